import { askOpenly, run } from '@/engine/core/agenda';
import { never } from '@/engine/core/list';
import { othersFrom, type Seat } from '@/engine/core/seat';
import { step } from '@/engine/core/step';
import {
  NO_DROPS,
  NOTHING,
  potionOf,
  type Colour,
  type Deed,
  type Drops,
  type Goods,
  type PotionId,
  type Shelf,
  type Stack,
} from '../data';
import { onlyChoice, plus, single } from '../drops';
import { deedOf, sourceOf } from '../queries/deeds';
import { dueOf, isSpared, wealth } from '../queries/price';
import { liesOpen } from '../queries/secrecy';
import { lyingGoods, missingOn, topOf } from '../queries/stacks';
import type {
  WitchsBrewEffect,
  WitchsBrewMove,
  WitchsBrewQuestion,
  WitchsBrewState,
  WitchsBrewTable,
} from '../state';
import {
  changed,
  cleared,
  getting,
  openSpell,
  paying,
  playerAt,
  ravensTaken,
  takingPotion,
  trickOf,
} from '../steps';

type Asked<Type extends WitchsBrewQuestion['type']> = Extract<WitchsBrewQuestion, { readonly type: Type }>;
type Brew = Extract<WitchsBrewMove, { readonly type: 'brew' }>;
type DeedOf<Type extends Deed['type']> = Extract<Deed, { readonly type: Type }>;

function deedFor<Type extends Deed['type']>(
  table: WitchsBrewTable,
  { role, isFull }: Asked<'effect'>,
  type: Type,
): DeedOf<Type> {
  const deed = deedOf(openSpell(table), role, isFull);
  if (deed.type !== type) throw new Error(`The ${role} does not ${type}`);
  return deed as DeedOf<Type>;
}

/** WB-11 */
export function decline(
  table: WitchsBrewTable,
  seat: Seat,
  { role, isFull }: Asked<'effect'>,
): WitchsBrewTable {
  return step(table, table.state, [{ type: 'declined', seat, role, isFull, why: 'choice' }]);
}

/** What needs no further word: a swap, or a levy on the others. */
export function levyOrSwap(table: WitchsBrewTable, seat: Seat, question: Asked<'effect'>): WitchsBrewTable {
  const deed = deedOf(openSpell(table), question.role, question.isFull);
  switch (deed.type) {
    case 'swap':
      return swap(table, seat, question, deed.price, deed.gain);
    case 'levy':
      return levy(table, seat, deed.shelf);
    case 'sell':
    case 'gather':
    case 'brew':
    case 'spared':
      throw new Error(`With the ${question.role} there is something to choose`);
    default:
      return never(deed);
  }
}

export function sell(
  table: WitchsBrewTable,
  seat: Seat,
  question: Asked<'effect'>,
  drop: Colour,
): WitchsBrewTable {
  const { gold } = deedFor(table, question, 'sell');
  return swap(table, seat, question, { ...NOTHING, drops: single(drop) }, { ...NOTHING, gold });
}

export function gather(
  table: WitchsBrewTable,
  seat: Seat,
  question: Asked<'effect'>,
  drops: Drops,
): WitchsBrewTable {
  const { gold } = deedFor(table, question, 'gather');
  return swap(table, seat, question, { ...NOTHING, gold }, { ...NOTHING, drops });
}

function swap(
  table: WitchsBrewTable,
  seat: Seat,
  { role, isFull }: Asked<'effect'>,
  price: Goods,
  gain: Goods,
): WitchsBrewTable {
  const players = getting(paying(table.state.players, seat, price), seat, gain);
  const by = sourceOf(openSpell(table), role, isFull);
  const isOpen = gain.vials === 0 || table.options.openScores;
  return step(table, changed(table.state, { players }), [{ type: 'swapped', seat, by, price, gain, isOpen }]);
}

/** WB-14, WB-20 */
export function brew(
  table: WitchsBrewTable,
  seat: Seat,
  question: Asked<'effect'>,
  { cauldron, drops, extra }: Brew,
): WitchsBrewTable {
  const { gold } = deedFor(table, question, 'brew');
  const potion = opened(table.state, cauldron);
  const price: Goods = { gold, drops: extra ? plus(drops, single(extra)) : drops, vials: 0 };
  const paid = paying(table.state.players, seat, price);
  const players = extra ? getting(paid, seat, VIAL) : paid;
  const state = takingPotion(changed(table.state, { players }), seat, cauldron);
  const by = sourceOf(openSpell(table), question.role, question.isFull);
  const isOpen = liesOpen(table.options, potion);
  const isExtraOpen = table.options.openScores;
  const brewed = step(table, state, [
    { type: 'brewed', seat, by, cauldron, potion, isOpen, price, extra, isExtraOpen },
  ]);
  return withRaven(brewed, seat, potion);
}

/** WB-21: the raven that came with a potion, if it had one. */
function withRaven(table: WitchsBrewTable, seat: Seat, potion: PotionId): WitchsBrewTable {
  if (!potionOf(potion).hasRaven) return table;
  return step(table, table.state, [{ type: 'ravenCame', seat, ravens: ravensTaken(table.state) }]);
}

const VIAL: Goods = { gold: 0, drops: NO_DROPS, vials: 1 };

function opened(state: WitchsBrewState, stack: Stack): PotionId {
  const top = topOf(state, stack);
  if (top === null) throw new Error(`Nothing is left of the ${stack} stack`);
  return top;
}

/** WB-16, WB-17: the others give, from the actor's left, and then the shelf is looked at. */
function levy(table: WitchsBrewTable, seat: Seat, shelf: Shelf): WitchsBrewTable {
  const gifts = othersFrom(seat, table.seats).map((other) =>
    run<WitchsBrewEffect>({ type: 'collect', seat: other, shelf }),
  );
  const todo = [...gifts, run<WitchsBrewEffect>({ type: 'fill', shelf })];
  return step(table, table.state, [{ type: 'levied', seat, shelf }], todo);
}

/** What one of the others has to give; he is asked only where there is a choice. */
export function collect(table: WitchsBrewTable, seat: Seat, shelf: Shelf): WitchsBrewTable {
  const count = dueOf(table.state, seat, shelf);
  if (count === 0) return table;
  if (shelf === 'gold') return put(table, seat, 'gold', { ...NOTHING, gold: count });
  const drops = onlyChoice(playerAt(table, seat).drops, count);
  if (drops) return give(table, seat, drops);
  const { claimant } = trickOf(table);
  return step(table, table.state, [], [askOpenly(seat, { type: 'give', to: claimant, count } as const)]);
}

/** WB-17 */
export function give(table: WitchsBrewTable, seat: Seat, drops: Drops): WitchsBrewTable {
  return put(table, seat, 'drops', { ...NOTHING, drops });
}

function put(table: WitchsBrewTable, seat: Seat, shelf: Shelf, price: Goods): WitchsBrewTable {
  const { players, goldOnShelf, dropsOnShelf } = table.state;
  const state = changed(table.state, {
    players: paying(players, seat, price),
    goldOnShelf: goldOnShelf + price.gold,
    dropsOnShelf: plus(dropsOnShelf, price.drops),
  });
  return step(table, state, [{ type: 'gave', seat, shelf, price, isSpared: isSpared(table.state, seat) }]);
}

/** WB-18: the card is won, can be completed, or waits. */
export function fill(table: WitchsBrewTable, shelf: Shelf): WitchsBrewTable {
  const { claimant } = trickOf(table);
  const missing = missingOn(table.state, shelf);
  if (missing === null) throw new Error(`Nothing stands on the ${shelf} shelf`);
  if (missing === 0) return bottle(table, table.state, claimant, shelf, NOTHING);
  const question = { type: 'complete', shelf, missing } as const;
  if (wealth(playerAt(table, claimant), shelf) < missing) return leaveShort(table, claimant, question);
  return step(table, table.state, [], [askOpenly(claimant, question)]);
}

export function leaveShort(
  table: WitchsBrewTable,
  seat: Seat,
  { shelf, missing }: Asked<'complete'>,
): WitchsBrewTable {
  return step(table, table.state, [{ type: 'leftShort', seat, shelf, missing }]);
}

/** WB-18: exactly what is missing. */
export function complete(
  table: WitchsBrewTable,
  seat: Seat,
  { shelf, missing }: Asked<'complete'>,
  drops: Drops | null,
): WitchsBrewTable {
  const added = drops ? { ...NOTHING, drops } : { ...NOTHING, gold: missing };
  const players = paying(table.state.players, seat, added);
  return bottle(table, changed(table.state, { players }), seat, shelf, added);
}

/** WB-18, WB-19: all that lies there goes to the supply, what was over included. */
function bottle(
  table: WitchsBrewTable,
  paid: WitchsBrewState,
  seat: Seat,
  shelf: Shelf,
  added: Goods,
): WitchsBrewTable {
  const potion = opened(paid, shelf);
  const lay = lyingGoods(paid, shelf);
  const bottled = step(table, takingPotion(cleared(paid, shelf), seat, shelf), [
    { type: 'bottled', seat, shelf, potion, isOpen: liesOpen(table.options, potion), lay, added },
  ]);
  return withRaven(bottled, seat, potion);
}
