import type { TableWords } from './table';

export const table: TableWords = {};
