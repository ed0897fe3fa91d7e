import type { Picture } from './print-files';

const NOTHING = (): void => undefined;

/** On a phone pictures are held before a table is opened. */
export const makeReady = (_pictures: readonly (Picture | undefined)[]): (() => void) => NOTHING;
