import { deedText } from '@/components/boards/materia-prima/words/button-text';
import { chosenOf, drawn, tap } from '@/components/boards/materia-prima/touch/intent';
import { pointerTo } from '@/components/boards/materia-prima/touch/hint';
import { soullessWords, strengthWords } from '@/components/boards/materia-prima/words/labels';
import { actors, ledFrom, litPlaces, waysOf } from '@/components/boards/materia-prima/touch/reach';
import {
  NO_DRAFT,
  type Deed,
  type Draft,
  type Foresight,
  type Meaning,
  type Situation,
  type Spot,
} from '@/components/boards/materia-prima/touch/situation';
import { drawnOver, stepsAlong } from '@/components/boards/materia-prima/touch/walk';
import { BOARD_WORDS } from '@/components/boards/materia-prima/words/words';
import { asked } from '@/engine/core/game';
import { at } from '@/engine/core/list';
import { preview } from '@/engine/core/preview';
import { HOMUNCULI } from '@/engine/games/materia-prima/cards';
import { figureOf } from '@/engine/games/materia-prima/queries/figures';
import { waysFrom } from '@/engine/games/materia-prima/queries/ways';
import { materiaPrima } from '@/engine/games/materia-prima/game';
import { HEX_NAMES, neighbours, type Hex } from '@/engine/games/materia-prima/map';
import type { FigureId, MateriaPrimaMove, MateriaPrimaTable } from '@/engine/games/materia-prima/state';
import { en } from '@/engine/games/materia-prima/text/en';
import { ANNA, BEN, hex, played, reasonFor, scenario, type Sketch } from '../engine/materia-prima/scenario';

function situationOf(table: MateriaPrimaTable, chosen?: FigureId, draft: Draft = NO_DRAFT): Situation {
  const ask = asked(table)!;
  const view = materiaPrima.view(table, ask.seat);
  const moves = materiaPrima.legal(table, ask);
  return { view, moves, chosen: chosen ?? chosenOf({ view, moves }, null, false), draft };
}

const foresight =
  (table: MateriaPrimaTable): Foresight =>
  (moves) =>
    preview(materiaPrima, table, { seat: ANNA, viewer: ANNA }, moves);

const SPEECH = { language: 'en', text: en, words: BOARD_WORDS.en, who: () => 'Anna' } as const;

const HEX = (name: string): Spot => ({ type: 'hex', hex: hex(name) });
const DEED = (deed: Extract<Spot, { readonly type: 'deed' }>['deed']): Spot => ({ type: 'deed', deed });

function after(situation: Situation, meaning: Meaning): Situation {
  if (meaning.type === 'draft') return { ...situation, draft: meaning.draft };
  if (meaning.type === 'choose') return { ...situation, chosen: meaning.figure, draft: NO_DRAFT };
  throw new Error(`It means ${meaning.type}`);
}

const touched = (situation: Situation, ...spots: readonly Spot[]): Situation =>
  spots.reduce((now, spot) => after(now, tap(now, spot)), situation);

const movesOf = (meaning: Meaning): readonly MateriaPrimaMove[] =>
  meaning.type === 'plan' ? meaning.steps.map(({ move }) => move) : [];

const go = (figure: FigureId, name: string): MateriaPrimaMove => ({ type: 'move', figure, to: hex(name) });

/** Anna’s Sejlon in the open, Ben’s alchemist next to him and a homunculus of his in the way. */
const OPEN: Sketch = {
  players: [
    { alchemist: 'sejlon', home: 'E4', at: 'F4', homunculi: [['mud-porter', 'F5']] },
    { alchemist: 'vitrudes', home: 'I2', at: 'G4', homunculi: [['wick-runner', 'E5']] },
  ],
};

/** By the engine alone: all hexes on which a figure can end a walk. */
function goalsByPlay(table: MateriaPrimaTable, figure: FigureId): ReadonlySet<Hex> {
  const goals = new Set<Hex>();
  let edge = [table];
  while (edge.length > 0) {
    edge = edge.flatMap((now) =>
      materiaPrima
        .legal(now, asked(now)!)
        .filter((move) => move.type === 'move' && move.figure === figure)
        .map((move) => played(now, move)),
    );
    for (const now of edge) {
      const standing = figureOf(now.state.players[ANNA]!, figure);
      if (standing && asked(now)?.what.type === 'turn') goals.add(standing.hex);
    }
  }
  goals.delete(figureOf(table.state.players[ANNA]!, figure)!.hex);
  return goals;
}

const WALKERS: readonly (readonly [FigureId, Sketch])[] = [
  ['sejlon', OPEN],
  ['mud-porter', OPEN],
  [
    'lenka',
    {
      players: [
        { alchemist: 'lenka', at: 'C3', worn: ['ghost-cloak'] },
        { at: 'C4', homunculi: [['puddling', 'D4']] },
      ],
    },
  ],
  [
    'wilka',
    {
      players: [
        { alchemist: 'wilka', home: 'B1', at: 'C2' },
        { home: 'D3', at: 'D2' },
      ],
    },
  ],
];

test.each(WALKERS)(
  'MP-8 the ways of %s lead exactly where the rules let it go, step by step',
  (id, sketch) => {
    const table = scenario(sketch);
    const { view } = situationOf(table);
    const figure = figureOf(table.state.players[ANNA]!, id)!;
    const ways = waysFrom(view, ANNA, figure);
    expect(new Set(ways.keys())).toEqual(goalsByPlay(table, id));
    for (const [goal, path] of ways) {
      const end = stepsAlong(figure, path).reduce((now, { answers, move }) => {
        expect(asked(now)?.what.type).toBe(answers);
        return played(now, move);
      }, table);
      expect(figureOf(end.state.players[ANNA]!, id)?.hex).toBe(goal);
    }
  },
);

test('a lit hex is laid out as a way, and a second touch or the button goes it', () => {
  const start = situationOf(scenario(OPEN), 'sejlon');
  const [goal, path] = [...waysOf(start)].find(([, way]) => way.length === 3)!;
  const laid = touched(start, { type: 'hex', hex: goal });
  expect(laid.draft.path).toEqual(path);
  const steps = path.map((to) => ({ type: 'move', figure: 'sejlon', to }));
  expect(movesOf(tap(laid, { type: 'hex', hex: goal }))).toEqual(steps);
  expect(movesOf(tap(laid, DEED('move')))).toEqual(steps);
  expect(touched(laid, { type: 'back' }).draft).toEqual(NO_DRAFT);
});

test('a lit hex is a goal, whoever of one’s own stands there; out of reach that one is chosen', () => {
  const start = situationOf(scenario(OPEN), 'sejlon');
  for (const before of [start, touched(start, DEED('move'))]) {
    const laid = touched(before, HEX('F5'));
    expect(laid.draft.path).toEqual([hex('F5')]);
    expect(movesOf(tap(laid, HEX('F5')))).toEqual([go('sejlon', 'F5')]);
  }
  const far = scenario({
    players: [
      { alchemist: 'sejlon', at: 'A1', homunculi: [['mud-porter', 'F5']] },
      { alchemist: 'vitrudes', at: 'I2' },
    ],
  });
  expect(tap(situationOf(far, 'sejlon'), HEX('F5'))).toEqual({ type: 'choose', figure: 'mud-porter' });
});

test('every touch that a hint asks for leads on, also where a figure of one’s own stands at the goal', () => {
  const table = scenario(OPEN);
  const move = go('sejlon', 'F5');
  let now = situationOf(table, 'mud-porter');
  const asked: unknown[] = [];
  for (let touches = 0; touches < 5; touches += 1) {
    const spot = pointerTo(now, move);
    if (!spot) break;
    asked.push(spot);
    const meaning = tap(now, spot);
    if (meaning.type === 'plan') {
      expect(movesOf(meaning)).toEqual([move]);
      break;
    }
    now = meaning.type === 'choose' ? { ...now, chosen: meaning.figure } : touched(now, spot);
  }
  expect(asked).toEqual([{ type: 'figure', figure: 'sejlon' }, HEX('F5'), DEED('move')]);
});

test('one goes home by touching the tower, whoever is there', () => {
  const table = scenario({
    players: [{ home: 'E4', at: 'F4', homunculi: [['mud-porter', 'E4']] }, { home: 'A1' }],
  });
  expect(touched(situationOf(table), HEX('E4')).draft.path).toEqual([hex('E4')]);
});

test('MP-11 whoever can be attacked is lit, and a touch shows the odds first', () => {
  const start = situationOf(scenario(OPEN), 'sejlon');
  expect(litPlaces(start)).toContainEqual({ hex: hex('G4'), kind: 'attack', steps: 0 });
  const fight = { type: 'open', opened: { type: 'fight', figure: 'sejlon', target: 'vitrudes' } };
  expect(tap(start, HEX('G4'))).toEqual(fight);
  expect(drawn(start, [hex('G4')], foresight(scenario(OPEN)))).toEqual(fight);
  const far = situationOf(scenario({ players: [{ at: 'A1' }, { at: 'H2' }] }));
  expect(tap(far, DEED('attack'))).toMatchObject({ type: 'refused', move: { type: 'attack' } });
});

test('MP-9, MP-10 Extract does the one thing there is, asks where there are several, and says why it cannot', () => {
  const from = (sketch: Sketch) => tap(situationOf(scenario(sketch)), DEED('extract'));
  const name = ['A1', 'B1', 'C1', 'C2', 'D1', 'D2', 'E1', 'F1', 'F5'].find(
    (one) => movesOf(from({ players: [{ at: one }, { home: 'I2' }] })).length === 1,
  )!;
  expect(movesOf(from({ players: [{ at: name }, { home: 'I2' }] }))).toEqual([
    { type: 'mine', figure: 'sejlon' },
  ]);
  expect(from({ players: [{ at: name }, { home: 'I2' }], piles: [[name, null, ['gold']]] })).toEqual({
    type: 'open',
    opened: { type: 'pickUp', figure: 'sejlon' },
  });
  expect(from({ players: [{}, { home: 'I2' }] })).toEqual({
    type: 'refused',
    move: { type: 'mine', figure: 'sejlon' },
  });
});

test('a button that does nothing says what is lacking: an action, a way, or somebody to attack', () => {
  const noteOf = (table: MateriaPrimaTable, deed: Deed, chosen: FigureId = 'sejlon') => {
    const { note, reason } = deedText(SPEECH, situationOf(table, chosen), deed);
    return { note, said: reason };
  };
  const { noActions, noWay, nobodyNear } = BOARD_WORDS.en.table;
  const spent = played(
    scenario(OPEN),
    go('sejlon', 'F3'),
    go('sejlon', 'F4'),
    go('sejlon', 'F3'),
    go('sejlon', 'F4'),
  );
  expect([noteOf(spent, 'move'), noteOf(spent, 'attack')]).toEqual([noActions, noActions]);
  const alone = scenario({ players: [{ alchemist: 'sejlon', at: 'F4' }, { alchemist: 'vitrudes' }] });
  expect(noteOf(alone, 'attack')).toEqual(nobodyNear);
  const [first, ...others] = neighbours(hex('D4')).map((place) => at(HEX_NAMES, place));
  const ring = HOMUNCULI.slice(0, others.length).map((one, index) => [one, at(others, index)] as const);
  const hemmedIn = scenario({
    players: [
      { alchemist: 'sejlon', home: 'G7', at: 'D4' },
      { alchemist: 'vitrudes', home: 'I2', at: at([first ?? ''], 0), homunculi: ring },
    ],
  });
  expect(noteOf(hemmedIn, 'move')).toEqual(noWay);
});

test('a drawn line is walked, and taken back by going back over it', () => {
  const table = scenario(OPEN);
  const start = situationOf(table, 'sejlon');
  const sejlon = figureOf(table.state.players[ANNA]!, 'sejlon')!;
  const there = drawnOver(sejlon.hex, [], hex('F3'));
  expect(there).toEqual([hex('F3')]);
  expect(drawnOver(sejlon.hex, [...there, hex('F2')], hex('F3'))).toEqual(there);
  expect(drawnOver(sejlon.hex, there, sejlon.hex)).toEqual([]);
  expect(movesOf(drawn(start, [hex('F3'), hex('F2')], foresight(table)))).toEqual([
    go('sejlon', 'F3'),
    go('sejlon', 'F2'),
  ]);
});

test('a drawn line that cannot be walked to its end is not begun, for the reason that a rule has on the way', () => {
  const table = scenario(OPEN);
  const lines = linesFrom(hex('F4'), 5);
  const reasons = new Set<string | null>();
  for (const line of lines) {
    const meaning = drawn(situationOf(table, 'sejlon'), line, foresight(table));
    const why = refusedOnTheWay(table, line);
    reasons.add(why);
    if (meaning.type === 'open') expect(line).toHaveLength(1);
    else if (why === null) expect(meaning).toMatchObject({ type: 'plan' });
    else if (meaning.type === 'refused') expect(reasonFor(table, meaning.move)).toBe(why);
    else expect(meaning).toEqual({ type: 'blocked', reason: why });
  }
  expect(reasons).toEqual(new Set([null, 'no-actions-left', 'opponent-in-the-way', 'tower-is-closed']));
});

/** Lines of so many hexes and fewer, none crossing itself. */
function linesFrom(start: Hex, most: number): readonly (readonly Hex[])[] {
  const lines: (readonly Hex[])[] = [];
  let edge: readonly (readonly Hex[])[] = [[]];
  for (let length = 0; length < most; length += 1) {
    edge = edge.flatMap((line) =>
      neighbours(line[line.length - 1] ?? start)
        .filter((next) => next !== start && !line.includes(next))
        .map((next) => [...line, next]),
    );
    lines.push(...edge);
  }
  return lines;
}

/** By the engine alone: why Sejlon could not go on at some hex of a line. */
function refusedOnTheWay(table: MateriaPrimaTable, line: readonly Hex[]): string | null {
  let now = table;
  for (const to of line) {
    const move: MateriaPrimaMove = { type: 'move', figure: 'sejlon', to };
    const reason = reasonFor(now, move);
    if (reason) return reason;
    now = played(now, move);
  }
  return null;
}

test('a finger leads who can act, then who cannot any more, and only in one’s own turn', () => {
  const { view, moves } = situationOf(scenario(OPEN));
  const chosen = 'sejlon';
  const idle = moves.filter((move) => !('figure' in move) || move.figure !== 'sejlon');
  expect(ledFrom({ view, moves, chosen }, hex('F4'))).toBe('sejlon');
  expect(ledFrom({ view, moves: idle, chosen }, hex('F4'))).toBe('sejlon');
  expect(ledFrom({ view, moves: [], chosen }, hex('F4'))).toBeNull();
  expect(ledFrom({ view, moves, chosen }, hex('G4'))).toBeNull();
  const together = situationOf(
    scenario({ players: [{ at: 'F4', homunculi: [['mud-porter', 'F4']] }, { home: 'I2' }] }),
  );
  const porters = together.moves.filter((move) => !('figure' in move) || move.figure !== 'sejlon');
  expect(ledFrom({ ...together, chosen: 'mud-porter' }, hex('F4'))).toBe('mud-porter');
  expect(ledFrom({ ...together, moves: porters, chosen }, hex('F4'))).toBe('mud-porter');
});

test('whoever has done all steps aside for the next, but not if he was just chosen', () => {
  const table = played(scenario(OPEN), go('mud-porter', 'F6'));
  const { view, moves } = situationOf(table);
  expect(actors({ view, moves })).toContain('sejlon');
  expect(chosenOf({ view, moves }, 'sejlon', false)).toBe('sejlon');
  const spent = { view, moves: moves.filter((move) => !('figure' in move) || move.figure !== 'mud-porter') };
  expect(chosenOf(spent, 'mud-porter', false)).toBe('sejlon');
  expect(chosenOf(spent, 'mud-porter', true)).toBe('mud-porter');
});

test('a move that is pointed out is led to one touch after the other', () => {
  const start = situationOf(scenario(OPEN), 'mud-porter');
  const move = go('sejlon', 'F3');
  expect(pointerTo(start, move)).toEqual({ type: 'figure', figure: 'sejlon' });
  const chosen = { ...start, chosen: 'sejlon' as const };
  expect(pointerTo(chosen, move)).toEqual(HEX('F3'));
  expect(pointerTo(touched(chosen, HEX('F3')), move)).toEqual(DEED('move'));
  expect(pointerTo(chosen, { type: 'endTurn' })).toEqual(DEED('endTurn'));
  expect(pointerTo(chosen, go('sejlon', 'A1'))).toBeNull();
});

test('of several on a hex the one is meant whom the finger met', () => {
  const together = scenario({
    players: [
      {
        alchemist: 'sejlon',
        home: 'G7',
        at: 'D4',
        homunculi: [
          ['mud-porter', 'F4'],
          ['rust-imp', 'F4'],
          ['puddling', 'D4'],
        ],
      },
      { alchemist: 'vitrudes', home: 'I2', at: 'D5', homunculi: [['clay-sentry', 'D5']] },
    ],
  });
  const on = (place: string, figure?: FigureId) => ({ type: 'hex', hex: hex(place), figure }) as const;
  const start = situationOf(together, 'sejlon');
  expect(tap(start, on('D5', 'clay-sentry'))).toMatchObject({ opened: { target: 'clay-sentry' } });
  expect(tap(start, on('D5', 'vitrudes'))).toMatchObject({ opened: { target: 'vitrudes' } });
  expect(tap(start, on('D4', 'puddling'))).toEqual({ type: 'choose', figure: 'puddling' });
  expect(tap(start, on('D4', 'sejlon'))).toMatchObject({ type: 'open' });
  const far = situationOf(together, 'puddling');
  for (const figure of ['mud-porter', 'rust-imp'] as const) {
    const meaning = tap({ ...far, moves: far.moves.filter(({ type }) => type !== 'move') }, on('F4', figure));
    expect(meaning).toEqual({ type: 'choose', figure });
  }
});

test('while others are on turn a touch only tells what is there', () => {
  const table = scenario(OPEN);
  const view = materiaPrima.view(table, BEN);
  const waiting: Situation = { view, moves: [], chosen: null, draft: NO_DRAFT };
  expect(tap(waiting, HEX('F4'))).toEqual({ type: 'open', opened: { type: 'hex', hex: hex('F4') } });
  expect(litPlaces(waiting)).toEqual([]);
});

test('MP-25, MP-41 what an alchemist is without a soul can be read before it counts', () => {
  expect(soullessWords(SPEECH, 'vitrudes')).toBe(
    `Without a soul stone: ${strengthWords(SPEECH, { attack: 4, defence: 3, capacity: 5, actions: 3 })}`,
  );
  expect(BOARD_WORDS.en.sheets.pickAlchemist('Anna')).toBe('Anna, pick your alchemist');
});
