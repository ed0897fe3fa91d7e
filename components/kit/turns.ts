import { useCallback, useLayoutEffect, useMemo, useState } from 'react';
import { Platform } from 'react-native';

/** Somebody who wants a window of his own over the app. */
interface Comer {
  readonly enter: () => void;
}

/**
 * On iOS a window can only be shown when no other one is there, nor still being taken away: it would never be seen, and
 * nobody would be told. So they take turns, in the order in which they came.
 */
let inside: Comer | null = null;
let isLeaving = false;
let waiting: readonly Comer[] = [];
let timer: ReturnType<typeof setTimeout> | undefined;

/** Nobody says when a window has gone that is no longer rendered; without motion that takes a frame or two. */
const UNSEEN_MS = 150;
/** It is said of every other window; should it once not be said, nobody waits for ever. */
const UNHEARD_MS = 1000;

function come(comer: Comer): void {
  if (inside) {
    waiting = [...waiting, comer];
    return;
  }
  inside = comer;
  comer.enter();
}

function go(comer: Comer, afterMs: number): void {
  waiting = waiting.filter((other) => other !== comer);
  if (inside !== comer) return;
  isLeaving = true;
  clearTimeout(timer);
  timer = setTimeout(() => gone(comer), afterMs);
}

function gone(comer: Comer): void {
  if (inside !== comer || !isLeaving) return;
  clearTimeout(timer);
  isLeaving = false;
  inside = null;
  const [next, ...others] = waiting;
  waiting = others;
  if (next) come(next);
}

interface Turn {
  readonly isIn: boolean;
  /** The window has been taken away. */
  readonly onGone: () => void;
}

function useAnyTime(isWanted: boolean): Turn {
  return { isIn: isWanted, onGone: nothing };
}

const nothing = () => undefined;

function useOwnTurn(isWanted: boolean): Turn {
  const [isIn, setIn] = useState(false);
  const comer = useMemo<Comer>(() => ({ enter: () => setIn(true) }), []);
  useLayoutEffect(() => {
    if (!isWanted) return undefined;
    come(comer);
    return () => {
      setIn(false);
      go(comer, UNHEARD_MS);
    };
  }, [isWanted, comer]);
  useLayoutEffect(() => () => go(comer, UNSEEN_MS), [comer]);
  return { isIn: isWanted && isIn, onGone: useCallback(() => gone(comer), [comer]) };
}

/** Whether it is the turn of a window that is wanted. */
export const useTurn = Platform.OS === 'ios' ? useOwnTurn : useAnyTime;

/** Once the window that is being taken away, if any, has gone: for what the system itself shows over the app. */
export function whenGone(): Promise<void> {
  if (!isLeaving) return Promise.resolve();
  return new Promise((resolve) => {
    const comer: Comer = {
      enter: () => {
        resolve();
        isLeaving = true;
        gone(comer);
      },
    };
    waiting = [comer, ...waiting];
  });
}
