import os from 'node:os';

import { markdownTable } from 'markdown-table';

import type { Figure } from './measure';

interface Goal {
  readonly goal: string;
  readonly wanted: number;
  readonly measured: number;
  readonly isReached: boolean;
}

export interface Machine {
  readonly node: string;
  readonly processor: string;
  readonly cores: number;
  /** How many processes wanted to run, on average over the last minute. */
  readonly load: number;
}

export interface BenchReport {
  readonly machine: Machine;
  readonly figures: readonly Figure[];
  readonly goals: readonly Goal[];
}

export function thisMachine(): Machine {
  return {
    node: process.version,
    processor: os.cpus()[0]?.model ?? 'unknown',
    cores: os.cpus().length,
    load: os.loadavg()[0] ?? 0,
  };
}

export function goalsOf(figures: readonly Figure[]): readonly Goal[] {
  const ours = medianOf(figures, 'advance');
  // Against boardgame.io at its best, whichever way that is.
  const theirs = Math.max(
    ...figures.filter(({ id }) => id.startsWith('bgio')).map((figure) => figure.median),
  );
  return [
    goal('ours, times the fastest boardgame.io', 50, ours / theirs),
    goal('ours, playout moves a second', 100_000, ours),
    goal('ours, playout moves a second under `--jitless`', 20_000, medianOf(figures, 'jitless')),
  ];
}

function goal(name: string, wanted: number, measured: number): Goal {
  return { goal: name, wanted, measured, isReached: measured >= wanted };
}

function medianOf(figures: readonly Figure[], id: string): number {
  const found = figures.find((figure) => figure.id === id);
  if (!found) throw new Error(`No figure ${id}`);
  return found.median;
}

export function inWords({ machine, figures, goals }: BenchReport): string {
  return [
    '# Bench: Kazaam for four',
    `Node ${machine.node}, ${machine.processor}, ${machine.cores} cores, load ${shown(machine.load)} at the start. ` +
      'Each in a process of its own, one after another. Seconds are of processor time, all threads together, so ' +
      'they hold for one core; on a machine that is busy otherwise they are rough all the same.',
    figureTable(figures),
    ratioTable(figures),
    goalTable(goals),
  ].join('\n\n');
}

function figureTable(figures: readonly Figure[]): string {
  const rows = figures.map((figure) => [
    figure.label,
    shown(figure.median),
    figure.unit,
    `${shown(figure.least)} – ${shown(figure.most)}`,
    figure.note,
  ]);
  return markdownTable([['what', 'median', 'unit', 'least – most', 'how'], ...rows], {
    align: ['l', 'r', 'l', 'r', 'l'],
  });
}

function ratioTable(figures: readonly Figure[]): string {
  const ours = medianOf(figures, 'advance');
  const rows = figures
    .filter((figure) => figure.unit === 'moves/s' && figure.id.startsWith('bgio'))
    .map((figure) => [figure.label, `${shown(ours / figure.median)} ×`]);
  return markdownTable([['ours against', 'ratio'], ...rows], { align: ['l', 'r'] });
}

function goalTable(goals: readonly Goal[]): string {
  const rows = goals.map(({ goal: name, wanted, measured, isReached }) => [
    name,
    shown(wanted),
    shown(measured),
    isReached ? 'holds' : 'FAILS',
  ]);
  return markdownTable([['goal', 'at least', 'measured', ''], ...rows], { align: ['l', 'r', 'r', 'l'] });
}

function shown(value: number): string {
  const maximumFractionDigits = value < 10 ? 2 : value < 100 ? 1 : 0;
  return value.toLocaleString('en', { maximumFractionDigits });
}
