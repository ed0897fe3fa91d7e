import { stripVTControlCharacters } from 'node:util';

/**
 * What came of a test: how long it took, how often it was tried, why its first try failed, and what it missed within a
 * try, as what measures may.
 */
export function outcome(test, before, { seconds, error, missed }) {
  const problem = before?.problem ?? (error ? reasonOf(error) : null);
  const all = [...(before?.missed ?? []), ...missed];
  return {
    name: test.name,
    seconds,
    tries: (before?.tries ?? 0) + 1,
    ...(problem !== null && { problem }),
    ...(all.length > 0 && { missed: all }),
    hasPassed: error === null,
  };
}

const LONGEST = 240;

/** Why a test failed, in one line: what went wrong, and what is said first of where or with what. */
export function reasonOf(error) {
  const lines = stripVTControlCharacters(String(error?.message || error?.stack || error))
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && line !== 'Call log:');
  const reason = lines.slice(0, 2).join(' ');
  return reason.length > LONGEST ? `${reason.slice(0, LONGEST)}…` : reason;
}
