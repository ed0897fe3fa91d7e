import type { Catalogue, Drawn } from '@/components/kit/drawing/catalogue';
import { times } from '@/components/kit/drawing/geometry';
import { disc, inked, line, type Mark } from '@/components/kit/drawing/marks';
import {
  fameBox,
  FAME_GOALS,
  FAME_WIDTHS,
  isMilestone,
  STONE_BOX,
  stonePlace,
  type FamePlan,
} from '../art/fame-plan';
import type { Theme } from '../art/paints';
import { discs, glow } from './hand';
import { laurel, LAUREL_FIELD } from './token-marks';

const EDGE = { stroke: '#1c0f06', strokeWidth: 1 } as const;

function stones(plan: FamePlan): readonly Mark[] {
  const all = times(plan.goal, (index) => ({ place: stonePlace(plan, index), isLarge: isMilestone(index) }));
  const plain = all.filter(({ isLarge }) => !isLarge);
  const large = all.filter(({ isLarge }) => isLarge);
  return [
    inked(discs(plain.map(({ place: [x, y] }) => [x, y, 4.4] as const)), '#dccfb0', '#1c0f06', 1),
    ...large.map(({ place: [x, y] }) => disc(x, y, 8.2, '@brass-round', EDGE)),
  ];
}

/** The path of fame from 0 to its goal. */
function famePath(plan: FamePlan, theme: Theme): readonly Mark[] {
  const places = times(plan.goal + 1, (index) => stonePlace(plan, index));
  const d = `M${places.map(([x, y]) => `${x} ${y}`).join('L')}`;
  const [x, y] = stonePlace(plan, plan.goal);
  return [
    line(d, '#000', 13, { strokeOpacity: 0.4, transform: 'translate(1 3)' }),
    line(d, '@path-edge', 13),
    line(d, '@path', 10.6),
    ...stones(plan),
    glow(x, y, 20, 'gold', 0.8),
    {
      type: 'group',
      transform: `translate(${x} ${y}) scale(1.1)`,
      marks: [...laurel(theme === 'dark' ? '#f2b92c' : '#9a6a06'), LAUREL_FIELD],
    },
  ];
}

function pathOf(plan: FamePlan): Drawn {
  return {
    layers: (theme) => [famePath(plan, theme)],
    box: fameBox(plan.width),
    // Stones and a band are as good with two pixels for a point, on tablets with still fewer.
    width: Math.round(plan.width * (plan.width > 450 ? 0.5 : 0.6)),
    isStretched: true,
  };
}

/** Stones that a plan would bring, laid over those of the path. */
const HOT_STONE: readonly Mark[] = [glow(0, 0, 9, 'gold', 0.8), disc(0, 0, 4.8, '@gold', EDGE)];
const HOT_MILESTONE: readonly Mark[] = [disc(0, 0, 8.2, '@gold', EDGE)];

export const FAME_PRINTS: Catalogue['drawn'] = {
  ...Object.fromEntries(
    FAME_GOALS.flatMap((goal) =>
      FAME_WIDTHS.map((width) => [`fame-${goal}-${width}`, pathOf({ goal, width })] as const),
    ),
  ),
  'hot-stone': { layers: [HOT_STONE], box: STONE_BOX, width: 20 },
  'hot-milestone': { layers: [HOT_MILESTONE], box: STONE_BOX, width: 20 },
};
