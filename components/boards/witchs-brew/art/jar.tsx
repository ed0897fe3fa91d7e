import { memo, useEffect } from 'react';
import { StyleSheet, View } from 'react-native';
import Animated, { Easing, useAnimatedProps, useSharedValue, withTiming } from 'react-native-reanimated';
import { ClipPath, Defs, G, Path, Rect, Svg } from 'react-native-svg';

import { useMotion } from '@/components/kit/motion';
import { GradientDef, paint, usePaintId } from '@/components/kit/paint';
import type { Colour } from '@/engine/games/witchs-brew/data';
import { Drawing } from './drawing';
import { glassOf, liquidTop } from './glass';
import { down, gradient } from './paints';
import { print } from './prints';
import { JARS, nearestShape } from './shapes';
import { CountBadge } from './small-pieces';

const MovingRect = Animated.createAnimatedComponent(Rect);

const LIQUIDS: Readonly<Record<Colour, string>> = {
  red: down([0, '#ff7a60'], [0.12, '#d63c2a'], [0.8, '#6a0e0c']),
  white: down([0, '#ffffff'], [0.3, '#f0efe0'], [1, '#9aa086']),
  green: down([0, '#b8e070'], [0.12, '#5aa83c'], [0.8, '#18481b']),
};

const GLASSES = { low: glassOf(...JARS.low), high: glassOf(...JARS.high) } as const;

interface LevelProps {
  readonly top: number;
  readonly width: number;
  readonly height: number;
  readonly colour: string;
}

function Level({ top, width, height, colour }: LevelProps) {
  const { duration } = useMotion();
  const shown = useSharedValue(top);
  useEffect(() => {
    shown.set(withTiming(top, { duration: duration(320), easing: Easing.out(Easing.cubic) }));
  }, [shown, top, duration]);
  const body = useAnimatedProps(() => ({ y: shown.get() }));
  return (
    <>
      <MovingRect x={0} width={width} height={height} fill={colour} animatedProps={body} />
      <MovingRect x={0} width={width} height={1.6} fill="#fff" fillOpacity={0.7} animatedProps={body} />
    </>
  );
}

interface JarProps {
  readonly colour: Colour;
  readonly count: number;
  /** Of the glass; the number reaches 6 beyond it at the right and below. */
  readonly width: number;
  readonly height: number;
}

/** A jar of drops: its level is their number, which is written on it too. */
export const Jar = memo(function Jar({ colour, count, width, height }: JarProps) {
  const shape = nearestShape(JARS, width, height);
  const [back, front] = [print(`jar-back-${shape}`), print(`jar-${colour}-${shape}`)];
  const [w, h] = JARS[shape];
  const size = { width: (back.box[2] * width) / w, height: (back.box[3] * height) / h };
  const looks = { viewBox: back.box, ...size, style: styles.layer };
  return (
    <View style={[styles.jar, { width: width + 6, height: height + 6 }]} aria-hidden>
      <Drawing layers={[{ print: back }]} {...looks} />
      <Liquid colour={colour} count={count} shape={shape} {...size} />
      <Drawing layers={[{ print: front }]} {...looks} />
      <CountBadge count={count} size={22} isOnCorner />
    </View>
  );
});

interface LiquidProps {
  readonly colour: Colour;
  readonly count: number;
  readonly shape: keyof typeof JARS;
  readonly width: number;
  readonly height: number;
}

/** What is in the glass: drawn anew as it rises and sinks. */
function Liquid({ colour, count, shape, width, height }: LiquidProps) {
  const id = usePaintId();
  const [w, h] = JARS[shape];
  const name = LIQUIDS[colour].slice(1);
  return (
    <Svg
      width={width}
      height={height}
      viewBox={print(`jar-back-${shape}`).box.join(' ')}
      preserveAspectRatio="none"
      style={styles.layer}
    >
      <Defs>
        <GradientDef id={id + name} gradient={gradient(name)} />
        <ClipPath id={`${id}clip`}>
          <Path d={GLASSES[shape]} />
        </ClipPath>
      </Defs>
      <G clipPath={paint(`${id}clip`)}>
        <Level top={liquidTop(h, count)} width={w} height={h} colour={paint(id + name)} />
      </G>
    </Svg>
  );
}

const styles = StyleSheet.create({
  jar: { pointerEvents: 'none' },
  layer: { position: 'absolute', left: 0, top: 0 },
});
