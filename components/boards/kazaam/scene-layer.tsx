import { Platform, StyleSheet, View, type ViewStyle } from 'react-native';
import Animated, { useAnimatedStyle, type SharedValue } from 'react-native-reanimated';

import { useTheme } from '@/components/kit/theme';
import { tileOf } from '@/engine/games/kazaam/tiles';

import { useBox, type Box } from './anchors';
import { IngredientSign } from './art/ingredient-sign';
import { TileBack, TileFace } from './art/tile';
import { FAN, type Cue, type Piece, type Scene } from './choreography';
import { Laying, Sewing } from './laying';
import { useSetting } from './table';
import { useProgress } from './use-progress';

const ROOT = 'root';

/** Draws what moves, above everything else; only transforms and opacities change. */
export function SceneLayer({ scene }: { readonly scene: Scene }) {
  return (
    <View style={styles.layer} aria-hidden>
      {scene.cues.map((cue, index) => (
        <CueView key={index} cue={cue} />
      ))}
    </View>
  );
}

function CueView({ cue }: { readonly cue: Cue }) {
  const [start, end] = endsOf(cue);
  const progress = useProgress(cue);
  const from = usePlace(start);
  const to = usePlace(end);
  if (!from || !to) return null;
  switch (cue.type) {
    case 'fly':
      return <Flight piece={cue.piece} from={from} to={aimedAt(cue, to)} progress={progress} />;
    case 'lay':
      return <Laying cue={cue} from={from} to={to} />;
    case 'sew':
      return <Sewing seam={cue.seam} board={from} progress={progress} />;
    case 'turn':
      return <Turn cue={cue} at={from} progress={progress} />;
    case 'flare':
      return <Flare at={from} progress={progress} />;
    case 'reach':
      return <Reach from={from} to={to} progress={progress} />;
  }
}

function endsOf(cue: Cue): readonly [from: string, to: string] {
  return 'at' in cue ? [cue.at, cue.at] : [cue.from, cue.to];
}

/** What is paid goes to the spine: at the left of a tile that is held, left beside one that lies already. */
function aimedAt({ piece, to }: Extract<Cue, { type: 'fly' }>, box: Box): Box {
  const isPaid = piece.type === 'dose' && (to.startsWith('hand:') || to.startsWith('place:'));
  if (!isPaid) return box;
  const width = box.width * SPINE_SHARE;
  return { ...box, width, x: to.startsWith('hand:') ? box.x : box.x - width };
}

/** Where something is; of the whole hand, one tile in its middle. */
function usePlace(name: string): Box | null {
  const { layout } = useSetting();
  const box = useBox(name, ROOT);
  return box && name === FAN ? inMiddle(box, layout.hand.tile) : box;
}

function inMiddle({ x, y, width, height }: Box, side: number): Box {
  return { x: x + (width - side) / 2, y: y + (height - side) / 2, width: side, height: side };
}

const DOSE = 26;
const SPINE_SHARE = 0.17;

function pieceSize(piece: Piece, from: Box, to: Box): number {
  return piece.type === 'dose' ? DOSE : Math.max(sideOf(from), sideOf(to));
}

function sideOf(box: Box): number {
  return Math.min(box.width, box.height);
}

interface FlightProps {
  readonly piece: Piece;
  readonly from: Box;
  readonly to: Box;
  readonly progress: SharedValue<number>;
}

function Flight({ piece, from, to, progress }: FlightProps) {
  const size = pieceSize(piece, from, to);
  const isDose = piece.type === 'dose';
  const share = piece.type === 'turning' ? SLIDE : 1;
  const startScale = isDose ? 1 : Math.min(1, sideOf(from) / size);
  const endScale = isDose ? 1 : Math.min(1, sideOf(to) / size);
  const startX = from.x + from.width / 2 - size / 2;
  const startY = from.y + from.height / 2 - size / 2;
  const byX = to.x + to.width / 2 - from.x - from.width / 2;
  const byY = to.y + to.height / 2 - from.y - from.height / 2;
  const flying = useAnimatedStyle(() => {
    const way = Math.min(1, progress.get() / share);
    const isUnderWay = !isDose || (way > 0 && way < 1);
    return {
      opacity: isUnderWay ? 1 : 0,
      transform: [
        { translateX: startX + byX * way },
        { translateY: startY + byY * way - Math.sin(way * Math.PI) * 18 },
        { scale: startScale + (endScale - startScale) * way },
      ],
    };
  });
  return (
    <Animated.View style={[styles.flight, flying]}>
      <PieceView piece={piece} size={size} progress={progress} />
    </Animated.View>
  );
}

interface PieceViewProps {
  readonly piece: Piece;
  readonly size: number;
  readonly progress: SharedValue<number>;
}

function PieceView({ piece, size, progress }: PieceViewProps) {
  switch (piece.type) {
    case 'tile':
      return <TileFace tile={tileOf(piece.tile)} size={size} />;
    case 'back':
      return <TileBack size={size} />;
    case 'turning':
      return <Turning piece={piece} size={size} progress={progress} />;
    case 'dose':
      return <IngredientSign ingredient={piece.ingredient} size={size} />;
  }
}

interface TurningProps {
  readonly piece: Extract<Piece, { type: 'turning' }>;
  readonly size: number;
  readonly progress: SharedValue<number>;
}

/** Arrives by one side, then turns over to the other. */
function Turning({ piece, size, progress }: TurningProps) {
  const first = useAnimatedStyle(() => ({ transform: [{ scaleX: closing(turned(progress.get())) }] }));
  const second = useAnimatedStyle(() => ({ transform: [{ scaleX: opening(turned(progress.get())) }] }));
  const face = <TileFace tile={tileOf(piece.tile)} size={size} />;
  const back = <TileBack size={size} />;
  return (
    <View style={{ width: size, height: size }}>
      <Animated.View style={[styles.side, first]}>{piece.isUp ? back : face}</Animated.View>
      <Animated.View style={[styles.side, second]}>{piece.isUp ? face : back}</Animated.View>
    </View>
  );
}

/** The share of its time in which a tile that turns over on arriving is still under way. */
const SLIDE = 0.55;

function turned(progress: number): number {
  'worklet';
  return Math.max(0, (progress - SLIDE) / (1 - SLIDE));
}

/** The breadth of the side that turns away, and of the one that turns up. */
function closing(way: number): number {
  'worklet';
  return Math.max(0.001, 1 - way * 2);
}

function opening(way: number): number {
  'worklet';
  return Math.max(0.001, way * 2 - 1);
}

interface TurnProps {
  readonly cue: Extract<Cue, { type: 'turn' }>;
  readonly at: Box;
  readonly progress: SharedValue<number>;
}

/** The tile narrows to an edge and widens again with its other side. */
function Turn({ cue, at, progress }: TurnProps) {
  const { colours } = useTheme();
  const size = sideOf(at);
  const first = useAnimatedStyle(() => ({ transform: [{ scaleX: closing(progress.get()) }] }));
  const second = useAnimatedStyle(() => ({ transform: [{ scaleX: opening(progress.get()) }] }));
  const face = <TileFace tile={tileOf(cue.tile)} size={size} />;
  const back = <TileBack size={size} asleep={tileOf(cue.tile)} />;
  return (
    <View
      style={[
        styles.piece,
        { left: at.x, top: at.y, width: size, height: size, backgroundColor: colours.recess },
      ]}
    >
      <Animated.View style={[styles.side, first]}>{cue.isUp ? back : face}</Animated.View>
      <Animated.View style={[styles.side, second]}>{cue.isUp ? face : back}</Animated.View>
    </View>
  );
}

function Flare({ at, progress }: { readonly at: Box; readonly progress: SharedValue<number> }) {
  const { colours } = useTheme();
  const light = useAnimatedStyle(() => ({
    opacity: Math.sin(progress.get() * Math.PI),
    transform: [{ scale: 1 + 0.06 * Math.sin(progress.get() * Math.PI) }],
  }));
  return (
    <Animated.View
      style={[
        styles.flare,
        { left: at.x, top: at.y, width: at.width, height: at.height, borderColor: colours.glow },
        { boxShadow: `0px 0px 18px ${colours.glowEdge}` },
        light,
      ]}
    />
  );
}

interface ReachProps {
  readonly from: Box;
  readonly to: Box;
  readonly progress: SharedValue<number>;
}

/** A line of light from what acts to what it acts upon. */
function Reach({ from, to, progress }: ReachProps) {
  const { colours } = useTheme();
  const startX = from.x + from.width / 2;
  const startY = from.y + from.height / 2;
  const byX = to.x + to.width / 2 - startX;
  const byY = to.y + to.height / 2 - startY;
  const length = Math.hypot(byX, byY);
  const angle = `${Math.atan2(byY, byX)}rad`;
  const light = useAnimatedStyle(() => {
    const way = progress.get();
    return {
      opacity: way < 0.7 ? Math.min(1, way * 4) : (1 - way) / 0.3,
      transform: [{ rotate: angle }, { scaleX: Math.max(0.001, Math.min(1, way / 0.6)) }],
    };
  });
  return (
    <Animated.View
      style={[
        styles.reach,
        { left: startX, top: startY - 3, width: length, backgroundColor: colours.glow },
        { boxShadow: `0px 0px 12px ${colours.glowEdge}` },
        light,
      ]}
    />
  );
}

const styles = StyleSheet.create({
  layer: { ...StyleSheet.absoluteFill, pointerEvents: 'none', overflow: 'hidden' },
  piece: { position: 'absolute' },
  // On its own layer in a browser, or every step would draw the tile again.
  flight: {
    position: 'absolute',
    ...(Platform.OS === 'web' ? ({ willChange: 'transform' } as ViewStyle) : {}),
  },
  side: { ...StyleSheet.absoluteFill },
  flare: { position: 'absolute', borderWidth: 3, borderRadius: 8 },
  reach: { position: 'absolute', height: 6, borderRadius: 3, transformOrigin: 'left center' },
});
