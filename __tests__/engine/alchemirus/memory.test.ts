import { ask } from '@/engine/core/agenda';
import { asked } from '@/engine/core/game';
import { without } from '@/engine/core/list';
import { advance, legalMoves, start } from '@/engine/core/play';
import { below, rngFrom } from '@/engine/core/rng';
import { allSeats, type Seat } from '@/engine/core/seat';
import type { Card } from '@/engine/games/alchemirus/data';
import { alchemirus } from '@/engine/games/alchemirus/game';
import { countsOf } from '@/engine/games/alchemirus/kinds';
import type { Insight } from '@/engine/games/alchemirus/known';
import { inOrder } from '@/engine/games/alchemirus/queries/cards';
import type { AlchemirusMove, AlchemirusTable } from '@/engine/games/alchemirus/state';
import { ANNA, at, BEN, CLARA, DONE, factsOf, go, played, playerOf, scenario } from './scenario';

/** What a seat with a perfect memory can know (AL-31), and that imagined worlds agree with it. */

const worlds = (table: AlchemirusTable, seat: Seat, count = 40) =>
  Array.from({ length: count }, (_, seed) => alchemirus.resample(table, seat, rngFrom(seed)));

const handsOf = (tables: readonly AlchemirusTable[], seat: Seat) =>
  tables.map((table) => playerOf(table, seat).hand);

const sorted = (cards: readonly Card[]) => [...cards].sort();

describe('after a shuffle', () => {
  const glorias = Array<Card>(5).fill('gloria');
  /** All Glorias are in the hands of Ben and Clara, two Pergulae lie under their goods, the rest is discarded. */
  const before = scenario({
    players: [
      { field: at('sale') },
      { field: at('sale'), hand: glorias, estate: ['horten: herb', 'pergula'] },
      { field: at('sale'), hand: glorias, estate: ['horten: herb', 'pergula'] },
    ],
  });
  const { deck } = before.state;
  const used = { ...before, state: { ...before.state, deck: [], discards: inOrder(deck) } };
  /** Anna ends her turn, and Ben draws the first card of the new deck. */
  const shuffled = played(used, [ANNA, go(1)], [ANNA, DONE]);
  const isOld = (card: Card) => card === 'gloria' || card === 'pergula';

  test('the deck is made of what was shuffled', () => {
    expect(shuffled.state.shuffles).toBe(1);
    for (const world of worlds(shuffled, ANNA)) expect(world.state.deck).not.toContain('gloria');
  });

  test('who has drawn since may hold one of its cards, who has not holds none', () => {
    const imagined = worlds(shuffled, ANNA);
    const freshIn = (seat: Seat) =>
      handsOf(imagined, seat).map((hand) => hand.filter((card) => !isOld(card)).length);
    expect(Math.max(...freshIn(BEN))).toBe(1);
    expect(Math.max(...freshIn(CLARA))).toBe(0);
  });

  test('who drew it knows what is left', () => {
    const [own] = factsOf(shuffled, 'drew').flatMap(({ cards }) => cards ?? []);
    const left = sorted(without(deck, own!));
    for (const world of worlds(shuffled, BEN)) expect(sorted(world.state.deck)).toEqual(left);
  });

  test('goods are of the deck that they came from', () => {
    const later = played(
      { ...shuffled, agenda: [ask(ANNA, { type: 'move' })], state: { ...shuffled.state, turn: ANNA } },
      [ANNA, go(2)],
      [ANNA, { type: 'harvest' }],
    );
    const under = (world: AlchemirusTable, seat: Seat) => playerOf(world, seat).estate[0]!.goods[0]!.card;
    const imagined = worlds(later, BEN);
    expect(imagined.map((world) => under(world, ANNA))).not.toContain('gloria');
    expect(imagined.map((world) => under(world, CLARA)).every(isOld)).toBe(true);
  });
});

describe('a card that everybody saw taken from the bank', () => {
  const bank = ['labrium', 'domo', 'domo', 'domo', 'domo'] as const;
  const taken = (hand: readonly Card[]) =>
    played(
      scenario({
        players: [
          { field: at('transport') },
          { hand, estate: ['domo'], field: at('transmutation') },
          { hand: ['horten'], field: at('transport') },
          {},
        ],
        bank,
        options: { bank: true },
      }),
      [ANNA, go(2)],
      [ANNA, DONE],
      [BEN, { type: 'exchange', take: 'labrium', give: 'metalle' }],
      [BEN, go(1)],
      [BEN, DONE],
      [CLARA, { type: 'draw' }],
      [CLARA, go(1)],
      [CLARA, { type: 'haunt', place: 'domo', isForHand: true }],
      [CLARA, { type: 'rob', seat: BEN }],
    );

  test('is with the thief or the victim after a robbery that others did not see', () => {
    const table = taken(['metalle', 'fornax', 'pergula']);
    const imagined = worlds(table, ANNA);
    const holders = imagined.map(
      (world) => [BEN, CLARA].filter((seat) => playerOf(world, seat).hand.includes('labrium')).length,
    );
    expect(holders.every((count) => count > 0)).toBe(true);
    const withClara = handsOf(imagined, CLARA).filter((hand) => hand.includes('labrium')).length;
    expect(withClara).toBeGreaterThan(0);
    expect(withClara).toBeLessThan(imagined.length);
  });

  test('is surely with the thief if there was no other', () => {
    for (const hand of handsOf(worlds(taken(['metalle']), ANNA), CLARA)) expect(hand).toEqual(['labrium']);
  });

  test('is known exactly to thief and victim', () => {
    const table = taken(['metalle', 'fornax', 'pergula']);
    const [card] = playerOf(table, CLARA).hand;
    for (const hand of handsOf(worlds(table, BEN), CLARA)) expect(hand).toEqual([card]);
    const isLabrium = card === 'labrium';
    for (const hand of handsOf(worlds(table, CLARA), BEN)) expect(hand.includes('labrium')).toBe(!isLabrium);
  });
});

/** Why this world cannot be what the seat has seen, as far as its memory goes; null if it can. */
function contradiction(
  world: AlchemirusTable,
  { known }: AlchemirusTable['state'],
  seat: Seat,
): string | null {
  const found = known[seat]!.map((insight) => contradictionWith(world, insight, seat));
  return found.includes(null) ? null : (found[0] ?? 'no way it may be');
}

function contradictionWith(world: AlchemirusTable, { sure, old, fresh }: Insight, seat: Seat): string | null {
  const { players, deck, shuffles } = world.state;
  const goods = players.flatMap(({ estate }) => estate.flatMap((plot) => plot.goods));
  const cardsOf = (isOld: boolean) =>
    goods.filter((one) => one.deck < shuffles === isOld).map(({ card }) => card);
  const fits = (cards: readonly Card[], most: readonly number[]) =>
    countsOf(cards).every((count, kind) => count <= most[kind]!);
  if (!fits([...deck, ...cardsOf(false)], fresh)) return 'fresh cards';
  if (!fits(cardsOf(true), old)) return 'old cards';
  const lacks = (owner: number, cards: readonly Card[]) => !fits(cards, countsOf(players[owner]!.hand));
  return sure.some((cards, owner) => owner !== seat && lacks(owner, cards))
    ? 'a card seen to be taken'
    : null;
}

test.each([2, 3, 4])(
  'AL-31 what is real is always thought possible, with %i players',
  (seats) => {
    let shuffles = 0;
    for (let seed = 0; seed < 6; seed += 1) {
      const options = { bank: seed % 3 > 0, openMarket: seed % 2 > 0, fameGoal: 15 } as const;
      let table = start(alchemirus, seats, options, rngFrom(seed));
      let chance = rngFrom(~seed);
      for (let step = 0; step < 900 && asked(table); step += 1) {
        const moves: readonly AlchemirusMove[] = legalMoves(alchemirus, table);
        const drawn = below(chance, moves.length);
        chance = drawn.rng;
        table = advance(alchemirus, table, moves[drawn.value]!);
        for (const seat of allSeats(seats)) {
          expect(contradiction(table, table.state, seat)).toBeNull();
          if (step % 9 > 0) continue;
          const world = alchemirus.resample(table, seat, rngFrom(step));
          expect(contradiction(world, table.state, seat)).toBeNull();
        }
      }
      shuffles += table.state.shuffles;
    }
    expect(shuffles).toBeGreaterThan(6);
  },
  60_000,
);
