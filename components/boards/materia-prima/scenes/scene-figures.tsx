import { StyleSheet, View } from 'react-native';
import Animated, { useAnimatedStyle } from 'react-native-reanimated';

import { middleOf, type Box } from '@/components/kit/stage/box';
import type { Placed } from '@/components/kit/stage/cue-view';

import { FigureShade, Standee, standingAt, Tower } from '../art/standee';
import type { CueOf, Walker } from './cues';
import { usePerson } from '../table';

/** Places on the map are two sides of a hex square. */
const sideOf = ({ width }: Box) => width / 2;

/** Where a standee is to be laid, from the corner of the board. */
function cornerOf(box: Box) {
  return standingAt(sideOf(box), middleOf(box));
}

function FigureOf({ walker, side }: { readonly walker: Walker; readonly side: number }) {
  const { colour } = usePerson(walker.seat);
  const { figure, isSkull, load } = walker;
  return <Standee figure={figure} colour={colour} side={side} isSkull={isSkull} load={load} />;
}

/** Up and over to the next hex: the figure rises, its shadow stays below and shrinks. */
export function Hopping({ cue, from, to, progress }: Placed<CueOf<'hop'>>) {
  const [start, end, side] = [cornerOf(from), cornerOf(to), sideOf(from)];
  const [byX, byY] = [end.left - start.left, end.top - start.top];
  const hopping = useAnimatedStyle(() => {
    const way = progress.get();
    const rise = Math.sin(way * Math.PI);
    return {
      transform: [
        { translateX: start.left + byX * way },
        { translateY: start.top + byY * way - rise * side * 0.5 },
        { scale: 1 + 0.06 * rise },
      ],
    };
  });
  const foot = middleOf(from);
  const shadow = useAnimatedStyle(() => {
    const way = progress.get();
    const size = 1 - 0.4 * Math.sin(way * Math.PI);
    return {
      opacity: 0.3 * size,
      transform: [
        { translateX: foot.x - side * 0.4 + byX * way },
        { translateY: foot.y - side * 0.12 + byY * way },
        { scale: size },
      ],
    };
  });
  return (
    <>
      <Animated.View style={[styles.shadow, { width: side * 0.8, height: side * 0.3 }, shadow]} />
      <Animated.View style={[styles.piece, hopping]}>
        <FigureOf walker={cue} side={side} />
      </Animated.View>
    </>
  );
}

const LEAN = 0.34;

/** Towards the other and back. */
export function Leaning({ cue, from, to, progress }: Placed<CueOf<'lean'>>) {
  const [start, end, side] = [cornerOf(from), cornerOf(to), sideOf(from)];
  const [byX, byY] = [(end.left - start.left) * LEAN, (end.top - start.top) * LEAN];
  const leaning = useAnimatedStyle(() => {
    const way = Math.sin(Math.min(1, progress.get()) * Math.PI);
    return {
      transform: [{ translateX: start.left + byX * way }, { translateY: start.top + byY * way }],
    };
  });
  return (
    <Animated.View style={[styles.piece, leaning]}>
      <FigureOf walker={cue} side={side} />
    </Animated.View>
  );
}

const DOTS = 9;

/** Becomes a silhouette; an alchemist's flies home along dots, a homunculus's sinks away. */
export function Fading({ cue, from, to, progress }: Placed<CueOf<'fade'>>) {
  const [start, end, side] = [cornerOf(from), cornerOf(to), sideOf(from)];
  const [byX, byY] = [end.left - start.left, end.top - start.top];
  const isHomeward = cue.to !== cue.from;
  const body = useAnimatedStyle(() => ({
    opacity: Math.max(0, 1 - progress.get() * 3),
    transform: [{ translateX: start.left }, { translateY: start.top }],
  }));
  const shade = useAnimatedStyle(() => {
    const way = Math.max(0, (progress.get() - 0.25) / 0.75);
    return {
      opacity: isHomeward ? Math.min(1, progress.get() * 4) * (1 - way * 0.6) : 1 - way,
      transform: [
        { translateX: start.left + byX * way },
        { translateY: start.top + byY * way - (isHomeward ? Math.sin(way * Math.PI) : -way) * side * 0.6 },
        { scale: isHomeward ? 1 : 1 - 0.3 * way },
      ],
    };
  });
  return (
    <>
      {isHomeward ? <Dots from={middleOf(from)} to={middleOf(to)} size={side * 0.14} /> : null}
      <Animated.View style={[styles.piece, body]}>
        <FigureOf walker={cue} side={side} />
      </Animated.View>
      <Animated.View style={[styles.piece, shade]}>
        <FigureShade figure={cue.figure} side={side} />
      </Animated.View>
    </>
  );
}

interface Spot {
  readonly x: number;
  readonly y: number;
}

function Dots({ from, to, size }: { readonly from: Spot; readonly to: Spot; readonly size: number }) {
  return Array.from({ length: DOTS }, (_, index) => {
    const way = (index + 1) / (DOTS + 1);
    const [left, top] = [from.x + (to.x - from.x) * way, from.y + (to.y - from.y) * way];
    const place = { left: left - size / 2, top: top - size / 2, width: size, height: size };
    return <View key={index} style={[styles.dot, place, { borderRadius: size }]} />;
  });
}

/** Comes up out of its own light. */
export function Rising({ cue, from, progress }: Placed<CueOf<'rise'>>) {
  const [start, side] = [cornerOf(from), sideOf(from)];
  const rising = useAnimatedStyle(() => {
    const way = progress.get();
    return {
      opacity: Math.min(1, way * 2),
      transform: [
        { translateX: start.left },
        { translateY: start.top + (1 - way) * side * 0.9 },
        { scale: 0.7 + 0.3 * way },
      ],
    };
  });
  const shade = useAnimatedStyle(() => {
    const way = progress.get();
    return {
      opacity: way === 0 ? 0 : 1 - way,
      transform: [
        { translateX: start.left },
        { translateY: start.top + (1 - way) * side * 0.9 },
        { scale: 0.72 + 0.36 * way },
      ],
    };
  });
  return (
    <>
      <Animated.View style={[styles.piece, shade]}>
        <FigureShade figure={cue.figure} side={side} />
      </Animated.View>
      <Animated.View style={[styles.piece, rising]}>
        <FigureOf walker={cue} side={side} />
      </Animated.View>
    </>
  );
}

/** A tower comes down from above and settles. */
export function TowerLanding({ cue, from, progress }: Placed<CueOf<'tower'>>) {
  const { colour } = usePerson(cue.seat);
  const [start, side] = [cornerOf(from), sideOf(from)];
  const landing = useAnimatedStyle(() => {
    const way = progress.get();
    const squeeze = way > 0.8 ? Math.sin(((way - 0.8) / 0.2) * Math.PI) * 0.06 : 0;
    return {
      opacity: Math.min(1, way * 3),
      transform: [
        { translateX: start.left },
        { translateY: start.top - Math.max(0, 1 - way / 0.8) * side * 2 },
        { scaleY: 1 - squeeze },
      ],
    };
  });
  return (
    <Animated.View style={[styles.piece, landing]}>
      <Tower colour={colour} side={side} />
    </Animated.View>
  );
}

const styles = StyleSheet.create({
  piece: { position: 'absolute' },
  shadow: { position: 'absolute', borderRadius: 999, backgroundColor: '#000000' },
  dot: { position: 'absolute', backgroundColor: '#ffe9a6', opacity: 0.75 },
});
