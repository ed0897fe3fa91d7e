import { askOpenly } from '@/engine/core/agenda';
import type { Seat } from '@/engine/core/seat';
import type { Deed, Role, Spared, Stack } from '../data';
import { minus, plus, single } from '../drops';
import { legal } from '../moves/legal';
import { deedOf } from '../queries/deeds';
import { whyNot, type Stock } from '../queries/price';
import { topOf } from '../queries/stacks';
import { worth, type Outlook } from './hand-worth';
import type { WitchsBrewMove, WitchsBrewPlayer, WitchsBrewQuestion, WitchsBrewTable } from '../state';
import { openSpell, playerAt } from '../steps';
import { potionWorth } from './goods-worth';

type Asked<Type extends WitchsBrewQuestion['type']> = Extract<WitchsBrewQuestion, { readonly type: Type }>;
/** What is asked when something is there to be had or to be given. */
type Deal = Asked<'effect' | 'give' | 'complete'>;

/** How things stand with a seat that has the rest of a hand still to play. */
export interface Position {
  readonly table: WitchsBrewTable;
  readonly seat: Seat;
  readonly outlook: Outlook;
  readonly hand: readonly Role[];
}

/** What the full action or the favour of a role brings a seat, done in the best way; nought if it cannot be had. */
export function gain(position: Position, role: Role, isFull: boolean): number {
  const { table, seat, outlook, hand } = position;
  const deed = deedOf(openSpell(table), role, isFull);
  if (deed.type === 'spared') return outlook.spared[deed.shelf];
  if (deed.type === 'levy') return outlook.levies[deed.shelf];
  if (whyNot(table.state, seat, deed)) return 0;
  const what = { type: 'effect', role, isFull } as const;
  let most = 0;
  for (const move of legal(table, askOpenly(seat, what)))
    most = Math.max(most, dealWorth(position, what, move));
  return Math.max(0, most - worth(outlook, playerAt(table, seat), hand));
}

/** What a seat's goods and hand are worth after such a move, with the points that it brings. */
export function dealWorth(
  { table, seat, outlook, hand }: Position,
  what: Deal,
  move: WitchsBrewMove,
): number {
  const deed = what.type === 'effect' ? deedOf(openSpell(table), what.role, what.isFull) : null;
  const player = playerAt(table, seat);
  if (move.type === 'take' && deed?.type === 'levy') {
    return outlook.levies[deed.shelf] + worth(outlook, player, hand);
  }
  const points = pointsOf(table, seat, deed, move);
  return points + worth(outlook, stockAfter(player, what, deed, move), hand);
}

function pointsOf(
  table: WitchsBrewTable,
  seat: Seat,
  deed: Deed | Spared | null,
  move: WitchsBrewMove,
): number {
  switch (move.type) {
    case 'take':
      return deed?.type === 'swap' ? deed.gain.vials : 0;
    case 'brew':
      return openWorth(table, seat, move.cauldron) + (move.extra ? 1 : 0);
    case 'add':
      return openWorth(table, seat, move.drops ? 'drops' : 'gold');
    case 'choose':
    case 'call':
    case 'claim':
    case 'yield':
    case 'sell':
    case 'gather':
    case 'give':
    case 'decline':
      return 0;
  }
}

function openWorth(table: WitchsBrewTable, seat: Seat, stack: Stack): number {
  const top = topOf(table.state, stack);
  return top === null ? 0 : potionWorth(table, seat, top);
}

function stockAfter(
  player: WitchsBrewPlayer,
  what: Deal,
  deed: Deed | Spared | null,
  move: WitchsBrewMove,
): Stock {
  const { gold, drops } = player;
  switch (move.type) {
    case 'take':
      return deed?.type === 'swap' ? swapped(player, deed) : player;
    case 'sell':
      return { gold: gold + goldIn(deed), drops: minus(drops, single(move.drop)) };
    case 'gather':
      return { gold: gold - goldIn(deed), drops: plus(drops, move.drops) };
    case 'brew': {
      const paid = move.extra ? plus(move.drops, single(move.extra)) : move.drops;
      return { gold: gold - goldIn(deed), drops: minus(drops, paid) };
    }
    case 'give':
      return { gold, drops: minus(drops, move.drops) };
    case 'add':
      if (move.drops) return { gold, drops: minus(drops, move.drops) };
      return { gold: gold - (what.type === 'complete' ? what.missing : 0), drops };
    case 'choose':
    case 'call':
    case 'claim':
    case 'yield':
    case 'decline':
      return player;
  }
}

function swapped({ gold, drops }: Stock, deed: Extract<Deed, { readonly type: 'swap' }>): Stock {
  const { price, gain: got } = deed;
  return { gold: gold - price.gold + got.gold, drops: plus(minus(drops, price.drops), got.drops) };
}

/** What is paid in gold, or got for a drop. */
function goldIn(deed: Deed | Spared | null): number {
  return deed && 'gold' in deed ? deed.gold : 0;
}
