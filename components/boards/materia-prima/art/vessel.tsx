import { memo, useEffect, useState } from 'react';
import { StyleSheet, View, type StyleProp, type ViewStyle } from 'react-native';

import type { Layer } from '@/components/kit/drawing/parts';
import { useMotion } from '@/components/kit/motion';
import { painted } from '@/components/kit/paint';
import { Label, Numeral } from '@/components/kit/type';
import { LEVEL, type Element } from '@/engine/games/materia-prima/data';
import { Drawing } from './drawing';
import { Liquid, RISE } from './liquid';
import { gradient, type Theme } from './paints';
import { placed } from './piece';
import type { PrintName } from './prints';
import { FULL } from './vessel-marks';

/** Neck and shadow reach beyond the radius of 10; light reaches to 19. */
const BOX = { x: -20, y: -20, size: 40 } as const;
const VIEW = [BOX.x, BOX.y, BOX.size, BOX.size] as const;

/** What a name is written on, so that no tube runs through it. */
const TAGS = { dark: 'rgba(26, 18, 12, 0.9)', light: 'rgba(250, 240, 216, 0.92)' } as const;

const glassOf = (element: Element, amount: number): Layer =>
  placed(amount === 0 ? `empty-${element}` : `glass-${element}`, 0, 0);

const contentOf = (element: Element, amount: number): readonly Layer[] =>
  amount > 0 ? [placed(`liquid-${element}-${Math.min(amount, FULL)}` as PrintName, 0, 0)] : [];

/** From which amount the liquid rises or sinks to the one that is there now; null when it lies still. */
function useRising(amount: number): number | null {
  const { duration } = useMotion();
  const [still, setStill] = useState(amount);
  const time = duration(RISE);
  useEffect(() => {
    if (still === amount) return undefined;
    const timer = setTimeout(() => setStill(amount), time);
    return () => clearTimeout(timer);
  }, [still, amount, time]);
  return still === amount || time === 0 ? null : still;
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
  readonly style?: StyleProp<ViewStyle>;
}

/** A vessel of its level's shape; the liquid's level is the amount, full at five, and a plate counts it where there is any. */
export const Vessel = memo(function Vessel(props: VesselProps) {
  const { element, amount, radius, theme, name, isChosen = false, gain, style } = props;
  const size = (radius / 10) * BOX.size;
  const plate = Math.max(18, radius * 0.74);
  const isEmpty = amount === 0;
  const rising = useRising(amount);
  const under = [
    ...(isChosen ? [placed('vessel-light', 0, 0)] : []),
    placed(`vessel-${LEVEL[element]}`, 0, 0),
  ];
  const glass = glassOf(element, amount);
  const at = { left: -radius, top: -radius };
  const drawing = { viewBox: VIEW, width: size, height: size, theme, at };
  const isDull = isEmpty && gain === undefined;
  return (
    <View style={[styles.vessel, { width: radius * 2, height: radius * 2 }, style]} aria-hidden>
      {rising === null ? (
        <Drawing layers={[...under, ...contentOf(element, amount), glass]} {...drawing} />
      ) : (
        <>
          <Drawing layers={under} {...drawing} />
          <Liquid element={element} amount={amount} from={rising} size={size} theme={theme} style={at} />
          <Drawing layers={[glass]} {...drawing} />
        </>
      )}
      {isDull ? null : (
        <View
          style={[
            styles.plate,
            { left: radius * 1.86 - plate / 2, top: radius * 1.7 - plate / 2, width: plate, height: plate },
            { borderRadius: plate / 2 },
            painted(gradient('brass', theme)),
          ]}
        >
          <Numeral
            size={plate * (gain === undefined ? 0.74 : 0.66)}
            maxScale={1}
            align="center"
            style={styles.count}
          >
            {gain ?? amount}
          </Numeral>
        </View>
      )}
      {name === undefined ? null : (
        <View style={[styles.name, { top: radius * 2 + 3 }]}>
          <Label
            isBold
            size={Math.max(11, radius * 0.5)}
            maxScale={radius < 20 ? 1.1 : 1.3}
            numberOfLines={1}
            tone={isChosen ? 'gold' : isEmpty ? 'second' : 'ink'}
            style={[styles.tag, { backgroundColor: TAGS[theme] }]}
          >
            {name}
          </Label>
        </View>
      )}
    </View>
  );
});

const styles = StyleSheet.create({
  vessel: { pointerEvents: 'none' },
  plate: {
    position: 'absolute',
    alignItems: 'center',
    justifyContent: 'center',
    borderWidth: 1,
    borderColor: '#2b1806',
    boxShadow: '1px 1.5px 0px rgba(0, 0, 0, 0.5)',
  },
  count: { color: '#2b1806' },
  name: { position: 'absolute', left: -40, right: -40, alignItems: 'center' },
  tag: { borderRadius: 8, overflow: 'hidden', paddingHorizontal: 7 },
});
