import type { Scheme } from '@/components/kit/tokens';
import type { Drawn } from '@/components/kit/drawing/catalogue';
import { round, times } from '@/components/kit/drawing/geometry';
import { box, cutOff, disc, fill, group, line, oval, path, type Mark } from '@/components/kit/drawing/marks';
import { INGREDIENTS, type Ingredient } from '@/engine/games/kazaam/data';
import { BUBBLES, GLASSES, INGREDIENT_HUES, LEVELS, liquidTop, VESSEL_BOX } from '../art/glass';
import { TONES } from '../art/tones';
import { GLASS } from './paints';

/** Its shadow, and what is seen through a glass without anything in it. */
function emptyMarks(ingredient: Ingredient, theme: Scheme): readonly Mark[] {
  const { shadow, shadowOpacity } = TONES[theme];
  const { inside, insideOpacity } = GLASS[theme];
  return [
    oval(4, 34, 25, 4.6, shadow, { fillOpacity: shadowOpacity }),
    fill(GLASSES[ingredient].outline, inside, insideOpacity),
  ];
}

/** What stands in the glass, measured from its surface; the glass cuts off what is deeper than its bottom. */
function liquidMarks(ingredient: Ingredient, level: number): readonly Mark[] {
  const body = [
    box([-30, 0, 60, 80], `@liquid-${ingredient}`),
    oval(0, 0, 27, 3.2, '#fff', { fillOpacity: 0.55 }),
    oval(0, 0.8, 26, 2.2, INGREDIENT_HUES[ingredient][1]),
    fill(BUBBLES[ingredient], '#fff', 0.5),
  ];
  return [
    cutOff(GLASSES[ingredient].outline, [group(`translate(0 ${round(liquidTop(ingredient, level))})`, body)]),
  ];
}

function glassMarks(ingredient: Ingredient, theme: Scheme): readonly Mark[] {
  const { outline, isWide = false } = GLASSES[ingredient];
  const isDark = theme === 'dark';
  const cork = isWide ? 18 : 10.5;
  const ticks = times(3, (index) => `M${ingredient === 'sulphur' ? 9 + index * 3 : 13} ${23 - index * 9}h5`);
  return [
    cutOff(outline, [
      fill(outline, '@glass'),
      line(outline, '#000', 9, { strokeOpacity: isDark ? 0.25 : 0.1, transform: 'translate(-5 -3)' }),
    ]),
    line(outline, GLASS[theme].rim, 2.1, { strokeOpacity: isDark ? 0.8 : 1 }),
    line(`M-17 ${ingredient === 'sulphur' ? 18 : 4}Q-18 18-11 25`, '#fff', 3.2, { strokeOpacity: 0.85 }),
    box([-cork, -38, cork * 2, 9, 2.6], '#b9844a', { stroke: '#3a2008', strokeWidth: 1.7 }),
    line(`M${3.5 - cork}-35.6h8`, '#f0cc94', 1.7),
    line(ticks.join(''), isDark ? '#eafcff' : '#3d5a66', 1.3, { strokeOpacity: 0.6 }),
  ];
}

const STAR = path('M0-6L1.7-2 6-1.8 2.6.9 3.8 5.2 0 2.8-3.8 5.2-2.6.9-6-1.8-1.7-2Z', {
  fill: '#ffe08a',
  stroke: '#3a2408',
  strokeWidth: 0.9,
  strokeLinejoin: 'round',
  transform: 'translate(-24 -22) scale(1.5)',
});

/** As wide as on a phone, in points; a tablet has fewer pixels for each of its own. */
const WIDEST = 56;

const vessel = (layers: (theme: Scheme) => readonly (readonly Mark[])[]): Drawn => ({
  layers,
  box: VESSEL_BOX,
  width: WIDEST,
});

function vesselsOf(ingredient: Ingredient): Readonly<Record<string, Drawn>> {
  const empty = (theme: Scheme) => emptyMarks(ingredient, theme);
  const glass = (theme: Scheme) => glassMarks(ingredient, theme);
  return {
    [`empty-${ingredient}`]: vessel((theme) => [empty(theme)]),
    ...Object.fromEntries(
      LEVELS.map((level) => [
        `vessel-${ingredient}-${level}`,
        {
          ...vessel((theme) => [empty(theme), liquidMarks(ingredient, level), glass(theme)]),
          isOfMany: true,
        },
      ]),
    ),
    [`glass-${ingredient}`]: vessel((theme) => [glass(theme)]),
  };
}

/** Every glass with as much in it as it may hold; and taken apart, for liquid that moves. */
export const VESSELS: Readonly<Record<string, Drawn>> = {
  ...Object.assign({}, ...INGREDIENTS.map(vesselsOf)),
  'vessel-star': { layers: [[STAR]], box: [-35, -33, 22, 22], width: 22 },
  'vessel-halo': { layers: [[disc(0, 2, 38, '@halo')]], box: VESSEL_BOX, width: WIDEST },
};
