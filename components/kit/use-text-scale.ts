import { useSyncExternalStore } from 'react';
import { Platform, useWindowDimensions } from 'react-native';

const DESIGNED_TEXT = 16;

let scale = 1;
let probe: HTMLElement | undefined;
const listeners = new Set<() => void>();

function read(): void {
  const size = probe?.getBoundingClientRect().width ?? DESIGNED_TEXT;
  const next = size > 0 ? size / DESIGNED_TEXT : 1;
  if (next === scale) return;
  scale = next;
  listeners.forEach((listener) => listener());
}

/** One invisible box, as wide as the browser's text is high, tells all texts when that changes. */
function layProbe(): void {
  if (probe || typeof document === 'undefined' || typeof ResizeObserver === 'undefined') return;
  probe = document.createElement('div');
  probe.setAttribute('aria-hidden', 'true');
  probe.style.cssText = 'position:absolute;visibility:hidden;pointer-events:none;width:1rem;height:0';
  document.body.append(probe);
  new ResizeObserver(read).observe(probe);
  read();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function browserScale(): number {
  layProbe();
  return scale;
}

const system = Platform.OS === 'web' ? browserScale : () => 1;

/** Browsers tell their text size by the root of the page; React Native for the web does not read it. */
export function useBrowserTextScale(): number {
  return useSyncExternalStore(subscribe, system, () => 1);
}

/** How much larger than designed text is shown, by the system's or the browser's setting. */
export function useTextScale(): number {
  const { fontScale } = useWindowDimensions();
  const browser = useBrowserTextScale();
  return Platform.OS === 'web' ? browser : fontScale;
}
