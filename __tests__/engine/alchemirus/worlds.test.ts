import { asked } from '@/engine/core/game';
import { without } from '@/engine/core/list';
import { advance, legalMoves, start } from '@/engine/core/play';
import { below, rngFrom } from '@/engine/core/rng';
import { open, save } from '@/engine/core/save';
import { allSeats, type Seat } from '@/engine/core/seat';
import { games } from '@/engine/games';
import { HAND_AT_START, type Card } from '@/engine/games/alchemirus/data';
import { alchemirus } from '@/engine/games/alchemirus/game';
import { countsOf } from '@/engine/games/alchemirus/kinds';
import { migrate } from '@/engine/games/alchemirus/migrate';
import type { AlchemirusFact, AlchemirusMove, AlchemirusTable } from '@/engine/games/alchemirus/state';
import { matchAt } from '../match-at';
import { ANNA, BEN, CLARA, playerOf, scenario } from './scenario';

/**
 * AL-31: somebody looks on from a seat and writes down every way it may have been, by the facts alone; a world that is
 * imagined for the seat must be one of these ways.
 */

/** By owner: how many cards he has, and those of them that are known. */
interface Way {
  readonly sizes: readonly number[];
  readonly held: readonly (readonly Card[])[];
}

const changedAt = <Item>(items: readonly Item[], index: number, change: (item: Item) => Item) =>
  items.map((item, place) => (place === index ? change(item) : item));

const grown = ({ sizes, held }: Way, owner: Seat, count: number, cards: readonly Card[] = []): Way => ({
  sizes: changedAt(sizes, owner, (size) => size + count),
  held: changedAt(held, owner, (known) => [...known, ...cards]),
});

/** The way after a card was seen to leave a hand: it was one that was known, or one that was not. */
function spent({ sizes, held }: Way, owner: Seat, card: Card): readonly Way[] {
  const known = held[owner]!;
  const fewer = changedAt(sizes, owner, (size) => size - 1);
  if (known.includes(card))
    return [{ sizes: fewer, held: changedAt(held, owner, (cards) => without(cards, card)) }];
  return sizes[owner]! > known.length ? [{ sizes: fewer, held }] : [];
}

function stolen(way: Way, from: Seat, to: Seat, card: Card | null): readonly Way[] {
  if (card) return spent(way, from, card).map((after) => grown(after, to, 1, [card]));
  const known = way.held[from]!;
  const ways = [...new Set(known)].flatMap((one) => stolen(way, from, to, one));
  const isUnknown = way.sizes[from]! > known.length;
  return isUnknown ? [...ways, grown(grown(way, from, -1), to, 1)] : ways;
}

function after(way: Way, fact: AlchemirusFact): readonly Way[] {
  switch (fact.type) {
    case 'drew':
      return [grown(way, fact.seat, fact.count, fact.cards ?? [])];
    case 'exchanged':
      return spent(way, fact.seat, fact.give).map((one) => grown(one, fact.seat, 1, [fact.take]));
    case 'paid':
      return spent(way, fact.seat, fact.card);
    case 'built':
      return spent(way, fact.seat, fact.building);
    case 'haunted':
      return fact.discarded.reduce<readonly Way[]>(
        (ways, card) => ways.flatMap((one) => spent(one, fact.seat, card)),
        [way],
      );
    case 'robbed':
      return stolen(way, fact.from, fact.seat, fact.card);
    default:
      return [way];
  }
}

/** Each way once: otherwise they would be without number. */
function distinct(ways: readonly Way[]): readonly Way[] {
  const named = ways.map((way) => [JSON.stringify(way.held.map((cards) => [...cards].sort())), way] as const);
  return [...new Map(named).values()];
}

const holds = (hand: readonly Card[], cards: readonly Card[]) => {
  const counts = countsOf(hand);
  return countsOf(cards).every((count, kind) => count <= counts[kind]!);
};

const isWay = ({ state }: AlchemirusTable, { sizes, held }: Way) =>
  state.players.every(({ hand }, owner) => hand.length === sizes[owner] && holds(hand, held[owner]!));

/** What makes robberies of known cards likely comes first. */
function eager(moves: readonly AlchemirusMove[]): readonly AlchemirusMove[] {
  const wanted = moves.filter(
    (move) =>
      move.type === 'rob' ||
      move.type === 'exchange' ||
      (move.type === 'haunt' && move.place === 'domo') ||
      (move.type === 'build' && move.building === 'domo') ||
      (move.type === 'go' && move.steps < 4),
  );
  return wanted.length > 0 ? wanted : moves;
}

test.each([3, 4])(
  'AL-15, AL-31 every imagined world agrees with all that was seen, with %i players',
  (seats) => {
    let unseen = 0;
    for (let seed = 0; seed < 5; seed += 1) {
      const options = { bank: true, openMarket: false, fameGoal: 20 } as const;
      let table = start(alchemirus, seats, options, rngFrom(seed));
      let chance = rngFrom(~seed);
      const sizes = allSeats(seats).map(() => HAND_AT_START);
      const begun: Way = { sizes, held: allSeats(seats).map(() => []) };
      const memories = allSeats(seats).map((seat): readonly Way[] => [
        { ...begun, held: changedAt(begun.held, seat, () => playerOf(table, seat).hand) },
      ]);
      const learn = () => {
        for (const seat of allSeats(seats))
          for (const fact of table.facts) {
            const ways = memories[seat]!.flatMap((way) => after(way, alchemirus.witness(fact, seat)));
            memories[seat] = distinct(ways);
          }
      };
      // Who begins has been dealt, and may have drawn already.
      table.facts.filter(({ type }) => type === 'drew').forEach(learn);
      for (let step = 0; step < 700 && asked(table); step += 1) {
        const moves = eager(legalMoves(alchemirus, table));
        const drawn = below(chance, moves.length);
        chance = drawn.rng;
        table = advance(alchemirus, table, moves[drawn.value]!);
        learn();
        for (const seat of allSeats(seats)) {
          const ways = memories[seat]!;
          unseen += ways.length > 1 ? 1 : 0;
          expect(ways.some((way) => isWay(table, way))).toBe(true);
          if (step % 3 > 0 && ways.length === 1) continue;
          const world = alchemirus.resample(table, seat, rngFrom(step));
          expect(ways.some((way) => isWay(world, way))).toBe(true);
        }
      }
    }
    expect(unseen).toBeGreaterThan(50);
  },
  60_000,
);

describe('a game of version 1', () => {
  const table = scenario({ players: [{}, { hand: ['labrium', 'horten'] }, { hand: ['domo', 'horten'] }] });
  /** Anna knows that a Labrium and a Domo are with Ben or with Clara, who has room for one more. */
  const loose = (['labrium', 'domo'] as const).map((card) => ({ card, owners: [BEN, CLARA] }));
  const old = {
    ...table,
    state: {
      ...table.state,
      known: table.state.known.map(([insight]) => {
        const { weight: _, ...rest } = insight!;
        return { ...rest, sure: [[], [], ['horten']], loose };
      }),
    },
  };

  test('AL-31 opens with all that was known', () => {
    const opened = migrate(JSON.parse(JSON.stringify(old)), 1);
    const worlds = Array.from({ length: 40 }, (_, seed) => alchemirus.resample(opened, ANNA, rngFrom(seed)));
    const withBen = worlds.map((world) => playerOf(world, BEN).hand.filter((card) => card !== 'horten'));
    for (const world of worlds) {
      const hands = [BEN, CLARA].flatMap((seat) => playerOf(world, seat).hand);
      expect(hands).toEqual(expect.arrayContaining(['labrium', 'domo', 'horten']));
    }
    expect(new Set(withBen.map((cards) => cards.join())).size).toBeGreaterThan(2);
    expect(() => migrate(old, 2)).toThrow();
  });

  test('AL-31 that was saved goes on', () => {
    const match = matchAt(alchemirus, old as unknown as AlchemirusTable);
    const opened = open(games, save({ ...match, record: { ...match.record, rulesVersion: 1 } }));
    expect(opened).toMatchObject({
      ok: true,
      value: { match: { record: { rulesVersion: alchemirus.rulesVersion } } },
    });
  });
});
