import { useMotion } from './motion';
import { useIsResting } from './rest';

interface Endless {
  readonly animationIterationCount: 'infinite';
}

/**
 * The style of what moves by itself without an end, such as `toAndFro` makes: it stops where it is while nothing is touched
 * and nothing happens, and goes on from there. There is none where motion is unwanted, or where nothing is to move.
 */
export function useLiving<Style extends Endless>(style: Style | null) {
  const { isStill } = useMotion();
  const moves = style !== null && !isStill;
  const isResting = useIsResting(moves);
  if (!moves) return null;
  return { ...style, animationPlayState: isResting ? 'paused' : 'running' } as const;
}
