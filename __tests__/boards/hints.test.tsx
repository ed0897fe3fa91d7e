import { fireEvent, render, screen, within } from '@testing-library/react-native';
import type { ReactElement } from 'react';

import { AlchemirusBoard } from '@/components/boards/alchemirus/board';
import { freshDraft as freshAlchemirusDraft } from '@/components/boards/alchemirus/touch/compose';
import { pointerTo as alchemirusPointer } from '@/components/boards/alchemirus/touch/hint';
import { tap as alchemirusTap } from '@/components/boards/alchemirus/touch/intent';
import type { Situation as AlchemirusSituation } from '@/components/boards/alchemirus/touch/situation';
import { KazaamBoard } from '@/components/boards/kazaam/board';
import { pointerTo as kazaamPointer, type Pointer } from '@/components/boards/kazaam/touch/hint';
import {
  tap as kazaamTap,
  type Selection,
  type Situation as KazaamSituation,
} from '@/components/boards/kazaam/touch/intent';
import { WitchsBrewBoard } from '@/components/boards/witchs-brew/board';
import {
  isChosenAsHinted,
  pointerTo as brewPointer,
  rolesToTouch,
} from '@/components/boards/witchs-brew/touch/hint';
import {
  freshDraft,
  tap as brewTap,
  type Situation as BrewSituation,
} from '@/components/boards/witchs-brew/touch/intent';
import type { Person } from '@/components/kit/board';
import { asked } from '@/engine/core/game';
import { lessonAt, lessonSetup } from '@/engine/core/lesson';
import { act as actIn, begin, type Match } from '@/engine/core/match';
import { toSeat, type Seat } from '@/engine/core/seat';
import { alchemirus } from '@/engine/games/alchemirus/game';
import type { Alchemirus, AlchemirusMove } from '@/engine/games/alchemirus/state';
import { kazaam } from '@/engine/games/kazaam/game';
import type { Kazaam, KazaamMove } from '@/engine/games/kazaam/state';
import { witchsBrew } from '@/engine/games/witchs-brew/game';
import type { WitchsBrew, WitchsBrewMove } from '@/engine/games/witchs-brew/state';

import { ANNA, BEN, scenario as kazaamTable, tile } from '../engine/kazaam/scenario';
import { UNKNOWN } from '@/engine/core/preview';
import { scenario as brewTable } from '../engine/witchs-brew/scenario';
import { Room } from './room';

const PEOPLE: readonly Person[] = [
  { name: 'Anna', colour: 'orange', sigil: 'sun', isBot: false },
  { name: 'Ben', colour: 'sky', sigil: 'moon', isBot: true },
  { name: 'Clara', colour: 'green', sigil: 'mercury', isBot: true },
];

const show = (board: ReactElement) => render(<Room>{board}</Room>);

const quiet = {
  language: 'en',
  told: [],
  onShown: jest.fn(),
  onRule: jest.fn(),
  explain: () => null,
  preview: () => UNKNOWN,
} as const;

describe('Kazaam', () => {
  const table = kazaamTable({
    players: [
      {
        hand: ['fire left-ear', 'stone torso'],
        board: ['bone left-arm', 'stone tail', 'fire left-leg', 'wood torso', 'fur right-arm down'],
        purse: { sulphur: 1, mandrake: 1 },
      },
      { hand: ['wood tail'], board: ['insect tail', 'fire head'] },
    ],
    discards: ['fur head'],
  });
  const situation = (selection: Selection | null = null): KazaamSituation => ({
    view: kazaam.view(table, ANNA),
    moves: kazaam.legal(table, asked(table)!),
    selection,
  });

  /** Touches whatever is pointed at, as long as it only takes something up; gives what was played in the end. */
  function followed(hint: KazaamMove): {
    readonly played: KazaamMove | null;
    readonly way: readonly Pointer[];
  } {
    const way: Pointer[] = [];
    let [selection, enlarged]: [Selection | null, Seat | null] = [null, null];
    for (let touches = 0; touches < 6; touches += 1) {
      const pointer = kazaamPointer(situation(selection), hint, enlarged);
      if (!pointer) break;
      way.push(pointer);
      if (pointer.type !== 'spot') return { played: hint, way };
      const meaning = kazaamTap(situation(selection), pointer.spot);
      if (meaning.type === 'move') return { played: meaning.move, way };
      if (meaning.type === 'select') selection = meaning.selection;
      if (meaning.type === 'enlarge') enlarged = meaning.seat;
    }
    return { played: null, way };
  }

  test('every legal move is come to by touching what its hint lights', () => {
    const { moves } = situation();
    expect(moves.length).toBeGreaterThan(12);
    for (const move of moves) expect(followed(move).played).toEqual(move);
  });

  test('a tail that strikes another board goes by that board', () => {
    const aim = { type: 'tile', seat: BEN, place: 'tail' } as const;
    expect(
      followed({ type: 'use', place: 'tail', aim }).way.map((one) => one.type === 'spot' && one.spot.type),
    ).toEqual(['place', 'player', 'place']);
  });

  test('what cannot be done is not lit, nor is anything else instead', () => {
    expect(kazaamPointer(situation(), { type: 'play', tile: tile('stone torso') })).toBeNull();
    expect(kazaamPointer({ ...situation(), moves: [] }, { type: 'draw' })).toBeNull();
    expect(kazaamPointer(situation(), null)).toBeNull();
  });

  test('to end the turn, a part that was taken up is put back first', () => {
    const pointer = kazaamPointer(situation({ type: 'part', place: 'tail' }), { type: 'end' });
    expect(pointer).toEqual({ type: 'spot', spot: { type: 'place', seat: ANNA, place: 'tail' } });
    expect(kazaamPointer(situation(), { type: 'end' })).toEqual({ type: 'secondary' });
  });

  test('one light goes from the tile to its place; without a hint there is none', () => {
    const board = (hint: KazaamMove | null) => (
      <KazaamBoard
        {...quiet}
        view={situation().view}
        moves={situation().moves}
        people={PEOPLE.slice(0, 2)}
        onMove={jest.fn()}
        hint={hint}
      />
    );
    const { rerender } = show(board({ type: 'play', tile: tile('fire left-ear') }));
    const hand = screen.getByLabelText('Your hand');
    expect(within(hand).getAllByTestId('beacon', { includeHiddenElements: true })).toHaveLength(1);
    fireEvent.press(screen.getAllByRole('button', { name: /^Left ear of fire, costs/ })[0]!);
    expect(within(hand).queryByTestId('beacon', { includeHiddenElements: true })).toBeNull();
    expect(screen.getAllByTestId('beacon', { includeHiddenElements: true })).toHaveLength(1);
    rerender(<Room>{board(null)}</Room>);
    expect(screen.queryByTestId('beacon', { includeHiddenElements: true })).toBeNull();
  });
});

describe('Witch’s Brew', () => {
  function situationOf(table: ReturnType<typeof brewTable>): BrewSituation {
    const ask = asked(table)!;
    const view = witchsBrew.view(table, ask.seat);
    const moves = witchsBrew.legal(table, ask);
    return { view, moves, draft: freshDraft({ view, moves }) };
  }

  function followed(start: BrewSituation, hint: WitchsBrewMove): WitchsBrewMove | null {
    let now = start;
    for (let touches = 0; touches < 9; touches += 1) {
      const spot = brewPointer(now, hint);
      if (!spot) return null;
      const meaning = brewTap(now, spot);
      if (meaning.type === 'move') return meaning.move;
      if (meaning.type !== 'draft') return null;
      now = { ...now, draft: meaning.draft };
    }
    return null;
  }

  test.each(['alchemist', 'assistant', 'witch', 'wolf-keeper', 'fortune-teller'] as const)(
    'every legal move of the %s is come to by touching what its hint lights',
    (role) => {
      const called = lessonLike(role);
      for (const move of called.moves) expect(followed(called, move)).toEqual(move);
    },
  );

  /** Anna alone has the role, so that its full action is hers at once. */
  function lessonLike(
    role: 'alchemist' | 'assistant' | 'witch' | 'wolf-keeper' | 'fortune-teller',
  ): BrewSituation {
    const table = brewTable({
      players: [{ gold: 3, drops: 'RRRWGG', hand: [role] }, { hand: ['monk'] }, { hand: ['monk'] }],
    });
    const called = actOn(table, { type: 'call', role });
    return situationOf(called);
  }

  function actOn(table: ReturnType<typeof brewTable>, move: WitchsBrewMove) {
    const match = { record: { moves: [] }, table, log: [] } as unknown as Match<WitchsBrew>;
    const next = actIn(witchsBrew, match, asked(table)!.seat, move);
    if (!next.ok) throw new Error(next.problem.reason);
    return next.value.table;
  }

  test('of the roles, those that are lacking are lit; without a place left, those that are too many', () => {
    const hint: WitchsBrewMove = {
      type: 'choose',
      roles: ['wolf-keeper', 'witch', 'wizard', 'druid', 'alchemist'],
    };
    expect(rolesToTouch(hint, ['witch'])).toEqual(['wolf-keeper', 'wizard', 'druid', 'alchemist']);
    expect(rolesToTouch(hint, ['witch', 'monk', 'wizard', 'druid', 'alchemist'])).toEqual(['monk']);
    expect(isChosenAsHinted(hint, ['witch', 'monk', 'wizard', 'druid', 'alchemist'])).toBe(false);
    expect(isChosenAsHinted(hint, ['alchemist', 'witch', 'wolf-keeper', 'wizard', 'druid'])).toBe(true);
  });

  /** The lesson after so many moves. */
  function lessonAfter(count: number): Match<WitchsBrew> {
    const { lesson } = witchsBrew;
    if (!lesson) throw new Error('no lesson');
    const begun = begin(witchsBrew, lessonSetup(lesson, ['Anna', 'Ben', 'Clara']));
    if (!begun.ok) throw new Error(begun.problem);
    return lesson.steps
      .flatMap(({ line }) => line)
      .slice(0, count)
      .reduce((match, [seat, move]) => {
        const next = actIn(witchsBrew, match, seat, move);
        if (!next.ok) throw new Error(next.problem.reason);
        return next.value;
      }, begun.value);
  }

  test.each([
    [2, 'the first of five roles', 1],
    [3, 'the card to be called', 1],
    [9, 'so be it', 1],
    [10, 'the brewing', 1],
  ])('after %i moves of its lesson %s is lit', (count, _, lights) => {
    const match = lessonAfter(count);
    const moment = lessonAt(witchsBrew.lesson!, match);
    const { view, moves } = situationOf(match.table);
    show(
      <WitchsBrewBoard
        {...quiet}
        view={view}
        moves={moves}
        people={PEOPLE}
        onMove={jest.fn()}
        hint={moment?.type === 'step' ? (moment.next?.[1] ?? null) : null}
      />,
    );
    expect(screen.getAllByTestId('beacon', { includeHiddenElements: true })).toHaveLength(lights);
  });
});

describe('Alchemirus', () => {
  const lesson = alchemirus.lesson!;
  const line = lesson.steps.flatMap((step) => step.line);

  /** The lesson after so many moves. */
  function lessonAfter(count: number): Match<Alchemirus> {
    const begun = begin(alchemirus, lessonSetup(lesson, ['Anna', 'Ben']));
    if (!begun.ok) throw new Error(begun.problem);
    return line.slice(0, count).reduce((match, [seat, move]) => {
      const next = actIn(alchemirus, match, seat, move);
      if (!next.ok) throw new Error(next.problem.reason);
      return next.value;
    }, begun.value);
  }

  function situationAfter(count: number): AlchemirusSituation {
    const { table } = lessonAfter(count);
    const view = alchemirus.view(table, lesson.learner);
    const moves = alchemirus.legal(table, asked(table)!);
    return { view, moves, draft: freshAlchemirusDraft({ view, moves }) };
  }

  /** What is played by touching whatever is lit. */
  function followed(start: AlchemirusSituation, hint: AlchemirusMove): readonly AlchemirusMove[] {
    let now = start;
    for (let touches = 0; touches < 6; touches += 1) {
      const spot = alchemirusPointer(now, hint);
      const meaning = spot && alchemirusTap(now, spot);
      if (meaning?.type === 'plan') return meaning.steps.map(({ move }) => move);
      if (meaning?.type !== 'draft') return [];
      now = { ...now, draft: meaning.draft };
    }
    return [];
  }

  test('every gesture that its lesson lights plays the very moves of the lesson', () => {
    for (let count = 0; count < line.length;) {
      const [seat, move] = line[count]!;
      const made = seat === lesson.learner ? followed(situationAfter(count), move) : [move];
      expect(made.length).toBeGreaterThan(0);
      expect(made).toEqual(line.slice(count, count + made.length).map((one) => one[1]));
      count += made.length;
    }
  });

  test.each(line.flatMap(([seat, { type }], count) => (seat === lesson.learner ? [[count, type]] : [])))(
    'after %i moves of its lesson one thing is lit: %s',
    (count) => {
      const { view, moves } = situationAfter(Number(count));
      show(
        <AlchemirusBoard
          {...quiet}
          view={view}
          moves={moves}
          people={PEOPLE.slice(0, 2)}
          onMove={jest.fn()}
          hint={line[Number(count)]![1]}
        />,
      );
      expect(screen.getAllByTestId('beacon', { includeHiddenElements: true })).toHaveLength(1);
    },
  );
});

test('the first move of Kazaam’s lesson is lit on its own board', () => {
  const begun = begin(kazaam, lessonSetup(kazaam.lesson!, ['Anna', 'Ben']));
  if (!begun.ok) throw new Error(begun.problem);
  const { table }: Match<Kazaam> = begun.value;
  const pointer = kazaamPointer(
    { view: kazaam.view(table, toSeat(0)), moves: kazaam.legal(table, asked(table)!), selection: null },
    kazaam.lesson!.steps[0]!.line[0]![1],
  );
  expect(pointer).toEqual({ type: 'spot', spot: { type: 'hand', tile: tile('stone head') } });
});
