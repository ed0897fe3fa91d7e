export type Fashion = 0 | 1;
