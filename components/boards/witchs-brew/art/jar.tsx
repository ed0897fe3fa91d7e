import { memo, useEffect } from 'react';
import { StyleSheet, View } from 'react-native';
import Animated, { Easing, useAnimatedProps, useSharedValue, withTiming } from 'react-native-reanimated';
import { ClipPath, Defs, G, Path, Rect, Svg } from 'react-native-svg';

import { useMotion } from '@/components/kit/motion';
import { GradientDef, paint, usePaintId } from '@/components/kit/paint';
import type { Colour } from '@/engine/games/witchs-brew/data';
import { gradient, down, lin } from './paints';
import { CountBadge, Drop } from './small-pieces';

const MovingRect = Animated.createAnimatedComponent(Rect);

const LIQUIDS: Readonly<Record<Colour, string>> = {
  red: down([0, '#ff7a60'], [0.12, '#d63c2a'], [0.8, '#6a0e0c']),
  white: down([0, '#ffffff'], [0.3, '#f0efe0'], [1, '#9aa086']),
  green: down([0, '#b8e070'], [0.12, '#5aa83c'], [0.8, '#18481b']),
};
const GLASS = lin('#8fa6a8', '#3c4a4c', '#1a2224');
const CORK = lin('#e0b070', '#9a642c', '#4a2a0e');
/** So many drops fill it. */
const FULL = 7;
const TOP = 5;

function glassOf(w: number, h: number): string {
  const foot = h + TOP;
  const y = (share: number) => TOP + h * share;
  return (
    `M${w * 0.26} ${TOP}H${w * 0.74}V${y(0.16)}Q${w} ${y(0.22)} ${w} ${y(0.42)}V${foot - 7}` +
    `Q${w} ${foot} ${w - 7} ${foot}H7Q0 ${foot} 0 ${foot - 7}V${y(0.42)}Q0 ${y(0.22)} ${w * 0.26} ${y(0.16)}Z`
  );
}

interface LiquidProps {
  readonly top: number;
  readonly width: number;
  readonly height: number;
  readonly colour: string;
}

function Liquid({ top, width, height, colour }: LiquidProps) {
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
export const Jar = memo(function Jar({ colour, count, width: w, height: h }: JarProps) {
  const id = usePaintId();
  const glass = glassOf(w, h - TOP);
  const top = count === 0 ? h + 2 : h - 4 - (h - TOP) * 0.74 * Math.min(1, count / FULL);
  const liquid = LIQUIDS[colour].slice(1);
  const drop = Math.min(25, w * 0.58);
  return (
    <View style={[styles.jar, { width: w + 6, height: h + 6 }]} aria-hidden>
      <Svg width={w + 6} height={h + 6} viewBox={`-2 -1 ${w + 6} ${h + 6}`}>
        <Defs>
          {[GLASS, CORK, LIQUIDS[colour]].map((name) => (
            <GradientDef key={name} id={id + name.slice(1)} gradient={gradient(name.slice(1))} />
          ))}
          <ClipPath id={`${id}clip`}>
            <Path d={glass} />
          </ClipPath>
        </Defs>
        <G transform="translate(2 3.5)">
          <Path d={glass} fill="#000" fillOpacity={0.5} />
        </G>
        <Path d={glass} fill="#141a1c" fillOpacity={0.55} />
        <Path d={glass} fill={paint(id + GLASS.slice(1))} fillOpacity={0.55} />
        <G clipPath={paint(`${id}clip`)}>
          <Liquid top={top} width={w} height={h} colour={paint(id + liquid)} />
          <G transform="translate(1.6 1.6)">
            <Path d={glass} fill="none" stroke="#fff" strokeOpacity={0.35} strokeWidth={3} />
          </G>
        </G>
        <Path d={glass} fill="none" stroke="#0f1112" strokeWidth={1.8} />
        <Path
          d={`M${w * 0.16} ${h * 0.45}V${h * 0.8}`}
          stroke="#fff"
          strokeOpacity={0.8}
          strokeWidth={2.6}
          strokeLinecap="round"
        />
        <Rect
          x={w * 0.22}
          y={0.4}
          width={w * 0.56}
          height={7}
          rx={2.4}
          fill={paint(id + CORK.slice(1))}
          stroke="#241204"
          strokeWidth={1.2}
        />
      </Svg>
      <View style={[styles.placed, { left: 2 + w / 2 - drop / 2, top: h * 0.5 - drop / 2 }]}>
        <Drop colour={colour} size={drop} />
      </View>
      <View style={[styles.placed, { right: 0, bottom: 0 }]}>
        <CountBadge count={count} size={22} />
      </View>
    </View>
  );
});

const styles = StyleSheet.create({
  jar: { pointerEvents: 'none' },
  placed: { position: 'absolute' },
});
