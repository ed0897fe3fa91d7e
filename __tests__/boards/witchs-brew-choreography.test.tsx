import { layoutFor } from '@/components/boards/witchs-brew/layout';
import { sceneOf, type Cue } from '@/components/boards/witchs-brew/scenes/choreography';
import { goodsOn, potionsOn } from '@/components/boards/witchs-brew/scenes/lying';
import {
  cardsAt,
  handAt,
  partIn,
  PERCHES,
  potAt,
  purseAt,
  purseIn,
  roleAt,
  shelfAt,
  SPELL,
  storeAt,
} from '@/components/boards/witchs-brew/scenes/places';
import { standingOf } from '@/components/boards/witchs-brew/words/labels';
import { ROOT } from '@/components/kit/stage/anchors';
import { asked } from '@/engine/core/game';
import { at } from '@/engine/core/list';
import { act, begin, type Match } from '@/engine/core/match';
import { allSeats, type Viewer } from '@/engine/core/seat';
import { CAULDRONS, COLOURS, SHELVES } from '@/engine/games/witchs-brew/data';
import { witchsBrew } from '@/engine/games/witchs-brew/game';
import type {
  WitchsBrew,
  WitchsBrewFact,
  WitchsBrewMove,
  WitchsBrewTable,
} from '@/engine/games/witchs-brew/state';
import type { WitchsBrewView } from '@/engine/games/witchs-brew/view';

import { ANNA, BEN, brew, call, CLAIM, DECLINE, scenario, TAKE, YIELD } from '../engine/witchs-brew/scenario';
import { seenOf } from './told';

/** How the first fact of a kind is shown that these moves come to. */
function shown(
  table: WitchsBrewTable,
  type: WitchsBrewFact['type'],
  moves: readonly WitchsBrewMove[],
  viewer: Viewer = 'public',
) {
  const found = seenOf(witchsBrew, table, moves, viewer).find(({ fact }) => fact.type === type);
  if (!found) throw new Error(`Nobody ${type}`);
  return sceneOf(found.tables, found.fact);
}

const standings = (view: WitchsBrewView) => view.players.map((_, seat) => standingOf(view, at(SEATS, seat)));
const poured = ({ pours }: ReturnType<typeof shown>) => pours.map(({ place, change }) => [place, change]);
const SEATS = allSeats(4);

const TABLE = scenario({
  players: [
    { gold: 3, drops: 'RRRGWW', hand: ['witch', 'alchemist', 'warlock', 'cutpurse'] },
    { gold: 6, drops: 'RG', hand: ['witch', 'monk'], vials: 1 },
    { gold: 1, hand: ['druid'] },
  ],
  goldOnShelf: 1,
  spell: 'lupus',
});
const WITCH = call('witch');

describe('a trick', () => {
  test('begins with the card of the leader, which turns over; then the crown comes down on it', () => {
    const { cues, view } = shown(TABLE, 'called', [WITCH]);
    expect(cues).toMatchObject([
      { type: 'play', role: 'witch', from: 'hand:0', to: 'role:0', start: 0 },
      { type: 'crown', at: 'crown:0', start: cues[0]!.time },
    ]);
    expect(standings(view)).toEqual(['empty', 'empty', 'empty']);
  });

  test('a claim takes the crown away, and what it outdid is seen at once', () => {
    const { cues, view } = shown(TABLE, 'claimed', [WITCH, CLAIM]);
    expect(cues).toMatchObject([
      { type: 'play', to: 'role:1' },
      { type: 'fly', piece: 'crown', from: 'crown:0', to: 'crown:1', stays: true },
    ]);
    expect(standings(view)).toEqual(['taken', 'waits', 'waits']);
  });

  test('so be it: the card lies, and no crown comes', () => {
    const { cues, view } = shown(TABLE, 'yielded', [WITCH, YIELD]);
    expect(cues.map(({ type }) => type)).toEqual(['play']);
    expect(standings(view)).toEqual(['claim', 'waits', 'waits']);
  });

  test('who has no such role is passed in 120 ms, who has none at all in no time', () => {
    const passed = shown(TABLE, 'passed', [WITCH, CLAIM]);
    expect(passed.time).toBe(120);
    expect(standings(passed.view)).toEqual(['taken', 'claim', 'waits']);
    const out = scenario({ players: [{ hand: ['witch'] }, {}, {}] });
    expect(shown(out, 'passed', [WITCH]).time).toBe(0);
  });

  test('being asked looks the same for everybody: it shows nothing', () => {
    expect(shown(TABLE, 'faced', [WITCH])).toMatchObject({ cues: [], time: 0 });
  });

  test('all cards fall away before the next lead', () => {
    const { cues, view } = shown(TABLE, 'led', [WITCH, CLAIM, DECLINE]);
    expect(cues).toMatchObject([
      { type: 'fall', at: 'role:0', standing: 'taken' },
      { type: 'fall', at: 'role:1', standing: 'claim' },
    ]);
    expect(standings(view)).toEqual(['empty', 'empty', 'empty']);
  });
});

describe('goods', () => {
  test('the price goes to the card before the gain comes out of it', () => {
    const scene = shown(TABLE, 'swapped', [call('alchemist'), { type: 'sell', drop: 'green' }]);
    const { cues } = scene;
    expect(cues.slice(0, 3)).toMatchObject([
      { piece: 'green', from: 'store:0:green', to: 'role:0' },
      { piece: 'coin', from: 'role:0', to: 'store:0:coin', start: cues[0]!.time },
      { piece: 'coin', from: 'role:0', to: 'store:0:coin' },
    ]);
    expect(poured(scene)).toEqual([
      ['store:0:green', -1],
      ...Array.from({ length: 5 }, () => ['store:0:coin', 1]),
    ]);
  });

  test('what a spell gives comes from its page, and vials go to where everybody sees them', () => {
    for (const viewer of ['public', ANNA] as const) {
      const { cues, pours } = shown(TABLE, 'swapped', [call('warlock'), TAKE], viewer);
      expect(cues[1]).toMatchObject({ piece: 'vial', from: 'spell', to: 'store:0:vial' });
      expect(pours).toHaveLength(3);
    }
  });

  test('a brew: drops to the plate, then it boils over, then the bottle goes to its owner', () => {
    const scene = shown(TABLE, 'brewed', [WITCH, YIELD, DECLINE, brew('iron', 'R', 'white')]);
    const { cues, boiling } = scene;
    expect(boiling).toBe('iron');
    expect(cues).toMatchObject([
      { from: 'store:0:red', to: 'recipe:iron:1:0', stays: true },
      { from: 'store:0:white', to: 'mouth:iron', stays: false },
      { type: 'bottle', stack: 'iron', from: 'mouth:iron', to: 'cards:0' },
      { piece: 'vial', from: 'mouth:iron', to: 'store:0:vial' },
    ]);
    expect(cues[2]!.start).toBeGreaterThan(cues[1]!.start + cues[1]!.time);
    expect(poured(scene)).toEqual([
      ['store:0:red', -1],
      ['store:0:white', -1],
      ['cards:0', 1],
      ['store:0:vial', 1],
    ]);
  });

  test('a favour is brewed for gold too, which goes to the card', () => {
    const { cues } = shown(TABLE, 'brewed', [WITCH, YIELD, brew('iron', 'R')]);
    expect(cues).toMatchObject([
      { piece: 'coin', from: 'store:1:coin', to: 'role:1', stays: false },
      { piece: 'coin', to: 'role:1' },
      { piece: 'red', to: 'recipe:iron:1:0' },
      { type: 'bottle', to: 'cards:1' },
    ]);
  });

  test('what is put on a shelf stands itself into the next free sockets and stays', () => {
    const scene = shown(TABLE, 'gave', [call('cutpurse'), TAKE]);
    expect(scene.cues).toMatchObject([
      { from: 'store:1:coin', to: 'socket:gold:3:1', stays: true },
      { from: 'store:1:coin', to: 'socket:gold:3:2', stays: true },
    ]);
    expect(poured(scene)).toEqual([
      ['store:1:coin', -1],
      ['store:1:coin', -1],
    ]);
  });

  test('drops on their shelf lie by colour from the first frame on, and what is given goes to the gap', () => {
    const table = scenario({
      players: [{ hand: ['monk', 'druid'] }, { drops: 'RRRWWWWW', hand: ['druid'] }, { hand: ['druid'] }],
      dropsOnShelf: 'WG',
      gone: { drops: 3 },
    });
    const give: WitchsBrewMove = { type: 'give', drops: { red: 1, white: 1, green: 0 } };
    const scene = shown(table, 'gave', [call('monk'), TAKE, give]);
    expect(scene.laid).toEqual([null, 'white', null, 'green']);
    expect(scene.cues).toMatchObject([
      { piece: 'red', to: 'socket:drops:5:0', stays: true },
      { piece: 'white', to: 'socket:drops:5:2', stays: true },
    ]);
    expect(shown(TABLE, 'gave', [call('cutpurse'), TAKE]).laid).toBeNull();
  });

  test('a full shelf is emptied from its end into the bottle', () => {
    const table = scenario({
      players: [{ gold: 3, hand: ['cutpurse'] }, { hand: ['druid'] }, { hand: ['druid'] }],
      goldOnShelf: 2,
    });
    const add: WitchsBrewMove = { type: 'add', drops: null };
    const scene = shown(table, 'bottled', [call('cutpurse'), TAKE, add]);
    expect(scene.cues).toMatchObject([
      { from: 'socket:gold:3:1', to: 'mouth:gold' },
      { from: 'socket:gold:3:0', to: 'mouth:gold' },
      { from: 'store:0:coin', to: 'mouth:gold' },
      { type: 'bottle', stack: 'gold', to: 'cards:0' },
    ]);
    expect(poured(scene).filter(([place]) => place === 'lying:gold')).toHaveLength(2);
  });

  test('a raven flies from the potion that was taken to the next perch', () => {
    const table = scenario({
      players: [{ drops: 'RRRGG', hand: ['witch'] }, { hand: ['druid'] }, { hand: ['druid'] }],
      gone: { iron: 4 },
    });
    const moves = [WITCH, brew('iron', 'RRG')];
    expect(shown(table, 'brewed', moves).view.ravens).toBe(0);
    const { cues, view } = shown(table, 'ravenCame', moves);
    expect(cues).toMatchObject([{ piece: 'raven', from: 'raven:iron', to: 'perch:0' }]);
    expect(view.ravens).toBe(0);
  });
});

test('the fourth raven says that this is the last round, and no other does', () => {
  const after = (ravens: number) =>
    scenario({
      players: [
        { drops: 'RRGGG', hand: ['witch', 'druid'], taken: { iron: 4 } },
        { taken: { copper: 5, silver: ravens > 2 ? 5 : 0, gold: 3 } },
        { hand: ['druid'] },
      ],
    });
  const moves = [WITCH, brew('iron', 'RRG')];
  const fourth = shown(after(4), 'ravenCame', moves);
  expect(fourth.cues.map(({ type }) => type)).toEqual(['fly', 'last']);
  expect(fourth.time).toBeLessThanOrEqual(1200);
  expect(shown(after(2), 'ravenCame', moves).cues.map(({ type }) => type)).toEqual(['fly']);
});

test('forbidden roles are locked before everybody’s eyes as a round begins', () => {
  const table = scenario({
    players: [{ hand: ['druid'] }, {}, {}],
    options: { forbiddenRoles: 'on' },
  });
  const { cues } = shown(table, 'setBegan', [call('druid')]);
  const round = cues.find((cue) => cue.type === 'round');
  expect(round?.forbidden).toHaveLength(2);
});

const LAST_TRICK = scenario({ players: [{ hand: ['druid'] }, {}, {}], spell: 'lupus' });

test('a set ends with the page torn off, and begins with another one', () => {
  const moves = [call('druid')];
  const ended = shown(LAST_TRICK, 'setEnded', moves);
  expect(ended.cues.map(({ type }) => type)).toEqual(['fall', 'tear']);
  expect(ended.cues[1]).toMatchObject({ spell: 'lupus', at: 'spell' });
  expect(ended.isSpellAway).toBe(true);
  const began = shown(LAST_TRICK, 'setBegan', moves);
  expect(began.cues).toMatchObject([
    { type: 'pin', spell: 'copia' },
    { type: 'round', set: 3, leader: ANNA, forbidden: [] },
  ]);
  expect(began.time).toBeLessThanOrEqual(1200);
});

test('choosing shows nothing, whatever was chosen', () => {
  const choose: WitchsBrewMove = {
    type: 'choose',
    roles: ['wolf-keeper', 'witch', 'wizard', 'druid', 'monk'],
  };
  for (const viewer of [BEN, 'public'] as const) {
    const scene = shown(LAST_TRICK, 'chose', [call('druid'), choose], viewer);
    expect(scene).toMatchObject({ cues: [], pours: [], time: 0 });
  }
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

/** A whole game, its moves taken in turn from those that are legal. */
function game(seed: number) {
  const sitters = SEATS.map((seat) => ({ name: `P${seat}`, bot: null }));
  const begun = begin(witchsBrew, { options: { forbiddenRoles: 'usual', openScores: false }, seed, sitters });
  if (!begun.ok) throw new Error(begun.problem);
  const { table } = begun.value;
  let match: Match<WitchsBrew> = begun.value;
  const moves: WitchsBrewMove[] = [];
  for (let step = 0; ; step += 1) {
    const ask = asked(match.table);
    if (!ask) return { table, moves };
    const legal = witchsBrew.legal(match.table, ask);
    const wanted = legal.filter(({ type }) => type !== 'decline');
    const move = at(wanted, (step * 5 + seed) % wanted.length);
    const next = act(witchsBrew, match, ask.seat, move);
    if (!next.ok) throw new Error(next.problem.reason);
    moves.push(move);
    match = next.value;
  }
}

/** What is measured on the table while something is shown. */
const ANCHORS: ReadonlySet<string> = new Set([
  ROOT,
  SPELL,
  PERCHES,
  ...CAULDRONS.map(potAt),
  ...SHELVES.map(shelfAt),
  ...SEATS.flatMap((seat) => [
    roleAt(seat),
    handAt(seat),
    cardsAt(seat),
    ...(['coin', 'vial', ...COLOURS] as const).map((good) => storeAt(seat, good)),
  ]),
]);

function endsOf(cue: Cue): readonly string[] {
  return 'at' in cue ? [cue.at] : [cue.from, cue.to];
}

/** What is seen of a card or a page by its face. */
function faceOf(cue: Cue): string | null {
  if ('role' in cue) return cue.role;
  return 'spell' in cue ? cue.spell : null;
}

const opened = ({ trick, spell }: WitchsBrewView) => [trick?.role, spell];

/** How much of what there is at each place. */
function amounts(view: WitchsBrewView): ReadonlyMap<string, number> {
  const found = new Map<string, number>();
  for (const { place } of [...goodsOn(view), ...potionsOn(view)])
    found.set(place, (found.get(place) ?? 0) + 1);
  return found;
}

describe.each(['public', ANNA, BEN] as const)('in a whole game that %s looks at', (viewer) => {
  const { table, moves } = game(4);
  const layout = layoutFor({ width: 390, height: 844, textScale: 1, opponents: 3 });
  const scenes = seenOf(witchsBrew, table, moves, viewer).map(({ fact, tables }) => ({
    tables,
    fact,
    scene: sceneOf(tables, fact),
  }));

  test('everything moves between places that are on the table', () => {
    const ends = new Set(scenes.flatMap(({ scene }) => scene.cues.flatMap(endsOf)));
    expect(ends.size).toBeGreaterThan(60);
    expect([...ends].filter((name) => !ANCHORS.has(partIn(layout, name)?.whole ?? name))).toEqual([]);
  });

  test('nobody sees a face that he is not shown', () => {
    const faces = scenes.flatMap(({ scene, tables: { before, after } }) => {
      const known = [...opened(before), ...opened(after)];
      return scene.cues.flatMap((cue) => {
        const face = faceOf(cue);
        return face === null ? [] : [known.includes(face as never)];
      });
    });
    expect(faces.length).toBeGreaterThan(60);
    expect(faces).not.toContain(false);
  });

  test('figures come to what there is afterwards', () => {
    for (const { scene, tables } of scenes) {
      const after = amounts(tables.after);
      const counted = new Map(amounts(scene.view));
      for (const { place, change } of scene.pours) counted.set(place, (counted.get(place) ?? 0) + change);
      const wrong = [...counted.keys(), ...after.keys()].filter((place) => {
        const isCounted = place.startsWith('store:') || place.startsWith('cards:');
        return isCounted && (counted.get(place) ?? 0) !== (after.get(place) ?? 0);
      });
      expect(wrong).toEqual([]);
    }
  });

  test('the first lead of a set finds nothing to put away', () => {
    const first = scenes.filter(({ fact }) => fact.type === 'led' && fact.ended === null);
    expect(first.length).toBeGreaterThan(2);
    expect(first.map(({ scene }) => scene.time)).toEqual(first.map(() => 0));
  });
});

test('a trick of four takes about three seconds', () => {
  const tricks: number[] = [];
  for (const seed of [1, 2, 3]) {
    let time = 0;
    const { table, moves } = game(seed);
    for (const { fact, tables } of seenOf(witchsBrew, table, moves, 'public')) {
      const { time: lasts, pause } = sceneOf(tables, fact);
      time += lasts > 0 ? lasts + pause : 0;
      if (fact.type !== 'led' && fact.type !== 'setEnded') continue;
      if (fact.type === 'setEnded' || fact.ended) tricks.push(time);
      time = 0;
    }
  }
  const sorted = tricks.sort((one, other) => one - other);
  expect(sorted.length).toBeGreaterThan(60);
  expect(sorted[Math.floor(sorted.length / 2)]).toBeLessThan(2800);
  expect(sorted[Math.floor(sorted.length * 0.9)]).toBeLessThan(3400);
});

test('goods of those over the table lie in rows of one column, those of the near one in stores of their own', () => {
  const whole = { x: 10, y: 100, width: 40, height: 80 };
  const rows = (['coin', 'red', 'white', 'green'] as const).map((good) => purseIn(ANNA, storeAt(BEN, good))!);
  expect(rows.map((part) => part.whole)).toEqual(Array(4).fill(purseAt(BEN)));
  expect(rows.map((part) => part.of(whole).y)).toEqual([100, 120, 140, 160]);
  expect(purseIn(BEN, storeAt(BEN, 'coin'))).toBeNull();
  expect(purseIn(ANNA, storeAt(BEN, 'vial'))).toBeNull();
});
