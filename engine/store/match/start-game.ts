import * as v from 'valibot';

import type { AnyGame, Options } from '@/engine/core/game';
import { begin, type Match, type SetupProblem } from '@/engine/core/match';
import { no, ok, type Result } from '@/engine/core/result';
import type { Seat } from '@/engine/core/seat';
import { peopleSchema, type SeatedPerson } from '../people/seated-people';
import type { GameFile } from '../saves/game-file';
import { newJournal } from '../saves/journal';
import { flush } from '../saves/write-game';
import type { AppThunk } from '../state';
import type { Tools } from '../world/world';
import { gameStarted } from './match';

interface NewGame {
  readonly game: string;
  readonly people: readonly SeatedPerson[];
  readonly options: Options;
  /** Who is to begin; null or nothing: whom chance chooses. */
  readonly first?: Seat | null;
}

type StartProblem = SetupProblem | 'unknown-game' | 'unnamed-people';

/** Sets a game up, saves it and puts it on the device. Gives its id. */
export function startGame(setup: NewGame): AppThunk<Promise<Result<string, StartProblem>>> {
  return async (dispatch, _, tools) => {
    const file = await firstFile(tools, setup);
    if (!file.ok) return file;
    const id = tools.makeId();
    return tools.inTurn(async () => {
      await tools.claims.take(id);
      await dispatch(putOnDevice(id, file.value));
      return ok(id);
    });
  };
}

/** Writes the beginning of what this window has claimed, and puts it on the device. */
export function putOnDevice(id: string, { game, ...toWrite }: GameFile): AppThunk<Promise<void>> {
  return async (dispatch, _, { storage }) => {
    const { journal, status } = await flush(storage, newJournal(id), toWrite);
    dispatch(gameStarted({ ...toWrite, id, game: game.id, journal, saved: status }));
  };
}

async function firstFile(tools: Tools, setup: NewGame): Promise<Result<GameFile, StartProblem>> {
  const game = await tools.games.bring(setup.game);
  if (!game) return no('unknown-game');
  const people = v.safeParse(peopleSchema, setup.people);
  return people.success ? begun(tools, game, people.output, setup) : no('unnamed-people');
}

function begun(
  { makeSeed, now }: Tools,
  game: AnyGame,
  people: readonly SeatedPerson[],
  { options, first = null }: NewGame,
): Result<GameFile, StartProblem> {
  const sitters = people.map(({ name, bot, temper }) => ({ name, bot, ...(temper && { temper }) }));
  const draw = () => begin(game, { options, seed: makeSeed(), sitters });
  const match = first === null ? draw() : drawnFor(game, first, draw);
  const at = now();
  return match.ok ? ok({ game, match: match.value, people, begunAt: at, playedAt: at }) : match;
}

const MOST_DRAWS = 1000;

/** Games drawn by lot until the lot falls on whom it was to fall: nothing but chance sets a table up. */
function drawnFor(
  game: AnyGame,
  first: Seat,
  draw: () => Result<Match, SetupProblem>,
): Result<Match, SetupProblem> {
  let drawn = draw();
  for (let draws = 1; draws < MOST_DRAWS && drawn.ok; draws += 1) {
    const starter = game.starter?.(drawn.value.table);
    if (starter === undefined || starter === first) return drawn;
    drawn = draw();
  }
  return drawn;
}
