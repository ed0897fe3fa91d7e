import { markdownTable } from 'markdown-table';

import { defaultOptions, type AnyGame } from '@/engine/core/game';
import type { Leaning } from '@/engine/core/nature';
import type { BotName } from './bots';
import type { Trial } from './simulate';
import { estimate, type Estimate } from './stats';
import { PARTS_OF_A_WIN, type Summary } from './summary';

/** One bot against as many of another as a game needs; games before a number are played elsewhere. */
export interface LadderTrial extends Trial {
  readonly after: number;
  readonly higher: BotName;
  readonly lower: BotName;
}

/** How one bot fared against another; parts that were played apart can be added up. */
export interface Climbed {
  readonly game: string;
  readonly higher: BotName;
  readonly lower: BotName;
  readonly players: number;
  readonly games: number;
  /** In parts of a win. */
  readonly parts: number;
}

/** A part of all games: the second of five is `{ number: 2, of: 5 }`. */
export interface Part {
  readonly number: number;
  readonly of: number;
}

interface LadderWishes {
  readonly games: number;
  readonly seed: number;
  readonly part: Part;
  /** Whether tempers are compared instead of levels. */
  readonly ofTempers: boolean;
}

const RUNGS: readonly (readonly [BotName, BotName])[] = [
  ['adept', 'apprentice'],
  ['master', 'adept'],
];

/** What the higher level has to win: of two players, or of three. */
const GOALS: Readonly<Record<number, number>> = { 2: 0.6, 3: 0.45 };

export function ladderTrials(shelf: readonly AnyGame[], wishes: LadderWishes): readonly LadderTrial[] {
  return shelf.flatMap((game) => {
    const rungs = wishes.ofTempers ? game.tempers.map(tempered) : RUNGS;
    return rungs.map(([higher, lower]) => trialOf(game, higher, lower, wishes));
  });
}

function tempered(temper: Leaning): readonly [BotName, BotName] {
  return [`${temper} adept`, 'adept'];
}

function trialOf(
  game: AnyGame,
  higher: BotName,
  lower: BotName,
  { games, seed, part }: LadderWishes,
): LadderTrial {
  const span = spanOf(games, part);
  const levels = Array.from({ length: game.seats.min }, (_, seat) => (seat === 0 ? higher : lower));
  const options = defaultOptions(game);
  return { game: game.id, options, levels, seed, ...span, higher, lower };
}

/** The games of a part: those from `after` up to, not including, `games`. */
export function spanOf(games: number, { number, of }: Part): Pick<LadderTrial, 'after' | 'games'> {
  return { after: Math.floor(((number - 1) * games) / of), games: Math.floor((number * games) / of) };
}

export function climb({ game, higher, lower, levels }: LadderTrial, summary: Summary): Climbed {
  const parts = summary.levels[higher]?.parts ?? 0;
  return { game, higher, lower, players: levels.length, games: summary.games, parts };
}

/** What `--json` wrote. */
export function readRungs(text: string): readonly Climbed[] {
  return JSON.parse(text) as readonly Climbed[];
}

export function addedUp(climbed: readonly Climbed[]): readonly Climbed[] {
  const sums = new Map<string, Climbed>();
  for (const one of climbed) {
    const key = [one.game, one.higher, one.lower, one.players].join();
    const before = sums.get(key) ?? { ...one, games: 0, parts: 0 };
    sums.set(key, { ...before, games: before.games + one.games, parts: before.parts + one.parts });
  }
  return [...sums.values()];
}

function shareOf({ parts, games }: Climbed): Estimate {
  return estimate(parts / PARTS_OF_A_WIN, games);
}

export function ladderTable(climbed: readonly Climbed[]): string {
  const header = ['game', 'bots', 'players', 'games', 'won', '95 % interval', 'even', 'wanted', ''];
  const rows = climbed.map((one) => {
    const { share, low, high } = shareOf(one);
    const goal = RUNGS.some(([higher]) => higher === one.higher) ? GOALS[one.players] : undefined;
    const verdict = goal === undefined ? '' : share >= goal ? 'holds' : 'FAILS';
    return [
      one.game,
      `${one.higher} against ${one.lower}`,
      String(one.players),
      String(one.games),
      percent(share),
      `${percent(low)} – ${percent(high)}`,
      percent(1 / one.players),
      goal === undefined ? '' : percent(goal),
      verdict,
    ];
  });
  return markdownTable([header, ...rows], { align: ['l', 'l', 'r', 'r', 'r', 'r', 'r', 'r', 'l'] });
}

function percent(share: number): string {
  return `${(100 * share).toFixed(1)} %`;
}
