import { useCallback, useLayoutEffect, useRef } from 'react';

import type { Fit, Letters } from './fitting';
import { leastPart } from './least-part';

const STEP = 0.95;

interface Fitted {
  readonly element: HTMLElement;
  readonly letters: Letters;
  readonly words: string;
  /** The least part of their size that letters may have. */
  readonly least: number;
}

/** What has been fitted, to be fitted again when its room changes. */
const known = new WeakMap<Element, Fitted>();
let watcher: ResizeObserver | undefined;
const watched = new Set<Element>();

const fitWatched = (): void => fitAll([...watched].flatMap((element) => known.get(element) ?? []));

/** Letters that come later are wider or narrower than those that stood for them. */
const listenForLetters = (): void => document.fonts?.addEventListener('loadingdone', fitWatched);

function watch(element: Element): void {
  if (watched.size === 0) listenForLetters();
  watched.add(element);
  if (typeof ResizeObserver === 'undefined') return;
  watcher ??= new ResizeObserver((entries) => {
    const moved = entries.filter(hasOtherRoom);
    fitAll(moved.flatMap(({ target }) => known.get(target) ?? []));
  });
  watcher.observe(element);
}

function unwatch(element: Element): void {
  watched.delete(element);
  watcher?.unobserve(element);
}

/** The room that each had when it was last looked at. */
const rooms = new WeakMap<Element, string>();
/** How wide each was, in whole pixels, when its words were fitted to it. */
const widths = new WeakMap<Element, number>();

/** What is watched is told of once at the beginning, most often in the room in which it has just been fitted. */
function hasOtherRoom({ target, contentRect: { width, height } }: ResizeObserverEntry): boolean {
  const [before, now] = [rooms.get(target), `${width} × ${height}`];
  rooms.set(target, now);
  return before === undefined ? isFittedElsewhere(target, width) : before !== now;
}

/** The screen may have been turned in between. */
function isFittedElsewhere(target: Element, width: number): boolean {
  const then = widths.get(target);
  return then !== undefined && Math.abs(then - width) > 1;
}

/** How wide the words are, were there room. Boxes are told in whole pixels, and a part of one too much is cut. */
function widthOf(element: HTMLElement): number {
  const range = document.createRange();
  range.selectNodeContents(element);
  return range.getBoundingClientRect().width;
}

/** A word that is too long sticks out sideways, a line too many below. */
function isTooLarge(element: HTMLElement, line: number): boolean {
  const { scrollWidth, clientWidth, scrollHeight, clientHeight } = element;
  return (
    scrollWidth > clientWidth ||
    scrollHeight > clientHeight + line / 2 ||
    widthOf(element) > element.getBoundingClientRect().width + 0.02
  );
}

function write({ element: { style }, letters }: Fitted, part: number): void {
  style.fontSize = `${letters.fontSize * part}px`;
  style.lineHeight = `${letters.lineHeight * part}px`;
}

/** How many steps smaller the letters can become. */
const stepsOf = ({ least }: Fitted): number => Math.ceil(Math.log(least) / Math.log(STEP));

const partAt = ({ least }: Fitted, steps: number): number => Math.max(least, STEP ** steps);

/** With fewer steps than `low` the words are too large; with `high` they fit, or there are not so many. */
interface Search {
  readonly fitted: Fitted;
  readonly low: number;
  readonly high: number;
}

/** Most words fit as they are. */
const nextTry = ({ low, high }: Search): number => (low === 0 ? 0 : Math.floor((low + high) / 2));

function narrowed(search: Search): Search {
  const { fitted } = search;
  const steps = nextTry(search);
  const line = fitted.letters.lineHeight * partAt(fitted, steps);
  return isTooLarge(fitted.element, line) ? { ...search, low: steps + 1 } : { ...search, high: steps };
}

function settle({ fitted, high }: Search): void {
  const most = stepsOf(fitted);
  write(fitted, partAt(fitted, Math.min(high, most)));
  // Better broken than out of sight.
  if (high > most) fitted.element.style.overflowWrap = 'anywhere';
}

/**
 * Everything is written before anything is measured: to measure in between would lay out the whole page for each of
 * the words.
 */
function fitAll(all: readonly Fitted[]): void {
  for (const { element } of all) element.style.overflowWrap = 'normal';
  let left: readonly Search[] = all.map((fitted) => ({ fitted, low: 0, high: stepsOf(fitted) + 1 }));
  while (left.length > 0) {
    for (const search of left) write(search.fitted, partAt(search.fitted, nextTry(search)));
    const tried = left.map(narrowed);
    left = tried.filter(({ low, high }) => low < high);
    for (const search of tried) if (search.low >= search.high) settle(search);
  }
  for (const { element } of all) widths.set(element, element.clientWidth);
}

/** What is to be fitted before the next picture. */
let waiting: Fitted[] = [];

/** Words that come to the page together are fitted together, before anybody sees them. */
function fitSoon(fitted: Fitted): void {
  if (waiting.length === 0) queueMicrotask(fitWaiting);
  waiting.push(fitted);
}

function fitWaiting(): void {
  const all = waiting;
  waiting = [];
  fitAll(all.filter(({ element }) => element.isConnected));
}

const isSame = (one: Fitted | undefined, other: Fitted): boolean =>
  one !== undefined &&
  one.words === other.words &&
  one.letters.fontSize === other.letters.fontSize &&
  one.letters.lineHeight === other.letters.lineHeight &&
  one.letters.fontFamily === other.letters.fontFamily;

/** Browsers only cut: words are written smaller step by step until they fit. */
export function useFitting({ lines, keepsWords }: Fit, letters: Letters, textScale: number): object {
  const element = useRef<HTMLElement | null>(null);
  const isOn = lines !== undefined || keepsWords;
  const ref = useCallback((now: HTMLElement | null) => {
    if (element.current) unwatch(element.current);
    element.current = now;
    if (now) watch(now);
  }, []);
  useLayoutEffect(() => {
    const now = element.current;
    if (!isOn || !now) return;
    const fitted = { element: now, letters, words: now.textContent ?? '', least: leastPart(textScale) };
    if (isSame(known.get(now), fitted)) return;
    known.set(now, fitted);
    fitSoon(fitted);
  });
  return isOn ? { ref } : {};
}
