import { asked, type GameTypes, type Options } from '@/engine/core/game';
import type { Seat } from '@/engine/core/seat';
import type { SeatedPerson } from '../people/seated-people';
import type { GameFile } from './game-file';

/** What may be told of a saved game to anybody who looks at the list. */
export interface GameSummary {
  readonly id: string;
  readonly game: string;
  readonly options: Options;
  readonly people: readonly SeatedPerson[];
  /** Whose move it is; null when the game is over. */
  readonly asked: Seat | null;
  readonly round: number;
  readonly moves: number;
  /** By seat; empty while the rules hide them. */
  readonly scores: readonly number[];
  /** By seat, once the game is over: 1 has won. */
  readonly ranks: readonly number[];
  readonly begunAt: number;
  readonly playedAt: number;
  /** The open table, for a small picture. */
  readonly view: GameTypes['view'];
}

export function summaryOf(id: string, { game, match, people, begunAt, playedAt }: GameFile): GameSummary {
  const { table, record } = match;
  const standings = asked(table) ? [] : game.score(table);
  return {
    id,
    game: game.id,
    options: record.options,
    people,
    asked: asked(table)?.seat ?? null,
    round: game.lab.turns(table),
    moves: record.moves.length,
    scores: asked(table) ? game.openScore(table) : standings.map(({ total }) => total),
    ranks: standings.map(({ rank }) => rank),
    begunAt,
    playedAt,
    view: game.view(table, 'public'),
  };
}
