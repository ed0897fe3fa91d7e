import { discardedBy, sceneOf } from '@/components/boards/alchemirus/scenes/choreography';
import type { Cue } from '@/components/boards/alchemirus/scenes/cues';
import { insteadOf, partOf, pawnAt, standingOf } from '@/components/boards/alchemirus/scenes/places';
import { think } from '@/engine/core/bot';
import { asked } from '@/engine/core/game';
import { at } from '@/engine/core/list';
import { act, begin, type Match } from '@/engine/core/match';
import { rngFrom, split } from '@/engine/core/rng';
import type { Viewer } from '@/engine/core/seat';
import { FIELDS, SPIRIT_FIELD } from '@/engine/games/alchemirus/data';
import { alchemirus } from '@/engine/games/alchemirus/game';
import type { Alchemirus, AlchemirusFact } from '@/engine/games/alchemirus/state';

import { ANNA, BEN, scenario, type Sketch } from '../engine/alchemirus/scenario';
import { toldOf } from './told';

const SKETCH: Sketch = {
  players: [
    {
      hand: ['horten', 'fornax', 'fornax', 'gloria'],
      estate: ['horten', 'pergula', 'alembic: herb', 'labrium: tincture metal', 'taberna', 'domo', 'pergula'],
      fame: 4,
      field: 6,
    },
    { hand: ['domo', 'labrium'], field: 7, fame: 0, estate: ['horten: herb', 'domo'] },
  ],
  bank: ['horten', 'metalle', null, 'domo', 'gloria'],
  discards: ['taberna', 'taberna'],
};
const TABLE = scenario(SKETCH);
const seen = (viewer: Viewer) => alchemirus.view(TABLE, viewer);
const scene = (fact: AlchemirusFact, viewer: Viewer = 'public') =>
  sceneOf(seen(viewer), alchemirus.witness(fact, viewer));
const end = ({ start, time }: Cue) => start + time;

const drew = { type: 'drew', seat: ANNA, cards: ['domo'], count: 1, why: 'turn' } as const;

describe('cards', () => {
  test('a drawn card turns over only for the one who drew it', () => {
    expect(scene(drew, ANNA).cues).toMatchObject([
      { card: 'domo', side: 'turning', from: 'deck', time: 220 },
    ]);
    for (const viewer of [BEN, 'public'] as const)
      expect(scene(drew, viewer).cues).toMatchObject([{ card: null, side: 'down', to: 'hand:0' }]);
  });

  test('it comes to where it will lie in the fan, and counts when it is there', () => {
    const { cues, pours, view } = scene(drew, ANNA);
    expect(at(cues, 0)).toMatchObject({ to: 'slot:0:3:5' });
    expect(pours).toEqual([{ place: 'hand:0', change: 1, at: 220 }]);
    expect(view.deckSize).toBe(seen(ANNA).deckSize - 1);
    expect(view.hand).toEqual(seen(ANNA).hand);
  });

  test('a card for passing the Spirit follows the flare of its eyes, one from a Domo its light', () => {
    const spirit = scene({ ...drew, why: 'spirit' });
    expect(spirit.cues).toMatchObject([{ type: 'eyes', at: 'haunt:fornax' }, { type: 'card' }]);
    expect(at(spirit.cues, 1).start).toBeGreaterThan(0);
    const domo = scene({ ...drew, why: 'domo' });
    expect(domo.cues).toMatchObject([{ type: 'flare', at: 'plot:0:5' }, { type: 'card' }]);
  });

  test('of an exchange everybody sees both cards, and what is taken leaves its place', () => {
    const { cues, view } = scene({ type: 'exchanged', seat: BEN, take: 'domo', give: 'labrium', place: 3 });
    expect(cues).toMatchObject([
      { card: 'labrium', side: 'up', from: 'hand:1', to: 'discards' },
      { card: 'domo', side: 'up', from: 'bank:3', to: 'hand:1' },
    ]);
    expect(view.bank).toEqual(['horten', 'metalle', null, null, 'gloria']);
    expect(at(view.players, BEN).handSize).toBe(1);
  });

  test('a place of the bank is filled from the deck; after a reshuffle all are', () => {
    const before = seen('public').bank;
    const one = { type: 'bankFilled', before, bank: before.map((card) => card ?? 'fornax') } as const;
    expect(scene(one).cues).toMatchObject([{ card: 'fornax', side: 'turning', from: 'deck', to: 'bank:2' }]);
    const all = { ...one, bank: ['domo', 'domo', 'domo', 'domo', 'domo'] } as const;
    expect(scene(all).cues).toHaveLength(5);
    const swept = scene({ type: 'reshuffled', count: 6, discards: ['taberna', 'taberna'] });
    expect(swept.cues.filter(({ type }) => type === 'card')).toHaveLength(2 + 4);
    expect(swept.view).toMatchObject({ discards: [], bank: [null, null, null, null, null] });
  });

  test('paid cards are one movement: each begins 40 ms after the last and is still on its way', () => {
    const { cues, trails, time, pause, view } = scene(
      { type: 'paid', seat: ANNA, card: 'fornax', purpose: 'build' },
      ANNA,
    );
    expect(cues).toEqual([]);
    expect(trails).toMatchObject([{ card: 'fornax', side: 'up', from: 'slot:0:2:4', to: 'discards' }]);
    expect([time, pause]).toEqual([40, 0]);
    expect(at(trails, 0).time).toBe(220);
    expect(view.hand).toEqual(['horten', 'fornax', 'gloria']);
  });

  test('a stolen card is seen by thief and victim only', () => {
    const fact = { type: 'robbed', seat: BEN, from: ANNA, card: 'gloria' } as const;
    expect(at(scene(fact).cues, 1)).toMatchObject({ card: null, side: 'down', from: 'hand:0', to: 'hand:1' });
    expect(at(scene(fact, ANNA).cues, 1)).toMatchObject({ card: 'gloria', side: 'up', from: 'slot:0:3:4' });
    expect(at(scene(fact, BEN).cues, 1)).toMatchObject({ card: 'gloria', side: 'turning' });
  });

  test('what is put on the discards is on top of them', () => {
    expect(discardedBy({ type: 'paid', seat: ANNA, card: 'domo', purpose: 'limit' })).toBe('domo');
    expect(discardedBy({ type: 'exchanged', seat: ANNA, take: 'domo', give: 'gloria', place: 0 })).toBe(
      'gloria',
    );
    expect(discardedBy(drew)).toBeNull();
  });
});

describe('pawns and the Spirit', () => {
  test('a pawn hops from field to field, 110 ms each, and stands nowhere meanwhile', () => {
    const { cues, view } = scene({ type: 'moved', seat: ANNA, from: 6, steps: 3, fame: 0 });
    expect(cues).toMatchObject([{ type: 'hop', on: 'ring', seat: ANNA, time: 330, start: 0 }]);
    expect(at(cues, 0)).toMatchObject({ way: ['pawn:6:0:1', 'pawn:7:0:1', 'pawn:0:0:1', 'pawn:1:0:1'] });
    expect(at(view.players, ANNA).field).toBeNull();
  });

  test('it comes to stand beside who is there', () => {
    const { cues } = scene({ type: 'moved', seat: ANNA, from: 6, steps: 1, fame: 0 });
    expect(at(cues, 0)).toMatchObject({ way: ['pawn:6:0:1', 'pawn:7:0:2'] });
  });

  test('a long way costs a step back on the path of fame first', () => {
    const { cues, pours, climber } = scene({ type: 'moved', seat: ANNA, from: 6, steps: 4, fame: 1 });
    expect(cues).toMatchObject([
      { type: 'hop', on: 'fame', way: ['stone:4:20', 'stone:3:20'] },
      { type: 'hop', on: 'ring' },
    ]);
    expect(at(cues, 1).start).toBe(end(at(cues, 0)));
    expect(pours).toEqual([{ place: 'laurel:0', change: -1, at: end(at(cues, 0)) }]);
    expect(climber).toBe(ANNA);
  });

  test('the Spirit glides while the table is dark already where it goes; a whole hand goes first', () => {
    const fact = { type: 'haunted', seat: BEN, from: 'fornax', to: 'horten', discarded: [] } as const;
    const { cues, view, isSpiritAway } = scene(fact);
    expect(cues).toMatchObject([{ type: 'glide', from: 'haunt:fornax', to: 'haunt:horten', time: 500 }]);
    expect([view.spirit, isSpiritAway]).toEqual(['horten', true]);
    const paid = scene({ ...fact, discarded: ['domo', 'labrium'] });
    expect(paid.cues).toMatchObject([{ card: 'domo' }, { card: 'labrium' }, { type: 'glide' }]);
    expect(at(paid.cues, 2).start).toBeGreaterThan(at(paid.cues, 1).start);
    expect(at(paid.view.players, BEN).handSize).toBe(0);
  });
});

describe('the estate', () => {
  test('the card is laid, then the building rises on the next plot', () => {
    const { cues, view } = scene({ type: 'built', seat: ANNA, building: 'fornax', demolished: null }, ANNA);
    expect(cues).toMatchObject([
      { type: 'card', card: 'fornax', to: 'plot:0:7' },
      { type: 'rise', building: 'fornax', plot: 7, fashion: 0, at: 'plot:0:7', time: 260 },
    ]);
    expect(at(cues, 1).start).toBeGreaterThan(0);
    expect(end(at(cues, 1))).toBeGreaterThan(end(at(cues, 0)));
    expect(view.hand).toEqual(['horten', 'fornax', 'gloria']);
  });

  test('what is demolished falls to dust before, and its cards go', () => {
    const demolished = { plot: 0, cards: ['horten', 'gloria'], goods: ['herb'] } as const;
    const { cues, view } = scene({ type: 'built', seat: BEN, building: 'labrium', demolished });
    expect(cues.map(({ type }) => type)).toEqual(['ruin', 'card', 'card', 'card', 'rise']);
    expect(at(cues, 4)).toMatchObject({ at: 'plot:1:1' });
    expect(at(view.players, BEN).estate).toMatchObject([{ building: 'domo' }]);
  });

  test('a harvest comes all at once, by what grows where', () => {
    const { cues } = scene({ type: 'harvested', seat: ANNA, plots: [0], goods: ['herb'] });
    expect(cues).toMatchObject([
      { good: 'herb', from: 'deck', to: 'good:0:0:horten:herb', time: 240, start: 0 },
    ]);
  });

  test('a good leaves its place when it is carried', () => {
    const { cues, view } = scene({ type: 'carried', seat: BEN, good: 'herb', from: 0, to: 1 });
    expect(cues).toMatchObject([{ from: 'good:1:0:horten:herb', to: 'good:1:1:domo:herb' }]);
    expect(at(at(view.players, BEN).estate, 0).goods).toEqual([]);
  });

  test('a herb becomes a tincture in 400 ms; gold takes 900, and its second card goes', () => {
    const fact = { type: 'transmuted', seat: ANNA, plot: 2, into: 'tincture', discarded: null } as const;
    expect(scene(fact)).toMatchObject({
      cues: [{ type: 'change', of: 'herb', into: 'tincture' }],
      time: 400,
    });
    const gold = scene({ ...fact, plot: 3, into: 'gold', discarded: 'domo' });
    expect(gold.cues).toMatchObject([
      { good: 'tincture', to: 'good:0:3:labrium:gold' },
      { good: 'metal', to: 'good:0:3:labrium:gold' },
      { type: 'change', of: null, into: 'gold' },
      { type: 'card', card: 'domo', side: 'up', to: 'discards' },
    ]);
    expect(gold.time).toBe(900);
    expect(at(at(gold.view.players, ANNA).estate, 3).goods).toEqual([]);
  });

  const sale = { type: 'sold', seat: ANNA, from: 3, good: 'metal', at: 'taberna', card: 'domo' } as const;

  /** A good counts as sold from when it is offered: it is the first or the second one of this visit. */
  const selling = (fact: AlchemirusFact & { readonly type: 'sold' }, sold = 1) =>
    sceneOf({ ...seen('public'), sold: { ...seen('public').sold, [fact.at]: sold } }, fact);

  test('sold for fame: to the stall, a laurel to the path, and up step by step', () => {
    const { cues, trails, pours } = selling({ ...sale, currency: 'fame', amount: 3 });
    expect(cues).toMatchObject([
      { type: 'good', from: 'good:0:3:labrium:metal', to: 'good:0:4:taberna:metal', stays: false },
      { type: 'laurel', from: 'good:0:4:taberna:metal', to: 'stone:4:20' },
      { type: 'hop', on: 'fame', way: ['stone:4:20', 'stone:5:20', 'stone:6:20', 'stone:7:20'] },
    ]);
    expect(cues.slice(1).map(({ start }) => start)).toEqual([end(at(cues, 0)), end(at(cues, 1))]);
    expect(trails).toMatchObject([{ card: 'domo', to: 'discards' }]);
    expect(pours.filter(({ place }) => place === 'laurel:0')).toHaveLength(3);
  });

  test('each stall of a kind sells as much as it can before the next', () => {
    const fact = { ...sale, at: 'pergula', currency: 'cards', amount: 3 } as const;
    expect(selling(fact).cues).toMatchObject([{ to: 'good:0:1:pergula:metal' }]);
    expect(selling(fact, 2).cues).toMatchObject([{ to: 'good:0:6:pergula:metal' }]);
  });

  test('what another bought goes to him; the sale then shows only the stall', () => {
    const bought = {
      type: 'bought',
      seat: BEN,
      from: ANNA,
      good: 'metal',
      price: 4,
      plot: 1,
      off: 3,
    } as const;
    expect(scene(bought).cues).toMatchObject([{ from: 'good:0:3:labrium:metal', to: 'good:1:1:domo:metal' }]);
    const paid = selling({ ...sale, card: null, currency: 'cards', amount: 3 });
    expect(paid.cues).toMatchObject([{ type: 'flare', at: 'plot:0:4' }]);
    expect(paid.trails).toEqual([]);
  });

  test('a Gloria unfolds its wreath before its fame counts', () => {
    const { cues } = scene({ type: 'earned', seat: ANNA, by: 'gloria', fame: 1 });
    expect(cues).toMatchObject([
      { type: 'wreath', time: 800 },
      { type: 'hop', on: 'fame', start: 800 },
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

/** A whole game of three bots, move by move. */
function* botGame(seed: number) {
  const sitters = Array.from({ length: 3 }, (_, index) => ({ name: `P${index}`, bot: null }));
  const options = { bank: true, openMarket: false, fameGoal: 15 } as const;
  const begun = begin(alchemirus, { options, seed, sitters });
  if (!begun.ok) throw new Error(begun.problem);
  let match: Match<Alchemirus> = begun.value;
  for (let step = 0; ; step += 1) {
    const ask = asked(match.table);
    if (!ask || step > 700) return;
    const move = think(alchemirus, match.table, 'adept', split(rngFrom(seed), step));
    const next = act(alchemirus, match, ask.seat, move);
    if (!next.ok) throw new Error(next.problem.reason);
    yield toldOf(alchemirus, match.table, move, 'public');
    match = next.value;
  }
}

test('a turn of a bot is shown in about two seconds', () => {
  const turns: number[] = [];
  let time = 0;
  for (const told of botGame(4)) {
    told.forEach(({ fact, before }) => {
      const { time: lasts, pause } = sceneOf(before, fact);
      time += lasts > 0 ? lasts + pause : 0;
      if (fact.type !== 'turnBegan') return;
      turns.push(time);
      time = 0;
    });
  }
  const sorted = turns.sort((one, other) => one - other);
  expect(sorted.length).toBeGreaterThan(40);
  expect(sorted[Math.floor(sorted.length / 2)]).toBeLessThan(1600);
  expect(sorted[Math.floor(sorted.length * 0.9)]).toBeLessThan(3000);
});
