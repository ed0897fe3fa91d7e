import { group, type Mark } from '@/components/kit/drawing/marks';
import { glow, INK, shade, shape, sheen, slab, stroke } from '../../art/hand';
import type { City } from '@/engine/games/materia-prima/data';

/** A lit window standing on a sill. */
export function pane(x: number, sill: number, width = 4, height = 7): Mark {
  return shape(slab(x - width / 2, sill - height, width, height, width / 2 - 0.2), '#ffd46a', 1, {
    stroke: '#2a1606',
  });
}

interface Spire {
  readonly x: number;
  readonly foot: number;
  readonly width: number;
  readonly height: number;
  readonly roof: number;
}

function spire({ x, foot, width, height, roof }: Spire): readonly Mark[] {
  const [eaves, half] = [foot - height, width / 2];
  const windows = [
    pane(x - 4, foot - height * 0.28),
    pane(x + 4, foot - height * 0.28),
    pane(x, foot - height * 0.8),
  ];
  return [
    shape(slab(x - half, eaves, width, height), '@dark'),
    shape(`M${x - half - 3} ${eaves}L${x} ${eaves - roof}L${x + half + 3} ${eaves}Z`, '@slate'),
    sheen(`M${x - half} ${eaves + 1}L${x} ${eaves - roof + 4}L${x - 1} ${eaves + 1}Z`, '#fff', 0.2),
    stroke(`M${x} ${eaves - roof}v-9M${x - 3} ${eaves - roof - 5}h6`, INK, 2),
    sheen(slab(x - half + 1.5, eaves + 2, 2.6, height - 4), '#fff', 0.22),
    pane(x, foot - height * 0.55),
    ...(width > 16 ? windows : []),
  ];
}

const SPIRES: readonly Spire[] = [
  { x: -44, foot: 30, width: 15, height: 40, roof: 26 },
  { x: 42, foot: 30, width: 15, height: 46, roof: 24 },
  { x: -24, foot: 32, width: 18, height: 62, roof: 34 },
  { x: 23, foot: 32, width: 18, height: 70, roof: 32 },
  { x: 0, foot: 36, width: 24, height: 86, roof: 46 },
];

const BLACKHOLM: readonly Mark[] = [
  shade(6, 34, 74, 20),
  shape('M-66 34C-50 20 50 20 66 34 50 46-50 46-66 34Z', '#3a3442'),
  glow(0, -40, 60, 'gold', 0.16),
  ...SPIRES.flatMap(spire),
  shape('M-60 40V22H-52V27H-44V22H-36V27H-28V22H-20V27H-12V22H-8V40Z', '@dark', 2.2),
  shape('M60 40V22H52V27H44V22H36V27H28V22H20V27H12V22H8V40Z', '@dark', 2.2),
  shape('M-10 42V26C-10 14 10 14 10 26V42Z', '#120c12', 2, { stroke: '#8c7657' }),
  sheen('M-5 42V28C-5 21 5 21 5 28V42Z', '#ffb84a', 0.85),
];

const SAIL: readonly Mark[] = [
  stroke('M0 0V-36', INK, 3),
  shape('M1-12L13-9 13-35 1-37Z', '#f7ead0', 2),
  stroke('M1-20H13M1-28H13', '#8c7657', 1.4),
];

function mill(x: number, foot: number, size: number, turn: number): Mark {
  return group(`translate(${x} ${foot}) scale(${size})`, [
    shape('M-13 0L-9-46H9L13 0Z', '@ivory', 2.6),
    sheen('M-11-2L-8-44H-3L-5-2Z', '#fff', 0.7),
    sheen('M5-45H8.6L12-1H6.6Z', '#3a2408', 0.2),
    shape('M-12-46C-10-62 10-62 12-46Z', '@blue-roof', 2.6),
    pane(3, -24),
    pane(3, -6, 6, 11),
    group(
      `translate(0 -46) rotate(${turn})`,
      [0, 90, 180, 270].map((quarter) => group(`rotate(${quarter})`, SAIL)),
    ),
    shape('M-4.4-46a4.4 4.4 0 1 0 8.8 0a4.4 4.4 0 1 0-8.8 0Z', '@brass', 1.8),
  ]);
}

function house(x: number, foot: number, width: number, height: number): readonly Mark[] {
  const [eaves, half] = [foot - height, width / 2];
  const ridge = eaves - width * 0.62;
  return [
    shape(slab(x - half, eaves, width, height), '@ivory', 2.2),
    shape(
      `M${x - half - 4} ${eaves}L${x - width * 0.18} ${ridge}H${x + width * 0.3}L${x + half + 4} ${eaves}Z`,
      '@blue-roof',
      2.2,
    ),
    stroke(`M${x - half - 1} ${eaves - 2}L${x - width * 0.2} ${ridge + 2.6}`, '#fff', 1.4, 0.5),
    pane(x - width * 0.18, foot - 3),
    pane(x + width * 0.2, foot - 3),
  ];
}

const WINDSHIRE: readonly Mark[] = [
  shade(6, 36, 72, 18, 0.4),
  shape('M-68 36C-46 16 46 16 68 36 46 48-46 48-68 36Z', '#b9c97c', 2.2),
  mill(34, 24, 0.92, 18),
  ...house(-4, 22, 26, 16),
  stroke('M-6-34V-62', INK, 2.4),
  shape('M-5-62C6-68 12-56 26-62 20-56 24-52 26-48 14-44 6-54-5-48Z', '#d8432f', 1.8),
  shape(slab(-15, -20, 18, 40), '@ivory'),
  shape('M-19-20L-6-46 7-20Z', '@blue-roof'),
  sheen('M-13-22L-6-42-6-22Z', '#fff', 0.3),
  pane(-6, -4),
  pane(-6, 12),
  mill(-40, 30, 1.05, -12),
  ...house(22, 40, 26, 15),
  ...house(-10, 44, 24, 13),
  ...house(52, 36, 20, 12),
];

function chimney(x: number, top: number): readonly Mark[] {
  return [
    shape(`M${x - 7} 10L${x - 5} ${top}H${x + 5}L${x + 7} 10Z`, '@rust'),
    shape(slab(x - 7, top - 5, 14, 6, 2), '@iron', 1.8),
    shape(`M${x} ${top - 8}c-10-6 2-12-4-20 12 2 14 12 8 18Z`, '#e9dcc6', 1.4, { fillOpacity: 0.8 }),
  ];
}

const HAMMERBREACH: readonly Mark[] = [
  shade(8, 38, 74, 18),
  shape('M-72 38L-60-10-44-26-34-4-26-6-24 38Z', '@mount-stone', 2.6),
  shape('M72 38L66-4 52-32 40-8 28-4 24 38Z', '@mount-red', 2.6),
  sheen('M-58-8L-46-22-44-2-50 12ZM52-28L46-8 50 14 56 2Z', '#fff', 0.3),
  ...chimney(-20, -62),
  ...chimney(20, -70),
  ...chimney(2, -50),
  shape('M-38 38V-14H-30V-8H-22V-14H-14V-8H-6V-14H6V-8H14V-14H22V-8H30V-14H38V38Z', '@rust', 2.6),
  sheen('M-36 36V-10H-30V36Z', '#fff', 0.18),
  stroke('M-37 4H37M-37 20H-18M18 20H37M-24 4V20M26 4V20M-30 28H-18M18 29H30', '#3a1d0e', 1.6, 0.7),
  glow(0, 22, 34, 'amber', 0.8),
  shape('M-16 38V22C-16 2 16 2 16 22V38Z', '#2a0d04', 2.6),
  sheen('M-11 38V24C-11 10 11 10 11 24V38Z', '@flame', 1),
  shape('M-26-2H26V-18H18L14-22H-14L-18-18H-26Z', '@steel', 2.6),
  shape('M-4-2H4V14H-4Z', '@wood', 2.2),
  stroke('M-24-16H-4M-24-12H8', '#fff', 1.8, 0.7),
];

/** The skyline of a city round 0, 0; 100 units are the side of a hex. */
export const CITY_MARKS: Readonly<Record<City, readonly Mark[]>> = {
  blackholm: BLACKHOLM,
  windshire: WINDSHIRE,
  hammerbreach: HAMMERBREACH,
};
