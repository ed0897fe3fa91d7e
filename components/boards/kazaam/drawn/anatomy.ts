import type { Spot } from './sockets';
import type { Mark } from '@/components/kit/drawing/marks';

type Limb = (spot: Spot) => readonly Mark[];

/** How one homunculus is drawn, part by part. */
export interface Anatomy {
  readonly ear: Limb;
  readonly head: Limb;
  readonly torso: Limb;
  readonly arm: Limb;
  readonly leg: Limb;
  readonly tail: Limb;
  /** Laid over the resting mouth when the creature comes alive. */
  readonly laugh: readonly Mark[];
}
