import type { Seat } from '@/engine/core/seat';
import type { FormulaId } from '@/engine/games/materia-prima/cards';
import type { Extension, Kind, Level, Thing } from '@/engine/games/materia-prima/data';
import type { FigureId, MateriaPrimaFact } from '@/engine/games/materia-prima/state';
import type { MateriaPrimaView } from '@/engine/games/materia-prima/view';

interface Timed {
  /** Milliseconds at normal speed, from the beginning of the scene. */
  readonly start: number;
  readonly time: number;
}

/** A figure as it is seen on its way. */
export interface Walker {
  readonly figure: FigureId;
  readonly seat: Seat;
  readonly isSkull: boolean;
  readonly load: readonly Thing[];
}

/** One thing that moves; places are named by their anchors. */
export type Cue = Timed &
  (
    | ({ readonly type: 'hop'; readonly from: string; readonly to: string } & Walker)
    /** Towards somebody and back. */
    | ({ readonly type: 'lean'; readonly from: string; readonly to: string } & Walker)
    /** Fades to a silhouette and flies somewhere, or is gone where it stood. */
    | ({ readonly type: 'fade'; readonly from: string; readonly to: string } & Walker)
    /** Comes up out of the ground, in its own light. */
    | ({ readonly type: 'rise'; readonly at: string } & Walker)
    | { readonly type: 'tower'; readonly seat: Seat; readonly at: string }
    | { readonly type: 'token'; readonly thing: Thing; readonly from: string; readonly to: string }
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
    /** A formula nobody may know shows its back. */
    | {
        readonly type: 'card';
        readonly kind: Kind;
        readonly formula: FormulaId | null;
        readonly from: string;
        readonly to: string;
      }
    /** A formula burns to gold. */
    | { readonly type: 'burn'; readonly formula: FormulaId; readonly seat: Seat; readonly at: string }
    /** A fragment clicks into the Stone. */
    | { readonly type: 'shard'; readonly levels: readonly Level[]; readonly at: string }
    | {
        readonly type: 'plaque';
        readonly extension: Extension;
        readonly from: string;
        readonly to: string;
      }
    /** A ring of light that widens. */
    | { readonly type: 'pulse'; readonly at: string; readonly tone: 'gold' | 'soul' }
  );

export type CueOf<Type extends Cue['type']> = Extract<Cue, { readonly type: Type }>;

/** How one fact is shown. */
export interface Scene {
  readonly fact: MateriaPrimaFact;
  /** The table meanwhile: what is under way lies nowhere on it, but figures stay in the lists. */
  readonly view: MateriaPrimaView;
  readonly cues: readonly Cue[];
  /** Figures that are under way: they do not stand on the map. */
  readonly away: ReadonlySet<FigureId>;
  readonly time: number;
  readonly pause: number;
}
