import { think } from '@/engine/core/bot';
import { asked, type AnyGame, type GameTypes } from '@/engine/core/game';
import {
  isWanted,
  lessonAt,
  lessonSetup,
  lessonStops,
  stopBefore,
  type Lesson,
  type LessonMoment,
} from '@/engine/core/lesson';
import { act, begin, replay, type Match } from '@/engine/core/match';
import { legalMoves } from '@/engine/core/play';
import { below, rngFrom, split } from '@/engine/core/rng';
import type { Seat } from '@/engine/core/seat';
import { LANGUAGES } from '@/engine/core/text';
import { games } from '../shelf';

/** What holds for the first steps of every game that has them. */

const NAMES = ['Anna', 'Ben', 'Clara', 'Dora', 'Emil'];
const who = (seat: Seat): string => NAMES[seat] ?? '?';

const taught = games.flatMap((game) => (game.lesson ? [{ name: game.id, game, lesson: game.lesson }] : []));

interface Course {
  readonly game: AnyGame;
  readonly lesson: Lesson<GameTypes>;
}

type Step = Extract<LessonMoment<GameTypes>, { type: 'step' }>;

function begun({ game, lesson }: Course): Match {
  const match = begin(game, lessonSetup(lesson, NAMES));
  if (!match.ok) throw new Error(match.problem);
  return match.value;
}

function played({ game }: Course, match: Match, seat: Seat, move: GameTypes['move']): Match {
  const next = act(game, match, seat, move);
  if (!next.ok) throw new Error(`${JSON.stringify(move)}: ${next.problem.reason}`);
  return next.value;
}

/** Plays a lesson through; `choose` may leave the line where the learner is free. */
function throughout(
  course: Course,
  look: (match: Match, moment: Step) => void,
  choose: (match: Match, moment: Step) => GameTypes['move'] | null = (_, { next }) => next?.[1] ?? null,
): Match {
  let match = begun(course);
  for (let moves = 0; moves < 200; moves += 1) {
    const moment = lessonAt(course.lesson, match);
    if (moment?.type === 'over') return match;
    const ask = asked(match.table);
    if (!moment || !ask) throw new Error(`astray after ${moves} moves`);
    look(match, moment);
    const isOwn = ask.seat === course.lesson.learner;
    const thought = () => think(course.game, match.table, 'adept', split(rngFrom(5), moves));
    const move = (isOwn ? choose(match, moment) : moment.next?.[1]) ?? thought();
    match = played(course, match, ask.seat, move);
  }
  throw new Error('the lesson does not end');
}

it('the four games of the house are taught', () => {
  const house = ['kazaam', 'witchs-brew', 'alchemirus', 'materia-prima'];
  expect(taught.map(({ name }) => name)).toEqual(expect.arrayContaining(house));
});

describe.each(taught)('the lesson of $name', ({ game, lesson }) => {
  const course = { game, lesson };

  it('has three to six steps, of which only the last is free', () => {
    expect(lesson.steps.length).toBeGreaterThanOrEqual(3);
    expect(lesson.steps.length).toBeLessThanOrEqual(6);
    expect(lesson.steps.slice(0, -1).filter(({ until }) => until !== undefined)).toEqual([]);
    expect(lesson.steps.at(-1)?.until).toBeDefined();
  });

  it('every step wants something of the learner, last of all', () => {
    for (const { line } of lesson.steps) expect(line.at(-1)?.[0]).toBe(lesson.learner);
  });

  it('comes to its end by its own line, every move of which is legal when it is wanted', () => {
    const seen: string[] = [];
    const end = throughout(course, ({ table }, { index, next }) => {
      if (!next) throw new Error(`nothing is wanted in step ${index}`);
      expect(asked(table)?.seat).toBe(next[0]);
      expect(legalMoves(game, table)).toContainEqual(next[1]);
      seen.push(`${index}`);
    });
    expect([...new Set(seen)]).toEqual(lesson.steps.map((_, index) => `${index}`));
    expect(end.record.moves).toEqual(lesson.steps.flatMap(({ line }) => line));
  });

  it('comes to its end whatever the learner does where he is free', () => {
    for (let seed = 0; seed < 60; seed += 1) {
      const choose = ({ record, table }: Match, { isFree, next }: Step) => {
        if (!isFree) return next?.[1] ?? null;
        const legal = legalMoves(game, table);
        return legal[below(split(rngFrom(seed), record.moves.length), legal.length).value] ?? null;
      };
      throughout(course, () => undefined, choose);
    }
  });

  it('wants no other move than its own, but any where the learner is free', () => {
    throughout(course, ({ table }, moment) => {
      if (asked(table)?.seat !== lesson.learner) return;
      const wanted = legalMoves(game, table).filter((move) => isWanted(moment, move));
      expect(wanted).toEqual(moment.isFree ? legalMoves(game, table) : [moment.next?.[1]]);
    });
  });

  it('knows from the record alone where it is', () => {
    throughout(course, (match, moment) => {
      const again = replay(game, JSON.parse(JSON.stringify(match.record)));
      expect(again.ok && lessonAt(lesson, again.value)).toEqual(moment);
    });
  });

  it('goes back step by step to its beginning, each time to a move of the learner’s', () => {
    const end = throughout(course, () => undefined);
    const stops: number[] = [];
    for (let match = end; ;) {
      const stop = stopBefore(lesson, match);
      if (stop === null) break;
      const earlier = replay(game, match.record, stop);
      if (!earlier.ok) throw new Error('a step cannot be gone back to');
      match = earlier.value;
      expect(asked(match.table)?.seat).toBe(lesson.learner);
      stops.unshift(stop);
    }
    expect(stops).toEqual(lessonStops(lesson));
  });

  it('is no longer itself once its line was left, or with another beginning', () => {
    const match = begun(course);
    const ask = asked(match.table);
    const other = legalMoves(game, match.table).find(
      (move) => JSON.stringify(move) !== JSON.stringify(lesson.steps[0]?.line[0]?.[1]),
    );
    if (!ask || !other) throw new Error('nothing else can be done');
    expect(lessonAt(lesson, played(course, match, ask.seat, other))).toBeNull();
    expect(lessonAt({ ...lesson, seed: lesson.seed + 1 }, match)).toBeNull();
  });

  it.each(LANGUAGES)('says something for every step and every touch, in %s', (language) => {
    const { steps, end } = lesson.text[language];
    expect(Object.keys(steps)).toEqual(lesson.steps.map(({ id }) => id));
    for (const { id, line } of lesson.steps) {
      const text = steps[id]!;
      const own = line.filter(([seat]) => seat === lesson.learner);
      expect(text.todos(who)).toHaveLength(own.length);
      for (const words of [text.title, text.why(who), ...text.todos(who)])
        expect(words).toMatch(/\S.*[.!?»”’\p{L}]$/u);
      // Short enough for a slip of parchment on a small phone.
      expect(text.why(who).length).toBeLessThanOrEqual(200);
      for (const todo of text.todos(who)) expect(todo.length).toBeLessThanOrEqual(70);
    }
    expect(end.words(who).length).toBeLessThanOrEqual(260);
  });

  it('has a no-break space before high punctuation in French', () => {
    const { steps, end } = lesson.text.fr;
    const said = Object.values(steps).flatMap((step) => [step.title, step.why(who), ...step.todos(who)]);
    for (const words of [...said, end.title, end.words(who)]) {
      expect(words).not.toMatch(/[^\u00a0][:;?!»]|«[^\u00a0]/);
    }
  });

  it('says it in three different languages', () => {
    const why = (language: (typeof LANGUAGES)[number]) =>
      Object.values(lesson.text[language].steps).map((step) => step.why(who));
    const all = LANGUAGES.flatMap(why);
    expect(new Set(all).size).toBe(all.length);
  });
});
