import type { AnyGame, GameTypes, Refusal } from '@/engine/core/game';
import {
  gestureWanted,
  isWanted,
  lessonAt,
  lessonSetup,
  stopBefore,
  type Lesson,
} from '@/engine/core/lesson';
import { levelOf } from '@/engine/core/level';
import { begin, replay } from '@/engine/core/match';
import { no, ok, type Result } from '@/engine/core/result';
import type { Guise, SeatedPerson } from '../people/seated-people';
import { settingsChanged } from '../settings/settings';
import type { AppThunk } from '../state';
import { allKeysOf, keysOf, lessonId } from '../storage/keys';
import { tried } from '../storage/try-storage';
import type { Tools } from '../world/world';
import { gameOpened, undone } from './match';
import { readById } from './open-and-leave';
import { playMove, writeEntries, type NotNow } from './play-move';
import { gameOn, lessonOn } from './queries';
import { putOnDevice } from './start-game';

/** Who learns, and who sits at the table besides; more of them than there are seats will do. */
export interface LessonClass {
  readonly learner: Guise;
  readonly others: readonly Guise[];
}

export type LessonProblem = 'no-lesson' | 'open-elsewhere';

/**
 * Puts the lesson of a game on the device: where it was left, or from the beginning if it was finished, was never begun
 * or has been written anew since. Whoever has seen one is no newcomer.
 */
export function openLesson(id: string, present: LessonClass): AppThunk<Promise<Result<null, LessonProblem>>> {
  return (dispatch, getState, tools) =>
    tools.inTurn(async () => {
      const game = await tools.games.bring(id);
      if (!game?.lesson) return no('no-lesson');
      dispatch(settingsChanged({ offersLessons: false }));
      const kept = lessonId(id);
      if (!(await tools.claims.take(kept))) return no('open-elsewhere');
      const state = getState().match;
      if (state?.id === kept && lessonOn(tools.games, state)?.type === 'step') return ok(null);
      const read = await readById(tools, kept);
      if (read.ok && lessonAt(game.lesson, read.value.file.match)?.type === 'step') {
        const { file, journal } = read.value;
        const people = named(file.people, seated(game.lesson, present));
        dispatch(gameOpened({ ...file, people, id: kept, game: id, journal, saved: 'saved' }));
      } else {
        await dispatch(begun(game, game.lesson, seated(game.lesson, present)));
      }
      return ok(null);
    });
}

/** The lesson on the device from its beginning. */
export function restartLesson(): AppThunk<Promise<void>> {
  return (dispatch, getState, tools) =>
    tools.inTurn(async () => {
      const state = getState().match;
      const game = state && gameOn(tools.games, state.game);
      if (game?.lesson) await dispatch(begun(game, game.lesson, state?.people ?? []));
    });
}

function seated(
  { seats, learner: seat }: Lesson<GameTypes>,
  { learner, others }: LessonClass,
): readonly Guise[] {
  const around = others.slice(0, seats - 1);
  return [...around.slice(0, seat), learner, ...around.slice(seat)];
}

/** Who sits there has names of the language that is spoken now. */
function named(people: readonly SeatedPerson[], guises: readonly Guise[]): readonly SeatedPerson[] {
  return people.map((person, seat) => ({ ...person, name: guises[seat]?.name ?? person.name }));
}

/** The guises are those of the seats in order. */
function begun(game: AnyGame, lesson: Lesson<GameTypes>, guises: readonly Guise[]): AppThunk<Promise<void>> {
  return async (dispatch, _, tools) => {
    const setup = lessonSetup(
      lesson,
      guises.map(({ name }) => name),
    );
    const match = begin(game, setup);
    if (!match.ok) throw new Error(`The lesson of ${game.id} cannot begin: ${match.problem}`);
    const people = setup.sitters.flatMap(({ bot }, seat) => {
      const guise = guises[seat];
      return guise
        ? [{ name: guise.name, colour: guise.colour, sigil: guise.sigil, bot: bot && levelOf(bot) }]
        : [];
    });
    const id = lessonId(game.id);
    await wiped(tools, id);
    const at = tools.now();
    await dispatch(putOnDevice(id, { game, match: match.value, people, begunAt: at, playedAt: at }));
  };
}

/** What is left of the last time would be read on from. */
async function wiped({ storage }: Tools, id: string): Promise<void> {
  await tried(async () => {
    const keys = keysOf(await storage.getAllKeys(), id);
    for (const key of keys ? allKeysOf(keys) : []) await storage.removeItem(key);
  });
}

/** The learner's move, if the lesson wants it now. */
export function followLesson(
  move: GameTypes['move'],
): AppThunk<Promise<Result<null, Refusal | NotNow | 'unwanted'>>> {
  return async (dispatch, getState, { games }) => {
    const state = getState().match;
    const moment = state && lessonOn(games, state);
    const learner = state && gameOn(games, state.game).lesson?.learner;
    if (!moment || learner == null) return no('not-now');
    return isWanted(moment, move) ? dispatch(playMove(learner, move)) : no('unwanted');
  };
}

/** Makes the learner's next gesture for him. */
export function showGesture(): AppThunk<Promise<void>> {
  return async (dispatch, getState, { games }) => {
    const state = getState().match;
    const moment = state && lessonOn(games, state);
    const lesson = state && gameOn(games, state.game).lesson;
    for (const move of moment && lesson ? gestureWanted(lesson, moment) : []) {
      const followed = await dispatch(followLesson(move));
      if (!followed.ok) return;
    }
  };
}

/** Back to where the learner last came to a step. Nothing is at stake here, so no seal holds. Says whether it could be. */
export function stepBack(): AppThunk<Promise<boolean>> {
  return async (dispatch, getState, { games, now }) => {
    const state = getState().match;
    const game = state && gameOn(games, state.game);
    const moves = state && game?.lesson ? stopBefore(game.lesson, state.match) : null;
    if (!state || !game || moves === null || state.isWriting) return false;
    const earlier = replay(game, state.match.record, moves);
    if (!earlier.ok) return false;
    const played = await dispatch(writeEntries(state, earlier.value, [{ type: 'rewind', at: now(), moves }]));
    if (played) dispatch(undone(played));
    return played !== null;
  };
}
