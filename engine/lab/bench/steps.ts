import { spawnSync } from 'node:child_process';
import { parseArgs } from 'node:util';

import { BOT_LEVELS, type BotLevel } from '@/engine/core/level';
import { no, ok, type Result } from '@/engine/core/result';
import { games } from '@/engine/games';
import { thisMachine } from './report';
import { stepGoals, stepsInWords, type StepReport } from './step-report';
import { playThoughts, thoughtFigures, type ThoughtFigures } from './thoughts';

const USAGE = `Usage: npm run bench -- steps [options]

How long bots think at the largest tables between two frames, and for a decision, on Node without a compiler.

  --game <id>      only this game
  --level <name>   only this level: ${BOT_LEVELS.join(', ')}
  --games <n>      how many games each (1)
  --seed <n>       of the first of them (1)
  --moves <n>      break games off after so many moves
  --json           data instead of a table
  --check          exit code 1 if a goal fails
  --help           this text`;

/** As on a phone. The second flag is only there to silence a warning. */
const JITLESS = ['--jitless', '--no-expose-wasm'];
const WHOLE = 5000;

type Wishes = ReturnType<typeof parseWords>['values'];

function parseWords(words: readonly string[]) {
  return parseArgs({
    args: [...words],
    options: {
      help: { type: 'boolean', default: false },
      game: { type: 'string' },
      level: { type: 'string' },
      games: { type: 'string', default: '1' },
      seed: { type: 'string', default: '1' },
      moves: { type: 'string', default: String(WHOLE) },
      json: { type: 'boolean', default: false },
      check: { type: 'boolean', default: false },
      /** Not for people: measure in this very process. */
      here: { type: 'boolean', default: false },
    },
  });
}

function readWords(words: readonly string[]): Result<Wishes, string> {
  try {
    return ok(parseWords(words).values);
  } catch (error) {
    return no(error instanceof Error ? error.message : String(error));
  }
}

/** `npm run bench -- steps`: its exit code. */
export function benchSteps(words: readonly string[], program: string): number {
  const read = readWords(words);
  if (!read.ok) {
    console.error(`${read.problem}\n\n${USAGE}`);
    return 2;
  }
  const wishes = read.value;
  if (wishes.help) {
    console.log(USAGE);
    return 0;
  }
  if (wishes.here) {
    console.log(JSON.stringify(asked(wishes).map((one) => measured(one, wishes))));
    return 0;
  }
  return report(wishes, program);
}

function report(wishes: Wishes, program: string): number {
  const machine = thisMachine();
  const figures = asked(wishes).flatMap((one) => {
    process.stderr.write(`${one.game}, ${one.level}\n`);
    return measuredApart(one, wishes, program);
  });
  const found: StepReport = { machine, figures, goals: stepGoals(figures) };
  console.log(wishes.json ? JSON.stringify(found, null, 2) : stepsInWords(found));
  return wishes.check && found.goals.some((goal) => !goal.isReached) ? 1 : 0;
}

interface Bench {
  readonly game: string;
  readonly level: BotLevel;
}

function asked({ game, level }: Wishes): readonly Bench[] {
  const levels = BOT_LEVELS.filter((known) => level === undefined || known === level);
  const ids = games.map(({ id }) => id).filter((id) => game === undefined || id === game);
  if (levels.length === 0 || ids.length === 0) throw new Error('There is no such game or level');
  return ids.flatMap((id) => levels.map((one) => ({ game: id, level: one })));
}

function measured({ game: id, level }: Bench, wishes: Wishes): ThoughtFigures {
  const game = games.find((known) => known.id === id);
  if (!game) throw new Error(`There is no game '${id}'`);
  const played = Array.from({ length: Number(wishes.games) }, (_, index) =>
    playThoughts({ game, level, seed: Number(wishes.seed) + index, maxMoves: Number(wishes.moves) }),
  );
  return thoughtFigures({ game, level }, played);
}

function measuredApart({ game, level }: Bench, wishes: Wishes, program: string): readonly ThoughtFigures[] {
  const which = ['--game', game, '--level', level];
  const how = ['--games', wishes.games, '--seed', wishes.seed, '--moves', wishes.moves];
  const child = spawnSync(process.execPath, [...JITLESS, program, 'steps', '--here', ...which, ...how], {
    encoding: 'utf8',
    env: { ...process.env, NODE_ENV: 'production' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  if (child.error) throw child.error;
  if (child.status !== 0) throw new Error(`${game}, ${level} ended with ${child.status ?? child.signal}`);
  return JSON.parse(child.stdout) as readonly ThoughtFigures[];
}
