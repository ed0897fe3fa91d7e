import { at, sum } from '@/engine/core/list';
import { ranks, type Standing } from '@/engine/core/score';
import { COST } from './data';
import type { AlchemirusPlayer, AlchemirusTable } from './state';

const LINES = ['sale', 'gifts', 'gloria', 'steps'] as const;
export type AlchemirusLine = (typeof LINES)[number];

/** AL-24 */
export function score({ state }: AlchemirusTable): readonly Standing<AlchemirusLine>[] {
  const places = ranks(state.players.map((player) => [fameOf(player), worthOf(player)]));
  return state.players.map((player, index) => ({
    lines: LINES.map((line) => ({
      line,
      // Of sales and gifts only the fame is kept.
      count: null,
      points: line === 'steps' ? 0 - player.fame.steps : player.fame[line],
    })),
    total: fameOf(player),
    rank: at(places, index),
  }));
}

export function fameOf({ fame }: Pick<AlchemirusPlayer, 'fame'>): number {
  return fame.sale + fame.gifts + fame.gloria - fame.steps;
}

/** What a player's buildings cost together. */
export function worthOf({ estate }: Pick<AlchemirusPlayer, 'estate'>): number {
  return sum(estate.map(({ building }) => COST[building]));
}
