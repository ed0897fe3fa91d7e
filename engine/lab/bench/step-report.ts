import { markdownTable } from 'markdown-table';

import type { Machine } from './report';
import type { ThoughtFigures } from './thoughts';

/** A bot may hold up the screen for so long, and people for so long. */
const LONGEST_STEP_MS = 8;
const MEDIAN_DECISION_MS = 1000;

interface StepGoal {
  readonly goal: string;
  readonly atMost: number;
  readonly measured: number;
  readonly isReached: boolean;
}

export interface StepReport {
  readonly machine: Machine;
  readonly figures: readonly ThoughtFigures[];
  readonly goals: readonly StepGoal[];
}

export function stepGoals(figures: readonly ThoughtFigures[]): readonly StepGoal[] {
  return figures.flatMap(({ game, level, longestStep, medianDecision }) => {
    const step = goal(`${game}, ${level}: longest step, ms`, LONGEST_STEP_MS, longestStep);
    if (level !== 'master') return [step];
    return [step, goal(`${game}, ${level}: a decision, ms, median`, MEDIAN_DECISION_MS, medianDecision)];
  });
}

function goal(name: string, atMost: number, measured: number): StepGoal {
  return { goal: name, atMost, measured, isReached: measured <= atMost };
}

export function stepsInWords({ machine, figures, goals }: StepReport): string {
  return [
    '# Bench: how long bots think at the largest tables',
    `Node ${machine.node} without a compiler (\`--jitless\`), ${machine.processor}, ${machine.cores} cores, load ` +
      `${shown(machine.load)} at the start. Milliseconds of processor time. A decision with a long step is taken three ` +
      'times, and each of its steps counts as its shortest.',
    figureTable(figures),
    goalTable(goals),
  ].join('\n\n');
}

function figureTable(figures: readonly ThoughtFigures[]): string {
  const rows = figures.map((one) => [
    `${one.game} for ${one.seats}`,
    one.level,
    shown(one.longestStep),
    shown(one.usualStep),
    shown(one.medianDecision),
    shown(one.longestDecision),
    shown(one.decisions),
    one.where,
  ]);
  return markdownTable(
    [
      [
        'game',
        'level',
        'longest step',
        '99 % of steps within',
        'decision, median',
        'decision, longest',
        'decisions',
        'the longest step was at',
      ],
      ...rows,
    ],
    { align: ['l', 'l', 'r', 'r', 'r', 'r', 'r', 'l'] },
  );
}

function goalTable(goals: readonly StepGoal[]): string {
  const rows = goals.map(({ goal: name, atMost, measured, isReached }) => [
    name,
    shown(atMost),
    shown(measured),
    isReached ? 'holds' : 'FAILS',
  ]);
  return markdownTable([['goal', 'at most', 'measured', ''], ...rows], { align: ['l', 'r', 'r', 'l'] });
}

function shown(value: number): string {
  const maximumFractionDigits = value < 10 ? 2 : value < 100 ? 1 : 0;
  return value.toLocaleString('en', { maximumFractionDigits });
}
