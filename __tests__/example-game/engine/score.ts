import { at } from '@/engine/core/list';
import { ranks, type Standing } from '@/engine/core/score';
import type { HighCardTable } from './state';

/** HC-3 */
export function score({ state }: HighCardTable): readonly Standing<'card'>[] {
  const places = ranks(state.cards.map((card) => [card]));
  return state.cards.map((card, seat) => {
    return { lines: [{ line: 'card', count: 1, points: card }], total: card, rank: at(places, seat) };
  });
}
