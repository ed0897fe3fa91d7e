import { memo } from 'react';
import { StyleSheet, View } from 'react-native';
import { Circle, ClipPath, Defs, Ellipse, G, Path, Rect } from 'react-native-svg';

import { GradientDef, paint, usePaintId } from '@/components/kit/paint';
import { down, round } from '@/components/kit/shades';
import { StillLife } from '@/components/kit/still-life';
import { useTheme } from '@/components/kit/theme';
import { GOLD, type Gradient } from '@/components/kit/tokens';
import { useSize } from '@/components/kit/use-size';
import { PLACES, type Homunculus, type Place } from '@/engine/games/kazaam/data';
import type { KazaamBoard } from '@/engine/games/kazaam/state';
import { TILES } from '@/engine/games/kazaam/tiles';

import { Creature } from './creature';

const NIGHT = round(0.35, 0.3, 0.95, [0, '#3A2A5E'], [0.6, '#241A44'], [1, '#120C28']);
const LIGHT = round(0.5, 0.5, 0.5, [0, '#8CA6E8', 0.8], [0.6, '#33406E', 0.35], [1, '#1A1630', 0]);
const RAYS = Array.from({ length: 24 }, (_, ray) => {
  const turn = (ray / 24) * 2 * Math.PI;
  const [from, to] = ray % 2 === 0 ? [62, 80] : [66, 72];
  const point = (radius: number): string =>
    `${(100 + Math.cos(turn) * radius).toFixed(1)} ${(100 + Math.sin(turn) * radius).toFixed(1)}`;
  return `M${point(from)}L${point(to)}`;
}).join('');
const CORNERS =
  'M18 26L26 18 34 26 26 34ZM166 26L174 18 182 26 174 34ZM18 174L26 166 34 174 26 182ZM166 174L174 166 182 174 174 182Z';

/** The back of a tile, in a box of 200. */
function TileBack({ id, transform }: { readonly id: string; readonly transform: string }) {
  return (
    <G transform={transform}>
      <Rect x={5} y={9} width={198} height={198} rx={9} fill="#000000" fillOpacity={0.4} />
      <Rect x={1} y={1} width={198} height={198} rx={8} fill={paint(`${id}night`)} />
      <Rect
        x={9}
        y={9}
        width={182}
        height={182}
        rx={5}
        fill="none"
        stroke={paint(`${id}gold`)}
        strokeWidth={3.4}
      />
      <Path d={CORNERS} fill={paint(`${id}gold`)} />
      <Path d={RAYS} stroke="#E2B04A" strokeWidth={3} strokeLinecap="round" />
      <Circle cx={100} cy={100} r={57} fill="#1A1236" stroke={paint(`${id}gold`)} strokeWidth={3} />
      <G fill="none" stroke="#F2CF7C" strokeLinecap="round" strokeWidth={4.6}>
        <Path d="M58 94Q100 132 142 94M66 106l-7 9M82 114l-4 11M100 117v12M118 114l4 11M134 106l7 9" />
      </G>
      <Path d="M108 62a19 19 0 1 0 14 24 15 15 0 0 1-14-24Z" fill={paint(`${id}gold`)} />
    </G>
  );
}

interface Bottle {
  readonly outline: string;
  readonly liquid: readonly [light: string, middle: string, deep: string];
  readonly level: number;
  readonly place: string;
}

const ROUND_BOTTLE: Bottle = {
  outline: 'M-7-30V-16C-20-12-15-2-20 4C-30 14-24 31-12 31H12C24 31 30 14 20 4C15-2 20-12 7-16V-30Z',
  liquid: ['#FFE2F2', '#D68AB4', '#87406A'],
  level: 6,
  place: 'translate(19 126) scale(.66)',
};

const CONE_BOTTLE: Bottle = {
  outline: 'M-7-30V-12L-24 24Q-26 31-18 31H18Q26 31 24 24L7-12V-30Z',
  liquid: ['#FFFBC8', '#F0E442', '#A8930C'],
  level: 8,
  place: 'translate(149 126) scale(.66)',
};

function liquidOf({ liquid: [light, middle, deep] }: Bottle): Gradient {
  return down([0, light], [0.3, middle], [1, deep]);
}

function Flask({ id, bottle }: { readonly id: string; readonly bottle: Bottle }) {
  const { outline, level, liquid, place } = bottle;
  return (
    <G transform={place}>
      <Defs>
        <GradientDef id={`${id}liquid`} gradient={liquidOf(bottle)} />
        <ClipPath id={`${id}glass`}>
          <Path d={outline} />
        </ClipPath>
      </Defs>
      <Ellipse cx={4} cy={32} rx={25} ry={4.6} fill="#000000" fillOpacity={0.45} />
      <Path d={outline} fill="#EAF8FF" fillOpacity={0.16} />
      <G clipPath={paint(`${id}glass`)}>
        <Rect x={-30} y={level} width={60} height={40} fill={paint(`${id}liquid`)} />
        <Ellipse cy={level} rx={27} ry={3.2} fill="#FFFFFF" fillOpacity={0.6} />
        <Ellipse cy={level + 0.8} rx={26} ry={2.2} fill={liquid[1]} />
        <Circle cx={6} cy={19} r={2.2} fill="#FFFFFF" fillOpacity={0.5} />
        <Circle cx={-4} cy={25} r={1.6} fill="#FFFFFF" fillOpacity={0.5} />
      </G>
      <Path d={outline} fill="none" stroke="#D8EEF2" strokeWidth={2.4} strokeLinejoin="round" />
      <Path d="M-16 12Q-17 20-11 25" stroke="#FFFFFF" strokeWidth={3} fill="none" strokeLinecap="round" />
      <Rect
        x={-10.5}
        y={-38}
        width={21}
        height={10}
        rx={2.6}
        fill="#B9844A"
        stroke="#3A2008"
        strokeWidth={1.7}
      />
    </G>
  );
}

/** The creature in the cabinet: sewn together from many kinds. */
const KINDS: Readonly<Record<Place, Homunculus>> = {
  'left-ear': 'reptile',
  head: 'fur',
  'right-ear': 'fire',
  'left-arm': 'wood',
  torso: 'fur',
  'right-arm': 'stone',
  'left-leg': 'fur',
  tail: 'insect',
  'right-leg': 'fur',
};

const CREATURE = Object.fromEntries(
  PLACES.map((place) => {
    const tile = TILES.find((one) => one.place === place && one.homunculus === KINDS[place]);
    return [place, tile ? { tile: tile.id, isUp: true } : null];
  }),
) as KazaamBoard;

/** Kazaam in its niche: two tiles, two bottles, and in the middle a creature that has come alive. */
export const KazaamStillLife = memo(function KazaamStillLife() {
  const { scheme } = useTheme();
  const id = usePaintId();
  const [size, onLayout] = useSize();
  return (
    <>
      <StillLife>
        <Defs>
          <GradientDef id={`${id}night`} gradient={NIGHT} />
          <GradientDef id={`${id}gold`} gradient={GOLD} />
          <GradientDef id={`${id}light`} gradient={LIGHT} />
        </Defs>
        <TileBack id={id} transform="translate(5 16) rotate(-7 26 26) scale(.26)" />
        <TileBack id={id} transform="translate(110 14) rotate(9 26 26) scale(.26)" />
        <Circle cx={84} cy={85} r={88} fill={paint(`${id}light`)} />
        <Flask id={`${id}r`} bottle={ROUND_BOTTLE} />
        <Flask id={`${id}c`} bottle={CONE_BOTTLE} />
        <Ellipse cx={84} cy={147} rx={53} ry={5} fill="#000000" fillOpacity={0.5} />
      </StillLife>
      <View style={styles.creature} onLayout={onLayout}>
        {size ? (
          <Creature
            board={CREATURE}
            size={Math.min(size.width, size.height)}
            theme={scheme}
            favourite={null}
            isAlive
          />
        ) : null}
      </View>
    </>
  );
});

const styles = StyleSheet.create({
  creature: {
    position: 'absolute',
    left: '12.1%',
    top: '14.6%',
    width: '75.7%',
    height: '82.6%',
    alignItems: 'center',
    justifyContent: 'flex-end',
    pointerEvents: 'none',
  },
});
