import { memo } from 'react';
import { StyleSheet, View } from 'react-native';

import { Paint } from '@/components/kit/paint';
import type { Scheme } from '@/components/kit/tokens';
import { Drawing, Shown } from './drawing';
import { print } from './prints';
import { BRASS, TONES } from './tones';

interface Piece {
  readonly size: number;
  readonly theme: Scheme;
}

interface CandleProps extends Piece {
  readonly isLit: boolean;
}

/** A candle stands for an action: lit while it is left; its flame is laid over it. Its size is its height. */
export const Candle = memo(function Candle({ isLit, ...piece }: CandleProps) {
  return <Shown print={print(isLit ? 'candle-lit' : 'candle-spent')} {...piece} />;
});

/** How wide a candle of a height is. */
export function candleWidth(size: number): number {
  const [, , across, high] = print('flame').box;
  return (size * across) / high;
}

export const CandleFlame = memo(function CandleFlame(piece: Piece) {
  return <Shown print={print('flame')} {...piece} />;
});

/** The crucible in which tiles are extracted; hot while it can take one. */
export const Crucible = memo(function Crucible({
  isHot = false,
  ...piece
}: Piece & { readonly isHot?: boolean }) {
  return <Shown print={print(isHot ? 'crucible-hot' : 'crucible')} {...piece} />;
});

/** The sun that wakes sleeping parts. */
export const Sun = memo(function Sun(piece: Piece) {
  return <Shown print={print('sun')} {...piece} />;
});

/** Below this size a pile is drawn without fine lines. */
const SMALL_PILE = 60;

interface StackProps extends Piece {
  readonly count: number;
}

type Depth = 0 | 1 | 2 | 3 | 4;

/** The reserve, face down and neat; the pile sinks as it is drawn. */
export const ReserveStack = memo(function ReserveStack({ count, ...piece }: StackProps) {
  const depth = Math.min(4, Math.ceil(count / 8)) as Depth;
  return <Shown print={print(`reserve-${depth}`)} isSmall={piece.size < SMALL_PILE} {...piece} />;
});

/** The discards: only their number is public, so the pile lies face down, singed and untidy. */
export const DiscardsStack = memo(function DiscardsStack({ count, ...piece }: StackProps) {
  const shown = Math.min(3, count) as Exclude<Depth, 4>;
  return <Shown print={print(`discards-${shown}`)} isSmall={piece.size < SMALL_PILE} {...piece} />;
});

interface BoardFrameProps {
  readonly width: number;
  readonly height: number;
  readonly theme: Scheme;
}

/** How far inside its frame a board lies. */
export const FRAME_INSET = 7;

const RIVET = 11;
const RIVET_MIDDLE = 5;

/** Walnut and brass around a board, with rivets; its shadow reaches over at the right and below. */
export const BoardFrame = memo(function BoardFrame({ width, height, theme }: BoardFrameProps) {
  const { shadow, shadowOpacity, edge, well, walnut } = TONES[theme];
  const cast = { backgroundColor: edge, boxShadow: `3px 7px 0px ${faded(shadow, shadowOpacity)}` };
  const corners = [0, width - 2 * RIVET_MIDDLE].flatMap((left) =>
    [0, height - 2 * RIVET_MIDDLE].map((top) => ({ left, top })),
  );
  return (
    <View style={[styles.frame, { width, height }, cast]} aria-hidden>
      <Paint gradient={BRASS} inset={1.2} radius={11.2} />
      <Paint gradient={walnut} inset={3.6} radius={8.8} />
      <View style={[styles.well, { backgroundColor: well }]} />
      <View style={styles.shine} />
      {corners.map((place, index) => (
        <Shown key={index} print={print('rivet')} size={RIVET} style={[styles.rivet, place]} />
      ))}
    </View>
  );
});

const faded = (colour: string, opacity: number): string =>
  colour +
  Math.round(opacity * 255)
    .toString(16)
    .padStart(2, '0');

interface ShelfProps {
  readonly width: number;
  readonly theme: Scheme;
}

const SHELF_HEIGHT = 18;
/** A narrower one is a ledge for one vessel. */
const LEAST_SHELF = 150;

/** The board on which the vessels stand. */
export const Shelf = memo(function Shelf({ width, theme }: ShelfProps) {
  const board = print(width < LEAST_SHELF ? 'ledge' : 'shelf');
  return (
    <Drawing
      layers={[{ print: board }]}
      viewBox={board.box}
      width={width}
      height={SHELF_HEIGHT}
      theme={theme}
    />
  );
});

/** The great circle alight, behind a creature that comes to life. */
export const GreatCircle = memo(function GreatCircle(piece: Piece) {
  return <Shown print={print('great-circle')} {...piece} />;
});

const styles = StyleSheet.create({
  frame: { borderRadius: 12, pointerEvents: 'none' },
  well: { ...StyleSheet.absoluteFill, margin: 6, borderRadius: 5 },
  shine: {
    position: 'absolute',
    left: 14,
    right: 40,
    top: 1,
    height: 1.2,
    backgroundColor: 'rgba(255, 242, 192, 0.7)',
  },
  rivet: { position: 'absolute' },
});
