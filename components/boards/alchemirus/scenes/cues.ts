import type { Side } from '@/components/kit/stage/between';
import type { Scene as AnyScene, Timed } from '@/components/kit/stage/scene';
import type { Seat } from '@/engine/core/seat';
import type { Building, Card, Good } from '@/engine/games/alchemirus/data';
import type { AlchemirusFact } from '@/engine/games/alchemirus/state';
import type { AlchemirusView } from '@/engine/games/alchemirus/view';

import type { Fashion } from '../art/fashion';

export type FactOf<Type extends AlchemirusFact['type']> = Extract<AlchemirusFact, { readonly type: Type }>;

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
    /** The light of a good that has become fame. */
    | { readonly type: 'burst'; readonly good: Good; readonly at: string }
    /** A pawn hops along the ring from field to field. */
    | { readonly type: 'hop'; readonly seat: Seat; readonly way: readonly string[] }
    /** On the path of fame from stone to stone, up or down. */
    | { readonly type: 'climb'; readonly seat: Seat; readonly way: readonly string[] }
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
export interface Scene extends AnyScene<AlchemirusView, Cue> {
  /** What goes on moving while the next facts are shown already. */
  readonly trails: readonly Cue[];
}

/** What moves when something happens, and what is not as always then. */
export interface Shown {
  readonly cues: readonly Cue[];
  readonly trails?: readonly Cue[];
  /** The table in the middle, where something leaves before something else comes. */
  readonly halfway?: AlchemirusView;
  /** If it is not all that moves that has to be waited for. */
  readonly time?: number;
  readonly pause?: number;
}
