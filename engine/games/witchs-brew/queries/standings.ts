import { at, sum } from '@/engine/core/list';
import { placed, type ScoreLine, type Standing } from '@/engine/core/score';
import { potionOf, STACKS, type Stack } from '../data';
import { countOf } from '../drops';
import type { WitchsBrewPlayer } from '../state';

export type WitchsBrewLine = Stack | 'vials';

type Winnings = Pick<WitchsBrewPlayer, 'potions' | 'vials'>;

/** WB-22: most points, then most drops and gold. */
export function standings(
  players: readonly (Winnings & Pick<WitchsBrewPlayer, 'gold' | 'drops'>)[],
): readonly Standing<WitchsBrewLine>[] {
  const totals = players.map(pointsOf);
  return placed(
    players.map((player, index) => ({ lines: scoreLines(player), total: at(totals, index) })),
    players.map(({ drops, gold }, index) => [
      { merit: 'points', rule: 'WB-22', count: at(totals, index) },
      { merit: 'stock', rule: 'WB-22', count: countOf(drops) + gold },
    ]),
  );
}

export function pointsOf({ potions, vials }: Winnings): number {
  return potions.reduce((total, id) => total + potionOf(id).points, vials);
}

function scoreLines({ potions, vials }: Winnings): readonly ScoreLine<WitchsBrewLine>[] {
  const cards = potions.map(potionOf);
  return [
    ...STACKS.map((stack) => {
      const taken = cards.filter((card) => card.stack === stack);
      return { line: stack, count: taken.length, points: sum(taken.map(({ points }) => points)) };
    }),
    { line: 'vials', count: vials, points: vials },
  ];
}
