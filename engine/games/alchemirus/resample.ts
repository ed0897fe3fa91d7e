import { at, sum } from '@/engine/core/list';
import { below, shuffle, split, type Rng } from '@/engine/core/rng';
import type { Seat } from '@/engine/core/seat';
import { CARDS, type Card } from './data';
import { copied, IN_THE_BOX, KIND, type Counts, type Tally } from './kinds';
import { nothing, type Belief, type Insight } from './known';
import {
  type AlchemirusPlayer,
  type AlchemirusState,
  type AlchemirusTable,
  type LyingGood,
  type Plot,
} from './state';
import { inOrder } from './queries/cards';

/** A world as the seat may imagine it: what it has not seen is dealt anew to hands, goods and deck. */
export function resample(table: AlchemirusTable, seat: Seat, rng: Rng): AlchemirusTable {
  const { state } = table;
  const insight = oneOf(at(state.known, seat), split(rng, 2));
  const mix = mixer(split(rng, 0));
  const held = insight.sure;
  const rooms = state.players.map((player, owner) =>
    owner === seat ? NO_ROOM : roomIn(player.hand.length - at(held, owner).length, insight, owner),
  );
  const unseen = unseenBy(state, seat, insight);
  const piles = pilesOf(sorted(unseen, insight, mix), roomFor(state, rooms), mix);
  const players = state.players.map((player, owner): AlchemirusPlayer => {
    const { old, fresh, mixed } = at(rooms, owner);
    const drawn = [...piles.old(old), ...piles.fresh(fresh), ...piles.mixed(mixed)];
    const estate = player.estate.map((plot) =>
      faced(plot, (good) => (isOld(state, good) ? piles.old : piles.fresh)),
    );
    return {
      ...player,
      estate,
      hand: owner === seat ? player.hand : inOrder([...at(held, owner), ...drawn]),
    };
  });
  return {
    ...table,
    rng: split(rng, 1),
    facts: [],
    state: {
      ...state,
      players,
      deck: piles.fresh(state.deck.length),
      known: state.known.map((one, viewer) => (viewer === seat ? one : nothing(table.seats))),
    },
  };
}

/** Finer than any difference between likelihoods that matters. */
const FINE = 1 << 30;

/** One of the ways it may be, the likelier the sooner. */
function oneOf(belief: Belief, rng: Rng): Insight {
  const total = sum(belief.map(({ weight }) => weight));
  let left = belief.length > 1 ? (below(rng, FINE).value / FINE) * total : 0;
  return belief.find(({ weight }) => (left -= weight) < 0) ?? at(belief, belief.length - 1);
}

/** How many cards of each kind a seat has not seen where they are. */
export function unseenBy(
  { players, discards, bank }: AlchemirusState,
  seat: Seat,
  { sure }: Pick<Insight, 'sure'>,
): Tally {
  const left = copied(IN_THE_BOX);
  const see = (card: Card) => (left[KIND[card]] -= 1);
  at(players, seat).hand.forEach(see);
  discards.forEach(see);
  for (const card of bank) if (card) see(card);
  for (const { estate } of players) for (const { building } of estate) see(building);
  for (const cards of sure) cards.forEach(see);
  return left;
}

/** The plot with other cards under its goods. */
function faced({ building, goods }: Plot, pileOf: (good: LyingGood) => Pile): Plot {
  if (goods.length === 0) return { building, goods };
  return {
    building,
    goods: goods.map((one) => ({ good: one.good, card: at(pileOf(one)(1), 0), deck: one.deck })),
  };
}

type Mix = <Item>(items: readonly Item[]) => readonly Item[];

function mixer(rng: Rng): Mix {
  let now = rng;
  return (items) => {
    const mixed = shuffle(now, items);
    now = mixed.rng;
    return mixed.value;
  };
}

/** Places for unknown cards: for old ones, for fresh ones, and for either. */
interface Room {
  readonly old: number;
  readonly fresh: number;
  readonly mixed: number;
}

const NO_ROOM: Room = { old: 0, fresh: 0, mixed: 0 };

function roomIn(size: number, { mostOld, mostFresh }: Insight, owner: number): Room {
  const old = Math.max(0, size - at(mostFresh, owner));
  const fresh = Math.max(0, Math.min(size - old, size - at(mostOld, owner)));
  return { old, fresh, mixed: size - old - fresh };
}

/** All places together, those of the goods and the deck included. */
function roomFor(state: AlchemirusState, hands: readonly Room[]): Room {
  const goods = state.players.flatMap(({ estate }) => estate.flatMap((plot) => plot.goods));
  const old = goods.filter((good) => isOld(state, good)).length;
  return {
    old: old + sum(hands.map((room) => room.old)),
    fresh: goods.length - old + state.deck.length + sum(hands.map((room) => room.fresh)),
    mixed: sum(hands.map((room) => room.mixed)),
  };
}

export function isOld({ shuffles }: AlchemirusState, { deck }: { readonly deck: number }): boolean {
  return deck < shuffles;
}

interface Sorted {
  /** Those that must be old first, those that must be fresh last; in between those of which it is open. */
  readonly cards: readonly Card[];
  readonly old: number;
  readonly fresh: number;
}

function sorted(unseen: Counts, insight: Insight, mix: Mix): Sorted {
  const old: Card[] = [];
  const open: Card[] = [];
  const fresh: Card[] = [];
  for (const card of CARDS) {
    const kind = KIND[card];
    const count = unseen[kind];
    const mustBeOld = Math.max(0, count - insight.fresh[kind]);
    const mustBeFresh = Math.min(count - mustBeOld, Math.max(0, count - insight.old[kind]));
    for (let copy = 0; copy < count; copy += 1)
      (copy < mustBeOld ? old : copy < mustBeOld + mustBeFresh ? fresh : open).push(card);
  }
  return { cards: [...mix(old), ...mix(open), ...mix(fresh)], old: old.length, fresh: fresh.length };
}

/** Places for either take what there is no other place for, then any cards; the others take what suits them. */
function pilesOf({ cards, old, fresh }: Sorted, room: Room, mix: Mix) {
  const fromFront = Math.min(room.mixed, Math.max(0, old - room.old));
  const fromBack = Math.min(room.mixed - fromFront, Math.max(0, fresh - room.fresh));
  const middle = cards.slice(fromFront, cards.length - fromBack);
  const places = mix(middle.map((_, index) => index)).slice(0, room.mixed - fromFront - fromBack);
  const picked = new Set(places);
  const rest = middle.filter((_, index) => !picked.has(index));
  const either = [
    ...cards.slice(0, fromFront),
    ...cards.slice(cards.length - fromBack),
    ...places.map((index) => at(middle, index)),
  ];
  return {
    old: pile(mix(rest.slice(0, room.old))),
    fresh: pile(mix(rest.slice(room.old))),
    mixed: pile(mix(either)),
  };
}

/** Takes so many cards off. */
type Pile = (count: number) => readonly Card[];

function pile(cards: readonly Card[]): Pile {
  let next = 0;
  return (count) => cards.slice(next, (next += count));
}
