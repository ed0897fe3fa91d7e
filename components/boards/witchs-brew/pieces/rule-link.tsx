import { StyleSheet } from 'react-native';

import { Touch } from '@/components/kit/touch';
import { Label } from '@/components/kit/type';

import { useSetting } from '../table';

interface RuleLinkProps {
  readonly rule: string;
  readonly onPress: () => void;
}

/** Opens the rule that says more. */
export function RuleLink({ rule, onPress }: RuleLinkProps) {
  const label = useSetting().speech.words.ruleNamed(rule);
  return (
    <Touch label={label} role="link" onPress={onPress} style={styles.link}>
      <Label isBold tone="lapis" style={styles.underlined}>
        {label}
      </Label>
    </Touch>
  );
}

const styles = StyleSheet.create({
  link: { minHeight: 48, minWidth: 48, justifyContent: 'center' },
  underlined: { textDecorationLine: 'underline' },
});
