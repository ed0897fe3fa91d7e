import { asked } from '@/engine/core/game';
import { legalMoves, start } from '@/engine/core/play';
import { below, rngFrom, split } from '@/engine/core/rng';
import { allSeats, type Viewer } from '@/engine/core/seat';
import { ROLES } from '@/engine/games/witchs-brew/data';
import { witchsBrew } from '@/engine/games/witchs-brew/game';
import type { WitchsBrewTable } from '@/engine/games/witchs-brew/state';
import {
  ANNA,
  BEN,
  brew,
  call,
  CLARA,
  factsOf,
  played,
  playerOf,
  question,
  scenario,
  YIELD,
} from './scenario';

describe('the end', () => {
  const RAVENS = { iron: 5, copper: 5, silver: 5 } as const;

  test('WB-21 with the fourth raven the set is played out, and what is taken in it counts', () => {
    const table = scenario({
      players: [
        { drops: 'RRRGGRR', hand: ['witch', 'monk'], taken: { iron: 6 } },
        { drops: 'W', hand: ['wizard'], taken: { copper: 5, silver: 5 } },
        {},
      ],
    });
    const fourth = played(table, [ANNA, call('witch')], [ANNA, brew('iron', 'RRRGG')]);
    expect(factsOf(fourth, 'ravenCame')).toEqual([{ type: 'ravenCame', seat: ANNA, ravens: 4 }]);
    expect(question(fourth)).toMatchObject({ seat: ANNA, what: { type: 'lead' } });
    const last = played(fourth, [ANNA, call('monk')], [BEN, call('wizard')]);
    expect(asked(last)).toBeNull();
    expect(factsOf(last, 'ended')).toMatchObject([{ potions: [{ length: 7 }, { length: 10 }, []] }]);
  });

  test('WB-21 with three ravens the game goes on', () => {
    const table = scenario({ players: [{ hand: ['druid'], taken: RAVENS }, {}, {}] });
    expect(question(played(table, [ANNA, call('druid')])).what).toEqual({ type: 'choose' });
  });

  test('WB-22 potions and vials are added up line by line', () => {
    const table = scenario({ players: [{ taken: { iron: 3, gold: 1 }, vials: 4 }, {}, {}] });
    const [anna] = witchsBrew.score(table);
    expect(anna!.total).toBe(2 + 2 + 3 + 2 + 4);
    expect(anna!.lines).toEqual([
      { line: 'iron', count: 3, points: 7 },
      { line: 'copper', count: 0, points: 0 },
      { line: 'silver', count: 0, points: 0 },
      { line: 'gold', count: 1, points: 2 },
      { line: 'drops', count: 0, points: 0 },
      { line: 'vials', count: 4, points: 4 },
    ]);
  });

  test('WB-22 a tie goes to more drops and gold together; still tied, the win is shared', () => {
    const players = [
      { vials: 3, gold: 2, drops: 'RW' },
      { vials: 3, gold: 4, drops: '' },
      { vials: 3, gold: 2, drops: 'R' },
    ];
    const standings = witchsBrew.score(scenario({ players }));
    expect(standings.map(({ rank }) => rank)).toEqual([1, 1, 3]);
    expect(standings[0]!.tie).toMatchObject({ merit: 'stock', rule: 'WB-22', own: 4, other: 3 });
  });
});

describe('who may see what', () => {
  /** A table some random moves into a game. */
  function midGame(seed: number, moves: number): WitchsBrewTable {
    let table = start(witchsBrew, 4, { forbiddenRoles: 'on', openScores: false }, rngFrom(seed));
    let chance = rngFrom(seed + 1000);
    for (let step = 0; step < moves && asked(table); step += 1) {
      const legal = legalMoves(witchsBrew, table);
      const drawn = below(chance, legal.length);
      chance = drawn.rng;
      table = played(table, [question(table).seat, legal[drawn.value]!]);
    }
    return table;
  }

  test('WB-26 a view does not change with the hands of others, the spells and the forbidden roles to come', () => {
    for (let seed = 0; seed < 20; seed += 1) {
      const table = midGame(seed, 30);
      for (const viewer of [...allSeats(4), 'public'] as const) {
        const other = withOtherSecrets(table, viewer);
        expect(other.state).not.toEqual(table.state);
        expect(witchsBrew.view(other, viewer)).toEqual(witchsBrew.view(table, viewer));
      }
    }
  });

  /** The same table with as many other roles in every hand that the viewer does not see. */
  function withOtherSecrets(table: WitchsBrewTable, viewer: Viewer): WitchsBrewTable {
    const { players, spells, forbiddenDeck } = table.state;
    return {
      ...table,
      state: {
        ...table.state,
        players: players.map((player, seat) => {
          const others = ROLES.filter((role) => !player.hand.includes(role));
          return seat === viewer ? player : { ...player, hand: others.slice(0, player.hand.length) };
        }),
        spells: [spells[0]!, ...spells.slice(1).reverse()],
        forbiddenDeck: [...forbiddenDeck].reverse(),
      },
    };
  }

  test('WB-26 an imagined hand holds no role that was called before, and as many as there are', () => {
    for (let seed = 0; seed < 40; seed += 1) {
      const table = midGame(seed, 20 + seed);
      if (!asked(table)) continue;
      const world = witchsBrew.resample(table, ANNA, split(rngFrom(seed), 1));
      const { trick, called, forbidden } = world.state;
      for (const seat of [BEN, CLARA]) {
        const { hand } = playerOf(world, seat);
        expect(hand).toHaveLength(playerOf(table, seat).hand.length);
        expect(hand).toEqual(ROLES.filter((role) => hand.includes(role)));
        expect(hand.filter((role) => forbidden.includes(role))).toEqual([]);
        const over = trick?.stances[seat] === 'waits' ? called.filter((role) => role !== trick.role) : called;
        expect(hand.filter((role) => over.includes(role))).toEqual([]);
      }
    }
  });

  test('WB-26 whoever is asked about a role holds it in every world', () => {
    const table = scenario({
      players: [{ hand: ['witch'] }, { hand: ['druid', 'witch'] }, { hand: ['witch', 'monk'] }],
    });
    const asking = played(table, [ANNA, call('witch')]);
    for (let seed = 0; seed < 20; seed += 1) {
      expect(playerOf(witchsBrew.resample(asking, ANNA, rngFrom(seed)), BEN).hand).toContain('witch');
    }
  });

  test('WB-26 choosing and leading are private; everything else is asked on the open table', () => {
    for (let seed = 0; seed < 12; seed += 1) {
      for (let moves = 0; moves < 60; moves += 7) {
        const table = midGame(seed, moves);
        const ask = asked(table);
        if (ask) expect(ask.open).toBe(ask.what.type !== 'choose' && ask.what.type !== 'lead');
      }
    }
  });

  test('WB-26 spells that have been turned lie at the bottom in the order everybody saw', () => {
    const table = { ...midGame(1, 0), state: { ...midGame(1, 0).state, set: 4 } };
    const { spells } = table.state;
    const worlds = Array.from({ length: 30 }, (_, seed) => witchsBrew.resample(table, BEN, rngFrom(seed)));
    for (const world of worlds) {
      expect(world.state.spells[0]).toBe(spells[0]);
      expect(world.state.spells.slice(5)).toEqual(spells.slice(5));
    }
    expect(new Set(worlds.map(({ state }) => state.spells[1])).size).toBe(4);
  });

  test('WB-26 what is asked of a player reveals that he holds the role: it cannot be taken back', () => {
    const table = scenario({ players: [{ hand: ['witch'] }, { hand: ['witch'] }, { hand: ['monk'] }] });
    const facts = played(table, [ANNA, call('witch')]).facts;
    expect(facts.some((fact) => witchsBrew.seals(fact))).toBe(true);
    const yielded = played(table, [ANNA, call('witch')], [BEN, YIELD]).facts;
    expect(yielded.some((fact) => fact.type === 'passed' && witchsBrew.seals(fact))).toBe(true);
  });
});
