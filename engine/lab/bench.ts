/** `npm run bench`: how fast the rules are, and how much faster than the same rules in boardgame.io. */
import { spawnSync } from 'node:child_process';
import { parseArgs } from 'node:util';

import { CANDIDATES, type Candidate } from './bench/candidates';
import { FULL, QUICK, type Figure } from './bench/measure';
import { goalsOf, inWords, thisMachine, type BenchReport } from './bench/report';

interface Wishes {
  readonly isQuick: boolean;
  readonly isJson: boolean;
  readonly isCheck: boolean;
  /** The one to measure in this process; null for all, each in its own. */
  readonly candidate: string | null;
}

function wishes(): Wishes {
  const { values } = parseArgs({
    options: {
      quick: { type: 'boolean', default: false },
      json: { type: 'boolean', default: false },
      check: { type: 'boolean', default: false },
      candidate: { type: 'string' },
    },
  });
  return {
    isQuick: values.quick,
    isJson: values.json,
    isCheck: values.check,
    candidate: values.candidate ?? null,
  };
}

function measureHere(id: string, isQuick: boolean): readonly Figure[] {
  const candidate = CANDIDATES.find((known) => known.id === id);
  if (!candidate) throw new Error(`No candidate ${id}`);
  return candidate.measure(isQuick ? QUICK : FULL);
}

function measureApart({ id, flags }: Candidate, isQuick: boolean): readonly Figure[] {
  const args = [...flags, __filename, '--candidate', id, ...(isQuick ? ['--quick'] : [])];
  const child = spawnSync(process.execPath, args, {
    encoding: 'utf8',
    env: { ...process.env, NODE_ENV: 'production' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  if (child.error) throw child.error;
  if (child.status !== 0) throw new Error(`${id} ended with ${child.status ?? child.signal}`);
  return JSON.parse(child.stdout) as readonly Figure[];
}

function measureAll(isQuick: boolean): BenchReport {
  const machine = thisMachine();
  const figures = CANDIDATES.flatMap((candidate, index) => {
    process.stderr.write(`${index + 1}/${CANDIDATES.length} ${candidate.title}\n`);
    return measureApart(candidate, isQuick);
  });
  return { machine, figures, goals: goalsOf(figures) };
}

function main({ isQuick, isJson, isCheck, candidate }: Wishes): void {
  if (candidate !== null) {
    console.log(JSON.stringify(measureHere(candidate, isQuick)));
    return;
  }
  const report = measureAll(isQuick);
  console.log(isJson ? JSON.stringify(report, null, 2) : inWords(report));
  if (isCheck && report.goals.some((goal) => !goal.isReached)) process.exitCode = 1;
}

main(wishes());
