import { sharesOf, thinkingRng } from '@/engine/core/bot';
import { asked, defaultOptions, type AnyGame } from '@/engine/core/game';
import { at } from '@/engine/core/list';
import { act, begin, type Match } from '@/engine/core/match';
import { legalMoves } from '@/engine/core/play';
import { rngFrom, shuffle, split } from '@/engine/core/rng';
import { advise, hopesOf, type Teaching } from '@/engine/core/teacher';
import { sittersFor } from './bots';
import { spanOf, type Part } from './ladder';
import { playOn } from './play-out';
import { seedOf } from './simulate';

/** What the search hoped of the best move, and what share of the win came of it. */
export type Point = readonly [hope: number, share: number];

/** How hints fared in one game; parts that were played apart can be added up. */
export interface Calibration {
  readonly game: string;
  readonly players: number;
  /** In how many positions a hint was asked for; in the others it named no figure. */
  readonly asked: number;
  readonly points: readonly Point[];
}

export interface CalibrationTrial {
  readonly game: AnyGame;
  readonly players: number;
  readonly seed: number;
  /** The games from one number up to, not including, another. */
  readonly after: number;
  readonly games: number;
}

interface CalibrationWishes {
  readonly games: number;
  readonly seed: number;
  readonly part: Part;
}

/** How many figures are wanted of a game: the more, the less each tells that the others do not. */
const FIGURES_A_GAME = 3;
/** How many hints are asked for to get them: many name no figure. */
const MOST_HINTS = 30;
/** Keeps the choice of positions apart from the chance of the game and of its bots. */
const POSITIONS = 3;

export function calibrationTrials(
  shelf: readonly AnyGame[],
  { games, seed, part }: CalibrationWishes,
): readonly CalibrationTrial[] {
  return shelf.map((game) => ({ game, players: game.seats.min, seed, ...spanOf(games, part) }));
}

/** Asks for hints in games of adepts, plays what they advise, and lets adepts play on. */
export function calibrate(trial: CalibrationTrial): Calibration {
  const { game, players, after, games } = trial;
  const points: Point[] = [];
  let count = 0;
  for (let index = after; index < games; index += 1) {
    let wanted = FIGURES_A_GAME;
    for (const match of decisionsOf(trial, index).slice(0, MOST_HINTS)) {
      if (wanted === 0) break;
      const found = pointAt(game, match);
      count += 1;
      wanted -= found.length;
      points.push(...found);
    }
  }
  return { game: game.id, players, asked: count, points };
}

/** The decisions of a game of adepts, in any order. */
function decisionsOf({ game, players, seed }: CalibrationTrial, index: number): readonly Match[] {
  const sitters = sittersFor(Array.from({ length: players }, () => 'adept'));
  const setup = { options: defaultOptions(game), seed: seedOf(seed, index), sitters };
  const begun = begin(game, setup);
  if (!begun.ok) throw new Error(`${game.id} cannot be set up: ${begun.problem}`);
  const decisions: Match[] = [];
  playOn(game, begun.value, (match) => {
    if (legalMoves(game, match.table).length > 1) decisions.push(match);
  });
  return shuffle(split(rngFrom(setup.seed), POSITIONS), decisions).value;
}

/**
 * After the advised move everybody goes on as an adept: hope is of a game among equals. If the seat went on as a master
 * it would win more than anybody who asks for a single hint.
 */
function pointAt(game: AnyGame, match: Match): readonly Point[] {
  const seat = asked(match.table)?.seat;
  const advice = allOf(advise(game, match.table, thinkingRng(match.record)));
  if (seat === undefined || hopesOf(game, match.table.seats, advice).best === null) return [];
  const advised = act(game, match, seat, advice.best.move);
  if (!advised.ok) throw new Error(`The advised move was refused (${advised.problem.rule})`);
  const { table } = playOn(game, advised.value);
  if (asked(table)) return [];
  const share = at(sharesOf(game.score(table).map(({ rank }) => rank)), seat);
  return [[rounded(advice.best.value), rounded(share)]];
}

function allOf<Value>(teaching: Teaching<Value>): Value {
  for (;;) {
    const step = teaching.next();
    if (step.done) return step.value;
  }
}

function rounded(share: number): number {
  return Math.round(share * 10_000) / 10_000;
}

/** What `--json` wrote. */
export function readCalibrations(text: string): readonly Calibration[] {
  return JSON.parse(text) as readonly Calibration[];
}

export function pooled(calibrations: readonly Calibration[]): readonly Calibration[] {
  const pools = new Map<string, Calibration>();
  for (const one of calibrations) {
    const key = [one.game, one.players].join();
    const before = pools.get(key) ?? { ...one, asked: 0, points: [] };
    const points = [...before.points, ...one.points];
    pools.set(key, { ...before, asked: before.asked + one.asked, points });
  }
  return [...pools.values()];
}
