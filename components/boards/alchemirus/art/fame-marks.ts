import { round, times } from '@/components/kit/drawing/geometry';
import { disc, inked, line, type Mark } from '@/components/kit/drawing/marks';
import { discs, glow } from './hand';
import type { Theme } from './paints';
import { laurel, LAUREL_FIELD } from './token-marks';

export interface FamePlan {
  readonly width: number;
  /** The fame at which the last round begins. */
  readonly goal: number;
}

/** The path as it lies, pawns standing over it included. */
export const FAME_HEIGHT = 44;
const ENDS = 14;

/** Where a stone lies; who has more than the goal stands on its laurel. */
export function stonePlace({ width, goal }: FamePlan, fame: number): readonly [x: number, y: number] {
  const index = Math.max(0, Math.min(goal, fame));
  const x = ENDS + ((width - 2 * ENDS) * index) / goal;
  return [round(x), round(FAME_HEIGHT - 15 + Math.sin(index * 0.9) * 1.8)];
}

export const isMilestone = (index: number): boolean => index % 5 === 0;

export interface Climb {
  readonly from: number;
  readonly to: number;
}

function stones(plan: FamePlan, climb: Climb | null): readonly Mark[] {
  const all = times(plan.goal, (index) => ({
    place: stonePlace(plan, index),
    isLarge: isMilestone(index),
    isHot: climb !== null && index > climb.from && index <= climb.to,
  }));
  const plain = all.filter(({ isLarge, isHot }) => !isLarge && !isHot);
  const large = all
    .filter(({ isLarge }) => isLarge)
    .map(({ place: [x, y], isHot }) =>
      disc(x, y, 8.2, isHot ? '@gold' : '@brass-round', { stroke: '#1c0f06', strokeWidth: 1 }),
    );
  return [
    inked(discs(plain.map(({ place: [x, y] }) => [x, y, 4.4] as const)), '#dccfb0', '#1c0f06', 1),
    ...all
      .filter(({ isLarge, isHot }) => !isLarge && isHot)
      .flatMap(({ place: [x, y] }) => [
        glow(x, y, 9, 'gold', 0.8),
        disc(x, y, 4.8, '@gold', { stroke: '#1c0f06', strokeWidth: 1 }),
      ]),
    ...large,
  ];
}

/** The path of fame from 0 to its goal; `climb` is what a plan would bring. */
export function famePath(plan: FamePlan, climb: Climb | null, theme: Theme): readonly Mark[] {
  const places = times(plan.goal + 1, (index) => stonePlace(plan, index));
  const d = `M${places.map(([x, y]) => `${x} ${y}`).join('L')}`;
  const [x, y] = stonePlace(plan, plan.goal);
  return [
    line(d, '#000', 13, { strokeOpacity: 0.4, transform: 'translate(1 3)' }),
    line(d, '@path-edge', 13),
    line(d, '@path', 10.6),
    ...stones(plan, climb),
    glow(x, y, 20, 'gold', 0.8),
    {
      type: 'group',
      transform: `translate(${x} ${y}) scale(1.1)`,
      marks: [...laurel(theme === 'dark' ? '#f2b92c' : '#9a6a06'), LAUREL_FIELD],
    },
  ];
}
