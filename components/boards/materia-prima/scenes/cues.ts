import type { Travel } from '@/components/kit/stage/between';
import type { Scene as AnyScene, Timed } from '@/components/kit/stage/scene';
import type { Seat } from '@/engine/core/seat';
import type { FormulaId } from '@/engine/games/materia-prima/cards';
import type { Level, Mission, Thing } from '@/engine/games/materia-prima/data';
import type { FigureId } from '@/engine/games/materia-prima/state';
import type { MateriaPrimaView } from '@/engine/games/materia-prima/view';

import type { Name } from './lying';

/** A figure as it is seen on its way. */
export interface Walker {
  readonly figure: FigureId;
  readonly seat: Seat;
  readonly isSkull: boolean;
  readonly load: readonly Thing[];
}

/** One thing that moves; places are named by their anchors. */
export type Cue = Timed &
  /** An element or a soul stone, a formula by the side that is seen of it, or an extension. */
  (
    | ({ readonly type: 'fly' } & Travel<Name>)
    | ({ readonly type: 'hop'; readonly from: string; readonly to: string } & Walker)
    /** Towards somebody and back. */
    | ({ readonly type: 'lean'; readonly from: string; readonly to: string } & Walker)
    /** Fades to a silhouette and flies somewhere, or is gone where it stood. */
    | ({ readonly type: 'fade'; readonly from: string; readonly to: string } & Walker)
    /** Comes up out of the ground, in its own light. */
    | ({ readonly type: 'rise'; readonly at: string } & Walker)
    | { readonly type: 'tower'; readonly seat: Seat; readonly at: string }
    | {
        readonly type: 'dice';
        readonly attack: readonly number[];
        readonly defence: readonly number[];
        readonly isWon: boolean;
        /** Whose dice they are. */
        readonly fighters: readonly [attacker: Walker, defender: Walker];
        /** They fall where the fighters are not. */
        readonly isBelow: boolean;
        readonly at: string;
      }
    /** A formula burns to gold. */
    | { readonly type: 'burn'; readonly formula: FormulaId; readonly seat: Seat; readonly at: string }
    /** A fragment clicks into the Stone; the last one makes it shine. */
    | {
        readonly type: 'shard';
        readonly levels: readonly Level[];
        readonly isWhole: boolean;
        readonly at: string;
      }
    /** A mission is turned over and shines: it has been fulfilled. */
    | { readonly type: 'mission'; readonly mission: Mission; readonly at: string }
    /** A ring of light that widens. */
    | { readonly type: 'pulse'; readonly at: string; readonly tone: 'gold' | 'soul' | 'blow' }
  );

export type CueOf<Type extends Cue['type']> = Extract<Cue, { readonly type: Type }>;

/** How one fact is shown. */
export interface Scene extends AnyScene<MateriaPrimaView, Cue> {
  /** Figures that are under way: they do not stand on the map. */
  readonly away: ReadonlySet<FigureId>;
}
