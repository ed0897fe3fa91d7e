import { at, sum } from '@/engine/core/list';
import { ranks, type ScoreLine, type Standing } from '@/engine/core/score';
import { potionOf, STACKS, type Stack } from './data';
import { countOf } from './drops';
import type { WitchsBrewPlayer, WitchsBrewTable } from './state';

export type WitchsBrewLine = Stack | 'vials';

/** WB-22 */
export function score({ state }: WitchsBrewTable): readonly Standing<WitchsBrewLine>[] {
  const sheets = state.players.map(scoreLines);
  const totals = sheets.map((lines) => sum(lines.map((line) => line.points)));
  const places = ranks(
    state.players.map(({ drops, gold }, index) => [at(totals, index), countOf(drops) + gold]),
  );
  return sheets.map((lines, index) => ({ lines, total: at(totals, index), rank: at(places, index) }));
}

function scoreLines({ potions, vials }: WitchsBrewPlayer): readonly ScoreLine<WitchsBrewLine>[] {
  const cards = potions.map(potionOf);
  return [
    ...STACKS.map((stack) => {
      const taken = cards.filter((card) => card.stack === stack);
      return { line: stack, count: taken.length, points: sum(taken.map(({ points }) => points)) };
    }),
    { line: 'vials', count: vials, points: vials },
  ];
}
