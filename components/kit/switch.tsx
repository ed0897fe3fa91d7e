import { useEffect } from 'react';
import { StyleSheet, View, type StyleProp, type ViewStyle } from 'react-native';
import Animated, { useAnimatedStyle, useSharedValue, withTiming } from 'react-native-reanimated';
import { Icon, type IconName } from './icon';
import { TIMES, useMotion } from './motion';
import { Paint } from './paint';
import { useSurface, useTheme } from './theme';
import { BRASS_FACE, ON_BRASS, RIVET, SPACE, TARGET } from './tokens';
import { Touch } from './touch';
import { Body, Label } from './type';

interface SwitchProps {
  readonly label: string;
  readonly help?: string | undefined;
  readonly isOn: boolean;
  readonly onChange: (isOn: boolean) => void;
  readonly style?: StyleProp<ViewStyle>;
}

const TRACK = 52;
const KNOB = 23;
const WAY = TRACK - KNOB - 6;

/** On or off, with its words: the whole row is the target. */
export function Switch({ label, help, isOn, onChange, style }: SwitchProps) {
  const { duration } = useMotion();
  const at = useSharedValue(isOn ? 1 : 0);
  useEffect(() => {
    at.set(withTiming(isOn ? 1 : 0, { duration: duration(TIMES.press) }));
  }, [isOn, at, duration]);
  const moved = useAnimatedStyle(() => ({ transform: [{ translateX: at.get() * WAY }] }));
  return (
    <Touch
      label={label}
      role="switch"
      hint={help}
      isChecked={isOn}
      onPress={() => onChange(!isOn)}
      give={0}
      style={[styles.row, style]}
    >
      <View style={styles.words}>
        <Label isBold size={16}>
          {label}
        </Label>
        {help === undefined ? null : (
          <Label tone="second" size={14}>
            {help}
          </Label>
        )}
      </View>
      <View style={[styles.track, isOn ? styles.trackOn : styles.trackOff]}>
        {isOn ? (
          <View style={styles.tick}>
            <Icon name="bold-check" size={17} colour="#D6FFF0" />
          </View>
        ) : null}
        <Animated.View style={[styles.knob, moved]}>
          <Paint gradient={RIVET} radius={KNOB / 2} />
        </Animated.View>
      </View>
    </Touch>
  );
}

interface ChoiceOption<Value extends string> {
  readonly value: Value;
  readonly label: string;
  readonly icon?: IconName | undefined;
}

interface ChoiceProps<Value extends string> {
  /** What is chosen, for those who listen. */
  readonly label: string;
  readonly options: readonly ChoiceOption<Value>[];
  readonly value: Value;
  readonly onChange: (value: Value) => void;
  /** Signs alone; the labels are spoken. */
  readonly isIconOnly?: boolean | undefined;
  readonly style?: StyleProp<ViewStyle>;
}

/** One of a few: the chosen one is a brass key, the others are engraved. Wraps where it does not fit. */
export function Choice<Value extends string>({
  label,
  options,
  value,
  onChange,
  isIconOnly = false,
  style,
}: ChoiceProps<Value>) {
  const { scheme } = useTheme();
  const surface = useSurface();
  const isDark = scheme === 'dark' && surface !== 'parchment';
  return (
    <View
      role="radiogroup"
      aria-label={label}
      style={[styles.bed, isDark ? styles.bedDark : styles.bedLight, style]}
    >
      {options.map((option) => {
        const isOn = option.value === value;
        const ink = isOn ? ON_BRASS : isDark ? '#C9B697' : '#4A3826';
        return (
          <Touch
            key={option.value}
            label={option.label}
            role="radio"
            isChecked={isOn}
            onPress={() => onChange(option.value)}
            give={0}
            style={[styles.option, isOn ? styles.key : null]}
          >
            {isOn ? <Paint gradient={BRASS_FACE} radius={8.6} /> : null}
            {option.icon ? <Icon name={option.icon} size={24} colour={ink} /> : null}
            {isIconOnly && option.icon ? null : (
              <Label isBold align="center" style={[styles.name, { color: ink }]}>
                {option.label}
              </Label>
            )}
          </Touch>
        );
      })}
    </View>
  );
}

interface FieldsetProps {
  readonly title: string;
  readonly help?: string | undefined;
  readonly children?: React.ReactNode;
}

/** A choice with its words above it. */
export function Labelled({ title, help, children }: FieldsetProps) {
  return (
    <View style={styles.labelled}>
      <Label isBold size={16}>
        {title}
      </Label>
      {help === undefined ? null : (
        <Body tone="second" size={15}>
          {help}
        </Body>
      )}
      {children}
    </View>
  );
}

const styles = StyleSheet.create({
  row: {
    flexDirection: 'row',
    alignItems: 'center',
    gap: SPACE.medium,
    minHeight: TARGET,
    paddingVertical: 4,
  },
  words: { flex: 1 },
  track: {
    width: TRACK,
    height: 29,
    borderRadius: 15,
    borderWidth: 1.4,
    borderColor: '#B98A36',
    justifyContent: 'center',
    paddingLeft: 1.6,
  },
  trackOn: { backgroundColor: '#1F6157' },
  trackOff: { backgroundColor: '#1C120B' },
  tick: { position: 'absolute', left: 7 },
  knob: {
    width: KNOB,
    height: KNOB,
    borderRadius: KNOB / 2,
    borderWidth: 1,
    borderColor: '#3A2408',
    boxShadow: '1px 2px 0px rgba(0, 0, 0, 0.5)',
  },
  bed: { flexDirection: 'row', flexWrap: 'wrap', borderRadius: 11, borderWidth: 1.2, padding: 2, gap: 2 },
  bedDark: { backgroundColor: '#0F0906', borderColor: '#000000' },
  bedLight: { backgroundColor: '#D9BF8E', borderColor: '#7A5A2C' },
  option: {
    flexGrow: 1,
    maxWidth: '100%',
    flexDirection: 'row',
    alignItems: 'center',
    justifyContent: 'center',
    gap: SPACE.tiny,
    minHeight: TARGET - 4,
    minWidth: TARGET,
    paddingHorizontal: SPACE.medium,
    paddingVertical: SPACE.tiny,
    borderRadius: 9,
  },
  name: { flexShrink: 1 },
  key: { borderWidth: 1.2, borderColor: '#2A1806', boxShadow: '0px 2px 0px #3F270A' },
  labelled: { gap: SPACE.tiny },
});
