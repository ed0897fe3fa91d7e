import type { Part } from '@/components/kit/stage/anchors';
import { inMiddle, type Box } from '@/components/kit/stage/box';
import type { Seat } from '@/engine/core/seat';
import { COLOURS, type Cauldron, type Colour, type Shelf, type Stack } from '@/engine/games/witchs-brew/data';
import { isShelf } from '@/engine/games/witchs-brew/queries/stacks';

import { CAULDRON_BOX } from '../art/boxes';
import { CAULDRON_SPOTS, cauldronSpot } from '../art/cauldron';
import { LEAST_NAMED } from '../art/role-card';
import { shelfHeight, socketSpot } from '../art/shelf';
import { perchSpot, recipePlace } from '../art/spots';
import type { Layout } from '../layout';

/** What is paid and gained piece by piece. */
export type Good = 'coin' | 'vial' | Colour;

/** Names of where things lie, the same for the same place: pieces travel between them. */
export const SPELL = 'spell';
export const PERCHES = 'perches';
/** Where a player's card of the trick lies, and the crown over it. */
export const roleAt = (seat: Seat) => `role:${seat}`;
export const crownAt = (seat: Seat) => `crown:${seat}`;
/** The roles that a player still holds. */
export const handAt = (seat: Seat) => `hand:${seat}`;
/** Where somebody keeps his coins, his vials, or his drops of a colour. */
export const storeAt = (seat: Seat, good: Good) => `store:${seat}:${good}`;
/** All of it but the vials, of somebody whose board hangs over the table. */
export const purseAt = (seat: Seat) => `purse:${seat}`;
export const cardsAt = (seat: Seat) => `cards:${seat}`;
export const potAt = (cauldron: Cauldron) => `pot:${cauldron}`;
/** Where a potion of a stack is filled into its bottle. */
export const mouthOf = (stack: Stack) => `mouth:${stack}`;
export const recipeAt = (cauldron: Cauldron, count: number, index: number) =>
  `recipe:${cauldron}:${count}:${index}`;
export const shelfAt = (shelf: Shelf) => `shelf:${shelf}`;
export const socketAt = (shelf: Shelf, need: number, index: number) => `socket:${shelf}:${need}:${index}`;
/** What lies on a shelf, as an amount. */
export const lyingAt = (shelf: Shelf) => `lying:${shelf}`;
/** The raven that comes with a potion, and its perch at the window. */
export const ravenOn = (stack: Stack) => `raven:${stack}`;
export const perchAt = (index: number) => `perch:${index}`;

type Spot = { readonly x: number; readonly y: number };

/** Places that are parts of larger things, from how these are laid out. */
export function partIn(layout: Layout, name: string): Part | null {
  const [kind, owner = '', count = '0', index = '0'] = name.split(':');
  switch (kind) {
    case 'mouth':
      return ofStack(layout, owner as Stack, BOTTLE, CAULDRON_SPOTS.mouth);
    case 'recipe':
      return inPot(layout, owner, recipePlace(owner as Cauldron, Number(count), Number(index)));
    case 'raven':
      return ofStack(layout, owner as Stack, RAVEN, CAULDRON_SPOTS.raven);
    case 'socket':
      return onShelf(layout, owner, socketIn(layout, Number(count), Number(index)));
    case 'perch':
      return { whole: PERCHES, of: (box) => pointIn(box, perchIn(layout, box, Number(owner))) };
    case 'crown':
      return { whole: `role:${owner}`, of: crownOver };
    default:
      return null;
  }
}

/** On a shelf of the size of a phone's. */
const BOTTLE = { x: 14, y: 26 };
const RAVEN = { x: 50, y: 24 };

function ofStack(layout: Layout, stack: Stack, { x, y }: Spot, inCauldron: readonly [number, number]): Part {
  const { scale } = layout.shelf;
  return isShelf(stack)
    ? onShelf(layout, stack, { x: x * scale, y: y * scale })
    : inPot(layout, stack, inCauldron);
}

/** A spot of so small a size that only its middle matters. */
function pointIn(box: Box, { x, y }: Spot): Box {
  return { x: box.x + x, y: box.y + y, width: 0, height: 0 };
}

/** What is touched may be narrower than the cauldron that stands in its middle. */
function inPot({ hearth }: Layout, cauldron: string, spot: readonly [number, number]): Part {
  const width = CAULDRON_BOX[2] * hearth.scale;
  const { x, y } = cauldronSpot(width, spot);
  return {
    whole: `pot:${cauldron}`,
    of: (box) => pointIn(box, { x: (box.width - width) / 2 + x, y }),
  };
}

/** The plank is at the foot of what is touched. */
function onShelf({ shelf }: Layout, name: string, { x, y }: Spot): Part {
  return {
    whole: `shelf:${name}`,
    of: (box) => pointIn(box, { x, y: box.height - shelfHeight(shelf.scale) + y }),
  };
}

function socketIn({ shelf }: Layout, need: number, index: number): Spot {
  return socketSpot(shelf.width, shelf.scale, need, Math.min(index, need - 1));
}

function perchIn({ header }: Layout, { width }: Box, index: number): Spot {
  return perchSpot({ width, span: header.span, scale: header.scale }, index);
}

const ROWS: readonly string[] = ['coin', ...COLOURS] satisfies readonly Good[];

/** On the board of a player over the table coins and drops have a row each, one below the other. */
export function purseIn(near: Seat, name: string): Part | null {
  const [kind, seat = '', good = ''] = name.split(':');
  const row = ROWS.indexOf(good);
  if (kind !== 'store' || row < 0 || seat === String(near)) return null;
  const of = ({ x, y, width, height }: Box) => ({
    x,
    y: y + (height * row) / ROWS.length,
    width,
    height: height / ROWS.length,
  });
  return { whole: `purse:${seat}`, of };
}

/** On cards that are large enough for a name the crown is smaller. */
function crownOver(card: Box): Box {
  const isNamed = card.width >= LEAST_NAMED;
  const size = card.width * (isNamed ? 0.24 : 0.36);
  const top = card.y - card.width * (isNamed ? 0.13 : 0.2);
  return { ...inMiddle(card, 1.5 * size, size), y: top };
}
