import { memo, useEffect, useMemo, type ReactNode } from 'react';
import { StyleSheet, View } from 'react-native';
import Animated, { css, Easing, useAnimatedStyle, useSharedValue, withTiming } from 'react-native-reanimated';

import type { Print } from '@/components/kit/drawing/print';
import { once } from '@/components/kit/drawing/once';
import { useLiving } from '@/components/kit/living';
import { endlessly, toAndFro, useMotion } from '@/components/kit/motion';
import type { Cauldron } from '@/engine/games/witchs-brew/data';
import { CAULDRON_BOX } from './boxes';
import { Drawing } from './drawing';
import { print } from './prints';
import { DEPTH } from './spots';

const RISE = 420;

interface LayerProps {
  readonly cauldron: Cauldron;
  readonly width: number;
}

function unitOf(width: number): number {
  return width / CAULDRON_BOX[2];
}

/** Where a print lies in its cauldron. */
function placeOf({ box: [x, y] }: Print, width: number) {
  const unit = unitOf(width);
  return { left: (x - CAULDRON_BOX[0]) * unit, top: (y - CAULDRON_BOX[1]) * unit };
}

function Part({ print: { box }, print, width }: { readonly print: Print; readonly width: number }) {
  const unit = unitOf(width);
  return <Drawing layers={[{ print }]} viewBox={box} width={box[2] * unit} height={box[3] * unit} />;
}

/** The brew at its level: it rises and sinks behind the rim. */
export const Liquid = memo(function Liquid(props: LayerProps & { readonly level: number }) {
  const { cauldron, width, level } = props;
  const { duration } = useMotion();
  const shown = useSharedValue(level);
  useEffect(() => {
    shown.set(withTiming(level, { duration: duration(RISE), easing: Easing.out(Easing.cubic) }));
  }, [shown, level, duration]);
  const brew = print(`brew-${cauldron}`);
  const unit = unitOf(width);
  const risen = useAnimatedStyle(() => ({
    opacity: shown.get() > 0.01 ? 1 : 0,
    transform: [{ translateY: (1 - shown.get()) * DEPTH * unit }],
  }));
  return (
    <Animated.View style={[styles.layer, placeOf(brew, width), risen]}>
      <Part print={brew} width={width} />
    </Animated.View>
  );
});

interface BoilingProps extends LayerProps {
  readonly level: number;
  readonly isOn: boolean;
}

/** Light, bubbles and, while it boils, steam. Bubbles rest where nothing may move. */
export const Boiling = memo(function Boiling({ cauldron, width, level, isOn }: BoilingProps) {
  const shimmering = useLiving(isOn ? SHIMMERS : null);
  const unit = unitOf(width);
  const light = print(isOn ? `steam-${cauldron}` : `calm-${cauldron}`);
  const place = placeOf(light, width);
  const sunk = { transform: [{ translateY: (1 - level) * DEPTH * unit }] };
  const all = PERIODS.map((period, index) => ({
    period,
    bubbles: print(`bubbles-${cauldron}-${index as 0}`),
  }));
  if (!shimmering) {
    return (
      <Animated.View style={[styles.layer, place, sunk]}>
        <Part print={light} width={width} />
        {isOn
          ? all.map(({ bubbles, period }) => (
              <View key={period} style={styles.layer}>
                <Part print={bubbles} width={width} />
              </View>
            ))
          : null}
      </Animated.View>
    );
  }
  return (
    <>
      <Animated.View style={[styles.layer, place, shimmering]}>
        <Part print={light} width={width} />
      </Animated.View>
      {all.map(({ bubbles, period }) => (
        <Rising key={period} period={period} reach={14 * unit} place={place}>
          <Part print={bubbles} width={width} />
        </Rising>
      ))}
    </>
  );
});

/** Of bubbles that rise together; without a common measure, so that it never looks like a loop. */
const PERIODS = [1130, 1490, 1810] as const;

interface RisingProps {
  readonly period: number;
  readonly reach: number;
  readonly place: ReturnType<typeof placeOf>;
  readonly children: ReactNode;
}

function Rising({ period, reach, place, children }: RisingProps) {
  const rising = useLiving(useMemo(() => endlessly(risingBy(reach), period), [reach, period]));
  return <Animated.View style={[styles.layer, place, rising]}>{children}</Animated.View>;
}

/** Keyframes are kept by the browser for good: the same ones are made only once. */
const risingBy = once((reach: number) => {
  const at = (share: number) => ({ transform: [{ translateY: reach * (0.35 - 1.35 * share) }] });
  return css.keyframes({
    '0%': { opacity: 0, ...at(0) },
    '20%': { opacity: 1, ...at(0.2) },
    '75%': { opacity: 1, ...at(0.75) },
    '100%': { opacity: 0, ...at(1) },
  });
});

const SHIMMERING = css.keyframes({ from: { opacity: 1 }, to: { opacity: 0.7 } });
const FLICKERING = css.keyframes({ from: { opacity: 1 }, to: { opacity: 0.25 } });
const SHIMMERS = toAndFro(SHIMMERING, 1300);
const FLICKERS = toAndFro(FLICKERING, 310);

/** Bright flames that come and go before the steady ones. */
export const Flicker = memo(function Flicker({ cauldron, width }: LayerProps) {
  const flickering = useLiving(FLICKERS);
  if (!flickering) return null;
  const flames = print(`flicker-${cauldron}`);
  return (
    <Animated.View style={[styles.layer, placeOf(flames, width), flickering]}>
      <Part print={flames} width={width} />
    </Animated.View>
  );
});

const styles = StyleSheet.create({ layer: { position: 'absolute', left: 0, top: 0 } });
