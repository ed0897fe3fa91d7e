import { sceneOf } from '@/components/boards/alchemirus/scenes/choreography';
import type { Cue } from '@/components/boards/alchemirus/scenes/cues';
import { discarded } from '@/components/boards/alchemirus/scenes/lying';
import { insteadOf, partOf, pawnAt, standingOf } from '@/components/boards/alchemirus/scenes/places';
import { think } from '@/engine/core/bot';
import { asked } from '@/engine/core/game';
import { at } from '@/engine/core/list';
import { start } from '@/engine/core/play';
import { pick, rngFrom, split } from '@/engine/core/rng';
import type { Viewer } from '@/engine/core/seat';
import {
  BANK_SIZE,
  FIELDS,
  MOST_BUILDINGS,
  SPIRIT_FIELD,
  type Building,
  type Card,
  type Good,
} from '@/engine/games/alchemirus/data';
import { alchemirus } from '@/engine/games/alchemirus/game';
import type { AlchemirusFact, AlchemirusMove, AlchemirusTable } from '@/engine/games/alchemirus/state';
import type { AlchemirusView } from '@/engine/games/alchemirus/view';

import {
  ANNA,
  at as fieldOf,
  BEN,
  CLARA,
  DONE,
  go,
  played,
  scenario,
  type Sketch,
} from '../engine/alchemirus/scenario';
import { seenOf } from './told';

const SKETCH = {
  players: [
    {
      hand: ['horten', 'fornax', 'fornax', 'gloria'],
      estate: ['horten', 'pergula', 'alembic: herb', 'labrium: tincture metal', 'taberna', 'domo', 'pergula'],
      fame: 4,
      field: fieldOf('sale'),
    },
    { hand: ['labrium', 'labrium'], field: fieldOf('gifts'), fame: 0, estate: ['horten: herb', 'domo'] },
  ],
  discards: ['taberna', 'taberna'],
} as const satisfies Sketch;

const [ANNAS, BENS] = SKETCH.players;

/** Anna's pawn stands before a field. */
const before = (
  action: (typeof FIELDS)[number],
  anna: Sketch['players'][number] = {},
  more: Partial<Sketch> = {},
) =>
  scenario({
    ...SKETCH,
    players: [{ ...ANNAS, field: (fieldOf(action) + FIELDS.length - 1) % FIELDS.length, ...anna }, BENS],
    ...more,
  });

/** How every fact of a kind is shown that these moves come to. */
function scenes(
  table: AlchemirusTable,
  type: AlchemirusFact['type'],
  moves: readonly AlchemirusMove[],
  viewer: Viewer = 'public',
) {
  const found = seenOf(alchemirus, table, moves, viewer).filter(({ fact }) => fact.type === type);
  if (found.length === 0) throw new Error(`Nobody ${type}`);
  return found.map(({ fact, tables }) => ({ ...sceneOf(tables, fact), tables }));
}

const scene = (...args: Parameters<typeof scenes>) => at(scenes(...args), 0);
const end = ({ start: begun, time }: Cue) => begun + time;

describe('cards', () => {
  /** Ben goes on to build, leaves it and ends his turn; then Anna draws. */
  const DRAWING = scenario({ ...SKETCH, turn: BEN, deck: ['domo', 'horten', 'horten'] });
  const drawn = (viewer: Viewer) => scene(DRAWING, 'drew', [go(1), DONE, DONE], viewer);

  test('a drawn card turns over only for the one who drew it', () => {
    expect(drawn(ANNA).cues).toMatchObject([{ card: 'domo', side: 'opening', from: 'deck', time: 220 }]);
    for (const viewer of [BEN, 'public'] as const)
      expect(drawn(viewer).cues).toMatchObject([{ card: null, side: 'down', to: 'hand:0' }]);
  });

  test('it comes to where it will lie in the fan, and counts when it is there', () => {
    const { cues, pours, view, tables } = drawn(ANNA);
    expect(at(cues, 0)).toMatchObject({ to: 'slot:0:3:5' });
    expect(pours).toEqual([{ place: 'hand:0', change: 1, at: 220 }]);
    expect(view.deckSize).toBe(tables.before.deckSize - 1);
    expect(view.hand).toEqual(ANNAS.hand);
  });

  test('a card for passing the Spirit follows the flare of its eyes, one from a Domo its light', () => {
    const spirit = scene(before('transport'), 'drew', [go(3)]);
    expect(spirit.cues).toMatchObject([{ type: 'eyes', at: 'haunt:fornax' }, { type: 'card' }]);
    expect(at(spirit.cues, 1).start).toBeGreaterThan(0);
    const domo = scene(before('harvest'), 'drew', [go(1)]);
    expect(domo.cues).toMatchObject([{ type: 'flare', at: 'plot:0:5' }, { type: 'card' }]);
  });

  /** Anna has nothing to give; then Ben begins his turn at the bank. */
  const exchange: readonly AlchemirusMove[] = [
    go(1),
    DONE,
    { type: 'exchange', take: 'domo', give: 'labrium' },
  ];
  const BANK = ['horten', 'metalle', null, 'domo', 'gloria'] as const;
  const AT_BANK = before('gifts', {}, { bank: BANK, options: { bank: true } });

  test('of an exchange everybody sees both cards, and what is taken leaves its place', () => {
    const { cues, view, pours } = scene(AT_BANK, 'exchanged', exchange);
    expect(cues).toMatchObject([
      { card: 'labrium', side: 'opening', from: 'hand:1', to: 'discards' },
      { card: 'domo', side: 'closing', from: 'bank:3', to: 'hand:1' },
    ]);
    expect(at(cues, 1).start).toBeGreaterThan(at(cues, 0).start);
    expect(pours).toEqual([{ place: 'hand:1', change: 1, at: end(at(cues, 1)) }]);
    expect(view.bank).toEqual(['horten', 'metalle', null, null, 'gloria']);
    expect(view.discards).toEqual(['taberna', 'taberna']);
    expect(at(view.players, BEN).handSize).toBe(1);
  });

  test('whoever exchanges sees his cards by their faces, each from its place and to its place', () => {
    const { cues, view } = scene(AT_BANK, 'exchanged', exchange, BEN);
    expect(cues).toMatchObject([
      { card: 'labrium', side: 'up', from: 'slot:1:1:2', to: 'discards' },
      { card: 'domo', side: 'up', from: 'bank:3', to: 'slot:1:0:2' },
    ]);
    expect(view.hand).toEqual(['labrium']);
  });

  test('a place of the bank is filled from the deck; after a reshuffle all are', () => {
    expect(scene(AT_BANK, 'bankFilled', exchange).cues).toMatchObject([
      { side: 'opening', from: 'deck', to: 'bank:3' },
    ]);
    const bare = before('gifts', {}, { bank: BANK, options: { bank: true }, deck: [] });
    const all = scene(bare, 'bankFilled', exchange);
    expect(all.cues.map((cue) => cue.type === 'card' && cue.to)).toEqual(
      Array.from({ length: BANK_SIZE }, (_, place) => `bank:${place}`),
    );
    const swept = scene(bare, 'reshuffled', exchange);
    expect(swept.cues).toHaveLength(3 + 3);
    for (const cue of swept.cues) expect(cue).toMatchObject({ type: 'card', side: 'closing', to: 'deck' });
    expect(swept.view).toMatchObject({ discards: [], bank: [null, null, null, null, null] });
  });

  const BUILDING = before('build');
  const build: AlchemirusMove = { type: 'build', building: 'fornax', demolish: null };
  const PAYING: readonly AlchemirusMove[] = [go(1), build, { type: 'pay', card: 'horten' }];

  test('paid cards are one movement: each begins 40 ms after the last and is still on its way', () => {
    const { cues, trails, time, pause, view } = scene(BUILDING, 'paid', PAYING, ANNA);
    expect(cues).toEqual([]);
    expect(trails).toMatchObject([{ card: 'horten', side: 'up', from: 'slot:0:0:3', to: 'discards' }]);
    expect([time, pause]).toEqual([40, 0]);
    expect(at(trails, 0).time).toBe(220);
    expect(view.hand).toEqual(['fornax', 'gloria']);
    expect(scene(BUILDING, 'paid', PAYING, BEN).trails).toMatchObject([
      { card: 'horten', side: 'opening', from: 'hand:0', to: 'discards' },
    ]);
  });

  test('a stolen card is seen by thief and victim only', () => {
    const steal: readonly AlchemirusMove[] = [
      go(1),
      { type: 'haunt', place: 'domo', isForHand: true },
      { type: 'rob', seat: BEN },
    ];
    const flight = (viewer: Viewer) => at(scene(before('spirit'), 'robbed', steal, viewer).cues, 1);
    expect(flight('public')).toMatchObject({ card: null, side: 'down', from: 'hand:1', to: 'hand:0' });
    expect(flight(BEN)).toMatchObject({ card: 'labrium', side: 'closing', from: 'slot:1:1:2', to: 'hand:0' });
    expect(flight(ANNA)).toMatchObject({
      card: 'labrium',
      side: 'opening',
      from: 'hand:1',
      to: 'slot:0:0:1',
    });
  });

  test('what is put on the discards is on top of them', () => {
    expect(discarded(scene(BUILDING, 'paid', PAYING).tables)).toEqual(['horten']);
    expect(discarded(scene(AT_BANK, 'exchanged', exchange).tables)).toEqual(['labrium']);
    expect(discarded(drawn(ANNA).tables)).toEqual([]);
  });
});

describe('pawns and the Spirit', () => {
  const STANDING = scenario(SKETCH);

  test('a pawn hops from field to field, 110 ms each, and stands nowhere meanwhile', () => {
    const { cues, view } = scene(STANDING, 'moved', [go(3)]);
    expect(cues).toMatchObject([{ type: 'hop', seat: ANNA, time: 330, start: 0 }]);
    expect(at(cues, 0)).toMatchObject({ way: ['pawn:6:0:1', 'pawn:7:0:1', 'pawn:0:0:1', 'pawn:1:0:1'] });
    expect(at(view.players, ANNA).field).toBeNull();
  });

  test('it comes to stand beside who is there', () => {
    const { cues } = scene(STANDING, 'moved', [go(1)]);
    expect(at(cues, 0)).toMatchObject({ way: ['pawn:6:0:1', 'pawn:7:0:2'] });
  });

  test('the first time it comes down on its field', () => {
    const { cues, view } = scene(before('sale', { field: null }), 'placed', [
      { type: 'place', field: fieldOf('gifts') },
    ]);
    expect(cues).toMatchObject([{ type: 'land', seat: ANNA, at: 'pawn:7:0:2' }]);
    expect(at(view.players, ANNA).field).toBeNull();
  });

  test('a long way costs a step back on the path of fame first', () => {
    const { cues, pours, view } = scene(STANDING, 'moved', [go(4)]);
    expect(cues).toMatchObject([
      { type: 'climb', seat: ANNA, way: ['stone:4:20', 'stone:3:20'] },
      { type: 'hop' },
    ]);
    expect(at(cues, 1).start).toBe(end(at(cues, 0)));
    expect(pours).toEqual([{ place: 'laurel:0', change: -1, at: end(at(cues, 0)) }]);
    expect(at(view.players, ANNA).fame).toBe(4);
  });

  test('the Spirit glides while the table is dark already where it goes; a whole hand goes first', () => {
    const haunted = (isForHand: boolean) =>
      scene(before('spirit'), 'haunted', [go(1), { type: 'haunt', place: 'labrium', isForHand }]);
    const { cues, view } = haunted(false);
    expect(cues).toMatchObject([
      { type: 'glide', from: 'haunt:fornax', to: 'haunt:labrium', time: 500 },
      { type: 'eyes', at: 'haunt:labrium', start: 500 },
    ]);
    expect(view.spirit).toBe('labrium');
    const paid = haunted(true);
    expect(paid.cues.map((cue) => (cue.type === 'card' ? [cue.card, cue.to] : cue.type))).toEqual([
      ...ANNAS.hand.map((card) => [card, 'discards']),
      'glide',
      'eyes',
    ]);
    expect(paid.time).toBeLessThanOrEqual(1200);
    expect(at(paid.cues, 4).start).toBeGreaterThan(at(paid.cues, 3).start);
    expect(at(paid.view.players, ANNA).handSize).toBe(0);
  });
});

describe('the estate', () => {
  const build = (building: Building, demolish: number | null): readonly AlchemirusMove[] => [
    go(1),
    { type: 'build', building, demolish },
  ];

  test('the card is laid, then the building rises on the next plot', () => {
    const { cues, view } = scene(before('build'), 'built', build('fornax', null), ANNA);
    expect(cues).toMatchObject([
      { type: 'card', card: 'fornax', side: 'up', from: 'slot:0:2:4', to: 'plot:0:7' },
      { type: 'rise', building: 'fornax', plot: 7, fashion: 0, at: 'plot:0:7', time: 260 },
    ]);
    expect(at(cues, 1).start).toBeGreaterThan(0);
    expect(end(at(cues, 1))).toBeGreaterThan(end(at(cues, 0)));
    expect(view.hand).toEqual(['horten', 'fornax', 'gloria']);
    expect(at(view.players, ANNA).estate).toHaveLength(7);
  });

  test('what is demolished falls to dust before, and its cards go', () => {
    const full = ['horten: herb', 'domo', ...Array.from({ length: MOST_BUILDINGS - 2 }, () => 'horten')];
    const hand = ['labrium', 'horten', 'horten', 'horten', 'horten', 'horten'] as const;
    const { cues, view } = scene(before('build', { estate: full, hand }), 'built', build('labrium', 0));
    expect(cues).toMatchObject([
      { type: 'ruin', at: 'plot:0:0' },
      { type: 'card', card: 'horten', from: 'plot:0:0', to: 'discards' },
      { type: 'card', card: 'pergula', from: 'plot:0:0', to: 'discards' },
      { type: 'card', card: 'labrium', side: 'opening', from: 'hand:0', to: 'plot:0:11' },
      { type: 'rise', at: 'plot:0:11' },
    ]);
    expect(at(cues, 3).start).toBe(end(at(cues, 0)));
    expect(at(view.players, ANNA).estate.map(({ building }) => building)).toEqual(full.slice(1));
    expect(view.discards).toEqual(SKETCH.discards);
  });

  test('a harvest comes all at once, by what grows where', () => {
    const estate = ['horten', 'alembic', 'metalle'];
    const harvest: readonly AlchemirusMove[] = [go(1), { type: 'harvest' }];
    expect(scene(before('harvest', { estate }), 'harvested', harvest).cues).toMatchObject([
      { good: 'herb', from: 'deck', to: 'good:0:0:horten:herb', time: 240, start: 0 },
      { good: 'ore', from: 'deck', to: 'good:0:2:metalle:ore', time: 240, start: 0 },
    ]);
  });

  test('a good leaves its place when it is carried', () => {
    const estate = ['horten: herb', 'alembic'];
    const carry: readonly AlchemirusMove[] = [go(1), { type: 'carry', good: 'herb', from: 0, to: 1 }];
    const { cues, view } = scene(before('transport', { estate }), 'carried', carry);
    expect(cues).toMatchObject([{ from: 'good:0:0:horten:herb', to: 'good:0:1:alembic:herb', stays: true }]);
    expect(at(view.players, ANNA).estate.map(({ goods }) => goods)).toEqual([[], []]);
  });

  test('a herb becomes a tincture in 400 ms; gold takes 900, and its second card goes', () => {
    const transmuted = (plot: number) =>
      scene(before('transmutation'), 'transmuted', [go(1), { type: 'transmute', plot }]);
    expect(transmuted(2)).toMatchObject({
      cues: [{ type: 'change', of: 'herb', into: 'tincture', at: 'good:0:2:alembic:tincture' }],
      time: 400,
    });
    const gold = transmuted(3);
    expect(gold.cues).toMatchObject([
      { good: 'tincture', to: 'good:0:3:labrium:gold', stays: false },
      { good: 'metal', to: 'good:0:3:labrium:gold', stays: false },
      { type: 'change', of: null, into: 'gold' },
      { type: 'card', card: 'pergula', side: 'up', to: 'discards' },
    ]);
    expect(gold.time).toBe(900);
    expect(at(at(gold.view.players, ANNA).estate, 3).goods).toEqual([]);
  });

  const sale = (from: number, good: Good, stall: 'taberna' | 'pergula', currency: 'cards' | 'fame') =>
    ({ type: 'sell', from, good, at: stall, currency }) as const;

  test('sold for fame: to the stall, on to the path in its own light, and up step by step', () => {
    const estate = ANNAS.estate.map((plot) => (plot.startsWith('labrium') ? 'labrium: gold' : plot));
    const { cues, trails, pours, view, time } = scene(before('sale', { estate }), 'sold', [
      go(1),
      sale(3, 'gold', 'taberna', 'fame'),
    ]);
    expect(cues).toMatchObject([
      { type: 'good', from: 'good:0:3:labrium:gold', to: 'good:0:4:taberna:gold', stays: false },
      { type: 'good', from: 'good:0:4:taberna:gold', to: 'stone:4:20', stays: false },
      { type: 'burst', good: 'gold', at: 'stone:4:20' },
      { type: 'climb', way: ['stone:4:20', 'stone:5:20', 'stone:6:20', 'stone:7:20'] },
    ]);
    const arrived = end(at(cues, 1));
    expect(cues.slice(1).map(({ start: begun }) => begun)).toEqual([end(at(cues, 0)), arrived, arrived]);
    expect(time).toBeLessThanOrEqual(1200);
    expect(trails).toMatchObject([{ card: 'pergula', from: 'good:0:4:taberna:gold', to: 'discards' }]);
    expect(pours.filter(({ place }) => place === 'laurel:0')).toHaveLength(3);
    expect(at(at(view.players, ANNA).estate, 3).goods).toEqual([]);
  });

  test('each stall of a kind sells as much as it can before the next', () => {
    const sold = scenes(before('sale'), 'sold', [
      go(1),
      sale(3, 'metal', 'pergula', 'cards'),
      sale(2, 'herb', 'pergula', 'cards'),
    ]);
    expect(sold.map(({ cues }) => at(cues, 0))).toMatchObject([
      { to: 'good:0:1:pergula:metal' },
      { to: 'good:0:6:pergula:herb' },
    ]);
  });

  test('what another bought goes to him; the sale then shows only the stall', () => {
    const players = [
      { ...ANNAS, field: fieldOf('transmutation') },
      { hand: ['horten', 'horten', 'horten', 'horten'], estate: ['horten: herb', 'fornax'] },
    ] as const;
    const table = scenario({ ...SKETCH, players, options: { openMarket: true } });
    const buying: readonly AlchemirusMove[] = [
      go(1),
      sale(3, 'metal', 'taberna', 'cards'),
      { type: 'buy', plot: 1 },
      ...Array.from({ length: 4 }, () => ({ type: 'pay', card: 'horten' }) as const),
    ];
    expect(scene(table, 'bought', buying).cues).toMatchObject([
      { from: 'good:0:3:labrium:metal', to: 'good:1:1:fornax:metal', stays: true },
    ]);
    const paid = scene(table, 'sold', buying);
    expect(paid.cues).toMatchObject([{ type: 'flare', at: 'plot:0:4' }]);
    expect(paid.trails).toEqual([]);
  });

  test('a Gloria unfolds its wreath, of which a laurel goes to the path before its fame counts', () => {
    const hand = ['horten', 'horten', 'horten', 'horten', 'horten', 'gloria'] as const;
    const { cues, time } = scene(before('gifts', { hand }), 'earned', [
      go(1),
      DONE,
      { type: 'gloria' },
      ...Array.from({ length: 5 }, () => ({ type: 'pay', card: 'horten' }) as const),
    ]);
    expect(cues).toMatchObject([
      { type: 'wreath', time: 800 },
      { type: 'laurel', from: 'ring', to: 'stone:4:20' },
      { type: 'climb', start: end(at(cues, 1)) },
    ]);
    expect(at(cues, 1).start).toBeLessThan(800);
    expect(time).toBeLessThanOrEqual(1200);
  });

  test('gifts bring a laurel from their field', () => {
    const hand = ['horten', 'horten', 'horten', 'horten', 'horten'] as const;
    const { cues } = scene(before('gifts', { hand }), 'earned', [
      go(1),
      { type: 'give' },
      ...Array.from({ length: 5 }, () => ({ type: 'pay', card: 'horten' }) as const),
    ]);
    expect(cues).toMatchObject([
      { type: 'laurel', from: 'field:7', to: 'stone:4:20' },
      { type: 'climb', way: ['stone:4:20', 'stone:5:20'] },
    ]);
  });
});

describe('places', () => {
  const ring = { x: 20, y: 200, width: 260, height: 260 };

  test('fields and pawns lie on the ring, clockwise from its top', () => {
    const spots = FIELDS.map((_, index) => partOf(`field:${index}`)!.of(ring));
    expect(partOf('field:0')!.whole).toBe('ring');
    expect(at(spots, 0).y).toBeLessThan(at(spots, 4).y);
    expect(at(spots, 2).x).toBeGreaterThan(at(spots, SPIRIT_FIELD + 3).x);
    for (const { x, y } of spots) {
      expect(x > ring.x && x < ring.x + ring.width).toBe(true);
      expect(y > ring.y && y < ring.y + ring.height).toBe(true);
    }
  });

  test('several pawns of a field stand apart, in the order of their seats', () => {
    const players = [{ field: 2 }, { field: 2 }];
    const [one, other] = [ANNA, BEN].map((seat) => pawnAt(standingOf(players, seat, 2)));
    expect([one, other]).toEqual(['pawn:2:0:2', 'pawn:2:1:2']);
    expect(partOf(one!)!.of(ring)).not.toEqual(partOf(other!)!.of(ring));
  });

  test('the cards of a fan lie in it from left to right, however many they are', () => {
    const fan = { x: 8, y: 600, width: 374, height: 114 };
    for (const count of [1, 5, 10, 16]) {
      const lefts = Array.from(
        { length: count },
        (_, index) => partOf(`slot:0:${index}:${count}`)!.of(fan).x,
      );
      expect(lefts).toEqual(lefts.slice().sort((one, other) => one - other));
      expect(Math.max(...lefts) + partOf(`slot:0:0:${count}`)!.of(fan).width).toBeLessThanOrEqual(382.5);
    }
  });

  test('goods of plots that are not drawn by themselves belong to their estate', () => {
    expect(insteadOf('good:1:7:horten:herb')).toEqual(['mini:1:7', 'estate:1']);
    expect(insteadOf('plot:1:0')).toEqual(['mini:1:0', 'estate:1']);
    expect(insteadOf('deck')).toEqual([]);
    expect(insteadOf('discards')).toEqual(['deck']);
    const small = { x: 100, y: 10, width: 120, height: 50 };
    expect(partOf('mini:1:7')!.of(small)).toMatchObject({ x: 120, width: 20 });
    expect(partOf('mini:1:7')!.of(small).y).toBeGreaterThan(partOf('mini:1:1')!.of(small).y);
  });
});

/** A whole game of three, move by move, as these are chosen. */
function* game(
  seed: number,
  openMarket: boolean,
  choose: (table: AlchemirusTable, step: number) => AlchemirusMove,
) {
  const options = { bank: true, openMarket, fameGoal: 15 } as const;
  let table = start(alchemirus, 3, options, rngFrom(seed));
  for (let step = 0; step < MOST_MOVES; step += 1) {
    const ask = asked(table);
    if (!ask) return;
    const move = choose(table, step);
    yield { table, move };
    table = played(table, [ask.seat, move]);
  }
}

const MOST_MOVES = 700;

test('a turn of a bot is shown in about two seconds', () => {
  const turns: number[] = [];
  let time = 0;
  const sense = (table: AlchemirusTable, step: number) =>
    think(alchemirus, table, 'adept', split(rngFrom(4), step));
  for (const { table, move } of game(4, false, sense)) {
    for (const { fact, tables } of seenOf(alchemirus, table, [move], 'public')) {
      const { time: lasts, pause } = sceneOf(tables, fact);
      time += lasts > 0 ? lasts + pause : 0;
      if (fact.type !== 'turnBegan') continue;
      turns.push(time);
      time = 0;
    }
  }
  const sorted = turns.sort((one, other) => one - other);
  expect(sorted.length).toBeGreaterThan(40);
  expect(sorted[Math.floor(sorted.length / 2)]).toBeLessThan(1600);
  expect(sorted[Math.floor(sorted.length * 0.9)]).toBeLessThan(3000);
});

/** By kind first, so that what is seldom possible is often done. */
function byChance(table: AlchemirusTable, seed: number, step: number): AlchemirusMove {
  const legal = alchemirus.legal(table, asked(table)!);
  const rng = split(rngFrom(seed), step);
  const { value: type } = pick(rng, [...new Set(legal.map((move) => move.type))]);
  const alike = legal.filter((move) => move.type === type);
  return pick(rng, alike).value;
}

describe('whatever happens', () => {
  const VIEWERS: readonly Viewer[] = [ANNA, BEN, 'public'];
  const moves = [1, 4].flatMap((seed) => [...game(seed, true, (table, step) => byChance(table, seed, step))]);
  const seen = VIEWERS.flatMap((viewer) =>
    moves.flatMap(({ table, move }) => seenOf(alchemirus, table, [move], viewer)),
  );
  const cuesOf = ({ fact, tables }: (typeof seen)[number]) => {
    const { cues, trails } = sceneOf(tables, fact);
    return [...cues, ...trails];
  };

  /** What a board of three sets as anchors: the own estate plot by plot, those of others as a whole. */
  const ANCHORS = new Set([
    ...['deck', 'discards', 'ring', 'fame'],
    ...Array.from({ length: BANK_SIZE }, (_, place) => `bank:${place}`),
    ...[ANNA, BEN, CLARA].flatMap((seat) => [`hand:${seat}`, `estate:${seat}`]),
  ]);
  const isFound = (place: string) =>
    [place, ...insteadOf(place)].some((name) => ANCHORS.has(partOf(name)?.whole ?? name));

  test('nearly everything does happen', () => {
    const happened = new Set(seen.map(({ fact }) => fact.type));
    for (const type of [
      'exchanged',
      'reshuffled',
      'bought',
      'sold',
      'transmuted',
      'haunted',
      'robbed',
    ] as const)
      expect(happened).toContain(type);
    expect(seen.some(({ fact }) => fact.type === 'built' && fact.demolished !== null)).toBe(true);
  });

  test('everything moves between places that are to be found', () => {
    const places = seen.flatMap(cuesOf).flatMap((cue) => {
      if ('way' in cue) return cue.way;
      return 'at' in cue ? [cue.at] : [cue.from, cue.to];
    });
    expect(places.length).toBeGreaterThan(1000);
    expect(places.filter((place) => !isFound(place))).toEqual([]);
  });

  const isShown = (card: Card, { hand, discards, bank, players }: AlchemirusView) =>
    [...hand, ...discards, ...bank].includes(card) ||
    players.some(({ estate }) => estate.some(({ building }) => building === card));

  test('nobody sees the face of a card that neither of his tables shows', () => {
    let faces = 0;
    for (const told of seen) {
      for (const cue of cuesOf(told)) {
        if (cue.type !== 'card') continue;
        const { before: then, after } = told.tables;
        const { card, side } = cue;
        if (side === 'down') expect(card).toBeNull();
        if (side === 'up') expect(isShown(card!, then) || isShown(card!, after)).toBe(true);
        if (side === 'opening') expect(isShown(card!, after)).toBe(true);
        if (side === 'closing') expect(isShown(card!, then)).toBe(true);
        if (side !== 'down') faces += 1;
      }
    }
    expect(faces).toBeGreaterThan(100);
  });

  test('all that flies has left its place and not arrived yet', () => {
    for (const { fact, tables } of seen) {
      const { view, cues, trails } = sceneOf(tables, fact);
      const flying = [...cues, ...trails].filter(({ type }) => type === 'card');
      if (fact.type === 'drew' || fact.type === 'paid' || fact.type === 'robbed')
        expect(cardsSeen(view)).toBe(cardsSeen(tables.before) - flying.length);
    }
  });

  const cardsSeen = ({ deckSize, discards, players }: AlchemirusView) =>
    deckSize + discards.length + players.reduce((sum, { handSize }) => sum + handSize, 0);
});
