import { memo } from 'react';
import { StyleSheet, View, type StyleProp, type TextStyle, type ViewStyle } from 'react-native';

import { Tinted } from '@/components/kit/drawing/tinted';
import { widthOf } from '@/components/kit/drawing/print';
import { Numeral } from '@/components/kit/type';
import type { Colour } from '@/engine/games/witchs-brew/data';
import { Drawing } from './drawing';
import { print } from './prints';
import { PURSE_ROW } from './spots';

interface Sized {
  readonly size: number;
}

type PrintName = Parameters<typeof print>[0];

interface SignProps extends Sized {
  readonly name: PrintName;
  readonly isSmall?: boolean;
  readonly style?: StyleProp<ViewStyle>;
}

/** Smaller signs are drawn without what could not be seen. */
const SMALL = 18;

/** A small drawing; its size is its height. */
function Sign({ name, size, style, isSmall = size < SMALL }: SignProps) {
  const sign = print(name);
  return (
    <Drawing
      layers={[{ print: sign }]}
      viewBox={sign.box}
      width={widthOf(sign, size)}
      height={size}
      isSmall={isSmall}
      style={style}
    />
  );
}

interface DropProps extends Sized {
  readonly colour: Colour | 'any';
}

/** A drop, or one of any colour. A square. */
export const Drop = memo(function Drop({ colour, size }: DropProps) {
  return <Sign name={`drop-${colour}`} size={size} />;
});

/** The empty place of a drop, or of one of any colour. A square. */
export const DropSocket = memo(function DropSocket({ colour, size }: DropProps) {
  return <Sign name={`socket-${colour}`} size={size} />;
});

export const Coin = memo(function Coin({ size }: Sized) {
  return <Sign name="coin" size={size} />;
});

export const CoinSocket = memo(function CoinSocket({ size }: Sized) {
  return <Sign name="coin-socket" size={size} />;
});

export const Vial = memo(function Vial({ size }: Sized) {
  return <Sign name="vial" size={size} />;
});

type RavenPose = 'perched' | 'flying' | 'outline' | 'day-outline';

interface RavenProps extends Sized {
  readonly pose?: RavenPose;
  /** Looks to the left. */
  readonly isFlipped?: boolean;
  /** Where its middle is on its parent. */
  readonly at?: { readonly x: number; readonly y: number };
}

const FLIPPED = { transform: [{ scaleX: -1 }] } as const;

/** A raven; it looks to the right. Its size is its height, its feet at the lower edge. */
export const Raven = memo(function Raven({ size, pose = 'perched', isFlipped = false, at }: RavenProps) {
  const name = `raven-${pose}` as const;
  const place = at && {
    ...styles.placed,
    left: at.x - widthOf(print(name), size) / 2,
    top: at.y - size / 2,
  };
  return <Sign name={name} size={size} style={[isFlipped ? FLIPPED : null, place]} />;
});

interface FigureProps extends Sized {
  readonly children: number;
  readonly colour: string;
  readonly style?: StyleProp<TextStyle>;
}

/** A number in a picture: it grows with the picture, not with the reader's text. */
function Figure({ children, size, colour, style }: FigureProps) {
  return (
    <Numeral size={size} maxScale={1} align="center" style={[{ color: colour }, style]}>
      {children}
    </Numeral>
  );
}

interface PointsProps extends Sized {
  readonly points: number;
  /** The upper left of the seal on its parent. */
  readonly left?: number;
  readonly top?: number;
}

const WAX_INK = '#fff1dc';

/** The number that is pressed into a seal of that size. */
export function Points({ points, size, left = 0, top = 0 }: PointsProps) {
  const place = { left, top, width: size, lineHeight: size };
  return (
    <Figure size={size * 0.5} colour={WAX_INK} style={[styles.placed, place]}>
      {points}
    </Figure>
  );
}

/** Points are always a number in wax, from 2 to 6. A square. */
export const PointsSeal = memo(function PointsSeal({ points, size }: PointsProps) {
  return (
    <View style={[styles.piece, { width: size, height: size }]} aria-hidden>
      <Sign name={sealOf(points)} size={size} />
      <Points points={points} size={size} />
    </View>
  );
});

/** The same, laid somewhere on its parent. */
export const LaidSeal = memo(function LaidSeal({ points, size, left = 0, top = 0 }: PointsProps) {
  return (
    <>
      <Sign name={sealOf(points)} size={size} style={[styles.placed, { left, top }]} />
      <Points points={points} size={size} left={left} top={top} />
    </>
  );
});

const SEALS = ['seal-2', 'seal-3', 'seal-4', 'seal-5', 'seal-6'] as const;
const sealOf = (points: number) => SEALS[points - 2] ?? 'seal-6';

interface CountProps extends Sized {
  readonly count: number;
  /** On the lower right corner of its parent. */
  readonly isOnCorner?: boolean;
}

/** How many of something: a number on a dark disc with a brass rim, to be laid on a corner. */
export const CountBadge = memo(function CountBadge({ count, size, isOnCorner = false }: CountProps) {
  return (
    <View
      style={[
        styles.middle,
        styles.badge,
        { width: size, height: size, borderRadius: size / 2 },
        isOnCorner ? styles.corner : null,
      ]}
      aria-hidden
    >
      <Figure size={size * 0.66} colour="#fff3d8">
        {count}
      </Figure>
    </View>
  );
});

const PILES = ['coins-0', 'coins-1', 'coins-2', 'coins-3', 'coins-4', 'coins-5'] as const;

/** Coins in a pile with their number beside it: `size` high, 1.3 times as wide. At most five coins are seen. */
export const CoinPile = memo(function CoinPile({ count, size }: Omit<CountProps, 'isOnCorner'>) {
  return (
    <View style={[styles.piece, { width: size * 1.3, height: size }]} aria-hidden>
      <Sign name={PILES[count] ?? 'coins-5'} size={size} />
      <CountBadge count={count} size={size / 2} isOnCorner />
    </View>
  );
});

interface CrownProps extends Sized {
  /** How far from the top of its parent it is laid, in the middle. */
  readonly top?: number;
}

export const Crown = memo(function Crown({ size, top }: CrownProps) {
  return <Sign name="crown" size={size} style={top === undefined ? null : [styles.crown, { top }]} />;
});

export const Palm = memo(function Palm({ size, colour }: Sized & { readonly colour: string }) {
  return <Tinted print={print('palm')} size={size} colour={colour} />;
});

export const Hourglass = memo(function Hourglass({ size }: Sized) {
  return <Sign name="hourglass" size={size} />;
});

/** Over a place of `size` by 0.71 `size`. */
export const Strike = memo(function Strike({ size }: Sized) {
  return <Sign name="strike" size={size} style={styles.over} />;
});

/** The number of somebody's potion cards stands beside it. A square. */
export const CardsSign = memo(function CardsSign({ size }: Sized) {
  return <Sign name="cards" size={size} />;
});

/** Somebody has a card with a raven. A square. */
export const RavenCardSign = memo(function RavenCardSign({ size }: Sized) {
  return <Sign name="raven-card" size={size} />;
});

export const GreatSeal = memo(function GreatSeal({ size }: Sized) {
  return <Sign name="great-seal" size={size} />;
});

/** Laid on the corner of what is chosen. */
export const TickBadge = memo(function TickBadge({ size }: Sized) {
  return <Sign name="tick" size={size} />;
});

/** A coin and a drop of each colour in a column, each `size` high in a row of `purseRow(size)`; laid on its parent. */
export const PurseSigns = memo(function PurseSigns({ size }: Sized) {
  return <Sign name="purse" size={4 * purseRow(size)} style={styles.over} isSmall={size < SMALL} />;
});

export const purseRow = (size: number): number => (size * PURSE_ROW) / 28;

/** A page of the spell book: `size` high, three quarters as wide. */
export const SpellSign = memo(function SpellSign({ size }: Sized) {
  return <Sign name="spell-sign" size={size} />;
});

/** One coin or drop struck out: it need not be paid. */
export const SparedSign = memo(function SparedSign({
  shelf,
  size,
}: Sized & { readonly shelf: 'gold' | 'drops' }) {
  return <Sign name={`spared-${shelf}`} size={size} />;
});

const styles = StyleSheet.create({
  piece: { pointerEvents: 'none' },
  middle: { alignItems: 'center', justifyContent: 'center', pointerEvents: 'none' },
  badge: { backgroundColor: '#17110c', borderWidth: 1.8, borderColor: '#d9a63f' },
  corner: { position: 'absolute', right: 0, bottom: 0 },
  placed: { position: 'absolute' },
  over: { position: 'absolute', left: 0, top: 0 },
  crown: { position: 'absolute', alignSelf: 'center' },
});
