import { freshDraft } from '@/components/boards/alchemirus/touch/compose';
import { tap } from '@/components/boards/alchemirus/touch/intent';
import { reachOf } from '@/components/boards/alchemirus/touch/reach';
import { dueOf, planned, type Situation } from '@/components/boards/alchemirus/touch/situation';
import { think } from '@/engine/core/bot';
import { asked } from '@/engine/core/game';
import { start } from '@/engine/core/play';
import { preview } from '@/engine/core/preview';
import { rngFrom, split } from '@/engine/core/rng';
import type { Seat } from '@/engine/core/seat';
import { FIELDS, YIELD } from '@/engine/games/alchemirus/data';
import { alchemirus } from '@/engine/games/alchemirus/game';
import { costOf, isAffordable, overLimit } from '@/engine/games/alchemirus/queries/cards';
import { carriesOn, growing, transmutedOn } from '@/engine/games/alchemirus/queries/goods';
import { purchasePrice, salesOn, stallOf } from '@/engine/games/alchemirus/queries/market';
import { allCarries, allSales } from '@/engine/games/alchemirus/queries/proposals';
import { prospectOf } from '@/engine/games/alchemirus/queries/prospect';
import {
  cardsFromDomos,
  fameForSteps,
  fieldAfter,
  passesSpirit,
} from '@/engine/games/alchemirus/queries/ring';
import {
  NOTHING_SOLD,
  type AlchemirusMove,
  type AlchemirusQuestion,
  type AlchemirusTable,
} from '@/engine/games/alchemirus/state';

import { played } from '../engine/alchemirus/scenario';

interface Position {
  readonly table: AlchemirusTable;
  readonly seat: Seat;
  readonly move: AlchemirusMove;
}

/** Every position of games of bots, and what was done in it. */
function positions(seed: number, seats: number): readonly Position[] {
  const options = { bank: seed % 2 === 0, openMarket: seats > 2, fameGoal: 15 } as const;
  const all: Position[] = [];
  let table = start(alchemirus, seats, options, rngFrom(seed));
  for (let step = 0; step < 700; step += 1) {
    const ask = asked(table);
    if (!ask) break;
    const move = think(alchemirus, table, 'adept', split(rngFrom(seed), step));
    all.push({ table, seat: ask.seat, move });
    table = played(table, [ask.seat, move]);
  }
  return all;
}

const POSITIONS = [2, 3, 4].flatMap((seats) => positions(seats, seats));

/** What a board knows where this is asked. */
function askedFor(type: AlchemirusQuestion['type']) {
  const found = POSITIONS.filter(({ table }) => asked(table)?.what.type === type).map(situationOf);
  expect(found.length).toBeGreaterThan(20);
  return found;
}

function situationOf({ table, seat, move }: Position) {
  const view = alchemirus.view(table, seat);
  const moves = alchemirus.legal(table, asked(table)!);
  const draft = freshDraft({ view, moves });
  const { estate } = view.players[seat]!;
  return { table, seat, move, view, moves, estate, draft, hand: view.hand };
}

const besidesDone = (moves: readonly AlchemirusMove[]) => moves.filter(({ type }) => type !== 'done');

test('what can be carried is the same by the view as by the table, and so is the estate after it', () => {
  for (const { table, seat, view, moves, estate, draft } of askedFor('transport')) {
    expect(carriesOn(estate)).toEqual(besidesDone(moves));
    const carries = allCarries(estate);
    expect(carries.length).toBeGreaterThan(0);
    const after = preview(alchemirus, table, { seat, viewer: seat }, carries);
    if (after.type !== 'after') throw new Error(`All that can be carried is ${after.type}`);
    expect(planned({ view, draft: { ...draft, carries } })).toEqual(after.view.players[seat]!.estate);
    expect(carriesOn(after.view.players[seat]!.estate)).toEqual([]);
  }
});

/** Sells what was planned; others who are asked in between decline. */
function sold(table: AlchemirusTable, seat: Seat, sales: readonly AlchemirusMove[]): AlchemirusTable {
  return sales.reduce((before, sale) => {
    let now = played(before, [seat, sale]);
    for (let ask = asked(now); ask?.what.type === 'offer'; ask = asked(now))
      now = played(now, [ask.seat, { type: 'done' }]);
    return now;
  }, table);
}

test('what can be sold is the same by the view as by the table, one sale after another', () => {
  for (const { table, seat, view, moves, estate, draft } of askedFor('sell')) {
    expect(salesOn(view, estate)).toEqual(besidesDone(moves));
    const sales = allSales(view, estate);
    const after = alchemirus.view(sold(table, seat, sales), seat);
    expect(planned({ view, draft: { ...draft, sales } })).toEqual(after.players[seat]!.estate);
    expect(after.asked?.what.type).not.toBe('sell');
  }
});

test('what a harvest brings is known before it', () => {
  for (const { table, seat, view, estate } of askedFor('harvest')) {
    const { facts } = played(table, [seat, { type: 'harvest' }]);
    const fact = facts.find(({ type }) => type === 'harvested');
    const plots = growing(view, estate);
    const goods = plots.map((plot) => YIELD[estate[plot]!.building]);
    expect(fact).toMatchObject({ plots, goods });
  }
});

test('what is transmuted, and into what, is known before it', () => {
  for (const { table, seat, view, moves, estate } of askedFor('transmute')) {
    for (const move of moves) {
      if (move.type !== 'transmute') continue;
      const { facts } = played(table, [seat, move]);
      const into = transmutedOn(view, estate[move.plot]!);
      expect(facts).toContainEqual(expect.objectContaining({ type: 'transmuted', plot: move.plot, into }));
    }
  }
});

test('where a pawn can go, and what that costs and brings, is known before it', () => {
  for (const { table, seat, view, moves, estate, draft } of askedFor('move')) {
    const reach = FIELDS.map((_, field) => reachOf({ view, moves, draft }, field));
    const from = view.players[seat]!.field;
    const goals = moves.flatMap((move) =>
      move.type === 'place' ? move.field : move.type === 'go' ? fieldAfter(from!, move.steps) : [],
    );
    const open = FIELDS.flatMap((_, field) => (['free', 'fame'].includes(reach[field]!) ? field : []));
    expect(open).toEqual(goals.slice().sort((one, other) => one - other));
    const domos = estate.filter(({ building }) => building === 'domo').length;
    for (const move of moves) {
      if (move.type !== 'go') continue;
      const { facts } = played(table, [seat, move]);
      const goal = fieldAfter(from!, move.steps);
      const fame = fameForSteps(move.steps);
      expect(facts).toContainEqual(expect.objectContaining({ type: 'moved', fame }));
      expect(reach[goal]).toBe(fame > 0 ? 'fame' : 'free');
      const drawn = (why: string) =>
        facts.flatMap((fact) => (fact.type === 'drew' && fact.why === why ? fact.count : []));
      expect(drawn('spirit')).toEqual(passesSpirit(from!, move.steps) ? [1] : []);
      const given = cardsFromDomos(domos, goal, view.spirit);
      expect(drawn('domo')).toEqual(given > 0 ? [given] : []);
    }
  }
});

test('what can be built, and what is due for it, is what the engine asks for', () => {
  for (const { table, seat, view, moves, draft, hand } of askedFor('build')) {
    hand.forEach((card, place) => {
      const meaning = tap({ view, moves, draft }, { type: 'card', place });
      const build = moves.find((move) => move.type === 'build' && move.building === card);
      expect(meaning.type).toBe(build ? 'draft' : 'refused');
      if (card !== 'gloria') expect(isAffordable(card, hand.length)).toBe(build !== undefined);
      if (meaning.type !== 'draft' || !build) return;
      const situation: Situation = { view, moves, draft: meaning.draft };
      expect(asked(played(table, [seat, build]))?.what).toMatchObject({
        type: 'pay',
        purpose: 'build',
        left: dueOf(situation)?.count,
      });
    });
  }
});

test('at the end of a turn it is known what a Gloria takes and how many cards are too many', () => {
  for (const { table, seat, moves, hand } of askedFor('end')) {
    const gloria = moves.find(({ type }) => type === 'gloria');
    expect(gloria !== undefined).toBe(hand.includes('gloria') && isAffordable('gloria', hand.length));
    if (gloria) expect(asked(played(table, [seat, gloria]))?.what).toMatchObject({ left: costOf('gloria') });
    const what = asked(played(table, [seat, { type: 'done' }]))?.what;
    expect(what?.type === 'pay' ? what.left : 0).toBe(overLimit(hand.length));
  }
});

test('whoever buys from another pays what the board says', () => {
  for (const { table, seat, moves, view } of askedFor('offer')) {
    const offer = view.asked!.what as Extract<AlchemirusQuestion, { type: 'offer' }>;
    const buy = moves.find(({ type }) => type === 'buy')!;
    expect(asked(played(table, [seat, buy]))?.what).toMatchObject({ left: purchasePrice(offer.price) });
  }
});

test('a stall that sells no more leaves what follows to the next of its kind', () => {
  const estate = (['pergula', 'taberna', 'pergula', 'taberna'] as const).map((building) => ({
    building,
    goods: [],
  }));
  const stalls = (stall: 'pergula' | 'taberna', most: number) =>
    Array.from({ length: most }, (_, index) =>
      stallOf({ sold: { ...NOTHING_SOLD, [stall]: index + 1 } }, estate, stall),
    );
  expect(stalls('pergula', 2)).toEqual([0, 2]);
  expect(stalls('taberna', 6)).toEqual([1, 1, 1, 3, 3, 3]);
});

/** Whether anything but to leave it may be done after this move, before the turn ends. */
function isBusyAfter(table: AlchemirusTable, seat: Seat, move: AlchemirusMove): boolean {
  const after = played(table, [seat, move]);
  const next = asked(after);
  if (!next || next.what.type === 'end') return false;
  return next.what.type !== 'build' || alchemirus.legal(after, next).some(({ type }) => type === 'build');
}

test('AL-6 what waits on a field is foreseen, unless a card drawn on the way decides it', () => {
  const counts = { nothing: 0, something: 0 };
  for (const { table, seat } of POSITIONS.filter((one) => asked(one.table)?.what.type === 'move')) {
    const ask = asked(table)!;
    const view = alchemirus.view(table, seat);
    const visitor = { ...view.players[seat]!, hand: view.hand };
    for (const move of alchemirus.legal(table, ask)) {
      if (move.type !== 'go' && move.type !== 'place') continue;
      const field = move.type === 'place' ? move.field : fieldAfter(visitor.field!, move.steps);
      const { type } = prospectOf(view, visitor, field);
      if (type === 'open') continue;
      expect({ move, isBusy: isBusyAfter(table, seat, move) }).toEqual({ move, isBusy: type !== 'nothing' });
      counts[type === 'nothing' ? 'nothing' : 'something'] += 1;
    }
  }
  expect(Math.min(counts.nothing, counts.something)).toBeGreaterThan(100);
});
