import { memo, type ReactElement, type ReactNode } from 'react';
import { ClipPath, Defs, Ellipse, G, Path, Rect, Svg } from 'react-native-svg';

import { INGREDIENTS, type Ingredient } from '@/engine/games/kazaam/data';
import { drawMarks } from '@/components/kit/drawing/elements';
import { chance, ring, round, seedOf, times } from '@/components/kit/drawing/geometry';
import { box, disc, fill, line, oval, path, type Mark } from '@/components/kit/drawing/marks';
import { GradientDef, paint, usePaintId } from '@/components/kit/paint';
import { gradient, INGREDIENT_HUES, TOKENS, type Theme } from './paints';

interface Glass {
  readonly outline: string;
  /** Where the liquid stands when the glass is full. */
  readonly brim: number;
  readonly isWide?: boolean;
}

const GLASSES: Readonly<Record<Ingredient, Glass>> = {
  mercury: { outline: 'M-7-34V-14C-22-9-25 3-25 10A25 21 0 0 0 25 10C25 3 22-9 7-14V-34Z', brim: -14 },
  sulphur: { outline: 'M-8-34V-16L-25 25Q-27 31-20 31H20Q27 31 25 25L8-16V-34Z', brim: -16 },
  mandrake: {
    outline: 'M-16-30V-24C-23-22-24-16-24-8V22Q-24 31-14 31H14Q24 31 24 22V-8C24-16 23-22 16-24V-30Z',
    brim: -20,
    isWide: true,
  },
  'unicorn-horn': {
    outline: 'M-9-34V-22L-15-16V-12L-12-8Q-20 0-20 14-20 31 0 31 20 31 20 14 20 0 12-8L15-12V-16L9-22V-34Z',
    brim: -10,
  },
  'dragon-blood': {
    outline: 'M-7-34V-18C-14-12-12-6-17 2-26 14-20 31 0 31 20 31 26 14 17 2 12-6 14-12 7-18V-34Z',
    brim: -14,
  },
  'phoenix-feather': {
    outline: 'M-7-34V-12L-22 4Q-26 9-22 14L-12 27Q-8 31 0 31 8 31 12 27L22 14Q26 9 22 4L7-12V-34Z',
    brim: -10,
  },
};

const BOTTOM = 31;
const SCALE = 6;
const EMPTY = 40;

/** Where the liquid stands in the space of the glass; the glass is full at six. */
export function liquidTop(ingredient: Ingredient, level: number): number {
  const { brim } = GLASSES[ingredient];
  if (level <= 0) return EMPTY;
  return BOTTOM - (BOTTOM - brim) * (0.06 + Math.min(1, level / SCALE) * 0.92);
}

const VESSEL_BOX = { x: -38, y: -42, width: 76, height: 84 } as const;

export interface LiquidProps {
  readonly ingredient: Ingredient;
  readonly level: number;
  /** The gradient of this liquid, as defined in the vessel's Svg. */
  readonly paint: string;
}

/** What stands in the glass, measured from its surface; the glass cuts off what is deeper than its bottom. */
export function LiquidBody({ ingredient, paint: filled }: Pick<LiquidProps, 'ingredient' | 'paint'>) {
  return (
    <>
      <Rect x={-30} y={0} width={60} height={80} fill={filled} />
      <Ellipse cx={0} cy={0} rx={27} ry={3.2} fill="#fff" fillOpacity={0.55} />
      <Ellipse cx={0} cy={0.8} rx={26} ry={2.2} fill={INGREDIENT_HUES[ingredient][1]} />
      <Path d={BUBBLES[ingredient]} fill="#fff" fillOpacity={0.5} />
    </>
  );
}

function Liquid({ ingredient, level, paint: filled }: LiquidProps) {
  return (
    <G transform={`translate(0 ${round(liquidTop(ingredient, level))})`}>
      <LiquidBody ingredient={ingredient} paint={filled} />
    </G>
  );
}

function bubbles(ingredient: Ingredient): string {
  const random = chance(seedOf(ingredient));
  return times(7, (index) =>
    ring((random() - 0.5) * 28, 5.5 + index * 5.6 + random() * 3, 0.9 + random() * 1.7),
  ).join('');
}

const BUBBLES = Object.fromEntries(
  INGREDIENTS.map((ingredient) => [ingredient, bubbles(ingredient)]),
) as Readonly<Record<Ingredient, string>>;

/** The layer that will go when something is paid. */
function payment(ingredient: Ingredient, level: number, paying: number): readonly Mark[] {
  if (paying <= 0 || level <= 0) return [];
  const top = round(liquidTop(ingredient, level));
  const depth = round(((BOTTOM - GLASSES[ingredient].brim) * 0.92 * Math.min(paying, level)) / SCALE);
  return [
    box([-30, top, 60, depth], '#fff', { fillOpacity: 0.4 }),
    line(`M-30 ${round(top + depth)}H30`, '#fff', 1.6, { strokeDasharray: '3 2.4', strokeLinecap: 'butt' }),
  ];
}

function glassMarks(ingredient: Ingredient, theme: Theme): readonly Mark[] {
  const { outline, isWide = false } = GLASSES[ingredient];
  const cork = isWide ? 18 : 10.5;
  const ticks = times(3, (index) => `M${ingredient === 'sulphur' ? 9 + index * 3 : 13} ${23 - index * 9}h5`);
  return [
    line(outline, TOKENS[theme].glassRim, 2.1, { strokeOpacity: theme === 'dark' ? 0.8 : 1 }),
    line(`M-17 ${ingredient === 'sulphur' ? 18 : 4}Q-18 18-11 25`, '#fff', 3.2, { strokeOpacity: 0.85 }),
    box([-cork, -38, cork * 2, 9, 2.6], '#b9844a', { stroke: '#3a2008', strokeWidth: 1.7 }),
    line(`M${3.5 - cork}-35.6h8`, '#f0cc94', 1.7),
    line(ticks.join(''), theme === 'dark' ? '#eafcff' : '#3d5a66', 1.3, { strokeOpacity: 0.6 }),
  ];
}

const STAR = path('M0-6L1.7-2 6-1.8 2.6.9 3.8 5.2 0 2.8-3.8 5.2-2.6.9-6-1.8-1.7-2Z', {
  fill: '#ffe08a',
  stroke: '#3a2408',
  strokeWidth: 0.9,
  strokeLinejoin: 'round',
  transform: 'translate(-24 -22) scale(1.5)',
});

export interface VesselProps {
  readonly ingredient: Ingredient;
  /** How much is in it; the glass is full at six. */
  readonly level: number;
  /** The width of the drawing. */
  readonly size: number;
  readonly theme: Theme;
  readonly isFavourite?: boolean;
  /** How much of it is about to be paid. */
  readonly paying?: number;
  /** Draws the liquid instead of `Liquid`: to let it move. */
  readonly renderLiquid?: (props: LiquidProps) => ReactNode;
}

function vesselHeight(size: number): number {
  return (size * VESSEL_BOX.height) / VESSEL_BOX.width;
}

/** A glass whose level is the amount of an ingredient. */
export const Vessel = memo(function Vessel(props: VesselProps): ReactElement {
  const { ingredient, level, size, theme, isFavourite = false, paying = 0, renderLiquid = Liquid } = props;
  const prefix = usePaintId();
  const hand = { prefix, isSmall: false };
  const { outline } = GLASSES[ingredient];
  const { shadow, shadowOpacity, glassInside, glassInsideOpacity } = TOKENS[theme];
  const behind = [
    oval(4, 34, 25, 4.6, shadow, { fillOpacity: shadowOpacity }),
    ...(paying > 0 ? [disc(0, 2, 38, '@halo')] : []),
    fill(outline, glassInside, glassInsideOpacity),
  ];
  const inside = payment(ingredient, level, paying);
  const sheen = [
    fill(outline, '@glass'),
    line(outline, '#000', 9, { strokeOpacity: theme === 'dark' ? 0.25 : 0.1, transform: 'translate(-5 -3)' }),
  ];
  return (
    <Svg
      width={size}
      height={vesselHeight(size)}
      viewBox={`${VESSEL_BOX.x} ${VESSEL_BOX.y} ${VESSEL_BOX.width} ${VESSEL_BOX.height}`}
      style={{ pointerEvents: 'none' }}
      aria-hidden
    >
      <Defs>
        {['halo', 'glass', `liquid-${ingredient}`].map((name) => (
          <GradientDef key={name} id={prefix + name} gradient={gradient(name, theme)} />
        ))}
        <ClipPath id={`${prefix}glass-clip`}>
          <Path d={outline} />
        </ClipPath>
      </Defs>
      {drawMarks(behind, hand, 'behind')}
      <G clipPath={paint(`${prefix}glass-clip`)}>
        {renderLiquid({ ingredient, level, paint: paint(`${prefix}liquid-${ingredient}`) })}
        {drawMarks(inside, hand, 'inside')}
        {drawMarks(sheen, hand, 'sheen')}
      </G>
      {drawMarks(glassMarks(ingredient, theme), hand, 'glass')}
      {isFavourite ? drawMarks([STAR], hand, 'star') : null}
    </Svg>
  );
});
