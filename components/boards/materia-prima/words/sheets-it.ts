export { sheets } from './sheets-en';
