import { useEffect } from 'react';
import { stir } from './rest';

const SIGNS = ['pointerdown', 'keydown', 'wheel', 'touchstart'] as const;
const LOOKING_ON = { capture: true, passive: true } as const;

/** Whatever finger, mouse or key does wakes what lives. */
export function useStirring() {
  useEffect(() => {
    SIGNS.forEach((sign) => document.addEventListener(sign, stir, LOOKING_ON));
    return () => SIGNS.forEach((sign) => document.removeEventListener(sign, stir, LOOKING_ON));
  }, []);
  return {};
}
