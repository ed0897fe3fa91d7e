import { memo, useEffect, useState } from 'react';
import { StyleSheet, View } from 'react-native';
import Animated, { Easing, useAnimatedProps, useSharedValue, withTiming } from 'react-native-reanimated';
import { ClipPath, Defs, G, Path, Svg, Use } from 'react-native-svg';

import { drawMarks } from '@/components/kit/drawing/elements';
import { useMotion } from '@/components/kit/motion';
import { GradientDef, paint, usePaintId } from '@/components/kit/paint';
import { Label, Numeral } from '@/components/kit/type';
import { Drawing } from './drawing';
import { LEVEL, type Element } from '@/engine/games/materia-prima/data';
import { gradient, type Theme } from './paints';
import {
  liquidMarks,
  platePlain,
  surfaceAt,
  vesselBack,
  vesselFront,
  VESSEL_GLOW,
  VESSELS,
} from './vessel-marks';

const MovingUse = Animated.createAnimatedComponent(Use);
const RISE = 380;
/** Neck and shadow reach beyond the radius of 10; light reaches to 19. */
const BOX = { x: -20, y: -20, size: 40 } as const;
const VIEW = [BOX.x, BOX.y, BOX.size, BOX.size] as const;

/** What a name is written on, so that no tube runs through it. */
const TAGS = { dark: 'rgba(26, 18, 12, 0.9)', light: 'rgba(250, 240, 216, 0.92)' } as const;

interface LiquidProps {
  readonly element: Element;
  readonly amount: number;
  /** From where it rises when it is first seen. */
  readonly from: number;
  readonly size: number;
  readonly theme: Theme;
}

/** The liquid alone, cut off by the glass; it rises and sinks as one piece. */
function Liquid({ element, amount, from, size, theme }: LiquidProps) {
  const { duration } = useMotion();
  const prefix = usePaintId();
  const time = duration(RISE);
  const top = useSharedValue(surfaceAt(from));
  useEffect(() => {
    const goal = surfaceAt(amount);
    top.set(time > 0 ? withTiming(goal, { duration: time, easing: Easing.inOut(Easing.quad) }) : goal);
  }, [amount, time, top]);
  const risen = useAnimatedProps(() => ({ y: top.get() }));
  return (
    <Svg width={size} height={size} viewBox={VIEW.join(' ')} style={styles.layer} aria-hidden>
      <Defs>
        <GradientDef id={`${prefix}liquid-${element}`} gradient={gradient(`liquid-${element}`, theme)} />
        <ClipPath id={`${prefix}glass`}>
          <Path d={VESSELS[LEVEL[element]]} />
        </ClipPath>
        <G id={`${prefix}body`}>{drawMarks(liquidMarks(element), { prefix, isSmall: false }, 'liquid')}</G>
      </Defs>
      <G clipPath={paint(`${prefix}glass`)}>
        <MovingUse href={`#${prefix}body`} animatedProps={risen} />
      </G>
    </Svg>
  );
}

/** What it held at first, and whether it ever held anything: an empty glass needs no liquid that could move. */
function useFilling(amount: number): { readonly first: number; readonly isWet: boolean } {
  const [first] = useState(amount);
  const [isWet, setWet] = useState(amount > 0);
  if (amount > 0 && !isWet) setWet(true);
  return { first, isWet: isWet || amount > 0 };
}

interface VesselProps {
  readonly element: Element;
  readonly amount: number;
  /** The radius of the glass in px. */
  readonly radius: number;
  readonly theme: Theme;
  /** Written under it. */
  readonly name?: string;
  /** It takes part in what is being converted. */
  readonly isChosen?: boolean;
  /** What would come of it: "+1" instead of the amount. */
  readonly gain?: string;
  readonly isDim?: boolean;
}

/** A vessel of its level's shape; the liquid's level is the amount, full at five, and a plate counts it. */
export const Vessel = memo(function Vessel(props: VesselProps) {
  const { element, amount, radius, theme, name, isChosen = false, gain, isDim = false } = props;
  const size = (radius / 10) * BOX.size;
  const plate = Math.max(18, radius * 0.74);
  const isEmpty = amount === 0;
  const { first, isWet } = useFilling(amount);
  const light = isChosen ? [VESSEL_GLOW] : [];
  const drawing = { viewBox: VIEW, width: size, height: size, theme, style: styles.layer };
  return (
    <View style={[styles.vessel, { width: radius * 2, height: radius * 2 }]} aria-hidden>
      <View
        style={{
          position: 'absolute',
          left: -radius,
          top: -radius,
          width: size,
          height: size,
          opacity: isDim ? 0.55 : 1,
        }}
      >
        {isWet ? (
          <>
            <Drawing layers={[...light, vesselBack(element)]} {...drawing} />
            <Liquid element={element} amount={amount} from={first} size={size} theme={theme} />
            <Drawing layers={[vesselFront(element, isEmpty, theme)]} {...drawing} />
          </>
        ) : (
          <Drawing
            layers={[...light, vesselBack(element), vesselFront(element, isEmpty, theme)]}
            {...drawing}
          />
        )}
      </View>
      <View
        style={[
          styles.plate,
          { left: radius * 1.86 - plate / 2, top: radius * 1.7 - plate / 2, width: plate, height: plate },
        ]}
      >
        <Drawing
          layers={[platePlain(isEmpty && gain === undefined)]}
          viewBox={[-11, -11, 23, 23]}
          width={plate * 1.15}
          height={plate * 1.15}
          style={styles.layer}
        />
        <Numeral
          size={plate * (gain === undefined ? 0.74 : 0.66)}
          maxScale={1}
          align="center"
          style={isEmpty && gain === undefined ? styles.none : styles.count}
        >
          {gain ?? amount}
        </Numeral>
      </View>
      {name === undefined ? null : (
        <View style={[styles.name, { top: radius * 2 + 3 }]}>
          <View style={[styles.tag, { backgroundColor: TAGS[theme] }]}>
            <Label
              isBold
              size={Math.max(11, radius * 0.5)}
              maxScale={radius < 20 ? 1.1 : 1.3}
              numberOfLines={1}
              tone={isChosen ? 'gold' : isEmpty ? 'second' : 'ink'}
            >
              {name}
            </Label>
          </View>
        </View>
      )}
    </View>
  );
});

const styles = StyleSheet.create({
  vessel: { pointerEvents: 'none' },
  layer: { position: 'absolute', left: 0, top: 0 },
  plate: { position: 'absolute', alignItems: 'center', justifyContent: 'center' },
  count: { color: '#2b1806' },
  none: { color: '#f6ead0' },
  name: { position: 'absolute', left: -40, right: -40, alignItems: 'center' },
  tag: { borderRadius: 8, paddingHorizontal: 7 },
});
