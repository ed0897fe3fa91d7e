import cliProgress from 'cli-progress';
import { readFileSync } from 'node:fs';
import { isMainThread } from 'node:worker_threads';

import { games } from '@/engine/games';
import { readCommand, usage, type LabCommand } from './args';
import { sittersFor } from './bots';
import { calibrate, pooled, readCalibrations, type Calibration } from './calibrate';
import { calibrationReport } from './calibration-report';
import { checkBounds, type BoundCheck } from './bounds';
import { addedUp, climb, ladderTable, readRungs, type Climbed } from './ladder';
import { render } from './markdown';
import { playOut } from './play-out';
import { reportOn, type Report } from './report';
import { note, noted } from './notebook';
import type { Trial } from './simulate';
import { merge, NO_GAMES, type Summary } from './summary';
import { transcript } from './transcript';
import { playTrial, serve } from './workers';

type Simulation = Extract<LabCommand, { readonly type: 'simulate' }>;
type Playthrough = Extract<LabCommand, { readonly type: 'playthrough' }>;
type Calibrating = Extract<LabCommand, { readonly type: 'calibrate' }>;
type Ladder = Extract<LabCommand, { readonly type: 'ladder' }>;

interface Finding {
  readonly report: Report;
  readonly checks: readonly BoundCheck[];
}

async function main(words: readonly string[]): Promise<number> {
  const command = readCommand(words, games);
  if (!command.ok) {
    console.error(`${command.problem}\n\n${usage(games)}`);
    return 2;
  }
  switch (command.value.type) {
    case 'help':
      console.log(usage(games));
      return 0;
    case 'playthrough':
      process.stdout.write(writeDown(command.value));
      return 0;
    case 'simulate':
      return investigate(command.value);
    case 'ladder':
      return compare(command.value);
    case 'calibrate':
      return measure(command.value);
  }
}

function writeDown({ game, options, levels, seed }: Playthrough): string {
  return transcript(game, playOut(game, { options, seed, sitters: sittersFor(levels) }));
}

async function investigate(command: Simulation): Promise<number> {
  const findings: Finding[] = [];
  for (const trial of command.trials) {
    const finding = await look(command, trial);
    findings.push(finding);
    if (!command.asJson) console.log(render(finding.report, finding.checks));
  }
  if (command.asJson) console.log(asJson(findings));
  const holds = findings.every(({ checks }) => checks.every((check) => check.holds));
  return command.isCheck && !holds ? 1 : 0;
}

/** Each level against the one below: played now, or added up from what was played in parts. */
async function compare({ trials, files, jobs, asJson }: Ladder): Promise<number> {
  const climbed: Climbed[] = files.flatMap((file) => readRungs(readFileSync(file, 'utf8')));
  for (const trial of trials) climbed.push(climb(trial, await playWithProgress(trial, trial.after, jobs)));
  const rungs = addedUp(climbed);
  console.log(asJson ? JSON.stringify(rungs, null, 2) : ladderTable(rungs));
  return 0;
}

/** What hints hoped for and what came of it: played now, or put together from what was played in parts. */
function measure({ trials, files, asJson: isData }: Calibrating): number {
  const measured: Calibration[] = files.flatMap((file) => readCalibrations(readFileSync(file, 'utf8')));
  for (const trial of trials) measured.push(calibrate(trial));
  const calibrations = pooled(measured);
  console.log(isData ? JSON.stringify(calibrations) : calibrationReport(games, calibrations));
  return 0;
}

async function look({ game, jobs, notebook }: Simulation, trial: Trial): Promise<Finding> {
  const before = notebook === null ? NO_GAMES : noted(notebook, game, trial);
  const summary = merge(before, await playWithProgress(trial, before.games, jobs));
  if (notebook !== null) note(notebook, game, trial, summary);
  const report = reportOn(game, trial, summary);
  return { report, checks: checkBounds(game.lab, report) };
}

function asJson(findings: readonly Finding[]): string {
  return JSON.stringify(
    findings.map(({ report, checks }) => ({ ...report, bounds: checks })),
    null,
    2,
  );
}

async function playWithProgress(trial: Trial, from: number, jobs: number): Promise<Summary> {
  const bar = process.stderr.isTTY ? progressBar(trial, from) : null;
  const onPlayed = (count: number) => bar?.increment(count);
  try {
    return await playTrial(trial, from, { file: __filename, jobs, onPlayed });
  } finally {
    bar?.stop();
  }
}

function progressBar({ game, levels, games: total }: Trial, from: number): cliProgress.SingleBar {
  const format = `${game}, ${levels.length} players [{bar}] {value}/{total} games, {duration_formatted} (still {eta_formatted})`;
  const bar = new cliProgress.SingleBar({ format, barsize: 24, linewrap: true, clearOnComplete: true });
  bar.start(total, from);
  return bar;
}

/** A reader who has had enough, such as `head`, is no error. */
function allowClosedPipe(error: NodeJS.ErrnoException): void {
  if (error.code !== 'EPIPE') throw error;
}

async function run(): Promise<void> {
  process.stdout.on('error', allowClosedPipe);
  try {
    process.exitCode = await main(process.argv.slice(2));
  } catch (error) {
    console.error(error);
    process.exitCode = 1;
  }
}

if (isMainThread) void run();
else serve(games);
