import { memo, useMemo, type ReactNode } from 'react';
import { StyleSheet, View } from 'react-native';

import type { ViewBox } from '@/components/kit/drawing/drawing';
import { group, type Mark } from '@/components/kit/drawing/marks';
import { Numeral } from '@/components/kit/type';
import type { Colour } from '@/engine/games/witchs-brew/data';
import { Drawing } from './drawing';
import { ANY_DROP, DROPS, SOCKETS } from './drop-marks';
import { COIN, COIN_SOCKET, coinPile } from './gold-marks';
import { RAVENS, type RavenPose } from './raven-marks';
import { CARDS, CROWN, GREAT_SEAL, HOURGLASS, palm, RAVEN_CARD, seal, STRIKE, TICK } from './sign-marks';
import { VIAL } from './vial-marks';

interface Sized {
  readonly size: number;
}

interface SignProps extends Sized {
  readonly marks: readonly Mark[];
  readonly box: ViewBox;
}

/** A small drawing; its size is its height. */
function Sign({ marks, box, size }: SignProps) {
  const width = (size * box[2]) / box[3];
  return <Drawing layers={[marks]} viewBox={box} width={width} height={size} isSmall={size < 18} />;
}

const SQUARE: ViewBox = [-14, -13.5, 28, 28];

interface DropProps extends Sized {
  readonly colour: Colour | 'any';
}

/** A drop, or one of any colour. A square. */
export const Drop = memo(function Drop({ colour, size }: DropProps) {
  return <Sign marks={colour === 'any' ? ANY_DROP : DROPS[colour]} box={SQUARE} size={size} />;
});

/** The empty place of a drop, or of one of any colour. A square. */
export const DropSocket = memo(function DropSocket({ colour, size }: DropProps) {
  return <Sign marks={SOCKETS[colour]} box={SQUARE} size={size} />;
});

const COIN_BOX: ViewBox = [-12.4, -12.2, 26, 26];

export const Coin = memo(function Coin({ size }: Sized) {
  return <Sign marks={COIN} box={COIN_BOX} size={size} />;
});

export const CoinSocket = memo(function CoinSocket({ size }: Sized) {
  return <Sign marks={COIN_SOCKET} box={COIN_BOX} size={size} />;
});

export const Vial = memo(function Vial({ size }: Sized) {
  return <Sign marks={VIAL} box={[-10, -14.5, 21, 30]} size={size} />;
});

interface RavenProps extends Sized {
  readonly pose?: RavenPose;
  /** Looks to the left. */
  readonly isFlipped?: boolean;
}

const PERCHED_BOX: ViewBox = [-37, -33, 82, 61];
const FLYING_BOX: ViewBox = [-49, -57, 96, 78];
const FLIPPED = new WeakMap<readonly Mark[], readonly Mark[]>();

function flipped(marks: readonly Mark[]): readonly Mark[] {
  const found = FLIPPED.get(marks) ?? [group('scale(-1 1)', marks)];
  FLIPPED.set(marks, found);
  return found;
}

const mirroredBox = ([x, y, width, height]: ViewBox): ViewBox => [-x - width, y, width, height];

export const ravenWidth = (size: number): number => (size * PERCHED_BOX[2]) / PERCHED_BOX[3];

/** A raven; it looks to the right. Its size is its height, its feet at the lower edge. */
export const Raven = memo(function Raven({ size, pose = 'perched', isFlipped = false }: RavenProps) {
  const box = pose === 'flying' ? FLYING_BOX : PERCHED_BOX;
  const marks = RAVENS[pose];
  return isFlipped ? (
    <Sign marks={flipped(marks)} box={mirroredBox(box)} size={size} />
  ) : (
    <Sign marks={marks} box={box} size={size} />
  );
});

/** A number in a picture: it grows with the picture, not with the reader's text. */
function Figure({ children, size, colour }: Sized & { children: ReactNode; colour: string }) {
  return (
    <View style={styles.figure}>
      <Numeral size={size} maxScale={1} align="center" style={{ color: colour }}>
        {children}
      </Numeral>
    </View>
  );
}

interface PointsSealProps extends Sized {
  readonly points: number;
}

/** Points are always a number in wax. A square. */
export const PointsSeal = memo(function PointsSeal({ points, size }: PointsSealProps) {
  return (
    <View style={[styles.piece, { width: size, height: size }]} aria-hidden>
      <Drawing layers={[seal(points)]} viewBox={[-17, -17, 34.5, 34.5]} width={size} height={size} />
      <Figure size={size * 0.5} colour="#fff1dc">
        {points}
      </Figure>
    </View>
  );
});

interface CountProps extends Sized {
  readonly count: number;
}

/** How many of something: a number on a dark disc with a brass rim, to be laid on a corner. */
export const CountBadge = memo(function CountBadge({ count, size }: CountProps) {
  return (
    <View
      style={[styles.piece, styles.badge, { width: size, height: size, borderRadius: size / 2 }]}
      aria-hidden
    >
      <Figure size={size * 0.66} colour="#fff3d8">
        {count}
      </Figure>
    </View>
  );
});

/** Coins in a pile with their number beside it: `size` high, 1.3 times as wide. */
export const CoinPile = memo(function CoinPile({ count, size }: CountProps) {
  const marks = useMemo(() => coinPile(count), [count]);
  return (
    <View style={[styles.piece, { width: size * 1.3, height: size }]} aria-hidden>
      <Drawing layers={[marks]} viewBox={[-20, -22, 54.6, 42]} width={size * 1.3} height={size} />
      <View style={styles.corner}>
        <CountBadge count={count} size={size / 2} />
      </View>
    </View>
  );
});

export const Crown = memo(function Crown({ size }: Sized) {
  return <Sign marks={CROWN} box={[-17, -12, 35, 23]} size={size} />;
});

export const Palm = memo(function Palm({ size, colour }: Sized & { readonly colour: string }) {
  return <Sign marks={palm(colour)} box={[-13, -11, 26, 22]} size={size} />;
});

export const Hourglass = memo(function Hourglass({ size }: Sized) {
  return <Sign marks={HOURGLASS} box={[-11.5, -14, 23, 28]} size={size} />;
});

/** Over a place of `size` by 0.71 `size`. */
export const Strike = memo(function Strike({ size }: Sized) {
  return <Sign marks={STRIKE} box={[-30, -42, 60, 84]} size={size} />;
});

/** The number of somebody's potion cards stands beside it. A square. */
export const CardsSign = memo(function CardsSign({ size }: Sized) {
  return <Sign marks={CARDS} box={[-9.5, -10, 20, 20]} size={size} />;
});

/** Somebody has a card with a raven. A square. */
export const RavenCardSign = memo(function RavenCardSign({ size }: Sized) {
  return <Sign marks={RAVEN_CARD} box={[-10, -10, 20, 20]} size={size} />;
});

export const GreatSeal = memo(function GreatSeal({ size }: Sized) {
  return <Sign marks={GREAT_SEAL} box={[-24, -24, 48, 48]} size={size} />;
});

/** Laid on the corner of what is chosen. */
export const TickBadge = memo(function TickBadge({ size }: Sized) {
  return <Sign marks={TICK} box={[-14, -14, 29, 30]} size={size} />;
});

const styles = StyleSheet.create({
  piece: { pointerEvents: 'none' },
  figure: { ...StyleSheet.absoluteFill, alignItems: 'center', justifyContent: 'center' },
  badge: { backgroundColor: '#17110c', borderWidth: 1.8, borderColor: '#d9a63f' },
  corner: { position: 'absolute', right: 0, bottom: 0 },
});
