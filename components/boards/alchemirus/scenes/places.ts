import type { Part } from '@/components/kit/stage/anchors';
import type { Box } from '@/components/kit/stage/box';
import type { Seat } from '@/engine/core/seat';
import type { Building, Good, SpiritPlace } from '@/engine/games/alchemirus/data';
import type { AlchemirusSeatView } from '@/engine/games/alchemirus/view';

import { CARD_RATIO } from '../art/card-plan';
import { famePathSpot } from '../art/fame-path';
import { miniEstateHeight } from '../art/mini-plan';
import type { Spot } from '../art/piece';
import { goodSpot, goodWidth } from '../art/plot';
import { hauntSpot, sectorMiddle, sectorSpot, type Standing } from '../art/ring';
import { rowOf } from '../table/row';

/**
 * Names of where things lie, the same for the same place: pieces travel between them. The first ones are anchors that
 * the board has to set; the others are parts of them.
 */
export const DECK = 'deck';
export const DISCARDS = 'discards';
/** The whole Alchemic Ring, as its drawing is large. */
export const RING = 'ring';
/** The path of fame, as its drawing is large. */
export const FAME = 'fame';
export const bankAt = (place: number) => `bank:${place}`;
/** All the cards that somebody holds: one's own fan, or how many they are on the panel of another. */
export const handAt = (seat: Seat) => `hand:${seat}`;
/** A plot, free ones too, as its drawing is large. Without it things travel to the estate as a whole. */
export const plotAt = (seat: Seat, plot: number) => `plot:${seat}:${plot}`;
/** The plots of another as they are drawn small, six to a row. */
export const minisOf = (seat: Seat) => `minis:${seat}`;
/** All that somebody has built: the land, or the panel of another. */
export const estateAt = (seat: Seat) => `estate:${seat}`;
/** The number that says how much fame somebody has. */
export const laurelAt = (seat: Seat) => `laurel:${seat}`;

export const fieldAt = (field: number) => `field:${field}`;
/** Where the foot of a pawn stands. */
export const pawnAt = ({ index, order = 0, count = 1 }: Standing) => `pawn:${index}:${order}:${count}`;
export const hauntAt = (place: SpiritPlace) => `haunt:${place}`;
export const stoneAt = (fame: number, goal: number) => `stone:${fame}:${goal}`;
/** Where a card is going to lie in one's fan. */
export const slotAt = (seat: Seat, index: number, count: number) => `slot:${seat}:${index}:${count}`;

/** How a pawn stands on a field: several stand in the order of their seats. */
export function standingOf(
  players: readonly Pick<AlchemirusSeatView, 'field'>[],
  seat: Seat,
  field: number,
): Standing {
  const there = players.flatMap((player, other) => (player.field === field ? [other] : []));
  return { index: field, order: Math.max(0, there.indexOf(seat)), count: Math.max(1, there.length) };
}

interface GoodOn {
  readonly seat: Seat;
  readonly plot: number;
  readonly building: Building;
  readonly good: Good;
}

export const goodAt = ({ seat, plot, building, good }: GoodOn) => `good:${seat}:${plot}:${building}:${good}`;

/** Places that are parts of larger things. */
export function partOf(name: string): Part | null {
  const [kind, first = '0', second = '0', third = '1', fourth = ''] = name.split(':');
  switch (kind) {
    case 'field':
      return onRing((size) => sectorMiddle(size, Number(first)));
    case 'pawn':
      return onRing((size) => sectorSpot(size, standingBy(first, second, third)));
    case 'haunt':
      return onRing((size) => hauntSpot(size, first as SpiritPlace));
    case 'stone':
      return {
        whole: FAME,
        of: (box) => pointIn(box, famePathSpot(box.width, Number(second), Number(first))),
      };
    case 'slot':
      return { whole: `hand:${first}`, of: (box) => slotIn(box, Number(second), Number(third)) };
    case 'good':
      return {
        whole: `plot:${first}:${second}`,
        of: (box) => goodIn(box, third as Building, fourth as Good),
      };
    case 'mini':
      return { whole: `minis:${first}`, of: (box) => miniIn(box, Number(second)) };
    default:
      return null;
  }
}

/** Where something is to be looked for if its own place is not to be seen, the nearest first. */
export function insteadOf(name: string): readonly string[] {
  const [kind, seat, plot] = name.split(':');
  if (name === DISCARDS) return [DECK];
  return kind === 'plot' || kind === 'good' ? [`mini:${seat}:${plot}`, `estate:${seat}`] : [];
}

const standingBy = (index: string, order: string, count: string): Standing => ({
  index: Number(index),
  order: Number(order),
  count: Number(count),
});

function onRing(spot: (size: number) => Spot): Part {
  return { whole: RING, of: (box) => pointIn(box, spot(box.width)) };
}

/** A spot of so small a size that only its middle matters. */
function pointIn(box: Box, { x, y }: Spot): Box {
  return { x: box.x + x, y: box.y + y, width: 0, height: 0 };
}

/** So much is above a card in a fan. */
const RISE = 12;

/** What is beyond the edge of a fan comes and goes there. */
function slotIn(box: Box, index: number, count: number): Box {
  const width = Math.min(box.width, (box.height - RISE) / CARD_RATIO);
  const { left, step } = rowOf(count, width, box.width);
  return { ...box, x: box.x + Math.min(left + step * index, box.width - width), width };
}

/** There is always room for all twelve, in as many rows as there are columns for. */
function miniIn({ x, y, width, height }: Box, plot: number): Box {
  const columns = height > width * WIDE ? 4 : 6;
  const cell = width / columns;
  const [column, row] = [plot % columns, Math.floor(plot / columns)];
  const high = miniEstateHeight(width, 1, columns);
  return { x: x + column * cell, y: y + (row + 1) * high - cell, width: cell, height: cell };
}

/** Six by two are so much broader than four by three. */
const WIDE = 0.65;

function goodIn(box: Box, building: Building, good: Good): Box {
  const { x, y } = goodSpot(box.width, { building, good, index: good === 'metal' ? 1 : 0 });
  const width = goodWidth(box.width);
  return { x: box.x + x - width / 2, y: box.y + y - width * 0.55, width, height: width * 1.1 };
}
