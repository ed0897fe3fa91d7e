import { times } from '@/components/kit/drawing/geometry';
import type { Lying } from '@/components/kit/stage/between';
import { eachSeat, type Seat } from '@/engine/core/seat';
import { INGREDIENTS, PLACES, type Ingredient } from '@/engine/games/kazaam/data';
import type { TileId } from '@/engine/games/kazaam/tiles';
import type { KazaamSeatView, KazaamView } from '@/engine/games/kazaam/view';

import { nearSeat } from '../touch/intent';
import { DISCARDS, handAt, placeAt, RESERVE, vesselAt } from './places';

type Tile = Lying<TileId>;
type Dose = Lying<Ingredient>;

/** Every tile, as it lies on this table. */
export function tilesOn(view: KazaamView): readonly Tile[] {
  return [
    ...backs(view.reserveSize, RESERVE),
    ...backs(view.discardsSize, DISCARDS),
    ...eachSeat(view.players, (seat, player) => [...held(view, seat, player), ...laid(seat, player)]),
  ];
}

/** Every dose in a vessel, or at the place of another. */
export function dosesOn(view: KazaamView): readonly Dose[] {
  const near = nearSeat(view);
  return eachSeat(view.players, (seat, { purse }) =>
    INGREDIENTS.flatMap((ingredient) =>
      times(purse[ingredient], () => ({
        sort: 'dose',
        piece: ingredient,
        place: vesselAt(near, seat, ingredient),
      })),
    ),
  );
}

function held(view: KazaamView, seat: Seat, { handSize }: KazaamSeatView): readonly Tile[] {
  const place = handAt(nearSeat(view), seat);
  return seat === view.viewer ? view.hand.map((tile) => lying(tile, place)) : backs(handSize, place);
}

function laid(seat: Seat, { board }: KazaamSeatView): readonly Tile[] {
  return PLACES.flatMap((place) => {
    const slot = board[place];
    return slot ? [{ ...lying(slot.tile, placeAt(seat, place)), isDown: !slot.isUp }] : [];
  });
}

function lying(tile: TileId | null, place: string): Tile {
  return { sort: 'tile', piece: tile, place };
}

function backs(count: number, place: string): readonly Tile[] {
  return times(count, () => lying(null, place));
}
