import drawings from './drawings.json';

export const FILES = drawings;
