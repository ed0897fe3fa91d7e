import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';

import { defaultOptions, type AnyGame, type Options, type OptionValue, type Shelf } from '@/engine/core/game';
import { BOT_LEVELS } from '@/engine/core/level';
import { at } from '@/engine/core/list';
import { no, ok, type Result } from '@/engine/core/result';
import { BOT_NAMES, type BotName } from './bots';
import { calibrationTrials, type CalibrationTrial } from './calibrate';
import { ladderTrials, type LadderTrial, type Part } from './ladder';
import type { Trial } from './simulate';

/** What the command line asks for. */
export type LabCommand =
  | { readonly type: 'help' }
  | {
      readonly type: 'simulate';
      readonly game: AnyGame;
      /** One a player count. */
      readonly trials: readonly Trial[];
      readonly jobs: number;
      /** A file that keeps what was played, so that the next run goes on from there. */
      readonly notebook: string | null;
      readonly asJson: boolean;
      readonly isCheck: boolean;
    }
  | {
      readonly type: 'playthrough';
      readonly game: AnyGame;
      readonly options: Options;
      readonly levels: readonly BotName[];
      readonly seed: number;
    }
  | {
      readonly type: 'ladder';
      readonly trials: readonly LadderTrial[];
      /** What was played elsewhere, to be added. */
      readonly files: readonly string[];
      readonly jobs: number;
      readonly asJson: boolean;
    }
  | {
      readonly type: 'calibrate';
      readonly trials: readonly CalibrationTrial[];
      readonly files: readonly string[];
      readonly asJson: boolean;
    };

type Read<Value> = Result<Value, string>;
type Values = ReturnType<typeof parseWords>['values'];

const PLAYTHROUGH = 'playthrough';
const LADDER = 'ladder';
const CALIBRATE = 'calibrate';
const ONLY_OF_TRIALS = ['games', 'jobs', 'notebook', 'json', 'check'] as const;

export function usage(shelf: Shelf): string {
  return `Usage:
  npm run lab -- <game> [options]               play many games of bots and report on them
  npm run lab -- playthrough <game> [options]   play one game of bots and write it down
  npm run lab -- ladder [options]               set every level against the one below
  npm run lab -- calibrate [options]            compare what hints hope for with what comes of it

Games: ${shelf.map((game) => game.id).join(', ')}

Options of both:
  --players N            how many play; if left out, every number the game allows (playthrough: the fewest)
  --bots LEVEL[,LEVEL…]  ${BOT_LEVELS.join(' or ')}, for all or one a seat (default: adept);
                         with a temper: 'bold adept'
  --seed N               another number, other games (default: 1)
  --option NAME=VALUE    an option of the game; may be given several times
  --help                 this text

Options of reports:
  --games N              how many games to play (default: 2000)
  --notebook FILE        keep the sums in a file, and go on from those already in it
  --json                 data instead of tables
  --check                exit code 1 if a balance bound fails
  --jobs N               on how many threads (default: ${availableParallelism()}, one a core)

Options of the ladder (besides --games, --seed, --json and --jobs):
  --game GAME            only this game
  --games N              how many games a pair of levels (default: 400)
  --part I/N             only the I-th of N parts of the games
  --sum FILE             adds what --json wrote of another part and plays nothing; may be given several times
  --tempers              compares tempers instead of levels

Options of calibrate: --game, --part and --sum as of the ladder, --seed, --json and
  --games N              how many games of adepts, three figures in each (default: 100)`;
}

/** Reads the words of the command line, or says what is wrong with them. */
export function readCommand(words: readonly string[], shelf: Shelf): Read<LabCommand> {
  const parsed = readWords(words);
  if (!parsed.ok) return parsed;
  const { values, positionals } = parsed.value;
  if (values.help) return ok({ type: 'help' });
  if (positionals[0] === LADDER) return readLadder(positionals.slice(1), values, shelf);
  if (positionals[0] === CALIBRATE) return readCalibrate(positionals.slice(1), values, shelf);
  const isPlaythrough = positionals[0] === PLAYTHROUGH;
  const game = readGame(isPlaythrough ? positionals.slice(1) : positionals, shelf);
  if (!game.ok) return game;
  return isPlaythrough ? readPlaythrough(game.value, values) : readTrials(game.value, values);
}

function parseWords(words: readonly string[]) {
  return parseArgs({
    args: [...words],
    allowPositionals: true,
    options: {
      players: { type: 'string' },
      games: { type: 'string' },
      bots: { type: 'string' },
      seed: { type: 'string' },
      option: { type: 'string', multiple: true },
      jobs: { type: 'string' },
      notebook: { type: 'string' },
      game: { type: 'string' },
      part: { type: 'string' },
      sum: { type: 'string', multiple: true },
      tempers: { type: 'boolean' },
      json: { type: 'boolean' },
      check: { type: 'boolean' },
      help: { type: 'boolean' },
    },
  });
}

function readWords(words: readonly string[]): Read<ReturnType<typeof parseWords>> {
  try {
    return ok(parseWords(words));
  } catch (error) {
    const { message } = error as Error;
    // Node goes on to explain words that begin with a dash, which nobody means here.
    return no(message.replace(/ To specify a positional argument.*$/s, ''));
  }
}

function readGame([id, ...others]: readonly string[], shelf: Shelf): Read<AnyGame> {
  if (id === undefined) return no('Which game?');
  const game = shelf.find((candidate) => candidate.id === id);
  if (!game) return no(`There is no game '${id}'.`);
  return others.length === 0 ? ok(game) : no(`What does '${others.join(' ')}' mean?`);
}

function readTrials(game: AnyGame, values: Values): Read<LabCommand> {
  const stranger = ONLY_OF_LADDERS.find((name) => values[name] !== undefined);
  if (stranger)
    return no(
      `Only ${stranger === 'tempers' ? 'a ladder takes' : 'ladder and calibrate take'} --${stranger}.`,
    );
  const tables = readTables(game, values);
  if (!tables.ok) return tables;
  const games = readNumber('--games', values.games, 2000, 1);
  if (!games.ok) return games;
  const jobs = readNumber('--jobs', values.jobs, availableParallelism(), 1);
  if (!jobs.ok) return jobs;
  const { options, seed, levels } = tables.value;
  const trials = levels.map((seats) => ({
    game: game.id,
    options,
    levels: seats,
    seed,
    games: games.value,
  }));
  const { json = false, check = false, notebook = null } = values;
  return ok({ type: 'simulate', game, trials, jobs: jobs.value, notebook, asJson: json, isCheck: check });
}

function readPlaythrough(game: AnyGame, values: Values): Read<LabCommand> {
  const stranger = [...ONLY_OF_TRIALS, ...ONLY_OF_LADDERS].find((name) => values[name] !== undefined);
  if (stranger) return no(`A playthrough takes no --${stranger}.`);
  const tables = readTables(game, values);
  if (!tables.ok) return tables;
  const { options, seed, levels } = tables.value;
  return ok({ type: 'playthrough', game, options, seed, levels: at(levels, 0) });
}

const ONLY_OF_LADDERS = ['game', 'part', 'sum', 'tempers'] as const;
const STRANGE_TO_LADDERS = ['players', 'bots', 'option', 'notebook', 'check'] as const;

const STRANGE_TO_CALIBRATE = [...STRANGE_TO_LADDERS, 'jobs', 'tempers'] as const;

function readLadder(others: readonly string[], values: Values, shelf: Shelf): Read<LabCommand> {
  const stranger = STRANGE_TO_LADDERS.find((name) => values[name] !== undefined);
  if (stranger) return no(`A ladder takes no --${stranger}.`);
  const span = readSpan(others, values, shelf, 400);
  if (!span.ok) return span;
  const jobs = readNumber('--jobs', values.jobs, availableParallelism(), 1);
  if (!jobs.ok) return jobs;
  const { json = false, sum: files = [], tempers: ofTempers = false } = values;
  const { played, ...wishes } = span.value;
  const trials = files.length > 0 ? [] : ladderTrials(played, { ...wishes, ofTempers });
  return ok({ type: 'ladder', trials, files, jobs: jobs.value, asJson: json });
}

function readCalibrate(others: readonly string[], values: Values, shelf: Shelf): Read<LabCommand> {
  const stranger = STRANGE_TO_CALIBRATE.find((name) => values[name] !== undefined);
  if (stranger) return no(`Calibrate takes no --${stranger}.`);
  const span = readSpan(others, values, shelf, 100);
  if (!span.ok) return span;
  const { json = false, sum: files = [] } = values;
  const { played, ...wishes } = span.value;
  const trials = files.length > 0 ? [] : calibrationTrials(played, wishes);
  return ok({ type: 'calibrate', trials, files, asJson: json });
}

interface Span {
  /** One game, or all of the shelf. */
  readonly played: Shelf;
  readonly games: number;
  readonly seed: number;
  readonly part: Part;
}

function readSpan(others: readonly string[], values: Values, shelf: Shelf, usualGames: number): Read<Span> {
  if (others.length > 0) return no(`What does '${others.join(' ')}' mean?`);
  const game = values.game === undefined ? null : readGame([values.game], shelf);
  if (game && !game.ok) return game;
  const games = readNumber('--games', values.games, usualGames, 1);
  if (!games.ok) return games;
  const seed = readNumber('--seed', values.seed, 1, Number.MIN_SAFE_INTEGER);
  if (!seed.ok) return seed;
  const part = readPart(values.part ?? '1/1');
  if (!part.ok) return part;
  const played = game ? [game.value] : shelf;
  return ok({ played, games: games.value, seed: seed.value, part: part.value });
}

function readPart(text: string): Read<Part> {
  const [number = 0, of = 0] = /^\d+\/\d+$/.test(text) ? text.split('/').map(Number) : [];
  if (number >= 1 && number <= of) return ok({ number, of });
  return no(`--part must be like 2/5, not '${text}'.`);
}

interface Tables {
  readonly options: Options;
  readonly seed: number;
  /** For each number of players, a level a seat. */
  readonly levels: readonly (readonly BotName[])[];
}

function readTables(game: AnyGame, values: Values): Read<Tables> {
  const options = readOptions(game, values.option ?? []);
  if (!options.ok) return options;
  const seed = readNumber('--seed', values.seed, 1, Number.MIN_SAFE_INTEGER);
  if (!seed.ok) return seed;
  const bots = readBots(values.bots ?? 'adept');
  if (!bots.ok) return bots;
  const levels = readLevels(game, values.players, bots.value);
  if (!levels.ok) return levels;
  return ok({ options: options.value, seed: seed.value, levels: levels.value });
}

function readNumber(
  name: string,
  text: string | undefined,
  otherwise: number,
  min: number,
  max = Number.MAX_SAFE_INTEGER,
): Read<number> {
  if (text === undefined) return ok(otherwise);
  const value = /^-?\d+$/.test(text) ? Number(text) : NaN;
  if (Number.isSafeInteger(value) && value >= min && value <= max) return ok(value);
  const range = max < Number.MAX_SAFE_INTEGER ? ` from ${min} to ${max}` : min === 1 ? ' from 1 up' : '';
  return no(`${name} must be a whole number${range}, not '${text}'.`);
}

function readBots(text: string): Read<readonly BotName[]> {
  const names = text.split(',');
  const levels = names.flatMap((name) => BOT_NAMES.filter((bot) => bot === name));
  const isKnown = levels.length === names.length;
  return isKnown ? ok(levels) : no(`--bots can be ${BOT_LEVELS.join(' or ')}, not '${text}'.`);
}

/** One level is for everybody; several are one a seat and so say how many play. */
function readLevels(
  game: AnyGame,
  text: string | undefined,
  bots: readonly BotName[],
): Read<Tables['levels']> {
  const { min, max } = game.seats;
  const players = readNumber('--players', text, bots.length, min, max);
  if (!players.ok) return players;
  if (bots.length === 1) {
    const counts = text === undefined ? numbersFrom(min, max) : [players.value];
    return ok(counts.map((count) => Array.from({ length: count }, () => at(bots, 0))));
  }
  if (bots.length < min || bots.length > max) return no(`${game.id} is for ${min} to ${max} players.`);
  return bots.length === players.value
    ? ok([bots])
    : no(`--bots names ${bots.length} levels for ${players.value} players.`);
}

function numbersFrom(min: number, max: number): readonly number[] {
  return Array.from({ length: max - min + 1 }, (_, index) => min + index);
}

function readOptions(game: AnyGame, settings: readonly string[]): Read<Options> {
  let options = defaultOptions(game);
  for (const setting of settings) {
    const [name = '', ...rest] = setting.split('=');
    const value = readValue(game, name, rest.join('='));
    if (!value.ok) return value;
    options = { ...options, [name]: value.value };
  }
  return ok(options);
}

function readValue(game: AnyGame, name: string, text: string): Read<OptionValue> {
  const names = Object.keys(game.options);
  const values = names.includes(name) ? game.options[name] : undefined;
  if (!values) return no(`${game.id} has no option '${name}'; it has ${names.join(', ') || 'none'}.`);
  const value = values.find((candidate) => String(candidate) === text);
  return value === undefined ? no(`--option ${name} can be ${values.join(' or ')}.`) : ok(value);
}
