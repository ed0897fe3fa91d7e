import { asked } from '@/engine/core/game';
import { act, begin, undoProblem, type Match } from '@/engine/core/match';
import { legalMoves } from '@/engine/core/play';
import { rngFrom } from '@/engine/core/rng';
import { allSeats, type Seat } from '@/engine/core/seat';
import { MISSIONS } from '@/engine/games/materia-prima/data';
import { materiaPrima } from '@/engine/games/materia-prima/game';
import { LINES } from '@/engine/games/materia-prima/score';
import { en } from '@/engine/games/materia-prima/text/en';
import type { MateriaPrima, MateriaPrimaTable } from '@/engine/games/materia-prima/state';
import {
  ANNA,
  attack,
  BEN,
  CLARA,
  END,
  factsOf,
  fought,
  go,
  OPTIONS,
  played,
  playerOf,
  question,
  reasonFor,
  scenario,
  STONE_OWNED,
  type PlayerSketch,
} from './scenario';

const points = (table: MateriaPrimaTable, seat: Seat = ANNA) =>
  Object.fromEntries(materiaPrima.score(table)[seat]!.lines.map(({ line, points: worth }) => [line, worth]));
const totals = (table: MateriaPrimaTable) => materiaPrima.score(table).map(({ total }) => total);
const ranks = (table: MateriaPrimaTable) => materiaPrima.score(table).map(({ rank }) => rank);
const gold = (count: number) => Array.from({ length: count }, () => 'gold' as const);

describe('the end', () => {
  test('MP-37 the game ends at once when a mission is fulfilled', () => {
    const table = scenario({ players: [{ mission: 'pacifist', fragments: STONE_OWNED, at: 'D4' }, {}] });
    const over = played(table, go('sejlon', 'D5'));
    expect(over.agenda).toEqual([]);
    const missions = over.state.players.map(({ mission }) => mission);
    expect(missions[ANNA]).toBe('pacifist');
    expect(factsOf(over, 'ended')).toEqual([{ type: 'ended', why: 'mission', by: ANNA, missions }]);
    expect(reasonFor(over, END)).toBe('game-over');
  });

  test('MP-44 the score names everybody’s mission once the game is over, and none before', () => {
    const noted = (table: MateriaPrimaTable) =>
      materiaPrima.score(table).map(({ lines }) => lines.flatMap((line) => en.lineNote?.(line) ?? []));
    const players = [
      { mission: 'pacifist', fragments: STONE_OWNED, at: 'D4' },
      { mission: 'tyrant' },
    ] as const;
    const table = scenario({ players });
    expect(noted(table)).toEqual([[], []]);
    const over = played(table, go('sejlon', 'D5'));
    expect(noted(over)).toEqual([['Pacifist, fulfilled'], ['Tyrant, not fulfilled']]);
  });

  test('MP-37 with the option it also ends at the end of a turn in which somebody has 25 wisdom', () => {
    const players = [{}, { store: gold(11) }];
    const before = scenario({ players, options: { endAt25: true } });
    expect(question(played(before, go('sejlon', 'E5'))).seat).toBe(ANNA);
    const over = played(before, END);
    expect(over.state.ending).toEqual({ why: 'wisdom', by: ANNA });
    expect(asked(over)).toBeNull();
    expect(totals(over)).toEqual([3, 25]);
    expect(points(over, BEN).mission).toBe(0);
    expect(asked(played(scenario({ players }), END))).not.toBeNull();
    const short = scenario({ players: [{}, { store: gold(10) }], options: { endAt25: true } });
    expect(asked(played(short, END))).not.toBeNull();
  });

  test('MP-37 after round 60 the game ends, and the most wisdom wins', () => {
    const table = scenario({ players: [{}, { store: ['gold'] }, {}], round: 60, first: BEN, turn: BEN });
    const almost = played(table, END, END);
    expect(question(almost).seat).toBe(ANNA);
    const over = played(almost, END);
    expect(over.state.ending).toEqual({ why: 'rounds', by: null });
    expect(ranks(over)).toEqual([2, 1, 2]);
    const endless = scenario({ players: [{}, {}], round: 60, options: { endAt60: false } });
    expect(question(played(endless, END, END)).what.type).toBe('turn');
  });
});

describe('wisdom', () => {
  test('MP-38 the first worked example: 30', () => {
    const table = scenario({
      players: [
        {
          mission: 'pacifist',
          at: 'D4',
          load: ['gold'],
          store: ['platinum', 'copper'],
          homunculi: [
            ['glass-warden', 'A1'],
            ['mud-porter', 'E4'],
          ],
          fragments: STONE_OWNED,
        },
        {},
      ],
    });
    const over = played(table, go('sejlon', 'D5'));
    expect(points(over)).toEqual({
      elements: 4,
      homunculi: 3,
      equipment: 0,
      fragments: 6,
      stone: 5,
      souls: 3,
      extensions: 0,
      mission: 9,
    });
    expect(totals(over)[ANNA]).toBe(30);
  });

  test('MP-38 the second worked example: 25', () => {
    const table = scenario({
      players: [
        {
          store: gold(2),
          homunculi: [
            ['gilded-colossus', 'E4', 'regia'],
            ['glass-warden', 'E5'],
          ],
          fragments: ['raven-head', 'moon-lime'],
          worn: ['sunsteel-sword'],
          stored: ['deep-satchel'],
          souls: 2,
        },
        {},
      ],
    });
    expect(points(table)).toMatchObject({ elements: 6, homunculi: 5, fragments: 3, equipment: 5, souls: 6 });
    expect(totals(table)[ANNA]).toBe(25);
    expect(materiaPrima.openScore(table)).toEqual([25, 3]);
    expect(materiaPrima.view(table, BEN).players[ANNA]!.wisdom).toBe(25);
  });

  test('MP-38 extensions count 2 each; what lies on the map counts for nobody', () => {
    const table = scenario({
      players: [{ extensions: ['clay-pit', 'stables'] }, {}],
      piles: [['E5', ANNA, gold(3), 1]],
    });
    expect(totals(table)).toEqual([7, 3]);
    expect(LINES).toHaveLength(8);
  });

  test('MP-39 most wisdom wins, also over the one who ended the game', () => {
    const enders: PlayerSketch = { mission: 'pacifist', fragments: STONE_OWNED, at: 'D4' };
    const table = scenario({ players: [enders, { store: gold(11) }] });
    const over = played(table, go('sejlon', 'D5'));
    expect(totals(over)).toEqual([23, 25]);
    expect(ranks(over)).toEqual([2, 1]);
  });

  test('MP-39 in a tie the one who ended it wins, otherwise it is a draw', () => {
    const enders: PlayerSketch = { mission: 'pacifist', fragments: STONE_OWNED, at: 'D4' };
    const tie = scenario({ players: [enders, { store: gold(10) }, {}] });
    const ended = played(tie, go('sejlon', 'D5'));
    expect(ranks(ended)).toEqual([1, 2, 3]);
    expect(materiaPrima.score(ended)[0]!.tie).toMatchObject({ merit: 'ended', rule: 'MP-39' });
    const others = scenario({ players: [enders, { store: gold(11) }, { store: gold(11) }] });
    expect(ranks(played(others, go('sejlon', 'D5')))).toEqual([3, 1, 1]);
    expect(ranks(played(scenario({ players: [{}, {}], round: 60 }), END, END))).toEqual([1, 1]);
  });
});

describe('open and hidden', () => {
  const table = scenario({
    players: [
      { at: 'F6', hand: ['first-ash'], mission: 'tyrant', store: ['gold'] },
      { hand: ['ash-blade', 'wick-runner'], mission: 'cultist' },
      {},
    ],
    top: ['sun-king', 'red-lion', 'dove-ash'],
  });
  const drawn = played(table, { type: 'research', kind: 'stone' });
  const kept = played(drawn, { type: 'keep', formula: 'sun-king' });

  test('MP-44 missions, formulas in hand, deck orders and what Research showed are hidden', () => {
    for (const viewer of [BEN, CLARA, 'public'] as const) {
      const seen = [drawn, kept].map((now) => {
        const facts = now.facts.map((fact) => materiaPrima.witness(fact, viewer));
        return JSON.stringify([materiaPrima.view(now, viewer), facts]);
      });
      for (const secret of ['sun-king', 'red-lion', 'dove-ash', 'first-ash', 'tyrant']) {
        for (const words of seen) expect(words).not.toContain(secret);
      }
    }
    expect(materiaPrima.view(drawn, ANNA).shown).toEqual(['dove-ash', 'red-lion', 'sun-king']);
    expect(materiaPrima.view(kept, ANNA).hand).toEqual(['first-ash', 'sun-king']);
    expect(JSON.stringify(materiaPrima.view(kept, ANNA))).not.toContain('cultist');
  });

  test('MP-44 everything on the map, what everybody carries and stores, and the backs of the hands are open', () => {
    const seen = materiaPrima.view(kept, CLARA).players;
    expect(seen[ANNA]).toMatchObject({ hand: { homunculus: 0, equipment: 0, stone: 2 }, mission: null });
    expect(seen[BEN]).toMatchObject({ hand: { homunculus: 1, equipment: 1, stone: 0 } });
    expect(seen[ANNA]!.store).toEqual(playerOf(kept).store);
    expect(seen[ANNA]!.figures).toEqual(playerOf(kept).figures);
  });

  test('MP-44 what one was dealt is told to oneself alone', () => {
    const missions = {
      type: 'dealt',
      seat: ANNA,
      alchemist: 'lenka',
      missions: ['tyrant', 'magnate'],
    } as const;
    const formulas = { type: 'formulasDealt', seat: ANNA, formulas: ['first-ash'] } as const;
    for (const fact of [missions, formulas]) expect(materiaPrima.witness(fact, ANNA)).toEqual(fact);
    for (const viewer of [BEN, 'public'] as const) {
      expect(materiaPrima.witness(missions, viewer)).toEqual({ ...missions, missions: null });
      expect(materiaPrima.witness(formulas, viewer)).toEqual({ ...formulas, formulas: null });
    }
    expect(materiaPrima.view(table, 'public')).toMatchObject({ hand: [], missionsDealt: [], shown: [] });
  });

  test('a fight is told with attacker and dice, and then by its outcome, where few words must do', () => {
    const duel = scenario({ players: [{ at: 'E5' }, { at: 'E6' }] });
    const weights = [true, false].map((isWon) => {
      const { facts } = fought(duel, attack('sejlon', 'vitrudes'), isWon);
      return facts.filter((fact) => (materiaPrima.weigh?.(fact) ?? 0) > 0).map(({ type }) => type);
    });
    expect(weights).toEqual([['fought', 'beaten', 'turned'], ['fought']]);
    const first = fought(duel, attack('sejlon', 'vitrudes'), true).facts.map((fact) =>
      materiaPrima.weigh?.(fact),
    );
    expect(first).toEqual([...first].sort((one, other) => (other ?? 0) - (one ?? 0)));
  });

  test('whatever happens on the map in the open is worth telling, a walk least of all', () => {
    const walked = played(scenario({ players: [{}, {}] }), go('sejlon', 'E5')).facts[0]!;
    const worked = played(scenario({ players: [{ at: 'F4' }, {}] }), { type: 'mine', figure: 'sejlon' })
      .facts[0]!;
    const [least = 0, more = 0] = [walked, worked].map((fact) => materiaPrima.weigh?.(fact));
    expect(least).toBeGreaterThan(0);
    expect(more).toBeGreaterThan(least);
  });

  test('MP-44 once the game is over the missions are shown', () => {
    const over = played(scenario({ players: [{ mission: 'magnate' }, {}], round: 60 }), END, END);
    expect(materiaPrima.view(over, 'public').players[ANNA]!.mission).toBe('magnate');
  });

  test('MP-44 nothing of a fight is asked of the defender: a turn is one visit', () => {
    const duel = scenario({ players: [{ at: 'E5' }, { at: 'E6', load: ['gold'] }] });
    for (let seed = 0; seed < 20; seed += 1) {
      expect(question(played({ ...duel, rng: rngFrom(seed) }, attack('sejlon', 'vitrudes'))).seat).toBe(ANNA);
    }
  });

  test('MP-44 another seat than the one on turn is refused', () => {
    const seats = allSeats(3).filter((seat) => seat !== ANNA);
    for (const seat of seats) {
      const ask = question(table);
      expect(ask.seat).not.toBe(seat);
    }
    expect(materiaPrima.reasons['not-asked']).toBe('MP-44');
  });
});

describe('undo', () => {
  function match(): Match {
    const begun = begin(materiaPrima as never, {
      options: OPTIONS,
      seed: 3,
      sitters: [ANNA, BEN].map((seat) => ({ name: `${seat}`, bot: null })),
    });
    if (!begun.ok) throw new Error(begun.problem);
    return begun.value;
  }

  function acted(now: Match, move: MateriaPrima['move']): Match {
    const next = act(materiaPrima as never, now, asked(now.table)!.seat, move);
    if (!next.ok) throw new Error(`${JSON.stringify(move)}: ${next.problem.reason}`);
    return next.value;
  }

  test('a step can be taken back, a passed turn cannot', () => {
    let now = match();
    while (asked(now.table)!.what.type !== 'turn') {
      now = acted(now, legalMoves(materiaPrima as never, now.table)[0] as MateriaPrima['move']);
    }
    const { seat } = asked(now.table)!;
    const step = legalMoves(materiaPrima as never, now.table).find(({ type }) => type === 'move');
    const walked = acted(now, step as MateriaPrima['move']);
    expect(undoProblem(walked, seat)).toBeNull();
    expect(undoProblem(acted(walked, END), seat)).toBe('sealed');
  });

  test('dice, drawn formulas and an extension that comes to light cannot be taken back', () => {
    const duel = played(scenario({ players: [{ at: 'E5' }, { at: 'E6' }] }), attack('sejlon', 'vitrudes'));
    const city = { at: 'F6', load: ['fire', 'iron'] } as const;
    const bought = played(scenario({ players: [city, {}] }), { type: 'buy', pay: ['fire', 'iron'] });
    const drawn = played(scenario({ players: [city, {}] }), { type: 'research', kind: 'stone' });
    for (const after of [duel, bought, drawn]) {
      expect(after.facts.some((fact) => materiaPrima.seals(fact))).toBe(true);
    }
    const last = scenario({ players: [city, {}], bag: [] });
    expect(played(last, { type: 'buy', pay: ['fire', 'iron'] }).facts.some(materiaPrima.seals)).toBe(false);
    expect(played(scenario({ players: [{}, {}] }), go('sejlon', 'E5')).facts.some(materiaPrima.seals)).toBe(
      false,
    );
    expect(MISSIONS).toHaveLength(10);
  });
});
