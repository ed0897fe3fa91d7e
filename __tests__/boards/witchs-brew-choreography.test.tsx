import { sceneOf } from '@/components/boards/witchs-brew/scenes/choreography';
import { layoutFor } from '@/components/boards/witchs-brew/layout';
import { partIn } from '@/components/boards/witchs-brew/scenes/places';
import { asked } from '@/engine/core/game';
import { at } from '@/engine/core/list';
import { act, begin, type Match } from '@/engine/core/match';
import type { Told } from '@/engine/core/told';
import { NO_DROPS, NOTHING } from '@/engine/games/witchs-brew/data';
import { witchsBrew } from '@/engine/games/witchs-brew/game';
import type { WitchsBrew, WitchsBrewFact } from '@/engine/games/witchs-brew/state';
import type { WitchsBrewView } from '@/engine/games/witchs-brew/view';

import { ANNA, BEN, CLARA, drops, played, scenario } from '../engine/witchs-brew/scenario';
import { toldOf } from './told';

const TABLE = scenario({
  players: [
    { gold: 3, drops: 'RRRGWW', hand: ['witch', 'cutpurse'] },
    { gold: 6, drops: 'RG', hand: ['witch', 'monk'], vials: 1 },
    { gold: 1, hand: ['druid'] },
  ],
  goldOnShelf: 1,
});
const CALLED = played(TABLE, [ANNA, { type: 'call', role: 'witch' }]);
const before = witchsBrew.view(TABLE, 'public');
const called = witchsBrew.view(CALLED, 'public');
const scene = (view: WitchsBrewView, fact: WitchsBrewFact) => sceneOf(view, fact);
const types = (view: WitchsBrewView, fact: WitchsBrewFact) => scene(view, fact).cues.map(({ type }) => type);

describe('a trick', () => {
  test('begins with the card of the leader, which turns over; then the crown comes down on it', () => {
    const { cues, standings } = scene(before, { type: 'called', seat: ANNA, role: 'witch' });
    expect(cues).toMatchObject([
      { type: 'play', role: 'witch', from: 'hand:0', to: 'role:0', start: 0 },
      { type: 'crown', at: 'crown:0', start: cues[0]!.time },
    ]);
    expect(standings).toEqual({});
  });

  test('a claim takes the crown away, and what it outdid is seen at once', () => {
    const { cues, standings } = scene(called, { type: 'claimed', seat: BEN, role: 'witch', from: ANNA });
    expect(cues).toMatchObject([
      { type: 'play', to: 'role:1' },
      { type: 'fly', piece: { type: 'crown' }, from: 'crown:0', to: 'crown:1', stays: true },
    ]);
    expect(standings).toEqual({ [ANNA]: 'taken' });
  });

  test('so be it: the card lies, and no crown comes', () => {
    expect(types(called, { type: 'yielded', seat: BEN, role: 'witch' })).toEqual(['play']);
  });

  test('who has no such role is passed in 120 ms, who has none at all in no time', () => {
    const passed = { type: 'passed', seat: CLARA, role: 'witch' } as const;
    expect(scene(called, { ...passed, isOut: false }).time).toBe(120);
    expect(scene(called, { ...passed, isOut: true }).time).toBe(0);
  });

  test('being asked looks the same for everybody: it shows nothing', () => {
    expect(scene(called, { type: 'faced', seat: BEN, role: 'witch' })).toMatchObject({ cues: [], time: 0 });
  });

  test('all cards fall away before the next lead', () => {
    const trick = {
      role: 'witch',
      caller: ANNA,
      claimant: BEN,
      stances: ['outdone', 'claims', 'passes'],
    } as const;
    const { cues, standings } = scene(called, { type: 'led', seat: BEN, trick: 2, ended: trick });
    expect(cues).toMatchObject([
      { type: 'fall', at: 'role:0', standing: 'taken' },
      { type: 'fall', at: 'role:1', standing: 'claim' },
    ]);
    expect(standings).toEqual({ 0: 'empty', 1: 'empty', 2: 'empty' });
    expect(scene(before, { type: 'led', seat: ANNA, trick: 1, ended: null }).time).toBe(0);
  });
});

describe('goods', () => {
  test('the price goes to the card before the gain comes out of it', () => {
    const { cues, pours } = scene(called, {
      type: 'swapped',
      seat: BEN,
      by: 'alchemist',
      price: { ...NOTHING, drops: drops('G') },
      gain: { ...NOTHING, gold: 2 },
      isOpen: true,
    });
    expect(cues).toMatchObject([
      { piece: { type: 'drop', colour: 'green' }, from: 'drop:1:green', to: 'role:1' },
      { piece: { type: 'coin' }, from: 'role:1', to: 'gold:1', start: cues[0]!.time },
      { piece: { type: 'coin' }, from: 'role:1', to: 'gold:1' },
    ]);
    expect(pours.map(({ place, change }) => [place, change])).toEqual([
      ['drop:1:green', -1],
      ['gold:1', 1],
      ['gold:1', 1],
    ]);
  });

  test('what a spell gives comes from its page, and vials go to where everybody sees them', () => {
    const fact = {
      type: 'swapped',
      seat: BEN,
      by: 'lupus',
      price: { ...NOTHING, drops: drops('R') },
      gain: { ...NOTHING, vials: 2 },
      isOpen: false,
    } as const;
    const open = scene(called, fact);
    expect(open.cues[1]).toMatchObject({ piece: { type: 'vial' }, from: 'spell', to: 'vials:1' });
    expect(open.pours).toHaveLength(3);
    const own = scene(witchsBrew.view(CALLED, BEN), fact);
    expect(own.cues[1]).toMatchObject({ to: 'vials:1' });
    expect(own.pours).toHaveLength(3);
  });

  test('a brew: drops to the plate, then it boils over, then the bottle goes to its owner', () => {
    const { cues, boiling, pours } = scene(called, {
      type: 'brewed',
      seat: ANNA,
      by: 'witch',
      cauldron: 'iron',
      potion: called.stacks.iron[0]!,
      isOpen: false,
      isExtraOpen: false,
      price: { ...NOTHING, drops: { ...NO_DROPS, red: 1, white: 1 } },
      extra: 'white',
    });
    expect(boiling).toBe('iron');
    expect(cues).toMatchObject([
      { from: 'drop:0:red', to: 'recipe:iron:1:0', stays: true },
      { from: 'drop:0:white', to: 'mouth:iron', stays: false },
      { type: 'bottle', stack: 'iron', from: 'mouth:iron', to: 'cards:0' },
      { piece: { type: 'vial' }, from: 'mouth:iron', to: 'vials:0' },
    ]);
    expect(cues[2]!.start).toBeGreaterThan(cues[1]!.start + cues[1]!.time);
    expect(pours.map(({ place, change }) => [place, change])).toEqual([
      ['drop:0:red', -1],
      ['drop:0:white', -1],
      ['cards:0', 1],
      ['vials:0', 1],
    ]);
  });

  test('what is put on a shelf stands itself into the next free sockets and stays', () => {
    const fact = { type: 'gave', seat: BEN, shelf: 'gold', isSpared: false } as const;
    const { cues, pours } = scene(called, { ...fact, price: { ...NOTHING, gold: 2 } });
    expect(cues).toMatchObject([
      { from: 'gold:1', to: 'socket:gold:3:1', stays: true },
      { from: 'gold:1', to: 'socket:gold:3:2', stays: true },
    ]);
    expect(pours.every(({ place, change }) => place === 'gold:1' && change === -1)).toBe(true);
  });

  test('a full shelf is emptied from its end into the bottle', () => {
    const { cues, pours } = scene(called, {
      type: 'bottled',
      seat: ANNA,
      shelf: 'gold',
      potion: called.stacks.gold[0]!,
      isOpen: false,
      lay: { ...NOTHING, gold: 2 },
      added: { ...NOTHING, gold: 1 },
    });
    expect(cues).toMatchObject([
      { from: 'socket:gold:3:1', to: 'bottle:gold' },
      { from: 'socket:gold:3:0', to: 'bottle:gold' },
      { from: 'gold:0', to: 'bottle:gold' },
      { type: 'bottle', stack: 'gold', to: 'cards:0' },
    ]);
    expect(pours.filter(({ place }) => place === 'lying:gold')).toHaveLength(2);
  });

  test('a raven flies from the potion that was taken to the next perch', () => {
    const taken = scenario({ players: [{ taken: { iron: 5 } }, {}, {}] });
    const { cues } = scene(witchsBrew.view(taken, 'public'), { type: 'ravenCame', seat: ANNA, ravens: 1 });
    expect(cues).toMatchObject([{ piece: { type: 'raven' }, from: 'raven:iron', to: 'perch:0' }]);
  });
});

test('a set ends with the page torn off, and begins with another one', () => {
  const swept = {
    trick: called.trick!,
    trickNumber: 5,
    spell: 'lupus',
    forbidden: [],
    called: [],
    spent: [[], [], []],
  } as const;
  const ended = scene(called, { type: 'setEnded', set: 1, last: ANNA, swept });
  expect(ended.cues.find(({ type }) => type === 'tear')).toMatchObject({ spell: 'lupus', at: 'spell' });
  expect(ended.isSpellAway).toBe(true);
  const began = scene(before, { type: 'setBegan', set: 2, leader: ANNA, spell: 'strix', forbidden: [] });
  expect(began.cues).toMatchObject([{ type: 'pin', spell: 'strix' }]);
});

test('choosing shows nothing, whatever was chosen', () => {
  const own = scene(before, {
    type: 'chose',
    seat: ANNA,
    roles: ['witch', 'wizard', 'druid', 'monk', 'warlock'],
  });
  expect(own).toEqual(scene(before, { type: 'chose', seat: ANNA, roles: null }));
  expect(own).toMatchObject({ cues: [], pours: [], time: 0 });
});

test('parts of things lie inside of them', () => {
  const layout = layoutFor({ width: 390, height: 844, textScale: 1, opponents: 3 });
  const whole = { x: 10, y: 100, width: layout.shelf.width, height: layout.shelf.pitch };
  for (const index of [0, 1, 2]) {
    const spot = partIn(layout, `socket:gold:3:${index}`)!.of(whole);
    expect(spot.x).toBeGreaterThan(whole.x);
    expect(spot.x).toBeLessThan(whole.x + whole.width);
    expect(spot.y).toBeLessThan(whole.y + whole.height);
  }
  expect(partIn(layout, 'role:1')).toBeNull();
  expect(partIn(layout, 'crown:1')!.whole).toBe('role:1');
});

/** A whole game by the bot, move by move. */
function played4(seed: number): readonly (readonly Told<WitchsBrew>[])[] {
  const sitters = Array.from({ length: 4 }, (_, index) => ({ name: `P${index}`, bot: null }));
  const begun = begin(witchsBrew, { options: { forbiddenRoles: 'usual', openScores: false }, seed, sitters });
  if (!begun.ok) throw new Error(begun.problem);
  let match: Match<WitchsBrew> = begun.value;
  const steps = [];
  for (let step = 0; ; step += 1) {
    const ask = asked(match.table);
    if (!ask) return steps;
    const legal = witchsBrew.legal(match.table, ask);
    const wanted = legal.filter(({ type }) => type !== 'decline');
    const move = at(wanted, (step * 5 + seed) % wanted.length);
    const next = act(witchsBrew, match, ask.seat, move);
    if (!next.ok) throw new Error(next.problem.reason);
    steps.push(toldOf(witchsBrew, match.table, move, 'public'));
    match = next.value;
  }
}

test('a trick of four takes about three seconds', () => {
  const tricks: number[] = [];
  for (const seed of [1, 2, 3]) {
    let time = 0;
    for (const told of played4(seed)) {
      told.forEach(({ fact, before }) => {
        const { time: lasts, pause } = sceneOf(before, fact);
        time += lasts > 0 ? lasts + pause : 0;
        if (fact.type !== 'led' && fact.type !== 'setEnded') return;
        if (fact.type === 'setEnded' || fact.ended) tricks.push(time);
        time = 0;
      });
    }
  }
  const sorted = tricks.sort((one, other) => one - other);
  expect(sorted.length).toBeGreaterThan(60);
  expect(sorted[Math.floor(sorted.length / 2)]).toBeLessThan(2800);
  expect(sorted[Math.floor(sorted.length * 0.9)]).toBeLessThan(3400);
});
