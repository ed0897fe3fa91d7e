import { memo, type ReactNode } from 'react';
import { StyleSheet, View, type StyleProp, type ViewStyle } from 'react-native';

import { Tinted } from '@/components/kit/drawing/tinted';
import { Numeral } from '@/components/kit/type';
import type { Colour } from '@/engine/core/guise';
import { FORMULA_LEVEL, type Equipment, type Stone } from '@/engine/games/materia-prima/cards';
import type { Basic, Level, Thing } from '@/engine/games/materia-prima/data';
import { Drawing } from './drawing';
import {
  flamesBox,
  MOST_PIPS,
  pipsWidth,
  type BadgeKind,
  type BossName,
  type DieSide,
  type IconName,
  type Way,
} from './names';
import { placed, Sign } from './piece';
import { print, type PrintName } from './prints';

interface Sized {
  readonly size: number;
}

/** What may be laid somewhere on something else. */
interface Laid extends Sized {
  readonly style?: StyleProp<ViewStyle>;
}

interface TokenProps extends Sized {
  /** An element, or a soul stone. */
  readonly thing: Thing;
}

/** An element by sign, colour and the shape of its level, or a soul stone. A square. */
export const Token = memo(function Token({ thing, size }: TokenProps) {
  return <Sign name={`token-${thing}`} size={size} />;
});

interface MineSealProps extends Laid {
  readonly element: Basic;
}

/** The brass seal on a mine. A square. */
export const MineSeal = memo(function MineSeal({ element, size, style }: MineSealProps) {
  return <Sign name={`seal-${element}`} size={size} style={style} />;
});

export const Heart = memo(function Heart({ size }: Sized) {
  return <Sign name="heart" size={size} />;
});

export const Skull = memo(function Skull({ size, style }: Laid) {
  return <Sign name="skull" size={size} style={style} />;
});

/** Where a soul stone is missing. */
export const NoSoul = memo(function NoSoul({ size }: Sized) {
  return <Sign name="no-soul" size={size} />;
});

interface SigilProps extends Laid {
  readonly colour: Colour;
}

/** A player's shape in his colour. A square. */
export const Sigil = memo(function Sigil({ colour, size, style }: SigilProps) {
  return <Sign name={`sigil-${colour}`} size={size} style={style} />;
});

/** The fragments of the Stone that somebody has; all three shine as one. A square. */
export const StoneSoFar = memo(function StoneSoFar({
  levels,
  size,
}: Sized & { readonly levels: readonly Level[] }) {
  const had = levels.toSorted((one, other) => one - other).join('') || '0';
  return <Sign name={`stone-so-far-${had}` as PrintName} size={size} />;
});

/** What the picture of a fragment is made of, round its middle. */
export const stoneLayers = (stone: Stone, x = 0, y = 0, scale = 1) => [
  placed(`shard-${FORMULA_LEVEL[stone]}`, x, y, scale),
  placed(`emblem-${stone}`, x, y, scale),
];

/** A fragment as its formula shows it. A square. */
export const StonePicture = memo(function StonePicture({ stone, size }: Sized & { readonly stone: Stone }) {
  return <Drawing layers={stoneLayers(stone)} viewBox={[-48, -48, 96, 96]} width={size} height={size} />;
});

/** How much farther than the square that it takes up a piece of equipment may reach. */
const GEAR_REACH = 112 / 104;

/** A piece of equipment. A square. */
export const GearPicture = memo(function GearPicture({ piece, size }: Sized & { readonly piece: Equipment }) {
  const whole = size * GEAR_REACH;
  return <Sign name={`gear-${piece}`} size={whole} style={{ margin: (size - whole) / 2 }} />;
});

interface IconSignProps extends Sized {
  readonly name: IconName;
  readonly colour: string;
}

/** An icon in one colour. A square. */
export const IconSign = memo(function IconSign({ name, size, colour }: IconSignProps) {
  return <Tinted print={print(`icon-${name}`)} size={size} colour={colour} />;
});

/** An icon cut into the brass that it lies on. A square. */
export const EngravedSign = memo(function EngravedSign({ name, size }: Sized & { readonly name: IconName }) {
  return <Sign name={`engraved-${name}`} size={size} />;
});

interface FlamesProps {
  /** How many actions there are, and how many are left. */
  readonly count: number;
  readonly left: number;
  /** Of one flame. */
  readonly size: number;
  readonly way?: Way;
}

/** Actions side by side or one below the other: a flame for each while it is left. */
export const Flames = memo(function Flames({ count, left, size, way = 'row' }: FlamesProps) {
  const shown = Math.min(count, MOST_PIPS);
  if (shown === 0) return null;
  const name = `${way === 'row' ? 'flames' : 'column'}-${shown}-${Math.min(left, shown)}` as PrintName;
  return <Sign name={name} size={(flamesBox(shown, way)[3] / 24) * size} />;
});

interface PipRowProps extends Laid {
  /** How many actions there are, and how many are left. */
  readonly count: number;
  readonly left: number;
  /** The hem in a player's hue; without it, the price of a way in gold. */
  readonly hem?: string;
}

/** A unit of the row as it was drawn is so much of its height. */
const PIPS_HIGH = 11.6;

/** How broad a row is by its height. */
export const pipRowWidth = (count: number, size: number): number =>
  (pipsWidth(Math.min(count, MOST_PIPS)) + 2) * (size / PIPS_HIGH);

/** Actions in a row on a dark tag, as over a figure or on a hex that is farther away. */
export const PipRow = memo(function PipRow({ count, left, size, hem, style }: PipRowProps) {
  const shown = Math.min(count, MOST_PIPS);
  if (hem === undefined) return <Sign name={`price-${shown}` as PrintName} size={size} style={style} />;
  const unit = size / PIPS_HIGH;
  const width = (pipsWidth(shown) + 1) * unit;
  const tag = {
    margin: 0.4 * unit,
    width,
    height: 10.8 * unit,
    borderWidth: unit,
    borderColor: hem,
    borderRadius: 5.4 * unit,
  };
  const name = `pips-${shown}-${Math.min(left, shown)}` as PrintName;
  return (
    <View style={[styles.pips, tag, style]} aria-hidden>
      <Sign name={name} size={9.8 * unit} />
    </View>
  );
});

interface BadgeProps extends Laid {
  readonly kind: BadgeKind;
}

/** What can be done on a hex: attack, extract, or another action. A square. */
export const Badge = memo(function Badge({ kind, size, style }: BadgeProps) {
  return <Sign name={`badge-${kind}`} size={size} style={style} />;
});

/** The level of a formula in diamonds, three in a row. */
export const LevelDiamonds = memo(function LevelDiamonds({ level, size }: Sized & { readonly level: Level }) {
  return <Sign name={`diamonds-${level}`} size={size} />;
});

interface StatBossProps extends Sized {
  readonly name: BossName;
  readonly children: ReactNode;
}

/** A number with its icon on a brass boss. */
export const StatBoss = memo(function StatBoss({ name, size, children }: StatBossProps) {
  return (
    <View style={styles.stat} aria-hidden>
      <Sign name={`boss-${name}`} size={size} />
      <Numeral size={size * 0.68} maxScale={1.4}>
        {children}
      </Numeral>
    </View>
  );
});

interface TotalSealProps extends Sized {
  readonly side: DieSide;
  readonly children: ReactNode;
}

/** What the dice of one side add up to. A square. */
export const TotalSeal = memo(function TotalSeal({ side, size, children }: TotalSealProps) {
  return (
    <View style={styles.still} aria-hidden>
      <Sign name={`total-${side}`} size={size} />
      <View style={styles.middle}>
        <Numeral size={size * 0.5} maxScale={1} align="center" style={styles.total}>
          {children}
        </Numeral>
      </View>
    </View>
  );
});

interface CountTagProps extends Sized {
  readonly children: ReactNode;
}

/** How many lie there: a dark tag with a gold hem. */
export const CountTag = memo(function CountTag({ size, children }: CountTagProps) {
  return (
    <View style={[styles.tag, { height: size, minWidth: size * 0.9, borderRadius: size * 0.3 }]} aria-hidden>
      <Numeral size={size * 0.82} maxScale={1} align="center" style={styles.count}>
        {children}
      </Numeral>
    </View>
  );
});

const styles = StyleSheet.create({
  pips: { backgroundColor: '#1a0f06', alignItems: 'center', justifyContent: 'center', pointerEvents: 'none' },
  stat: { flexDirection: 'row', alignItems: 'center', gap: 3, pointerEvents: 'none' },
  still: { pointerEvents: 'none' },
  middle: { ...StyleSheet.absoluteFill, alignItems: 'center', justifyContent: 'center' },
  total: { color: '#fff6e6' },
  tag: {
    alignItems: 'center',
    justifyContent: 'center',
    paddingHorizontal: 2,
    backgroundColor: '#1a0f06',
    borderColor: '#e2b04a',
    borderWidth: 1,
    pointerEvents: 'none',
  },
  count: { color: '#f2e6cf' },
});
