import type { ViewBox } from '@/components/kit/drawing/drawing';
import { box, disc, group, line, path, type Mark } from '@/components/kit/drawing/marks';
import { once } from '@/components/kit/drawing/once';
import { ROLES, type Role } from '@/engine/games/witchs-brew/data';
import { BRASS, FRAME } from '../art/paints';
import { NICHE, roleArt } from './figure-marks';
import { parchment } from './parchment-marks';

const TONE = ['#fdf4de', '#eeddb8', '#c9a76f'] as const;
const GOLD_LIGHT = '#ffcf5a';

const outline = (stroke: string, strokeWidth: number, transform?: string) =>
  path(NICHE, { fill: 'none', stroke, strokeWidth, ...(transform ? { transform } : {}) });

const CORNERS: readonly Mark[] = [-86, 86].flatMap((x) => {
  const side = Math.sign(x);
  return [
    line(`M${x}-104q${-2 * side}-20 ${-22 * side}-22`, '#7a5200', 2.4, { strokeOpacity: 0.7 }),
    disc(x * 0.985, -127, 5, BRASS, { stroke: '#4a2d08', strokeWidth: 1.4 }),
  ];
});

const skinOf = (role: Role, first: number, fibres: number) =>
  ({ seed: first + ROLES.indexOf(role), tone: TONE, stray: 2.4, step: 17, fibres }) as const;

/** A role as a card of 200 by 280, without its name. */
export const faceOf = once((role: Role): readonly Mark[] => [
  parchment([-99, -139, 198, 278], skinOf(role, 900, 70)),
  outline('#3a2208', 9),
  outline(FRAME, 5.5),
  path(NICHE, {
    fill: 'none',
    stroke: '#fff3c8',
    strokeOpacity: 0.7,
    strokeWidth: 1.3,
    transform: 'translate(-1.6 -1.8)',
  }),
  ...roleArt(role),
  outline('#2a1606', 2.2),
  ...CORNERS,
]);

/** By its figure alone: a card of 200 by 248. */
export const miniOf = once((role: Role): readonly Mark[] => [
  group('translate(0 17)', [
    parchment([-99, -141, 198, 248], skinOf(role, 920, 40)),
    outline('#3a2208', 10),
    outline(FRAME, 6),
    ...roleArt(role),
    outline('#2a1606', 2.2),
  ]),
]);

/** Shadow and, round a card that is chosen or claimed, light. */
export function ground([, y, , high]: ViewBox, isLit: boolean): readonly Mark[] {
  return [
    box([-97, y + 4, 196, high - 4, 5], '#000', { fillOpacity: 0.55, transform: 'translate(6 10)' }),
    ...(isLit
      ? [
          box([-112, y - 12, 224, high + 24, 20], GOLD_LIGHT, { fillOpacity: 0.28 }),
          box([-106, y - 6, 212, high + 12, 14], GOLD_LIGHT, {
            fillOpacity: 0.78,
            stroke: '#7a5200',
            strokeOpacity: 0.6,
            strokeWidth: 2,
          }),
        ]
      : []),
  ];
}
