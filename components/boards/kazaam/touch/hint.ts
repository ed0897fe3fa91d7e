import { isAlike } from '@/engine/core/alike';
import type { Seat } from '@/engine/core/seat';
import type { KazaamAim, KazaamMove } from '@/engine/games/kazaam/state';
import { tileOf, type TileId } from '@/engine/games/kazaam/tiles';

import { nearSeat, type Situation } from './intent';
import { spotKey, type Spot } from './spots';

/** What is to be touched next: something on the table, one of the two buttons, or something in an open sheet. */
export type Pointer =
  | { readonly type: 'spot'; readonly spot: Spot }
  | { readonly type: 'primary' }
  | { readonly type: 'secondary' }
  | { readonly type: 'answer'; readonly answer: 'stop' | 'allow' }
  | { readonly type: 'shown'; readonly tile: TileId }
  /** The button that puts shown tiles away. */
  | { readonly type: 'closing' };

const PRIMARY: Pointer = { type: 'primary' };
const SECONDARY: Pointer = { type: 'secondary' };

/** The next touch on the way to a move, with somebody's board enlarged or not; null where it cannot be made now. */
export function pointerTo(
  situation: Situation,
  hint: KazaamMove | null,
  enlarged: Seat | null = null,
): Pointer | null {
  if (!hint || !situation.moves.some((move) => isAlike(move, hint))) return null;
  switch (hint.type) {
    case 'draw':
      return at({ type: 'reserve' });
    case 'restore':
      return at({ type: 'restore' });
    case 'play':
      return withTile(situation, hint.tile, {
        type: 'place',
        seat: nearSeat(situation.view),
        place: tileOf(hint.tile).place,
      });
    case 'extract':
      return withTile(situation, hint.tile, { type: 'crucible' });
    case 'use':
      return toUse(situation, hint, enlarged);
    case 'end':
      return toEnd(situation);
    case 'gather':
      return at({ type: 'vessel', ingredient: hint.ingredient });
    case 'seen':
      return situation.view.shown ? { type: 'closing' } : PRIMARY;
    case 'take':
      return hint.tile === null ? { type: 'closing' } : { type: 'shown', tile: hint.tile };
    case 'stop':
    case 'allow':
      return { type: 'answer', answer: hint.type };
  }
}

export function pointsAt(pointer: Pointer | null, spot: Spot): boolean {
  return pointer?.type === 'spot' && spotKey(pointer.spot) === spotKey(spot);
}

function at(spot: Spot): Pointer {
  return { type: 'spot', spot };
}

/** First the tile is taken up, then it is put where it belongs. */
function withTile({ selection }: Situation, tile: TileId, target: Spot): Pointer {
  const isTaken = selection?.type === 'tile' && selection.tile === tile;
  return at(isTaken ? target : { type: 'hand', tile });
}

function toUse(
  { view, selection }: Situation,
  { place, aim }: Extract<KazaamMove, { type: 'use' }>,
  enlarged: Seat | null,
): Pointer {
  const near = nearSeat(view);
  const isTaken = selection?.type === 'part' && selection.place === place;
  const isLaid = aim?.type === 'tile' && aim.seat === near && selection?.type === 'part';
  if (isTaken && isLaid && selection.struck === aim.place) return PRIMARY;
  return isTaken ? toAim(aim, [near, enlarged]) : at({ type: 'place', seat: near, place });
}

/** The places of a board can be touched where it is near or enlarged. */
function toAim(aim: KazaamAim | null, large: readonly (Seat | null)[]): Pointer {
  switch (aim?.type) {
    case undefined:
      return SECONDARY;
    case 'hand':
      return at({ type: 'player', seat: aim.seat });
    case 'tile':
      return at(
        large.includes(aim.seat)
          ? { type: 'place', seat: aim.seat, place: aim.place }
          : { type: 'player', seat: aim.seat },
      );
    case 'discards':
      return at({ type: 'discards' });
    case 'supply':
      return PRIMARY;
  }
}

/** While a part is taken up its button only turns it down: it has to be put back first. */
function toEnd({ view, selection }: Situation): Pointer {
  if (selection?.type !== 'part') return SECONDARY;
  return at({ type: 'place', seat: nearSeat(view), place: selection.place });
}
