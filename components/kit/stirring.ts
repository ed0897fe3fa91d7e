import { stir } from './rest';

const TOUCHED = { onTouchStartCapture: stir };

/** For the view that holds the whole app: every touch wakes what lives. */
export function useStirring() {
  return TOUCHED;
}
