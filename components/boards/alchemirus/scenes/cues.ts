import type { Pour } from '@/components/kit/stage/scene-context';
import type { Seat } from '@/engine/core/seat';
import type { Building, Card, Good } from '@/engine/games/alchemirus/data';
import type { AlchemirusView } from '@/engine/games/alchemirus/view';

import type { Fashion } from '../art/building-art';

interface Timed {
  /** Milliseconds at normal speed, from the beginning of the scene. */
  readonly start: number;
  readonly time: number;
}

/** How a card lies while it is under way: what nobody may know shows its back. */
export type Side = 'up' | 'down' | 'turning';

/** One thing that moves; places are named by their anchors. */
export type Cue = Timed &
  (
    | {
        readonly type: 'card';
        readonly card: Card | null;
        readonly side: Side;
        readonly from: string;
        readonly to: string;
      }
    | {
        readonly type: 'good';
        readonly good: Good;
        readonly from: string;
        readonly to: string;
        /** It lies where it arrived. */
        readonly stays: boolean;
      }
    /** One good comes up in the place of others, in its own light. */
    | { readonly type: 'change'; readonly of: Good | null; readonly into: Good; readonly at: string }
    /** A pawn hops from place to place. */
    | {
        readonly type: 'hop';
        readonly seat: Seat;
        readonly on: 'ring' | 'fame';
        readonly way: readonly string[];
      }
    /** A pawn comes down from above. */
    | { readonly type: 'land'; readonly seat: Seat; readonly at: string }
    | { readonly type: 'glide'; readonly from: string; readonly to: string }
    | { readonly type: 'eyes'; readonly at: string }
    | {
        readonly type: 'rise';
        readonly building: Building;
        readonly plot: number;
        readonly fashion: Fashion;
        readonly at: string;
      }
    | { readonly type: 'ruin'; readonly at: string }
    | { readonly type: 'laurel'; readonly from: string; readonly to: string }
    | { readonly type: 'wreath'; readonly at: string }
    | { readonly type: 'flare'; readonly at: string }
  );

export type CueOf<Type extends Cue['type']> = Extract<Cue, { readonly type: Type }>;

/** How one fact is shown. */
export interface Scene {
  /** The table meanwhile: what is under way lies nowhere on it. */
  readonly view: AlchemirusView;
  readonly cues: readonly Cue[];
  /** What goes on moving while the next facts are shown already. */
  readonly trails: readonly Cue[];
  readonly pours: readonly Pour[];
  readonly time: number;
  readonly pause: number;
  /** The Spirit is in the air, not on its place. */
  readonly isSpiritAway: boolean;
  /** Whose pawn is under way on the path of fame. */
  readonly climber: Seat | null;
}
