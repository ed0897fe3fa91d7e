import { asked, type Game, type GameTypes } from './game';
import { act, type Match, type RecordedMove } from './match';
import { legalMoves } from './play';

/** The match once everything has been answered for people that can be answered in one way only, where the game spares them. */
export function sparing<G extends GameTypes>(
  game: Game<G>,
  match: Match<G>,
  isHuman: readonly boolean[],
): Match<G> {
  let now = match;
  for (let next = onlyAnswer(game, now, isHuman); next; next = onlyAnswer(game, now, isHuman)) {
    const [seat, move] = next;
    const made = act(game, now, seat, move);
    if (!made.ok) throw new Error(`The only answer was refused: ${made.problem.reason}`);
    now = made.value;
  }
  return now;
}

function onlyAnswer<G extends GameTypes>(
  game: Game<G>,
  { table }: Match<G>,
  isHuman: readonly boolean[],
): RecordedMove<G> | null {
  const ask = asked(table);
  if (!ask || !isHuman[ask.seat] || !game.isSpared(table, ask)) return null;
  const [only, ...others] = legalMoves(game, table);
  return only && others.length === 0 ? [ask.seat, only] : null;
}
