import { useRef, useState, type ReactNode } from 'react';
import {
  Platform,
  StyleSheet,
  View,
  type AccessibilityActionEvent,
  type GestureResponderEvent,
  type LayoutChangeEvent,
  type StyleProp,
  type ViewStyle,
} from 'react-native';
import { Paint } from './paint';
import { useTheme } from './theme';
import { BRASS, RIVET, TARGET } from './tokens';

interface SliderProps {
  readonly label: string;
  readonly value: number;
  readonly least: number;
  readonly most: number;
  readonly step?: number | undefined;
  readonly onChange: (value: number) => void;
  /** The value in words. */
  readonly spoken?: string | undefined;
  /** What PageUp and PageDown do; without it, ten steps. */
  readonly onLeap?: ((by: 1 | -1) => void) | undefined;
  /** Lies under the knob from end to end, instead of the groove. */
  readonly track?: ReactNode;
  readonly style?: StyleProp<ViewStyle>;
}

const KNOB = 28;

interface Keyed {
  readonly nativeEvent: { readonly key: string };
  readonly preventDefault: () => void;
}

/** A scrubber: drag or tap along it, arrow keys, and steps by screen reader. */
export function Slider(props: SliderProps) {
  const { label, value, least, most, step = 1, onChange, spoken, onLeap, style } = props;
  const { colours } = useTheme();
  const rail = useRef<View>(null);
  const [width, setWidth] = useState(0);
  const [left, setLeft] = useState(0);
  const span = Math.max(1e-9, most - least);
  const part = Math.min(1, Math.max(0, (value - least) / span));

  const choose = (next: number) => {
    const stepped = least + Math.round((next - least) / step) * step;
    const kept = Math.min(most, Math.max(least, stepped));
    if (kept !== value) onChange(kept);
  };
  const chooseAt = (x: number, from: number) =>
    choose(least + ((x - from - KNOB / 2) / Math.max(1, width - KNOB)) * span);
  const grasp = ({ nativeEvent: { pageX } }: GestureResponderEvent) =>
    rail.current?.measureInWindow((x) => {
      setLeft(x);
      chooseAt(pageX, x);
    });
  const keys: Readonly<Record<string, number>> = {
    ArrowRight: value + step,
    ArrowUp: value + step,
    ArrowLeft: value - step,
    ArrowDown: value - step,
    PageUp: value + step * 10,
    PageDown: value - step * 10,
    Home: least,
    End: most,
  };
  const onKeyDown = (event: Keyed) => {
    const { key } = event.nativeEvent;
    if (onLeap && (key === 'PageUp' || key === 'PageDown')) {
      event.preventDefault();
      onLeap(key === 'PageUp' ? 1 : -1);
      return;
    }
    const next = keys[key];
    if (next === undefined) return;
    event.preventDefault();
    choose(next);
  };
  const onAccessibilityAction = ({ nativeEvent: { actionName } }: AccessibilityActionEvent) =>
    choose(actionName === 'increment' ? value + step : value - step);

  return (
    <View
      ref={rail}
      role="slider"
      aria-label={label}
      aria-valuemin={least}
      aria-valuemax={most}
      aria-valuenow={value}
      {...(spoken === undefined ? {} : { 'aria-valuetext': spoken })}
      accessible
      accessibilityActions={[{ name: 'increment' }, { name: 'decrement' }]}
      onAccessibilityAction={onAccessibilityAction}
      {...(Platform.OS === 'web' ? { tabIndex: 0, onKeyDown } : {})}
      onLayout={({ nativeEvent }: LayoutChangeEvent) => setWidth(nativeEvent.layout.width)}
      onStartShouldSetResponder={() => true}
      onMoveShouldSetResponder={() => true}
      onResponderTerminationRequest={() => false}
      onResponderGrant={grasp}
      onResponderMove={({ nativeEvent: { pageX } }) => chooseAt(pageX, left)}
      style={[styles.slider, { outlineColor: colours.glow }, style]}
    >
      {props.track ? (
        <View style={styles.track}>{props.track}</View>
      ) : (
        <View style={[styles.groove, { backgroundColor: colours.recess, borderColor: colours.line }]}>
          <View style={[styles.filled, { width: `${part * 100}%` }]}>
            <Paint gradient={BRASS} radius={4} />
          </View>
        </View>
      )}
      <View style={[styles.knob, { left: part * Math.max(0, width - KNOB) }]}>
        <Paint gradient={RIVET} radius={KNOB / 2} />
      </View>
    </View>
  );
}

const styles = StyleSheet.create({
  slider: { height: TARGET, justifyContent: 'center', touchAction: 'none' } as ViewStyle,
  groove: {
    height: 10,
    marginHorizontal: KNOB / 2,
    borderRadius: 5,
    borderWidth: 1,
    overflow: 'hidden',
    pointerEvents: 'none',
  },
  track: { marginHorizontal: KNOB / 2, pointerEvents: 'none' },
  filled: { height: '100%' },
  knob: {
    position: 'absolute',
    width: KNOB,
    height: KNOB,
    borderRadius: KNOB / 2,
    borderWidth: 1,
    borderColor: '#3A2408',
    boxShadow: '1px 3px 2px rgba(0, 0, 0, 0.45)',
    pointerEvents: 'none',
  },
});
