import { sum } from '@/engine/core/list';
import type { Seat } from '@/engine/core/seat';
import { BASICS, LEVEL, MISSION_GOAL, WISDOM, type Element, type Mission } from '../../data';
import { capacityOf, hasAbility, isAlchemist, roomOf } from '../../queries/figures';
import { landAt, neighbours, type Hex } from '../../map';
import { farthestTowers } from '../../missions';
import { pilesAt } from '../../queries/piles';
import { hexesOf } from '../turn-plan';
import { errandTo, isAble, isNear, isOneStepShort, type Errand, type Reach } from './turn-reach';
import type { Figure, MateriaPrimaMove, MateriaPrimaState } from '../../state';
import { countOf } from '../../stock';

/** Missions that are fulfilled by what is dropped on a hex (MP-28, MP-31, MP-32). */

/** Errands that together fulfil a mission, and how much wisdom goes with what is dropped. */
export interface Campaign {
  readonly errands: readonly Errand[];
  readonly loss: number;
}

const PRECIOUS: readonly Element[] = ['regia', 'platinum', 'gold'];

/** What the missions want to see dropped. */
export const FREIGHT: Partial<Readonly<Record<Mission, readonly Element[]>>> = {
  'lord-of-hellfire': ['fire'],
  magnate: ['gold'],
  spender: PRECIOUS,
};

interface Wish {
  readonly hex: Hex;
  readonly things: readonly Element[];
  /** At least one: a drop must fulfil it (MP-43). */
  readonly left: number;
  /** Whether what somebody dropped there counts. */
  readonly counts: (by: Seat | null) => boolean;
}

interface Offer extends Errand {
  readonly amount: number;
}

export function deliveries(reach: Reach): readonly Campaign[] {
  return wishesOf(reach).flatMap((wish) => {
    if (isTooMuch(reach, wish)) return [];
    const offers = reach.player.figures.map((figure) => offersOf(reach, figure, wish));
    return offers.flatMap((own, index) => {
      const others = offers.filter((_, other) => other !== index).map(bestOf);
      return own.flatMap((offer) => joined(wish, offer, others));
    });
  });
}

/** Whether there is not so much of it in all that several might bring; of what is mined there is always enough. */
function isTooMuch({ table, player }: Reach, wish: Wish): boolean {
  const { piles } = table.state;
  const isMined = wish.things.some((thing) => LEVEL[thing] === 1);
  const stocks = [player.store, ...player.figures.map(({ load }) => load)];
  const stray = piles.filter(({ hex, by }) => hex !== wish.hex || !wish.counts(by));
  const all = [...stocks, ...stray.map(({ elements }) => elements)];
  return (
    !isMined && sum(all.flatMap((stock) => wish.things.map((thing) => countOf(stock, thing)))) < wish.left
  );
}

/** The errand, and those of others that it takes besides. */
function joined(
  { left, things }: Wish,
  first: Offer,
  others: readonly (Offer | null)[],
): readonly Campaign[] {
  const errands = [first];
  let amount = first.amount;
  for (const offer of others) {
    if (amount >= left) break;
    if (!offer) continue;
    errands.push(offer);
    amount += offer.amount;
  }
  const worth = things.every((thing) => LEVEL[thing] === 3) ? WISDOM.element : 0;
  return amount < left ? [] : [{ errands, loss: left * worth }];
}

function bestOf(offers: readonly Offer[]): Offer | null {
  return offers
    .filter(({ figure, deeds }) => isAble(figure, deeds))
    .reduce<Offer | null>((best, offer) => (best && best.amount >= offer.amount ? best : offer), null);
}

function wishesOf(reach: Reach): readonly Wish[] {
  const { state } = reach.table;
  const isOwn = (by: Seat | null) => by === reach.seat;
  switch (reach.player.mission) {
    case 'lord-of-hellfire':
      return hexesOf(state, 'windshire').map((hex) =>
        wishFor(state, hex, ['fire'], MISSION_GOAL.hellfire, () => true),
      );
    case 'magnate':
      return hexesOf(state, 'hammerbreach').map((hex) =>
        wishFor(state, hex, ['gold'], MISSION_GOAL.magnateGold, isOwn),
      );
    case 'spender':
      return byFarthestTower(reach).map((hex) =>
        wishFor(state, hex, PRECIOUS, MISSION_GOAL.spenderElements, isOwn),
      );
    case 'tyrant':
    case 'armory-master':
    case 'soulreaper':
    case 'pacifist':
    case 'homekeeper':
    case 'cultist':
    case 'bodyguard':
    case null:
      return [];
  }
}

function wishFor(
  state: MateriaPrimaState,
  hex: Hex,
  things: readonly Element[],
  count: number,
  counts: Wish['counts'],
): Wish {
  const piles = pilesAt(state, hex).filter(({ by }) => counts(by));
  const lying = sum(piles.flatMap(({ elements }) => things.map((thing) => countOf(elements, thing))));
  return { hex, things, left: Math.max(1, count - lying), counts };
}

/** MP-36: next to the farthest tower, where one may go. */
export function byFarthestTower({ table, seat, isOpen, player }: Reach): readonly Hex[] {
  const around = farthestTowers(table.state, seat).flatMap(neighbours);
  // On the own tower's hex there is no Drop (MP-10).
  return [...new Set(around)].filter((hex) => isOpen(hex) && hex !== player.home);
}

/** How a figure can bring something: what it carries, out of the tower, from a mine or from the ground. */
function offersOf(reach: Reach, figure: Figure, wish: Wish): readonly Offer[] {
  if (!isNear(reach, figure, [wish.hex], { drop: 1 })) return [];
  const carried = sum(wish.things.map((thing) => countOf(figure.load, thing)));
  const offers = [
    ...carriedBy(reach, figure, wish, carried),
    ...fromTower(reach, figure, wish, carried),
    ...fromGround(reach, figure, wish, carried),
  ];
  return offers.filter(
    ({ deeds }) => isAble(figure, deeds) || (reach.stables && isOneStepShort(figure, deeds)),
  );
}

function carriedBy(reach: Reach, figure: Figure, { hex, things }: Wish, carried: number): readonly Offer[] {
  const thing = things.find((one) => countOf(figure.load, one) > 0);
  if (!thing) return [];
  const next: MateriaPrimaMove = { type: 'drop', figure: figure.id, thing };
  const errand = errandTo(reach, figure, [hex], { deeds: { drop: 1 }, next });
  return errand ? [{ ...errand, amount: carried }] : [];
}

function fromTower(reach: Reach, figure: Figure, { hex, things }: Wish, carried: number): readonly Offer[] {
  const { player } = reach;
  const stored = sum(things.map((thing) => countOf(player.store, thing)));
  const amount = Math.min(capacityOf(player, figure.id), carried + stored);
  if (player.home === null || amount <= carried) return [];
  const isShifted = reach.mayShift && isAlchemist(figure.id) && figure.hex === player.home;
  const next: MateriaPrimaMove = isShifted ? { type: 'shift' } : { type: 'equip', figure: figure.id };
  const deeds = { equip: isShifted ? 0 : 1, drop: 1 };
  const errand = errandTo(reach, figure, [player.home, hex], { deeds, next });
  return errand ? [{ ...errand, amount }] : [];
}

function fromGround(reach: Reach, figure: Figure, wish: Wish, carried: number): readonly Offer[] {
  const room = roomOf(reach.player, figure);
  if (room === 0) return [];
  return placesOf(reach, wish).flatMap((hex) =>
    wish.things.flatMap((thing) =>
      extractions(reach, figure, wish, { hex, thing }).flatMap((extraction) =>
        hauls(reach, figure, wish, { hex, carried, room, ...extraction }),
      ),
    ),
  );
}

/** Where something of what is wished for can be had. */
function placesOf({ table, player }: Reach, { things }: Wish): readonly Hex[] {
  const mines = BASICS.filter((basic) => things.includes(basic)).flatMap((basic) =>
    hexesOf(table.state, basic),
  );
  const piles = table.state.piles.map(({ hex }) => hex);
  return [...new Set([...mines, ...piles])].filter((hex) => hex !== player.home);
}

interface Extraction {
  readonly next: MateriaPrimaMove;
  /** How many an action brings, and how many actions do any good. */
  readonly each: number;
  readonly most: number;
}

interface Haul extends Extraction {
  readonly hex: Hex;
  readonly carried: number;
  readonly room: number;
}

function extractions(
  { table, player }: Reach,
  { id, actions }: Figure,
  wish: Wish,
  { hex, thing }: { readonly hex: Hex; readonly thing: Element },
): readonly Extraction[] {
  const isMine = landAt(table.state.layout, hex) === thing;
  const each = hasAbility(player, id, 'doubleExtract') ? 2 : 1;
  const mined: Extraction = { next: { type: 'mine', figure: id }, each, most: actions + 1 };
  const lying = strayAt(table, wish, hex, thing);
  const isAll = table.options.pickUp === 'all';
  const raised: Extraction = {
    next: { type: 'pickUp', figure: id, thing: isAll ? null : thing },
    each: isAll ? lying : 1,
    most: isAll ? 1 : lying,
  };
  return [...(isMine ? [mined] : []), ...(lying > 0 ? [raised] : [])];
}

/** How much lies on a hex and does not count for the mission as it lies. */
function strayAt({ state }: Reach['table'], wish: Wish, hex: Hex, thing: Element): number {
  const lying = pilesAt(state, hex).filter(({ by }) => hex !== wish.hex || !wish.counts(by));
  return sum(lying.map(({ elements }) => countOf(elements, thing)));
}

/** As much as there are actions for: with more of them spent here, fewer are left for the way. */
function hauls(
  reach: Reach,
  figure: Figure,
  { hex: goal, left }: Wish,
  { hex, carried, room, next, each, most }: Haul,
): readonly Offer[] {
  const useful = Math.ceil(Math.min(room, Math.max(1, left - carried)) / each);
  const times = Array.from({ length: Math.min(most, useful) }, (_, index) => index + 1);
  return times.reverse().flatMap((extract) => {
    const errand = errandTo(reach, figure, [hex, goal], { deeds: { extract, drop: 1 }, next });
    return errand ? [{ ...errand, amount: carried + Math.min(room, extract * each) }] : [];
  });
}
