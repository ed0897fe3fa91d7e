import { memo, type ReactNode } from 'react';
import { StyleSheet, View } from 'react-native';

import type { Colour } from '@/engine/core/guise';
import type { ViewBox } from '@/components/kit/drawing/drawing';
import { disc, group, type Mark } from '@/components/kit/drawing/marks';
import { makeSign } from '@/components/kit/drawing/pieces';
import { Numeral } from '@/components/kit/type';
import { badgeMarks, bossMarks, diamondMarks, pipMarks, pipRowMarks, type BadgeKind } from './badge-marks';
import { Drawing } from './drawing';
import { GEAR } from './gear-art';
import { engraved, icon, type IconName } from './icons';
import type { Equipment, Stone } from '@/engine/games/materia-prima/cards';
import type { Basic, Element, Level, Thing } from '@/engine/games/materia-prima/data';
import { keeper } from '@/components/kit/drawing/once';
import { sigilMarks } from './owner-marks';
import type { Tint } from './paints';
import { sealMarks } from './signs';
import { fragmentMarks, stoneMarks } from './stone-marks';
import { thingMarks } from './thing-marks';
import { ghostMarks, HEART, NO_SOUL, SKULL } from './token-marks';

interface Sized {
  readonly size: number;
}

const Sign = makeSign(Drawing);

const TOKEN: ViewBox = [-12, -12, 25, 25];
const keep = keeper<readonly Mark[]>();

interface TokenProps extends Sized {
  /** An element, or a soul stone. */
  readonly thing: Thing;
}

/** An element by sign, colour and the shape of its level, or a soul stone. A square. */
export const Token = memo(function Token({ thing, size }: TokenProps) {
  return <Sign marks={thingMarks(thing)} box={thing === 'soul' ? SOUL_BOX : TOKEN} size={size} />;
});

const SOUL_BOX: ViewBox = [-14, -14, 28, 28];

/** What would come, or is still wanted. A square. */
export const GhostToken = memo(function GhostToken({ element, size }: Sized & { readonly element: Element }) {
  return <Sign marks={ghostMarks(element)} box={TOKEN} size={size} />;
});

/** The brass seal on a mine. A square. */
export const MineSeal = memo(function MineSeal({ element, size }: Sized & { readonly element: Basic }) {
  return <Sign marks={sealMarks(element)} box={[-11, -11, 23, 23]} size={size} />;
});

export const Heart = memo(function Heart({ size }: Sized) {
  return <Sign marks={HEART} box={[-11, -11, 22, 22]} size={size} />;
});

export const Skull = memo(function Skull({ size }: Sized) {
  return <Sign marks={SKULL} box={[-11, -11, 22, 22]} size={size} />;
});

/** Where a soul stone is missing. */
export const NoSoul = memo(function NoSoul({ size }: Sized) {
  return <Sign marks={NO_SOUL} box={SOUL_BOX} size={size} />;
});

/** A player's shape in his colour. A square. */
export const Sigil = memo(function Sigil({ colour, size }: Sized & { readonly colour: Colour }) {
  return <Sign marks={sigilMarks(colour)} box={[-18, -18, 37, 37]} size={size} />;
});

/** The fragments of the Stone that somebody has; all three shine as one. A square. */
export const StoneSoFar = memo(function StoneSoFar({
  levels,
  size,
}: Sized & { readonly levels: readonly Level[] }) {
  const marks = keep(`stone ${levels.join()}`, () => fragmentMarks(levels));
  return (
    <Sign marks={marks} box={levels.length === 3 ? [-14, -15, 28, 28] : [-12, -13, 24, 24]} size={size} />
  );
});

/** A fragment as its formula shows it. A square. */
export const StonePicture = memo(function StonePicture({ stone, size }: Sized & { readonly stone: Stone }) {
  return <Sign marks={stoneMarks(stone)} box={[-48, -48, 96, 96]} size={size} />;
});

/** A piece of equipment. A square. */
export const GearPicture = memo(function GearPicture({ piece, size }: Sized & { readonly piece: Equipment }) {
  return <Sign marks={GEAR[piece]} box={[-52, -54, 104, 104]} size={size} />;
});

interface IconSignProps extends Sized {
  readonly name: IconName;
  readonly colour: string;
}

/** An icon in one colour. A square. */
export const IconSign = memo(function IconSign({ name, size, colour }: IconSignProps) {
  return <Sign marks={icon(name, colour as Tint)} box={[-13, -13, 26, 26]} size={size} />;
});

/** An icon cut into the brass that it lies on. A square. */
export const EngravedSign = memo(function EngravedSign({ name, size }: Sized & { readonly name: IconName }) {
  const marks = keep(`engraved ${name}`, () => engraved(name));
  return <Sign marks={marks} box={[-13, -13, 26, 26]} size={size} />;
});

/** An action: a flame while it is left. A square. */
export const FlamePip = memo(function FlamePip({ size, isLeft }: Sized & { readonly isLeft: boolean }) {
  return <Sign marks={pipMarks(isLeft)} box={[-12, -12, 24, 24]} size={size} />;
});

interface PipRowProps {
  /** How many actions there are, and how many are left. */
  readonly count: number;
  readonly left: number;
  /** Its height. */
  readonly size: number;
  /** The hem: a player's hue, or gold for the price of a way. */
  readonly hem?: string;
}

/** Actions in a row on a dark tag, as over a figure or on a hex that is farther away. */
export const PipRow = memo(function PipRow({ count, left, size, hem = '#ffdf7e' }: PipRowProps) {
  const marks = keep(`row ${count} ${left} ${hem}`, () => pipRowMarks(count, left, hem as Tint));
  const half = (count * 6.6 + 4.6) / 2;
  return <Sign marks={marks} box={[-half - 1, -5.8, half * 2 + 2, 11.6]} size={size} />;
});

/** What can be done on a hex: attack, extract, or another action. A square. */
export const Badge = memo(function Badge({ kind, size }: Sized & { readonly kind: BadgeKind }) {
  return <Sign marks={badgeMarks(kind)} box={[-11, -11, 23, 23]} size={size} />;
});

/** The level of a formula in diamonds, three in a row. */
export const LevelDiamonds = memo(function LevelDiamonds({ level, size }: Sized & { readonly level: Level }) {
  return <Sign marks={diamondMarks(level)} box={[-17, -6, 34, 12]} size={size} />;
});

interface StatBossProps extends Sized {
  readonly name: IconName;
  readonly children: ReactNode;
}

/** A number with its icon on a brass boss. */
export const StatBoss = memo(function StatBoss({ name, size, children }: StatBossProps) {
  const marks = keep(`boss ${name}`, () => bossMarks(name));
  return (
    <View style={styles.stat} aria-hidden>
      <Sign marks={marks} box={[-15, -15, 31, 31]} size={size} />
      <Numeral size={size * 0.68} maxScale={1.4}>
        {children}
      </Numeral>
    </View>
  );
});

const TOTALS = { attack: '@cinnabar', defence: '@lapis' } as const;

const totalMarks = (side: keyof typeof TOTALS): readonly Mark[] => [
  disc(1, 2.4, 24, '#000', { fillOpacity: 0.5 }),
  disc(0, 0, 24, '@brass', { stroke: '#1a0f06', strokeWidth: 1.6 }),
  disc(0, 0, 20, TOTALS[side], { stroke: '#1a0f06', strokeWidth: 1.4 }),
  group('rotate(-45)', [disc(0, -14, 9, '#fff', { fillOpacity: 0.16 })]),
];

interface TotalSealProps extends Sized {
  readonly side: keyof typeof TOTALS;
  readonly children: ReactNode;
}

/** What the dice of one side add up to. A square. */
export const TotalSeal = memo(function TotalSeal({ side, size, children }: TotalSealProps) {
  const marks = keep(`total ${side}`, () => totalMarks(side));
  return (
    <View style={styles.still} aria-hidden>
      <Sign marks={marks} box={[-26, -26, 53, 53]} size={size} />
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
