import { sceneOf } from '@/components/boards/materia-prima/scenes/choreography';
import type { Cue } from '@/components/boards/materia-prima/scenes/cues';
import { insteadOf, MAP, partOf, PYRAMID } from '@/components/boards/materia-prima/scenes/places';
import { think } from '@/engine/core/bot';
import { asked, defaultOptions } from '@/engine/core/game';
import { at } from '@/engine/core/list';
import { act, begin, type Match } from '@/engine/core/match';
import { rngFrom, split } from '@/engine/core/rng';
import type { Viewer } from '@/engine/core/seat';
import { materiaPrima } from '@/engine/games/materia-prima/game';
import { BEGINNER, spotAt } from '@/engine/games/materia-prima/map';
import type { MateriaPrima, MateriaPrimaFact } from '@/engine/games/materia-prima/state';

import { ANNA, BEN, hex, scenario, type Sketch } from '../engine/materia-prima/scenario';
import { toldOf } from './told';

const SKETCH: Sketch = {
  players: [
    {
      alchemist: 'sejlon',
      at: 'D4',
      load: ['fire', 'air'],
      homunculi: [['rust-imp', 'E4']],
      hand: ['mud-porter', 'raven-head'],
      store: ['earth', 'earth', 'water'],
    },
    { alchemist: 'vitrudes', at: 'D5', load: ['iron', 'gold'], homunculi: [['clay-sentry', 'H4', 'fire']] },
  ],
  piles: [['D4', BEN, ['water', 'fire'], 1]],
};
const TABLE = scenario(SKETCH);
const seen = (viewer: Viewer) => materiaPrima.view(TABLE, viewer);
const scene = (fact: MateriaPrimaFact, viewer: Viewer = 'public') =>
  sceneOf(seen(viewer), materiaPrima.witness(fact, viewer));
const types = (cues: readonly Cue[]) => cues.map(({ type }) => type);

describe('on the map', () => {
  const moved = {
    type: 'moved',
    seat: ANNA,
    figure: 'sejlon',
    from: hex('D4'),
    to: hex('D3'),
    land: 'heath',
    tile: 'gilt-heath',
    isHome: false,
  } as const;

  test('a figure hops within 240 ms from where it stands to where it will stand, and is not on the map meanwhile', () => {
    const { cues, away, time, pause } = scene(moved);
    expect(cues).toMatchObject([{ type: 'hop', figure: 'sejlon', load: ['air', 'fire'], time: 240 }]);
    expect(away).toEqual(new Set(['sejlon']));
    expect([time, pause]).toEqual([240, 0]);
    const [hop] = cues;
    expect(hop?.type === 'hop' && [hop.from, hop.to]).toEqual([
      expect.stringContaining(`foot:${hex('D4')}:`),
      expect.stringContaining(`foot:${hex('D3')}:`),
    ]);
  });

  test('what a mine yields leaves its sign and comes to the figure', () => {
    const { cues } = scene({ type: 'mined', seat: ANNA, figure: 'sejlon', element: 'iron', count: 2 });
    expect(types(cues)).toEqual(['pulse', 'token', 'token']);
    expect(cues[1]).toMatchObject({ thing: 'iron', from: `seal:${hex('D4')}`, to: `load:${hex('D4')}` });
    expect(at(cues, 2).start).toBeGreaterThan(at(cues, 1).start);
  });

  test('what is taken up is no longer on the ground while it flies, what is dropped no longer carried', () => {
    const up = scene({
      type: 'pickedUp',
      seat: ANNA,
      figure: 'sejlon',
      hex: hex('D4'),
      things: ['water', 'soul'],
    });
    expect(up.view.piles).toMatchObject([{ souls: 0 }]);
    const down = scene({
      type: 'dropped',
      seat: ANNA,
      figure: 'sejlon',
      hex: hex('D4'),
      thing: 'fire',
      ...spotAt(BEGINNER, hex('D4')),
    });
    expect(down.cues).toMatchObject([{ type: 'token', thing: 'fire', to: `pile:${hex('D4')}` }]);
    expect(at(at(down.view.players, ANNA).figures, 0).load.reduce((sum, one) => sum + one)).toBe(1);
  });
});

describe('a fight', () => {
  const fought = {
    type: 'fought',
    seat: ANNA,
    figure: 'sejlon',
    against: BEN,
    target: 'vitrudes',
    attack: [2, 3],
    defence: [1, 0],
    isWon: true,
  } as const;

  test('both lean in, then the dice roll as they fell', () => {
    const { cues, away } = scene(fought);
    expect(types(cues)).toEqual(['lean', 'lean', 'dice']);
    expect(cues[2]).toMatchObject({ attack: [2, 3], defence: [1, 0], isWon: true });
    expect(away).toEqual(new Set(['sejlon', 'vitrudes']));
  });

  test('a beaten alchemist flies home, what he had spills, the soul stone comes last', () => {
    const beaten = {
      type: 'beaten',
      seat: BEN,
      figure: 'vitrudes',
      hex: hex('D5'),
      lost: ['iron', 'gold'],
      soul: 'taken',
    } as const;
    const { cues } = scene(beaten);
    expect(types(cues)).toEqual(['fade', 'token', 'token', 'token']);
    expect(cues[0]).toMatchObject({ to: expect.stringContaining(`foot:${hex('H4')}:`) });
    expect(cues[3]).toMatchObject({ thing: 'soul', to: `load:${hex('D4')}` });
    expect(at(cues, 3).start).toBeGreaterThan(at(cues, 2).start);
    const homunculus = scene({
      type: 'beaten',
      seat: BEN,
      figure: 'clay-sentry',
      hex: hex('H4'),
      lost: [],
      soul: null,
    });
    const [gone] = homunculus.cues;
    expect(gone?.type === 'fade' && gone.from === gone.to).toBe(true);
  });
});

describe('cards', () => {
  const kept = { type: 'kept', seat: ANNA, kind: 'stone', formula: 'red-lion' } as const;

  test('a kept formula shows its face to its owner alone', () => {
    expect(scene(kept, ANNA).cues).toMatchObject([{ type: 'card', formula: 'red-lion', to: 'formulas' }]);
    for (const viewer of [BEN, 'public'] as const)
      expect(scene(kept, viewer).cues).toMatchObject([{ formula: null, kind: 'stone', to: 'seat:0' }]);
  });

  test('what Research shows is seen as backs by everybody', () => {
    const researched = {
      type: 'researched',
      seat: ANNA,
      kind: 'equipment',
      count: 3,
      formulas: ['ash-blade', 'seer-ring', 'deep-satchel'],
    } as const;
    for (const viewer of [ANNA, BEN, 'public'] as const)
      expect(scene(researched, viewer).cues).toMatchObject([{ formula: null }, { formula: null }, {}]);
  });

  test('a transmuted homunculus rises at its tower after its card has burnt, a fragment clicks in', () => {
    const made = scene({ type: 'transmuted', seat: ANNA, formula: 'mud-porter', isWorn: false });
    expect(types(made.cues)).toEqual(['burn', 'rise']);
    expect(at(made.cues, 1).start).toBeGreaterThan(300);
    const stone = scene({ type: 'transmuted', seat: ANNA, formula: 'raven-head', isWorn: false });
    expect(stone.cues[1]).toMatchObject({ type: 'shard', levels: [1] });
    expect(scene({ type: 'stoneMade', seat: ANNA })).toMatchObject({ time: 1200 });
  });
});

describe('places', () => {
  test('spots of hexes are parts of the map wherever it is moved to, vessels of the still', () => {
    const part = partOf(`hex:${hex('E5')}`);
    expect(part?.whole).toBe(MAP);
    const [one, other] = [100, 200].map((x) => part?.of({ x, y: 0, width: 382, height: 386 }));
    expect((other?.x ?? 0) - (one?.x ?? 0)).toBe(100);
    const twice = part?.of({ x: 0, y: 0, width: 764, height: 772 });
    expect(twice?.width).toBeCloseTo(2 * (one?.width ?? 0));
    expect(partOf('vessel:gold')?.whole).toBe(PYRAMID);
    expect(partOf('seat:1')).toBeNull();
    expect(insteadOf('formula:red-lion')).toEqual(['formulas', 'figure-card']);
  });

  test('whatever happens in a whole game has an end, and every cue has a place', () => {
    const options = {
      ...defaultOptions(materiaPrima),
      alchemists: 'deal',
      soullessWins: true,
      endAt25: true,
    } as const;
    const sitters = ['A', 'B'].map((name) => ({ name, bot: null }));
    const begun = begin(materiaPrima, { options, seed: 15, sitters });
    if (!begun.ok) throw new Error(begun.problem);
    let now: Match<MateriaPrima> = begun.value;
    for (let step = 0; step < 300 && asked(now.table); step += 1) {
      const ask = asked(now.table)!;
      const move = think(materiaPrima, now.table, 'adept', split(rngFrom(15), step));
      const next = act(materiaPrima, now, ask.seat, move);
      if (!next.ok) throw new Error(next.problem.reason);
      const told = toldOf(materiaPrima, now.table, move, 'public');
      now = next.value;
      told.forEach(({ fact, before }) => {
        const { time, cues } = sceneOf(before, fact);
        expect(time).toBeLessThan(2_500);
        for (const cue of cues) {
          for (const place of 'at' in cue ? [cue.at] : [cue.from, cue.to]) {
            expect(place).not.toMatch(/undefined|NaN|null/);
          }
        }
      });
    }
  });
});
