import { deviceMoment, type DeviceMoment } from '@/engine/core/device';
import type { AnyGame, GameTypes, Shelf } from '@/engine/core/game';
import { lessonAt, type LessonMoment } from '@/engine/core/lesson';
import type { Viewer } from '@/engine/core/seat';
import { areHuman } from '../people/seated-people';
import type { GameFile } from '../saves/game-file';
import { isLesson } from '../storage/keys';
import type { MatchState } from './match';

/** The game of that id, which must be on the shelf. */
export function gameOn(shelf: Shelf, id: string): AnyGame {
  const game = shelf.find((candidate) => candidate.id === id);
  if (!game) throw new Error(`No game ${id} on the shelf`);
  return game;
}

export function gameFileOf(shelf: Shelf, { game, match, people, begunAt, playedAt }: MatchState): GameFile {
  return { game: gameOn(shelf, game), match, people, begunAt, playedAt };
}

/** What the device has to show now, and through whose eyes. */
export function momentOf({
  match,
  people,
  holder,
}: Pick<MatchState, 'match' | 'people' | 'holder'>): DeviceMoment {
  return deviceMoment(match.table, areHuman(people), holder);
}

/** How many entries of the log have been shown to a viewer. */
export function shownTo({ shown }: MatchState, viewer: Viewer): number {
  return viewer === 'public' ? shown.onTable : (shown.bySeat[viewer] ?? 0);
}

/** How far the lesson on the device has come; null where a game is played. */
export function lessonOn(shelf: Shelf, { id, game, match }: MatchState): LessonMoment<GameTypes> | null {
  const { lesson } = gameOn(shelf, game);
  return lesson && isLesson(id) ? lessonAt(lesson, match) : null;
}
