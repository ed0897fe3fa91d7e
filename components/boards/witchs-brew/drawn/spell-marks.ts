import { disc, group, line, path, type Mark } from '@/components/kit/drawing/marks';
import type { Cauldron, Colour, Spell } from '@/engine/games/witchs-brew/data';
import { bottle } from './bottle-marks';
import { stillPot } from './cauldron-marks';
import { ANY_DROP, DROPS } from './drop-marks';
import { BROAD_SPRIG } from './figures/herbs';
import { WOLF_HEAD } from './figures/wolf-head';
import { lit } from './lit';
import { INK, rad } from '../art/paints';
import { VIAL } from './vial-marks';

const at = (x: number, y: number, scale: number, marks: readonly Mark[]): Mark =>
  group(`translate(${x} ${y}) scale(${scale})`, marks);
const pot = (cauldron: Cauldron, x: number, y: number, scale: number): Mark =>
  at(x, y, scale, stillPot(cauldron));
const drop = (colour: Colour, x: number, y: number, height: number): Mark =>
  at(x, y, height / 25, DROPS[colour]);

const HORN: readonly Mark[] = [
  lit(
    'M-18-30Q-34-20-30-4Q-22 18 10 18Q34 12 30-14Q16-20 4-10Q-8-4-12-14Q-14-22-18-30Z',
    rad('#f6d9a0', '#b9803c', '#5c3410'),
    { line: 2, scale: 0.7 },
  ),
  line('M-22-12Q-14-4-2-2M-26 0Q-12 10 10 8', '#5a2f14', 1.6),
  drop('red', 22, -26, 17),
  drop('white', 36, -18, 17),
  drop('green', 34, -2, 17),
];

const COILS = 'M20 16Q-6 28-18 14Q-24 2-4-2Q16-6 12-16Q8-24-4-22';

const SNAKE: readonly Mark[] = [
  line(COILS, INK, 12),
  line(COILS, '#f4f1de', 9),
  line(COILS, '#8fa15a', 3, { strokeDasharray: '2.6 5' }),
  line(COILS, '#fff', 1.6, { strokeOpacity: 0.9, transform: 'translate(-1.6 -1.8)' }),
  lit('M0-15Q-8-12-16-16Q-24-20-20-26Q-12-34 2-28Z', rad('#ffffff', '#e6e6cc', '#98a070'), {
    line: 1.8,
    scale: 0.5,
  }),
  disc(-10, -24, 2.3, '#f4c430', { stroke: INK, strokeWidth: 1 }),
  line('M-20-20l-7 2M-27-18l-4-3M-27-18l-3 4', '#c22f26', 1.6),
  lit('M16 12L30 8 24 20Z', rad('#f4f1de', '#d6d4b8', '#98a070'), { line: 1.6, scale: 0.4 }),
];

/** What is drawn in the circle of a page of 100 by 140. */
export const SPELL_PICTURES: Readonly<Record<Spell, readonly Mark[]>> = {
  copia: HORN,
  optio: [pot('copper', 0, -20, 0.26), pot('iron', -25, 6, 0.26), pot('silver', 26, 6, 0.26)],
  magus: [pot('copper', 0, 2, 0.5)],
  strix: [pot('iron', 0, 2, 0.5)],
  sanatio: [pot('silver', 0, 2, 0.52)],
  herba: [at(0, -2, 0.98, BROAD_SPRIG)],
  lupus: [at(0, -5, 0.5, WOLF_HEAD)],
  serpens: SNAKE,
};

const arrow = (x: number): Mark =>
  path('M-8 0H6M2-4L7 0 2 4', {
    fill: 'none',
    stroke: '#4a2c10',
    strokeWidth: 2.2,
    strokeLinecap: 'round',
    strokeLinejoin: 'round',
    transform: `translate(${x} 50)`,
  });

const conjured = (cauldron: Cauldron): readonly Mark[] => [
  at(-26, 50, 0.7, ANY_DROP),
  at(-12, 50, 0.7, ANY_DROP),
  arrow(6),
  at(26, 50, 0.3, bottle(cauldron)),
];

const offered = (colour: Colour): readonly Mark[] => [
  drop(colour, -26, 50, 20),
  arrow(-6),
  at(14, 49, 0.85, VIAL),
  at(30, 49, 0.85, VIAL),
];

/** What it does in signs, along the foot of the page. */
export const SPELL_DEEDS: Readonly<Record<Spell, readonly Mark[]>> = {
  copia: [drop('red', -20, 50, 20), drop('white', 0, 50, 20), drop('green', 20, 50, 20)],
  optio: (['iron', 'copper', 'silver'] as const).map((cauldron, index) =>
    at(index * 24 - 24, 50, 0.32, bottle(cauldron)),
  ),
  magus: conjured('copper'),
  strix: conjured('iron'),
  sanatio: conjured('silver'),
  herba: offered('green'),
  lupus: offered('red'),
  serpens: offered('white'),
};
