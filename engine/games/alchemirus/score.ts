import { sum } from '@/engine/core/list';
import { placed, type Standing } from '@/engine/core/score';
import { COST } from './data';
import type { AlchemirusPlayer, AlchemirusTable } from './state';

const LINES = ['sale', 'gifts', 'gloria', 'steps'] as const;
export type AlchemirusLine = (typeof LINES)[number];

/** AL-24 */
export function score({ state }: AlchemirusTable): readonly Standing<AlchemirusLine>[] {
  return placed(
    state.players.map((player) => ({
      lines: LINES.map((line) => ({
        line,
        // Of sales and gifts only the fame is kept.
        count: null,
        points: line === 'steps' ? 0 - player.fame.steps : player.fame[line],
      })),
      total: fameOf(player),
    })),
    state.players.map((player) => [
      { merit: 'points', rule: 'AL-24', count: fameOf(player) },
      { merit: 'estate', rule: 'AL-24', count: worthOf(player) },
    ]),
  );
}

export function fameOf({ fame }: Pick<AlchemirusPlayer, 'fame'>): number {
  return fame.sale + fame.gifts + fame.gloria - fame.steps;
}

/** What a player's buildings cost together. */
export function worthOf({ estate }: Pick<AlchemirusPlayer, 'estate'>): number {
  return sum(estate.map(({ building }) => COST[building]));
}
