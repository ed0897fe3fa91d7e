import type { ReactNode } from 'react';
import { StyleSheet, View } from 'react-native';

import { Beacon } from '@/components/kit/beacon';
import { useTheme } from '@/components/kit/theme';
import { Touch } from '@/components/kit/touch';
import { Label } from '@/components/kit/type';

import { IconSign } from '../art/small-pieces';

/** One of several, by words, with a picture beside them where it helps. */
export function ChoiceGroup({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <View style={styles.group}>
      <Label tone="second">{label}</Label>
      <View role="radiogroup" aria-label={label} style={styles.choices}>
        {children}
      </View>
    </View>
  );
}

interface ChoiceProps {
  readonly label: string;
  readonly spoken?: string | undefined;
  readonly role?: 'radio' | 'checkbox';
  readonly isChosen: boolean;
  readonly isHinted?: boolean;
  readonly reason?: string | undefined;
  readonly onPress: () => void;
  readonly onRefused?: ((words: string) => void) | undefined;
  readonly testID?: string | undefined;
  readonly children?: ReactNode;
}

export function Choice(props: ChoiceProps) {
  const { label, spoken, role = 'radio', isChosen, isHinted = false, reason, children } = props;
  const { colours } = useTheme();
  return (
    <Touch
      label={spoken ?? label}
      role={role}
      isSelected={isChosen}
      reason={reason}
      onPress={props.onPress}
      onRefused={props.onRefused}
      testID={props.testID}
      style={[
        styles.choice,
        { borderColor: isChosen ? colours.glow : colours.line },
        reason === undefined ? null : styles.dull,
      ]}
    >
      {children}
      <Label isBold={isChosen} style={styles.words}>
        {label}
      </Label>
      <View style={styles.mark} aria-hidden>
        {isChosen ? <IconSign name="check" size={16} colour={colours.glow} /> : null}
      </View>
      <Beacon isOn={isHinted} radius={10} />
    </Touch>
  );
}

const styles = StyleSheet.create({
  group: { gap: 4 },
  choices: { flexDirection: 'row', flexWrap: 'wrap', gap: 8 },
  choice: {
    minHeight: 48,
    flexGrow: 1,
    flexDirection: 'row',
    alignItems: 'center',
    gap: 8,
    paddingHorizontal: 12,
    paddingVertical: 4,
    borderRadius: 10,
    borderWidth: 1.5,
  },
  words: { flexShrink: 1, flexGrow: 1 },
  mark: { width: 16 },
  dull: { opacity: 0.6 },
});
