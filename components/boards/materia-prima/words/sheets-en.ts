import type { SheetWords } from './sheets';

export const sheets: SheetWords = {};
