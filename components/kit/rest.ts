import { useCallback, useSyncExternalStore } from 'react';

/** So long without a touch or a change, and nothing moves by itself any more. */
export const PATIENCE = 5000;
/** What was touched answers first. */
const AFTER_TOUCH = 150;

const listeners = new Set<() => void>();
let isResting = false;
let stirredAt = 0;
let clock: ReturnType<typeof setTimeout> | undefined;

function tell(rests: boolean): void {
  if (isResting === rests) return;
  isResting = rests;
  listeners.forEach((listener) => listener());
}

/** One clock for everything that lives; it runs only while something does. */
function wait(milliseconds: number): void {
  clearTimeout(clock);
  clock = setTimeout(() => {
    const left = stirredAt + PATIENCE - Date.now();
    if (left > 0) wait(left);
    else tell(true);
  }, milliseconds);
}

/** Somebody touches, or something changes: what lives moves again. */
export function stir(): void {
  stirredAt = Date.now();
  if (!isResting) return;
  clearTimeout(clock);
  clock = setTimeout(() => {
    wait(PATIENCE);
    tell(false);
  }, AFTER_TOUCH);
}

/** Something living appears, which is a change. */
function join(listener: () => void): () => void {
  listeners.add(listener);
  if (listeners.size === 1) wait(PATIENCE);
  stir();
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    clearTimeout(clock);
    isResting = false;
  };
}

const nothing = () => undefined;
const stay = () => nothing;

/** Whether nothing has been touched and nothing has changed for a while; never for whoever does not ask. */
export function useIsResting(isAsked = true): boolean {
  const now = useCallback(() => isAsked && isResting, [isAsked]);
  return useSyncExternalStore(isAsked ? join : stay, now, now);
}
