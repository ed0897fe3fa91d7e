import { useState } from 'react';
import {
  StyleSheet,
  TextInput,
  View,
  type StyleProp,
  type TextInputProps,
  type ViewStyle,
} from 'react-native';
import { useKeptInSight } from './keyboard';
import { useTheme } from './theme';
import { SPACE, TARGET } from './tokens';
import { Label } from './type';
import { useBrowserTextScale } from './use-text-scale';

interface TextFieldProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly onSubmit?: (() => void) | undefined;
  readonly placeholder?: string | undefined;
  /** What is wrong with it, in one sentence. */
  readonly problem?: string | undefined;
  readonly maxLength?: number | undefined;
  readonly isMultiline?: boolean | undefined;
  readonly isLabelHidden?: boolean | undefined;
  readonly autoFocus?: boolean | undefined;
  readonly inputMode?: TextInputProps['inputMode'];
  readonly style?: StyleProp<ViewStyle>;
}

/** A line to write on; the ink of parchment, whatever it lies on. */
export function TextField(props: TextFieldProps) {
  const { label, value, onChange, onSubmit, placeholder, problem, isMultiline = false, style } = props;
  const { faces, colours } = useTheme();
  const scale = useBrowserTextScale();
  const [hasFocus, setFocus] = useState(false);
  const place = useKeptInSight(hasFocus);
  const edge = problem === undefined ? (hasFocus ? colours.lapis : '#8A7050') : '#9B2418';
  return (
    <View ref={place} collapsable={false} style={[styles.field, style]}>
      {props.isLabelHidden ? null : (
        <Label isBold aria-hidden>
          {label}
        </Label>
      )}
      <TextInput
        aria-label={problem === undefined ? label : `${label}. ${problem}`}
        value={value}
        onChangeText={onChange}
        onFocus={() => setFocus(true)}
        onBlur={() => setFocus(false)}
        multiline={isMultiline}
        placeholderTextColor="#6E5A44"
        {...(onSubmit ? { onSubmitEditing: onSubmit } : {})}
        {...(placeholder === undefined ? {} : { placeholder })}
        {...(props.maxLength === undefined ? {} : { maxLength: props.maxLength })}
        {...(props.autoFocus ? { autoFocus: true } : {})}
        {...(props.inputMode === undefined ? {} : { inputMode: props.inputMode })}
        style={[
          styles.input,
          { borderColor: edge, fontFamily: faces.reading, fontSize: 17 * scale },
          isMultiline ? styles.tall : null,
        ]}
      />
      {problem === undefined ? null : (
        <View role="alert">
          <Label tone="cinnabar">{problem}</Label>
        </View>
      )}
    </View>
  );
}

const styles = StyleSheet.create({
  field: { gap: SPACE.tiny },
  input: {
    minHeight: TARGET,
    borderWidth: 1.4,
    borderRadius: 10,
    paddingHorizontal: SPACE.medium,
    paddingVertical: SPACE.small,
    backgroundColor: '#FBF4E3',
    color: '#2B1D12',
  },
  tall: { minHeight: 120, textAlignVertical: 'top' },
});
