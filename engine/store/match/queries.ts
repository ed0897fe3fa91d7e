import { deviceMoment, type DeviceMoment } from '@/engine/core/device';
import type { Cabinet } from '@/engine/core/cabinet';
import type { AnyGame, GameTypes } from '@/engine/core/game';
import { lessonAt, type LessonMoment } from '@/engine/core/lesson';
import type { Whereabouts } from '@/engine/core/match';
import type { Seat, Viewer } from '@/engine/core/seat';
import { areHuman } from '../people/seated-people';
import type { GameFile } from '../saves/game-file';
import { isLesson } from '../storage/keys';
import type { MatchState } from './match';

/** The game of that id, which must have been brought. */
export function gameOn(cabinet: Cabinet, id: string): AnyGame {
  const game = cabinet.find(id);
  if (!game) throw new Error(`The game ${id} has not been brought`);
  return game;
}

export function gameFileOf(
  cabinet: Cabinet,
  { game, match, people, begunAt, playedAt }: MatchState,
): GameFile {
  return { game: gameOn(cabinet, game), match, people, begunAt, playedAt };
}

/** What the device has to show now, and through whose eyes. */
export function momentOf({
  match,
  people,
  holder,
}: Pick<MatchState, 'match' | 'people' | 'holder'>): DeviceMoment {
  return deviceMoment(match.table, areHuman(people), holder, match.log.at(-1));
}

/** Who may take something back: whoever is asked, or who still looks at what his last move came to. */
export function undoerIn({ type, seat, viewer }: DeviceMoment): Seat | null {
  return type === 'seen' && viewer !== 'public' ? viewer : seat;
}

/** Whether the device is still where the last move was made. */
export function whereaboutsIn(state: Pick<MatchState, 'match' | 'people' | 'holder'>): Whereabouts {
  const { type } = momentOf(state);
  return type === 'own' || type === 'seen' ? 'in-hand' : 'anywhere';
}

/** How many entries of the log have been shown to a viewer. */
export function shownTo({ shown }: MatchState, viewer: Viewer): number {
  return viewer === 'public' ? shown.onTable : (shown.bySeat[viewer] ?? 0);
}

/** How far the lesson on the device has come; null where a game is played. */
export function lessonOn(cabinet: Cabinet, { id, game, match }: MatchState): LessonMoment<GameTypes> | null {
  const { lesson } = gameOn(cabinet, game);
  return lesson && isLesson(id) ? lessonAt(lesson, match) : null;
}
