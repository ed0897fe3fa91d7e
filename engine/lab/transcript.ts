import { asked, type Game, type GameTypes, type OptionValue } from '@/engine/core/game';
import { at } from '@/engine/core/list';
import { replay, type Match, type MatchRecord, type RecordedMove } from '@/engine/core/match';
import { advance } from '@/engine/core/play';
import type { Standing } from '@/engine/core/score';
import { allSeats } from '@/engine/core/seat';
import { say, type Who } from '@/engine/core/text';

/**
 * The whole game in words that can be read and be played again: the first line is the record without its moves,
 * and each move follows, as data, the tab in its line.
 */
export function transcript<G extends GameTypes>(game: Game<G>, match: Match<G>): string {
  const { moves, ...record } = match.record;
  const who: Who = (seat) => at(record.sitters, seat).name;
  const facts = match.log.map((entry) => entry.facts.map((fact) => `    ${words(game, fact, who)}`));
  const views = viewsIn(game, match.record);
  const lines = [
    JSON.stringify(record),
    '',
    ...header(game, match.record),
    ...at(facts, 0),
    '',
    ...moves.flatMap((move, step) => [moveLine(game, move, who, views[step]), ...(facts[step + 1] ?? [])]),
    '',
    ...ending(game, match, who),
  ];
  return `${lines.join('\n')}\n`;
}

/** The open table before each move. */
function viewsIn<G extends GameTypes>(game: Game<G>, record: MatchRecord<G>): readonly G['view'][] {
  const opened = replay(game, record, 0);
  if (!opened.ok) return [];
  let { table } = opened.value;
  return record.moves.map(([, move]) => {
    const seen = game.view(table, 'public');
    table = advance(game, table, move);
    return seen;
  });
}

/** The record that a transcript was written from. */
export function recordOf(text: string): MatchRecord {
  const [first = '', ...rest] = text.split('\n');
  const record = JSON.parse(first) as Omit<MatchRecord, 'moves'>;
  const moves = rest.flatMap((line) => {
    const tab = line.indexOf('\t');
    return tab < 0 ? [] : [JSON.parse(line.slice(tab + 1)) as RecordedMove<GameTypes>];
  });
  return { ...record, moves };
}

function header<G extends GameTypes>(game: Game<G>, record: MatchRecord<G>): readonly string[] {
  const sitters = record.sitters.map(({ name, bot }) => `${name} (${bot ? `${bot} bot` : 'human'})`);
  return [
    `${game.text.en.title}, rules version ${record.rulesVersion}, seed ${record.seed}`,
    ...Object.entries(record.options).map(([name, value]) => `    ${optionWords(game, name, value)}`),
    plain(`At the table: ${sitters.join(', ')}`),
  ];
}

function optionWords<G extends GameTypes>(game: Game<G>, name: string, value: OptionValue): string {
  const text = game.text.en.options[name];
  const index = game.options[name]?.findIndex((candidate) => candidate === value) ?? -1;
  return plain(`${text?.name ?? name}: ${text?.values[index] ?? value}`);
}

/** Told with the table as it was seen then, so that places have their names. */
function moveLine<G extends GameTypes>(
  game: Game<G>,
  move: RecordedMove<G>,
  who: Who,
  seen: G['view'] | undefined,
): string {
  const [seat, what] = move;
  const said = plain(`${who(seat)}: ${say(game.text.en.moves, what, who, seen)}`);
  return `${said}\t${JSON.stringify(move)}`;
}

function words<G extends GameTypes>(game: Game<G>, fact: G['fact'], who: Who): string {
  return plain(say(game.text.en.facts, fact, who));
}

/** On one line and without a tab, which marks a move. */
function plain(text: string): string {
  return text.replace(/\s+/g, ' ');
}

function ending<G extends GameTypes>(
  game: Game<G>,
  { table, record }: Match<G>,
  who: Who,
): readonly string[] {
  if (asked(table)) return [`Not finished after ${record.moves.length} moves.`];
  const standings = game.score(table);
  const words = allSeats(table.seats).flatMap((seat) => scoreWords(game, at(standings, seat), who(seat)));
  return ['Final score', ...words];
}

function scoreWords<G extends GameTypes>(
  game: Game<G>,
  { lines, total, rank }: Standing<G['line']>,
  name: string,
): readonly string[] {
  return [
    plain(`${name}: ${total} points, place ${rank}`),
    ...lines.map(
      ({ line, count, points }) =>
        `    ${game.text.en.lines[line]}: ${points}${count === null ? '' : ` (${count})`}`,
    ),
  ];
}
