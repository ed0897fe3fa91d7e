import { asked, type Game, type GameTypes, type Table } from './game';
import { replay, type MatchRecord } from './match';
import { advance } from './play';
import { beginsTurn, headAfter, type TurnHead } from './turns';

/** How the points stood after a turn. */
interface Lap<G extends GameTypes> {
  readonly turn: TurnHead<G>;
  /** By seat. */
  readonly points: readonly number[];
}

/**
 * How the points of a finished game came about, turn by turn, the beginning first. While a game is played there is none:
 * it counts what is hidden until the end.
 */
export function raceOf<G extends GameTypes>(game: Game<G>, record: MatchRecord<G>): readonly Lap<G>[] | null {
  const [begun, whole] = [replay(game, record, 0), replay(game, record)];
  if (!begun.ok || !whole.ok || asked(whole.value.table)) return null;
  let { table } = begun.value;
  const pointsIn = (now: Table<G>) => game.score(now).map(({ total }) => total);
  let turn: TurnHead<G> = { began: null, chapter: null, seat: null };
  const laps: Lap<G>[] = [{ turn, points: pointsIn(table) }];
  for (const [step, entry] of whole.value.log.entries()) {
    const move = record.moves[step - 1]?.[1];
    if (move !== undefined) table = advance(game, table, move);
    for (const fact of entry.facts.filter((one) => beginsTurn(game, one))) {
      if (turn.began && game.passesTurn(turn.began)) laps.push({ turn, points: pointsIn(table) });
      turn = headAfter(game, turn, fact);
    }
  }
  return [...laps, { turn, points: pointsIn(table) }];
}

/** Who was alone in front from which lap on, each time it was somebody else. */
export function leadsIn(
  laps: readonly Pick<Lap<GameTypes>, 'points'>[],
): readonly { readonly lap: number; readonly seat: number }[] {
  const leads: { readonly lap: number; readonly seat: number }[] = [];
  for (const [lap, { points }] of laps.entries()) {
    const most = Math.max(...points);
    const first = points.flatMap((own, seat) => (own === most ? [seat] : []));
    const [seat] = first;
    if (first.length !== 1 || seat === undefined) continue;
    if (leads[leads.length - 1]?.seat !== seat) leads.push({ lap, seat });
  }
  return leads;
}
