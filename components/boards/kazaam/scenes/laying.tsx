import { Platform, StyleSheet, View, type ViewStyle } from 'react-native';
import Animated, { useAnimatedStyle, type SharedValue } from 'react-native-reanimated';

import { TIMES } from '@/components/kit/motion';
import type { Box } from '@/components/kit/stage/box';
import { useProgress } from '@/components/kit/stage/use-progress';
import type { Ingredient } from '@/engine/games/kazaam/data';
import { tileOf } from '@/engine/games/kazaam/tiles';

import { Seamed } from '../art/creature';
import { CREATURE, TILE } from '../art/places';
import { isUpright as runsDown, lengthOf, stitchCount, stitchesBox, type Seam } from '../art/seams';
import { TileSpine } from '../art/spine';
import { SPINE } from '../art/spine-places';
import { PLAQUE, SMALL_TILE, TileFace } from '../art/tile';
import { FOLD } from './choreography';
import type { CueOf } from './cues';
import { FadingSymbol } from '../pieces/symbol-shades';

/** How much of a held tile is leather, against its face. */
const LEATHER = SPINE / TILE;

interface Spot {
  readonly x: number;
  readonly y: number;
  readonly side: number;
}

/** Where the face lies of a tile that is held in a box, its spine at the left. */
function faceIn({ x, y, width, height }: Box): Spot {
  const side = Math.min(height / PLAQUE.height, width / PLAQUE.width);
  return { x: x + width / 2 + (side * LEATHER) / 2, y: y + height / 2, side };
}

function placeIn({ x, y, width, height }: Box): Spot {
  return { x: x + width / 2, y: y + height / 2, side: Math.min(width, height) };
}

interface LayingProps {
  readonly cue: CueOf<'lay'>;
  readonly from: Box;
  readonly to: Box;
}

/** A tile of the own hand on its way to the board: paid, rid of its spine, laid down. */
export function Laying({ cue, from, to }: LayingProps) {
  const folded = useProgress({ start: cue.fold, time: FOLD });
  const glided = useProgress({ start: cue.glide, time: TIMES.move });
  const end = placeIn(to);
  const begin = cue.from === cue.to ? end : faceIn(from);
  const size = Math.max(begin.side, end.side);
  const gliding = useAnimatedStyle(() => {
    const way = glided.get();
    const between = (one: number, other: number) => one + (other - one) * way;
    return {
      transform: [
        { translateX: between(begin.x, end.x) - size / 2 },
        { translateY: between(begin.y, end.y) - size / 2 - Math.sin(way * Math.PI) * 18 },
        { scale: between(begin.side, end.side) / size },
      ],
    };
  });
  const folding = useAnimatedStyle(() => ({
    opacity: folded.get() < 1 ? 1 : 0,
    transform: [{ scaleX: Math.max(0.001, 1 - folded.get()) }],
  }));
  const rim = useAnimatedStyle(() => ({ opacity: 1 - folded.get() }));
  const { symbols } = tileOf(cue.tile);
  return (
    <Animated.View style={[styles.tile, { width: size, height: size }, gliding]}>
      <TileFace tile={tileOf(cue.tile)} size={size} />
      <Animated.View style={[styles.rim, rim]} />
      <Animated.View style={[styles.spine, { left: -size * LEATHER, width: size * LEATHER }, folding]}>
        <TileSpine tile={tileOf(cue.tile)} size={size} />
        {symbols.map((_, index) => (
          <PaidSymbol key={index} symbols={symbols} index={index} size={size} at={cue.paid[index] ?? 0} />
        ))}
      </Animated.View>
    </Animated.View>
  );
}

interface PaidSymbolProps {
  readonly symbols: readonly Ingredient[];
  readonly index: number;
  readonly size: number;
  readonly at: number;
}

function PaidSymbol({ symbols, index, size, at }: PaidSymbolProps) {
  const share = useProgress({ start: at, time: TIMES.stagger });
  return <FadingSymbol symbols={symbols} index={index} size={size} share={share} />;
}

interface SewingProps {
  readonly seam: Seam;
  /** The board, without its frame. */
  readonly board: Box;
  readonly progress: SharedValue<number>;
}

/** Stitch after stitch comes into sight: a window opens along the seam, and what is drawn stays where it is. */
export function Sewing({ seam, board, progress }: SewingProps) {
  const scale = board.width / CREATURE;
  const isUpright = runsDown(seam);
  const [x, y, wide, high] = stitchesBox(seam);
  const length = lengthOf(seam) * scale;
  const across = (isUpright ? wide : high) * scale;
  const count = stitchCount(seam);
  const opening = useAnimatedStyle(() => {
    const unsewn = length * unsewnShare(progress.get(), count);
    return { transform: isUpright ? [{ translateY: -unsewn }] : [{ translateX: -unsewn }] };
  });
  const staying = useAnimatedStyle(() => {
    const unsewn = length * unsewnShare(progress.get(), count);
    return { transform: isUpright ? [{ translateY: unsewn }] : [{ translateX: unsewn }] };
  });
  const needle = useAnimatedStyle(() => {
    const way = progress.get() * length;
    return {
      opacity: progress.get() > 0 && progress.get() < 1 ? 1 : 0,
      transform: [{ translateX: isUpright ? across / 2 : way }, { translateY: isUpright ? way : across / 2 }],
    };
  });
  if (board.width / 3 < SMALL_TILE) return null;
  const room = { width: wide * scale, height: high * scale };
  return (
    <View style={[styles.seam, room, { left: board.x + x * scale, top: board.y + y * scale }]}>
      <Animated.View style={[StyleSheet.absoluteFill, styles.window, opening]}>
        <Animated.View style={[StyleSheet.absoluteFill, staying]}>
          <Seamed seam={seam} {...room} />
        </Animated.View>
      </Animated.View>
      <Animated.View style={[styles.needle, needle]} />
    </View>
  );
}

/** By whole stitches. */
function unsewnShare(progress: number, count: number): number {
  'worklet';
  return 1 - Math.floor(progress * count + 0.001) / count;
}

const NEEDLE = 7;

const styles = StyleSheet.create({
  tile: {
    position: 'absolute',
    // On its own layer in a browser, or every step would draw the tile again.
    ...(Platform.OS === 'web' ? ({ willChange: 'transform' } as ViewStyle) : {}),
  },
  rim: { ...StyleSheet.absoluteFill, borderWidth: 1.5, borderColor: '#E2B04A', borderRadius: 4 },
  spine: { position: 'absolute', top: 0, bottom: 0, transformOrigin: 'right center' },
  seam: { position: 'absolute' },
  window: { overflow: 'hidden' },
  needle: {
    position: 'absolute',
    left: -NEEDLE / 2,
    top: -NEEDLE / 2,
    width: NEEDLE,
    height: NEEDLE,
    borderRadius: NEEDLE / 2,
    backgroundColor: '#FFFBE0',
    boxShadow: '0px 0px 10px #FFD870',
  },
});
