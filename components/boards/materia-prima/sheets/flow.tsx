import { memo, useEffect } from 'react';
import { StyleSheet } from 'react-native';
import Animated, {
  Easing,
  useAnimatedStyle,
  useSharedValue,
  withDelay,
  withTiming,
} from 'react-native-reanimated';

import { times } from '@/components/kit/drawing/geometry';
import { useMotion } from '@/components/kit/motion';
import { MADE_FROM, type Element, type Product } from '@/engine/games/materia-prima/data';

import { ELEMENT_HUES } from '../art/hues';
import type { PyramidPlan } from '../art/pyramid-plan';
import type { Convert } from '../touch/brewing';

const TIME = 460;
const BEADS = 4;
const APART = 70;
const BEAD = 8;

interface Way {
  readonly from: readonly [x: number, y: number];
  readonly bend: readonly [x: number, y: number];
  readonly into: readonly [x: number, y: number];
  readonly end: readonly [x: number, y: number];
}

/** The way of the tube from a source to its product, as it is drawn. */
function wayOf({ spots, radius }: PyramidPlan, source: Element, product: Product): Way {
  const [from, to] = [spots[source], spots[product]];
  const lean = from.x - to.x;
  return {
    from: [from.x, from.y - radius * 1.4],
    bend: [from.x, from.y - radius * 2.1],
    into: [to.x + lean * 0.45, to.y + radius * 1.9],
    end: [to.x + lean * 0.28, to.y + radius * 0.8],
  };
}

interface BeadProps {
  readonly way: Way;
  readonly hue: string;
  readonly delay: number;
  readonly time: number;
}

const Bead = memo(function Bead({ way, hue, delay, time }: BeadProps) {
  const part = useSharedValue(0);
  useEffect(() => {
    part.set(withDelay(delay, withTiming(1, { duration: time, easing: Easing.inOut(Easing.quad) })));
  }, [part, delay, time]);
  const style = useAnimatedStyle(() => {
    const t = part.get();
    const rest = 1 - t;
    const [a, b, c, d] = [rest * rest * rest, 3 * rest * rest * t, 3 * rest * t * t, t * t * t];
    return {
      opacity: t > 0 && t < 1 ? 1 : 0,
      transform: [
        { translateX: a * way.from[0] + b * way.bend[0] + c * way.into[0] + d * way.end[0] },
        { translateY: a * way.from[1] + b * way.bend[1] + c * way.into[1] + d * way.end[1] },
      ],
    };
  });
  return <Animated.View style={[styles.bead, { backgroundColor: hue }, style]} />;
});

interface FlowProps {
  readonly convert: Convert;
  readonly plan: PyramidPlan;
}

/** Beads of both elements run up the tubes into what they make. */
export function Flow({ convert: { into, pay }, plan }: FlowProps) {
  const { isStill, duration } = useMotion();
  if (isStill) return null;
  return MADE_FROM[into].flatMap((source, side) => {
    const [, hue] = ELEMENT_HUES[pay[side] ?? source];
    const way = wayOf(plan, source, into);
    return times(BEADS, (bead) => (
      <Bead
        key={`${source} ${bead}`}
        way={way}
        hue={hue}
        delay={duration(bead * APART)}
        time={duration(TIME)}
      />
    ));
  });
}

const styles = StyleSheet.create({
  bead: {
    position: 'absolute',
    left: -BEAD / 2,
    top: -BEAD / 2,
    width: BEAD,
    height: BEAD,
    borderRadius: BEAD / 2,
    borderWidth: 1,
    borderColor: '#FFF8DC',
    pointerEvents: 'none',
  },
});
