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

function watch(element: Element): void {
  if (typeof ResizeObserver === 'undefined') return;
  watcher ??= new ResizeObserver((entries) => {
    for (const { target } of entries) {
      const fitted = known.get(target);
      if (fitted) fit(fitted);
    }
  });
  watcher.observe(element);
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

function write({ element, letters }: Fitted, part: number): boolean {
  const line = letters.lineHeight * part;
  element.style.fontSize = `${letters.fontSize * part}px`;
  element.style.lineHeight = `${line}px`;
  return !isTooLarge(element, line);
}

function fit(fitted: Fitted): void {
  const { style } = fitted.element;
  style.overflowWrap = 'normal';
  let part = 1;
  while (!write(fitted, part) && part > fitted.least) part = Math.max(fitted.least, part * STEP);
  // Better broken than out of sight.
  if (isTooLarge(fitted.element, fitted.letters.lineHeight)) style.overflowWrap = 'anywhere';
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
    if (element.current) watcher?.unobserve(element.current);
    element.current = now;
    if (now) watch(now);
  }, []);
  useLayoutEffect(() => {
    const now = element.current;
    if (!isOn || !now) return;
    const fitted = { element: now, letters, words: now.textContent ?? '', least: leastPart(textScale) };
    if (isSame(known.get(now), fitted)) return;
    known.set(now, fitted);
    fit(fitted);
  });
  return isOn ? { ref } : {};
}
