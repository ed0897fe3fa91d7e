import { useCallback, useEffect, useId, useRef, type ReactNode } from 'react';
import {
  Platform,
  Pressable,
  StyleSheet,
  Text,
  type AccessibilityActionEvent,
  type Insets,
  type StyleProp,
  type View,
  type ViewStyle,
} from 'react-native';
import Animated, { useAnimatedStyle, useSharedValue, withTiming } from 'react-native-reanimated';
import { TIMES, useMotion } from './motion';
import { useTheme } from './theme';

/** A browser would wait a while to see whether the finger scrolls: the answer would come late. */
const AT_ONCE = Platform.OS === 'web' ? { delayPressIn: 0 } : {};

const AnimatedPressable = Animated.createAnimatedComponent(Pressable);

/** A further thing that can be done with it, offered by screen readers in a menu. */
export interface TouchAction {
  readonly name: string;
  readonly label: string;
  readonly run: () => void;
}

interface TouchProps {
  /** Its name, for those who listen and for tests. */
  readonly label: string;
  readonly role?: 'button' | 'link' | 'radio' | 'switch' | 'tab' | 'checkbox' | 'menuitem' | undefined;
  readonly hint?: string | undefined;
  /** Why it cannot be done now; it can still be pressed, and then `onRefused` says it. */
  readonly reason?: string | undefined;
  readonly onPress?: (() => void) | undefined;
  readonly onRefused?: ((reason: string) => void) | undefined;
  readonly onLongPress?: (() => void) | undefined;
  readonly onPressIn?: (() => void) | undefined;
  readonly onPressOut?: (() => void) | undefined;
  readonly actions?: readonly TouchAction[] | undefined;
  readonly isSelected?: boolean | undefined;
  readonly isChecked?: boolean | undefined;
  readonly isExpanded?: boolean | undefined;
  /** How far it gives way under the finger; 0 for what moves by itself. */
  readonly give?: number | undefined;
  readonly hitSlop?: number | Insets | undefined;
  readonly style?: StyleProp<ViewStyle>;
  readonly testID?: string | undefined;
  /** Told which view it is, to measure it. */
  readonly anchor?: ((view: View | null) => void) | undefined;
  readonly children?: ReactNode;
}

/**
 * React Native for the web turns `aria-disabled` into a dead button, which could not say why it is dull.
 * The attribute alone keeps it alive.
 */
function useDullness(isDull: boolean, anchor: TouchProps['anchor']): (view: View | null) => void {
  const ref = useRef<View>(null);
  useEffect(() => {
    if (Platform.OS !== 'web') return;
    const element = ref.current as unknown as Element | null;
    if (isDull) element?.setAttribute('aria-disabled', 'true');
    else element?.removeAttribute('aria-disabled');
  }, [isDull]);
  return useCallback(
    (view: View | null) => {
      ref.current = view;
      anchor?.(view);
    },
    [anchor],
  );
}

function useGive(give: number) {
  const { duration } = useMotion();
  const depth = useSharedValue(0);
  const style = useAnimatedStyle(() => ({
    transform: [{ translateY: depth.get() * 2 * give }, { scale: 1 - depth.get() * 0.02 * give }],
  }));
  const press = (to: number) => depth.set(withTiming(to, { duration: duration(TIMES.press) }));
  return { style, press };
}

function statesOf({ role, isSelected, isChecked, isExpanded, reason }: TouchProps): object {
  return {
    ...(isSelected === undefined
      ? {}
      : role === 'radio' || role === 'checkbox'
        ? { 'aria-checked': isSelected }
        : Platform.OS === 'web' && (role === undefined || role === 'button')
          ? { 'aria-pressed': isSelected }
          : { 'aria-selected': isSelected }),
    ...(isChecked === undefined ? {} : { 'aria-checked': isChecked }),
    ...(isExpanded === undefined ? {} : { 'aria-expanded': isExpanded }),
    ...(reason === undefined || Platform.OS === 'web' ? {} : { 'aria-disabled': true }),
  };
}

function nativeActions(actions: readonly TouchAction[] | undefined): object {
  if (!actions || Platform.OS === 'web') return {};
  return {
    accessibilityActions: actions.map(({ name, label }) => ({ name, label })),
    onAccessibilityAction: ({ nativeEvent }: AccessibilityActionEvent) =>
      actions.find(({ name }) => name === nativeEvent.actionName)?.run(),
  };
}

/** Everything that can be pressed: a role, a name, an answer within 100 ms, and a reason where it cannot be done. */
export function Touch(props: TouchProps) {
  const { label, role = 'button', hint, reason, onPress, onRefused, give = 1, style, children } = props;
  const { colours } = useTheme();
  const hintId = useId();
  const ref = useDullness(reason !== undefined, props.anchor);
  const { style: giving, press } = useGive(give);
  const said = reason ?? hint;
  const onPressed = () => (reason === undefined ? onPress?.() : onRefused?.(reason));
  return (
    <AnimatedPressable
      ref={ref}
      role={role}
      aria-label={label}
      {...statesOf(props)}
      {...nativeActions(props.actions)}
      {...(said === undefined
        ? {}
        : Platform.OS === 'web'
          ? { 'aria-describedby': hintId }
          : { accessibilityHint: said })}
      {...(props.hitSlop === undefined ? {} : { hitSlop: props.hitSlop })}
      {...(props.testID === undefined ? {} : { testID: props.testID })}
      {...(props.onLongPress === undefined ? {} : { onLongPress: props.onLongPress })}
      {...AT_ONCE}
      onPress={onPressed}
      onPressIn={() => {
        press(1);
        props.onPressIn?.();
      }}
      onPressOut={() => {
        press(0);
        props.onPressOut?.();
      }}
      style={[styles.touch, { outlineColor: colours.glow }, style, giving]}
    >
      {children}
      {said !== undefined && Platform.OS === 'web' ? (
        <Text nativeID={hintId} style={styles.hint}>
          {said}
        </Text>
      ) : null}
    </AnimatedPressable>
  );
}

const styles = StyleSheet.create({
  touch: { userSelect: 'none' },
  hint: { display: 'none' },
});
