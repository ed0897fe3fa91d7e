import { corners } from '@/components/kit/drawing/corners';
import { chance, handCut, round, times } from '@/components/kit/drawing/geometry';
import { disc, fine, group, line, path, type Mark } from '@/components/kit/drawing/marks';
import type { Potion, Stack } from '@/engine/games/witchs-brew/data';
import { halo } from '../art/paints';
import { recipeOf } from '../art/recipe';
import { bottle } from './bottle-marks';
import { ANY_DROP, DROPS } from './drop-marks';
import { COIN } from './gold-marks';
import { shadowed } from './lit';
import { parchment } from './parchment-marks';
import { RAVENS } from './raven-marks';
import { seal } from './sign-marks';

type Three = readonly [string, string, string];

const TONES: Readonly<Record<Stack, Three>> = {
  iron: ['#f2f0ea', '#d5d0c4', '#9a948a'],
  copper: ['#ffeedd', '#f0cda8', '#c48a58'],
  silver: ['#ffffff', '#e4ebee', '#a5b4bd'],
  gold: ['#fff7d8', '#f2dc98', '#c69a3c'],
  drops: ['#fbf0ff', '#e6d3ea', '#a98cb4'],
};

const FRAME = handCut(corners(-42, -62, 84, 124, 10), 0.5, 20, chance(8));
const LIGHT = disc(0, -10, 34, halo([0, '#fff', 0.8], [1, '#fff', 0]));

const RAYS = line(
  times(16, (index) => {
    const turn = (index / 16) * 2 * Math.PI;
    const [x, y] = [Math.cos(turn), Math.sin(turn)];
    return `M${round(x * 33)} ${round(y * 33 - 6)}L${round(x * 39)} ${round(y * 39 - 6)}`;
  }).join(''),
  '#c9962e',
  1.6,
  { strokeOpacity: 0.55 },
);

/** The middle of the wax. */
const POINTS = [-28, -48] as const;

/** The more it is worth the larger the bottle; the two best of a stack shine. */
const GREATNESS: Readonly<Record<number, number>> = { 2: 1, 3: 3, 4: 5, 5: 6, 6: 7 };

function priceOf(potion: Potion): readonly (readonly Mark[])[] {
  switch (potion.stack) {
    case 'gold':
      return times(potion.need, () => COIN);
    case 'drops':
      return times(potion.need, () => ANY_DROP);
    case 'iron':
    case 'copper':
    case 'silver':
      return recipeOf(potion, null).map(({ colour }) => DROPS[colour]);
  }
}

/** The price in a row along the foot of the card. */
function priceRow(potion: Potion): readonly Mark[] {
  const parts = priceOf(potion);
  const isShelf = potion.stack === 'gold' || potion.stack === 'drops';
  const step = isShelf ? (parts.length > 5 ? 13 : 14.5) : 16;
  const scale = isShelf ? 0.63 : 0.72;
  return parts.map((part, index) =>
    group(`translate(${round((index - (parts.length - 1) / 2) * step)} 46) scale(${scale})`, part),
  );
}

/** A potion card of 100 by 140: bottle, price, wax for its points, and a raven where there is one. */
export function potionFace(potion: Potion): readonly Mark[] {
  const { stack, points, hasRaven } = potion;
  const greatness = GREATNESS[points] ?? 1;
  const ground = parchment([-49, -69, 98, 138], {
    seed: 300 + greatness * 7 + stack.length,
    tone: TONES[stack],
    stray: 1.6,
    step: 12,
    fibres: 19,
  });
  return [
    shadowed(ground.d, [3, 5], 0.5),
    ground,
    path(FRAME, { fill: 'none', stroke: '#5a3a10', strokeWidth: 1.4, strokeOpacity: 0.8 }),
    LIGHT,
    ...(points > 3 ? fine(RAYS) : []),
    group(`translate(0 -5) scale(${round((0.8 + greatness * 0.045) * 100) / 100})`, bottle(stack)),
    ...(hasRaven ? [group('translate(27 -42) scale(-.607 .607)', RAVENS.perched)] : []),
    ...priceRow(potion),
    group(`translate(${POINTS.join(' ')})`, seal(points)),
  ];
}

const BACK_GROUND = parchment([-49, -69, 98, 138], {
  seed: 344,
  tone: ['#5f8a74', '#2f5344', '#132820'],
  stray: 1.6,
  step: 12,
  fibres: 12,
  burn: 0.4,
});
const GILT = { stroke: '#e0b45c', strokeWidth: 2 } as const;

export const POTION_BACK: readonly Mark[] = [
  shadowed(BACK_GROUND.d, [3, 5], 0.5),
  BACK_GROUND,
  path(FRAME, { fill: 'none', ...GILT }),
  disc(0, 0, 30, 'none', GILT),
  line('M-5-22H5M-4-22V-6L-15 14Q-16 18-11 18H11Q16 18 15 14L4-6V-22M-9 5H9', '#e0b45c', 2.4),
  disc(-3, 11, 1.8, '#e0b45c'),
  disc(4, 9, 1.3, '#e0b45c'),
];
