import type { Side } from '@/components/kit/stage/between';
import type { Scene as AnyScene, Timed } from '@/components/kit/stage/scene';
import type { Ingredient } from '@/engine/games/kazaam/data';
import type { TileId } from '@/engine/games/kazaam/tiles';
import type { KazaamView } from '@/engine/games/kazaam/view';

import type { Seam } from '../art/seams';

/** What travels: a tile by the side that is seen of it, or a dose of an ingredient. */
export type Piece =
  | { readonly type: 'tile'; readonly tile: TileId | null; readonly side: Side }
  | { readonly type: 'dose'; readonly ingredient: Ingredient };

/** One thing that moves; places are named by their anchors. */
export type Cue = Timed &
  (
    | { readonly type: 'fly'; readonly piece: Piece; readonly from: string; readonly to: string }
    /** A tile of the own hand: its symbols are paid, its spine folds away, it glides to its place and lies there. */
    | {
        readonly type: 'lay';
        readonly tile: TileId;
        readonly from: string;
        readonly to: string;
        /** When each symbol has been paid. */
        readonly paid: readonly number[];
        readonly fold: number;
        readonly glide: number;
      }
    | { readonly type: 'sew'; readonly at: string; readonly seam: Seam }
    | { readonly type: 'turn'; readonly at: string; readonly tile: TileId; readonly isUp: boolean }
    | { readonly type: 'flare'; readonly at: string }
    /** The light of a power, cut before it has reached what it was aimed at. */
    | { readonly type: 'cut'; readonly from: string; readonly to: string }
    /** A word is spoken over a board. */
    | { readonly type: 'speak'; readonly at: string; readonly word: 'stopped' }
    | { readonly type: 'reach'; readonly from: string; readonly to: string }
  );

export type CueOf<Type extends Cue['type']> = Extract<Cue, { readonly type: Type }>;

/** How one fact is shown. */
export interface Scene extends AnyScene<KazaamView, Cue> {
  /** A tile of the hand that is on its way and must not be seen twice. */
  readonly lifted: TileId | null;
}
