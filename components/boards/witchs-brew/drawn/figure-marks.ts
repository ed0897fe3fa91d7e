import { round, times } from '@/components/kit/drawing/geometry';
import { box, cutOff, fine, line, path, type Mark } from '@/components/kit/drawing/marks';
import type { Role } from '@/engine/games/witchs-brew/data';
import { ALCHEMIST } from './figures/alchemist';
import { ASSISTANT } from './figures/assistant';
import { CUTPURSE } from './figures/cutpurse';
import { DRUID } from './figures/druid';
import { FORTUNE_TELLER } from './figures/fortune-teller';
import { HERB_COLLECTOR } from './figures/herb-collector';
import { MONK } from './figures/monk';
import { SNAKE_HUNTER } from './figures/snake-hunter';
import { WARLOCK } from './figures/warlock';
import { WITCH } from './figures/witch';
import { WIZARD } from './figures/wizard';
import { WOLF_KEEPER } from './figures/wolf-keeper';
import { once } from '@/components/kit/drawing/once';
import { halo, rad, slanting } from '../art/paints';

type Hues = readonly [light: string, base: string, dark: string];

/** Each role has a hue of its own. */
export const ROLE_HUES: Readonly<Record<Role, Hues>> = {
  'wolf-keeper': ['#f0a17c', '#a83426', '#2b0a0d'],
  'snake-hunter': ['#f7f1de', '#a9a88c', '#33352a'],
  'herb-collector': ['#eaf0a8', '#7ba042', '#1a3212'],
  witch: ['#d7b8ee', '#74509f', '#1b1129'],
  wizard: ['#ffd9a0', '#cf6d2a', '#3d140a'],
  druid: ['#f2f8fb', '#86a8bc', '#1c2d3c'],
  alchemist: ['#fff0b0', '#cf9a34', '#3a2206'],
  'fortune-teller': ['#f5b8d0', '#a23a74', '#2b0a26'],
  assistant: ['#d4f4ea', '#4aa394', '#0d322f'],
  warlock: ['#8ff0a4', '#23604f', '#060f14'],
  cutpurse: ['#b9cdf5', '#4762a8', '#0c1330'],
  monk: ['#ffe4b8', '#bb7f42', '#34190a'],
};

const FIGURES: Readonly<Record<Role, readonly Mark[]>> = {
  'wolf-keeper': WOLF_KEEPER,
  'snake-hunter': SNAKE_HUNTER,
  'herb-collector': HERB_COLLECTOR,
  witch: WITCH,
  wizard: WIZARD,
  druid: DRUID,
  alchemist: ALCHEMIST,
  'fortune-teller': FORTUNE_TELLER,
  assistant: ASSISTANT,
  warlock: WARLOCK,
  cutpurse: CUTPURSE,
  monk: MONK,
};

/** The arched niche in which a figure stands. */
export const NICHE = 'M-86 94V-94Q-86-128-52-128H52Q86-128 86-94V94Z';
const WHOLE = [-90, -130, 180, 226] as const;

const HATCHING = times(74, (index) => `M${round(index * 5 - 96)}-132l-150 232`).join('');
/** The engraver's lines come out towards the lower right. */
const HATCH_INK = slanting(
  [-63, -130, -18, 96],
  [0, '#12060a', 0],
  [0.45, '#12060a', 0],
  [1, '#12060a', 0.15],
);
const DUSK = halo([0, '#000', 0], [0.62, '#000', 0], [1, '#08030a', 0.36]);

/** A figure in its niche, around the middle of a card of 200 by 280. */
export const roleArt = once((role: Role): readonly Mark[] => [
  cutOff(NICHE, [
    box(WHOLE, rad(...ROLE_HUES[role])),
    ...FIGURES[role],
    ...fine(line(HATCHING, HATCH_INK, 1.1, { strokeLinecap: 'butt' })),
    box(WHOLE, DUSK, { transform: 'translate(0 -17) scale(1.28) translate(0 17)' }),
    path(NICHE, {
      fill: 'none',
      stroke: '#000',
      strokeOpacity: 0.42,
      strokeWidth: 10,
      transform: 'translate(2.4 3.4)',
    }),
  ]),
]);
