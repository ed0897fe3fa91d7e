import { think, thinkingRng } from '@/engine/core/bot';
import { asked, type Game, type GameTypes } from '@/engine/core/game';
import { at } from '@/engine/core/list';
import { act, begin, type Match, type MatchSetup } from '@/engine/core/match';
import type { Rng } from '@/engine/core/rng';
import type { Seat } from '@/engine/core/seat';

/** A longer game is stopped and counts as a failure. */
export const MOST_TURNS = 100;
/** So is one whose turns do not end. */
const MOST_MOVES = 20_000;

/** Plays a game of bots to its end, or until it is too long. The seed decides everything. */
export function playOut<G extends GameTypes>(game: Game<G>, setup: MatchSetup<G>): Match<G> {
  const begun = begin(game, setup);
  if (!begun.ok) throw new Error(`${game.id} cannot be set up: ${begun.problem}`);
  return playOn(game, begun.value);
}

/** The same with a game under way; `seen` is shown it before every move. */
export function playOn<G extends GameTypes>(
  game: Game<G>,
  begun: Match<G>,
  seen?: (match: Match<G>) => void,
): Match<G> {
  let match = begun;
  for (let ask = asked(match.table); ask && !isTooLong(game, match); ask = asked(match.table)) {
    seen?.(match);
    match = letMove(game, match, ask.seat, thinkingRng(match.record));
  }
  return match;
}

function isTooLong<G extends GameTypes>(game: Game<G>, match: Match<G>): boolean {
  return game.lab.turns(match.table) > MOST_TURNS || match.record.moves.length >= MOST_MOVES;
}

function letMove<G extends GameTypes>(game: Game<G>, match: Match<G>, seat: Seat, rng: Rng): Match<G> {
  const { bot, temper } = at(match.record.sitters, seat);
  if (!bot) throw new Error('Only bots can be simulated');
  const move = think(game, match.table, bot, rng, temper);
  const next = act(game, match, seat, move);
  if (next.ok) return next.value;
  throw new Error(`A bot's move was refused (${next.problem.rule}): ${JSON.stringify(move)}`);
}
