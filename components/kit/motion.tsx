import { createContext, use, useEffect, useMemo, useState, type ReactNode } from 'react';
import { AccessibilityInfo } from 'react-native';
import { ReducedMotionConfig, ReduceMotion, type CSSKeyframesRule } from 'react-native-reanimated';

export type Speed = 'off' | 'fast' | 'normal' | 'slow';

/** Milliseconds at normal speed. */
export const TIMES = {
  press: 100,
  fade: 160,
  turn: 220,
  draw: 240,
  extract: 260,
  move: 280,
  symbol: 120,
  stitch: 30,
  stagger: 60,
  hold: 600,
  lifted: 140,
  big: 1200,
} as const;

/**
 * Styles for what moves by itself. The compositor of a browser and the UI thread of a phone do it alone: it costs no
 * frame, however busy the rest is. Name only `transform` and `opacity`.
 */
export const once = (animationName: CSSKeyframesRule, milliseconds: number) =>
  ({ animationName, animationDuration: `${milliseconds}ms`, animationFillMode: 'both' }) as const;

export const toAndFro = (animationName: CSSKeyframesRule, milliseconds: number) =>
  ({
    animationName,
    animationDuration: `${milliseconds}ms`,
    animationIterationCount: 'infinite',
    animationDirection: 'alternate',
    animationTimingFunction: 'ease-in-out',
  }) as const;

/** From its beginning again and again, always at the same pace. */
export const endlessly = (animationName: CSSKeyframesRule, milliseconds: number) =>
  ({
    animationName,
    animationDuration: `${milliseconds}ms`,
    animationIterationCount: 'infinite',
    animationTimingFunction: 'linear',
  }) as const;

/** Whatever the style beside it changes in its transform is reached in this time. */
export const gliding = (milliseconds: number) =>
  ({
    transitionProperty: 'transform',
    transitionDuration: `${milliseconds}ms`,
    transitionTimingFunction: 'ease-in-out',
  }) as const;

const PACE: Readonly<Record<Speed, number>> = { off: 0, fast: 0.5, normal: 1, slow: 2 };

interface Motion {
  readonly speed: Speed;
  readonly isReduced: boolean;
  /** Nothing travels: changes are shown at once, at most faded in. */
  readonly isStill: boolean;
  /** How long something that travels or turns takes; 0 where motion is unwanted. */
  readonly duration: (milliseconds: number) => number;
  /** How long something that only fades takes: reduced motion allows it. */
  readonly fade: (milliseconds?: number) => number;
}

export function motionOf(speed: Speed, isReduced: boolean): Motion {
  const isStill = isReduced || speed === 'off';
  return {
    speed,
    isReduced,
    isStill,
    duration: (milliseconds) => (isStill ? 0 : milliseconds * PACE[speed]),
    fade: (milliseconds = TIMES.fade) =>
      isReduced ? Math.min(milliseconds, TIMES.fade) * Math.min(1, PACE[speed]) : milliseconds * PACE[speed],
  };
}

const MotionContext = createContext<Motion>(motionOf('normal', false));

/** What the system asks for, once that is known; follows the setting while the app runs. */
function useReducedMotion(): boolean | null {
  const [isReduced, setReduced] = useState<boolean | null>(null);
  useEffect(() => {
    let isCurrent = true;
    AccessibilityInfo.isReduceMotionEnabled().then(
      (isEnabled) => isCurrent && setReduced(isEnabled),
      () => undefined,
    );
    const watch = AccessibilityInfo.addEventListener('reduceMotionChanged', setReduced);
    return () => {
      isCurrent = false;
      watch.remove();
    };
  }, []);
  return isReduced;
}

export interface MotionProviderProps {
  readonly speed: Speed;
  /** Whether less motion is wanted, or as the device says. */
  readonly reduced?: 'system' | 'on' | 'off';
  readonly children: ReactNode;
}

export function MotionProvider({ speed, reduced = 'system', children }: MotionProviderProps) {
  const isReducedByDevice = useReducedMotion();
  const isReduced = reduced === 'system' ? isReducedByDevice === true : reduced === 'on';
  const motion = useMemo(() => motionOf(speed, isReduced), [speed, isReduced]);
  // Left alone, what moves asks the device once, when the app starts.
  const isKnown = reduced !== 'system' || isReducedByDevice !== null;
  const mode = isReduced ? ReduceMotion.Always : ReduceMotion.Never;
  return (
    <MotionContext value={motion}>
      <ReducedMotionConfig mode={isKnown ? mode : ReduceMotion.System} />
      {children}
    </MotionContext>
  );
}

export function useMotion(): Motion {
  return use(MotionContext);
}
