/** `npm run bench`: how fast the rules are, and how much faster than the same rules in boardgame.io. */
import { spawnSync } from 'node:child_process';
import { parseArgs } from 'node:util';

import { no, ok, type Result } from '@/engine/core/result';
import { CANDIDATES, type Candidate } from './bench/candidates';
import { FULL, merged, QUICK, type Effort, type Figure } from './bench/measure';
import { goalsOf, inWords, thisMachine, type BenchReport } from './bench/report';
import { benchSteps } from './bench/steps';

const USAGE = `Usage:
  npm run bench -- [options]
  npm run bench -- steps [options]   how long bots think between two frames; \`--help\` tells more

  --json     data instead of tables
  --check    exit code 1 if a goal fails
  --quick    short rounds: rough figures in half a minute
  --help     this text`;

type Wishes = ReturnType<typeof parseWords>['values'];

function parseWords(words: readonly string[]) {
  return parseArgs({
    args: [...words],
    options: {
      help: { type: 'boolean', default: false },
      quick: { type: 'boolean', default: false },
      json: { type: 'boolean', default: false },
      check: { type: 'boolean', default: false },
      /** Not for people: the one to measure in this very process. */
      candidate: { type: 'string' },
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

function effortFor({ quick }: Wishes): Effort {
  return quick ? QUICK : FULL;
}

function measureHere(id: string, wishes: Wishes): readonly Figure[] {
  const candidate = CANDIDATES.find((known) => known.id === id);
  if (!candidate) throw new Error(`There is no candidate '${id}'`);
  return candidate.measure(effortFor(wishes));
}

function measureApart({ id, flags }: Candidate, { quick }: Wishes): readonly Figure[] {
  const args = [...flags, __filename, '--candidate', id, ...(quick ? ['--quick'] : [])];
  const child = spawnSync(process.execPath, args, {
    encoding: 'utf8',
    env: { ...process.env, NODE_ENV: 'production' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  if (child.error) throw child.error;
  if (child.status !== 0) throw new Error(`Candidate '${id}' ended with ${child.status ?? child.signal}`);
  return JSON.parse(child.stdout) as readonly Figure[];
}

function inLaps({ laps }: Effort): readonly Candidate[] {
  const compared = CANDIDATES.filter(({ isCompared }) => isCompared);
  return [...CANDIDATES, ...Array.from({ length: laps - 1 }, () => compared).flat()];
}

function measureAll(wishes: Wishes): BenchReport {
  const machine = thisMachine();
  const order = inLaps(effortFor(wishes));
  const figures = merged(
    order.flatMap((candidate, index) => {
      process.stderr.write(`${index + 1}/${order.length} ${candidate.title}\n`);
      return measureApart(candidate, wishes);
    }),
  );
  return { machine, figures, goals: goalsOf(figures) };
}

function main(words: readonly string[]): number {
  if (words[0] === 'steps') return benchSteps(words.slice(1), __filename);
  const wishes = readWords(words);
  if (!wishes.ok) {
    console.error(`${wishes.problem}\n\n${USAGE}`);
    return 2;
  }
  const { help, json, check, candidate } = wishes.value;
  if (help) console.log(USAGE);
  else if (candidate !== undefined) console.log(JSON.stringify(measureHere(candidate, wishes.value)));
  else {
    const report = measureAll(wishes.value);
    console.log(json ? JSON.stringify(report, null, 2) : inWords(report));
    return check && report.goals.some((goal) => !goal.isReached) ? 1 : 0;
  }
  return 0;
}

process.exitCode = main(process.argv.slice(2));
