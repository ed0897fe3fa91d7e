import { sceneOf } from '@/components/boards/materia-prima/scenes/choreography';
import type { Cue } from '@/components/boards/materia-prima/scenes/cues';
import { ROLL } from '@/components/boards/materia-prima/scenes/theatre';
import {
  CARD,
  FORMULAS,
  insteadOf,
  MAP,
  PANE,
  partOf,
  PYRAMID,
  seatAt,
} from '@/components/boards/materia-prima/scenes/places';
import { think } from '@/engine/core/bot';
import { asked, defaultOptions } from '@/engine/core/game';
import { at, sum } from '@/engine/core/list';
import { act, begin, type Match } from '@/engine/core/match';
import { legalMoves } from '@/engine/core/play';
import { pick, rngFrom, split, type Rng } from '@/engine/core/rng';
import { allSeats, type Viewer } from '@/engine/core/seat';
import { FORMULAS_OF } from '@/engine/games/materia-prima/cards';
import { materiaPrima } from '@/engine/games/materia-prima/game';
import type {
  MateriaPrima,
  MateriaPrimaFact,
  MateriaPrimaMove,
  MateriaPrimaTable,
} from '@/engine/games/materia-prima/state';

import {
  ANNA,
  attack,
  BEN,
  drop,
  factsOf,
  go,
  hex,
  make,
  played,
  put,
  scenario,
  type PlayerSketch,
} from '../engine/materia-prima/scenario';
import { seenOf } from './told';

type Shown = ReturnType<typeof sceneOf>;

/** How the facts of a kind are shown that these moves come to. */
function allShown(
  table: MateriaPrimaTable,
  type: MateriaPrimaFact['type'],
  moves: readonly MateriaPrimaMove[],
  viewer: Viewer = 'public',
): readonly Shown[] {
  const found = seenOf(materiaPrima, table, moves, viewer).filter(({ fact }) => fact.type === type);
  return found.map(({ tables, fact }) => sceneOf(tables, fact));
}

const shown = (...told: Parameters<typeof allShown>): Shown => at(allShown(...told), 0);
const types = (cues: readonly Cue[]) => cues.map(({ type }) => type);

const ANNAS: PlayerSketch = {
  alchemist: 'sejlon',
  at: 'D4',
  load: ['fire', 'air'],
  homunculi: [['rust-imp', 'E4']],
  hand: ['mud-porter', 'raven-head'],
  store: ['earth', 'earth', 'water'],
};
const BENS: PlayerSketch = {
  alchemist: 'vitrudes',
  at: 'D5',
  load: ['iron', 'gold'],
  homunculi: [['clay-sentry', 'H4', 'fire']],
};
const TABLE = scenario({ players: [ANNAS, BENS], piles: [['D4', BEN, ['water', 'fire'], 1]] });

interface Played {
  readonly table: MateriaPrimaTable;
  readonly move: MateriaPrimaMove;
}

/** A game in which seats move like this, move by move. */
function game(most: number, moveOn: (table: MateriaPrimaTable, rng: Rng) => MateriaPrimaMove) {
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
  const moves: Played[] = [];
  for (let step = 0; step < most && asked(now.table); step += 1) {
    const { table } = now;
    const move = moveOn(table, split(rngFrom(15), step));
    moves.push({ table, move });
    const next = act(materiaPrima, now, asked(table)!.seat, move);
    if (!next.ok) throw new Error(next.problem.reason);
    now = next.value;
  }
  return moves;
}

const BOTS_GAME = game(300, (table, rng) => think(materiaPrima, table, 'adept', rng));
const WILD_GAME = game(900, (table, rng) => pick(rng, legalMoves(materiaPrima, table)).value);

describe('on the map', () => {
  test('a figure hops within 240 ms from where it stands to where it will stand, and is not on the map meanwhile', () => {
    const { cues, away, time, pause } = shown(TABLE, 'moved', [go('sejlon', 'D3')]);
    expect(cues).toMatchObject([{ type: 'hop', figure: 'sejlon', load: ['air', 'fire'], time: 240 }]);
    expect(away).toEqual(new Set(['sejlon']));
    expect([time, pause]).toEqual([240, 0]);
    const [hop] = cues;
    expect(hop?.type === 'hop' && [hop.from, hop.to]).toEqual([
      expect.stringContaining(`foot:${hex('D4')}:`),
      expect.stringContaining(`foot:${hex('D3')}:`),
    ]);
  });

  test('a tower lands where it will stand, then its alchemist steps out', () => {
    const { table, move } = BOTS_GAME.find((one) => one.move.type === 'place')!;
    const { cues } = shown(table, 'placed', [move]);
    expect(types(cues)).toEqual(['tower', 'rise']);
    expect(at(cues, 1).start).toBeGreaterThan(0);
  });

  test('what a mine yields leaves its sign and comes to the figure', () => {
    const table = scenario({ players: [{ alchemist: 'lenka', at: 'F4' }, {}] });
    const { cues } = shown(table, 'mined', [{ type: 'mine', figure: 'lenka' }]);
    expect(types(cues)).toEqual(['pulse', 'fly', 'fly']);
    expect(cues[1]).toMatchObject({ piece: 'fire', from: `seal:${hex('F4')}`, to: `load:${hex('F4')}` });
    expect(at(cues, 2).start).toBeGreaterThan(at(cues, 1).start);
  });

  test('what is taken up is no longer on the ground while it flies, what is dropped no longer carried', () => {
    const up = shown(TABLE, 'pickedUp', [{ type: 'pickUp', figure: 'sejlon', thing: 'soul' }]);
    expect(up.cues).toMatchObject([{ piece: 'soul', from: `pile:${hex('D4')}`, to: `load:${hex('D4')}` }]);
    expect(up.view.piles).toMatchObject([{ souls: 0 }]);
    const down = shown(TABLE, 'dropped', [drop('sejlon', 'fire')]);
    expect(down.cues).toMatchObject([{ piece: 'fire', from: `load:${hex('D4')}`, to: `pile:${hex('D4')}` }]);
    expect(sum(at(at(down.view.players, ANNA).figures, 0).load)).toBe(1);
    const [, soul] = allShown(TABLE, 'dropped', [drop('sejlon', 'fire'), put('soul')]);
    expect(soul?.cues).toMatchObject([{ piece: 'soul', to: `pile:${hex('D4')}` }]);
  });
});

describe('a fight', () => {
  const strike = attack('sejlon', 'vitrudes');

  /** The same table, with dice by which this attack is won, or is not. */
  function rolling(table: MateriaPrimaTable, move: MateriaPrimaMove, isWon: boolean): MateriaPrimaTable {
    for (let seed = 0; seed < 1000; seed += 1) {
      const tried = { ...table, rng: rngFrom(seed) };
      if (factsOf(played(tried, move), 'fought')[0]?.isWon === isWon) return tried;
    }
    throw new Error('No dice do this');
  }
  const lucky = (table: MateriaPrimaTable, move: MateriaPrimaMove) => rolling(table, move, true);
  const unlucky = (table: MateriaPrimaTable, move: MateriaPrimaMove) => rolling(table, move, false);

  test('both lean in, then the dice roll as they fell', () => {
    const [fought] = factsOf(played(TABLE, strike), 'fought');
    const { cues, away } = shown(TABLE, 'fought', [strike]);
    const { attack: rolled, defence, isWon } = fought!;
    expect(types(cues)).toEqual(['lean', 'lean', 'dice', 'pulse']);
    expect(cues[2]).toMatchObject({ attack: rolled, defence, isWon });
    expect(away).toEqual(new Set(['sejlon', 'vitrudes']));
  });

  test.each([
    ['a blow', true, 'blow'],
    ['a shield that holds', false, 'soul'],
  ] as const)('%s is felt where the attacked stands, not before the dice lie still', (_, isWon, tone) => {
    const { cues } = shown(rolling(TABLE, strike, isWon), 'fought', [strike]);
    const [, defender, dice, felt] = cues;
    expect(felt).toMatchObject({ type: 'pulse', tone, at: defender && 'from' in defender && defender.from });
    expect(felt!.start).toBeGreaterThanOrEqual(dice!.start + ROLL);
  });

  test('the dice of the last fight are taken up', () => {
    const failed = played(unlucky(TABLE, strike), strike);
    expect(failed.state.dice).not.toBeNull();
    expect(shown(failed, 'moved', [go('sejlon', 'D3')]).view.dice).toEqual(failed.state.dice);
    expect(shown(failed, 'fought', [strike]).view.dice).toBeNull();
  });

  test('a beaten alchemist flies home, what he had spills, the soul stone comes last', () => {
    const { cues, view } = shown(lucky(TABLE, strike), 'beaten', [strike]);
    expect(types(cues)).toEqual(['fade', 'fly', 'fly', 'fly']);
    expect(cues[0]).toMatchObject({ load: [], to: expect.stringContaining(`foot:${hex('H4')}:`) });
    expect(cues[1]).toMatchObject({ piece: 'iron', from: `load:${hex('D5')}`, to: `pile:${hex('D5')}` });
    expect(cues[3]).toMatchObject({ piece: 'soul', from: `load:${hex('D5')}`, to: `load:${hex('D4')}` });
    expect(at(cues, 3).start).toBeGreaterThan(at(cues, 2).start);
    expect(sum(at(at(view.players, BEN).figures, 0).load)).toBe(0);
  });

  test('a soul stone that stays with a beaten alchemist goes home with him', () => {
    const table = scenario({ players: [ANNAS, { ...BENS, souls: 2 }] });
    const { cues } = shown(lucky(table, strike), 'beaten', [strike]);
    const souls = cues.filter((cue) => cue.type === 'fly' && cue.piece === 'soul');
    expect(souls).toMatchObject([{ to: `load:${hex('D4')}` }]);
  });

  test('a beaten homunculus is gone where it stood', () => {
    const table = scenario({
      players: [{ at: 'D4' }, { homunculi: [['clay-sentry', 'D5', 'fire']] }],
    });
    const hit = attack('sejlon', 'clay-sentry');
    const [gone] = shown(lucky(table, hit), 'beaten', [hit]).cues;
    expect(gone?.type === 'fade' && gone.from === gone.to).toBe(true);
  });

  test('loot comes from the ground to the winner', () => {
    const hit = lucky(TABLE, strike);
    const moves: readonly MateriaPrimaMove[] =
      asked(played(hit, strike))?.what.type === 'loot'
        ? [strike, { type: 'loot', element: 'gold' }]
        : [strike];
    const { cues } = shown(hit, 'looted', moves);
    expect(cues[0]).toMatchObject({ type: 'fly', from: `pile:${hex('D5')}`, to: `load:${hex('D4')}` });
  });
});

describe('cards', () => {
  const TOP = ['sun-king', 'red-lion', 'dove-ash', 'salt-lily'] as const;
  const CITY = scenario({
    players: [{ at: 'F6', hand: ['first-ash', 'ash-blade', 'wick-runner'] }, {}],
    top: TOP,
  });
  const research: MateriaPrimaMove = { type: 'research', kind: 'stone' };
  const keep: MateriaPrimaMove = { type: 'keep', formula: 'red-lion' };
  const OTHERS = [BEN, 'public'] as const;

  test('a kept formula shows its face to its owner alone; what is not kept goes unseen', () => {
    const own = shown(CITY, 'kept', [research, keep], ANNA).cues;
    expect(own).toMatchObject([{ sort: 'stone', piece: 'red-lion', side: 'up', to: 'formulas' }]);
    expect(own).toHaveLength(1);
    for (const viewer of OTHERS) {
      const { cues } = shown(CITY, 'kept', [research, keep], viewer);
      expect(cues).toMatchObject([{ sort: 'stone', piece: null, side: 'down', to: 'seat:0' }]);
    }
  });

  test('what Research shows is seen as backs by everybody', () => {
    for (const viewer of [ANNA, ...OTHERS]) {
      const { cues } = shown(CITY, 'researched', [research], viewer);
      const back = { piece: null, side: 'down', from: `hex:${hex('F6')}` };
      expect(cues).toMatchObject([back, back, back]);
    }
  });

  test('a discarded formula leaves the hand, and turns down for its owner', () => {
    const moves: readonly MateriaPrimaMove[] = [research, keep, { type: 'discard', formula: 'ash-blade' }];
    const { cues, view } = shown(CITY, 'discarded', moves, ANNA);
    expect(cues).toMatchObject([{ piece: 'ash-blade', side: 'closing', from: 'formulas' }]);
    expect(view.hand).not.toContain('ash-blade');
    for (const viewer of OTHERS) {
      const others = shown(CITY, 'discarded', moves, viewer);
      expect(others.cues).toMatchObject([{ sort: 'equipment', piece: null, side: 'down', from: 'seat:0' }]);
      expect(at(others.view.players, ANNA).hand.equipment).toBe(0);
    }
  });

  test('a transmuted homunculus rises at its tower after its card has burnt, a fragment clicks in', () => {
    const store = ['water', 'earth', 'air', 'fire', 'iron'] as const;
    const home = scenario({
      players: [{ hand: ['mud-porter', 'raven-head'], store: [...store, ...store] }, {}],
    });
    const made = shown(home, 'transmuted', [make('mud-porter')]);
    expect(types(made.cues)).toEqual(['burn', 'rise']);
    expect(at(made.cues, 1).start).toBeGreaterThan(300);
    const stone = shown(home, 'transmuted', [make('raven-head')]);
    expect(stone.cues[1]).toMatchObject({ type: 'shard', levels: [1], isWhole: false });
    const nearly = scenario({
      players: [{ hand: ['raven-head'], store, fragments: ['moon-lime', 'red-lion'] }, {}],
    });
    expect(shown(nearly, 'stoneMade', [make('raven-head')])).toMatchObject({
      time: 1200,
      cues: [{ isWhole: true, levels: [1, 2, 3] }],
    });
  });

  test('a fulfilled mission is turned over before everybody, in no more time than the Stone', () => {
    const fact = { type: 'fulfilled', seat: ANNA, mission: 'magnate' } as const;
    const view = materiaPrima.view(scenario({ players: [ANNAS, {}] }), 'public');
    const { cues, time } = sceneOf({ before: view, after: view }, fact);
    expect(cues).toEqual([{ type: 'mission', mission: 'magnate', at: PANE, start: 0, time: 1200 }]);
    expect(time).toBe(1200);
  });

  test('what a dissolved homunculus carried lies where it stood', () => {
    const table = scenario({
      players: [
        {
          hand: ['mud-porter'],
          store: ['earth', 'earth'],
          homunculi: [
            ['rust-imp', 'D4', 'gold'],
            ['clay-sentry', 'E4'],
            ['puddling', 'E4'],
          ],
        },
        {},
      ],
    });
    const { cues } = shown(table, 'dissolved', [make('mud-porter', { dissolve: 'rust-imp' })]);
    expect(types(cues)).toEqual(['fade', 'fly']);
    expect(cues[1]).toMatchObject({ piece: 'gold', from: `load:${hex('D4')}`, to: `pile:${hex('D4')}` });
  });

  test('what an extension costs goes to the city, and it comes to the tower', () => {
    const table = scenario({ players: [{ at: 'F6', load: ['air', 'iron'] }, {}] });
    const { cues, view } = shown(table, 'bought', [{ type: 'buy', pay: ['air', 'iron'] }]);
    const [city, tower] = [`hex:${hex('F6')}`, `hex:${hex('E4')}`];
    expect(cues).toMatchObject([
      { piece: 'air', from: `load:${hex('F6')}`, to: city },
      { piece: 'iron', to: city },
      { sort: 'extension', from: city, to: tower },
    ]);
    expect(view.market.filter((one) => one === null)).toHaveLength(1);
    expect(sum(at(at(view.players, ANNA).figures, 0).load)).toBe(0);
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
    expect(insteadOf('seat:1')).toEqual(['figure-card', 'map-pane']);
  });

  const SEATS = allSeats(2);
  const ANCHORS: readonly string[] = [MAP, PANE, CARD, FORMULAS, PYRAMID, ...SEATS.map(seatAt)];
  const FORMULA_NAMES: readonly string[] = Object.values(FORMULAS_OF).flat();

  test.each(['public', ...SEATS] as const)(
    'whatever viewer %s sees of a whole game has an end and a place, and only what he holds has a face',
    (viewer) => {
      for (const { tables, fact } of [...BOTS_GAME, ...WILD_GAME].flatMap(({ table, move }) =>
        seenOf(materiaPrima, table, [move], viewer),
      )) {
        const { time, cues } = sceneOf(tables, fact);
        expect(time).toBeLessThan(2_500);
        for (const cue of cues) {
          for (const place of 'at' in cue ? [cue.at] : [cue.from, cue.to]) {
            expect(place).not.toMatch(/undefined|NaN|null/);
            expect(partOf(place) !== null || ANCHORS.includes(place)).toBe(true);
          }
          if (cue.type !== 'fly' || cue.side === 'down' || !FORMULA_NAMES.includes(cue.piece ?? '')) continue;
          expect([...tables.before.hand, ...tables.after.hand]).toContain(cue.piece);
        }
      }
    },
  );
});
