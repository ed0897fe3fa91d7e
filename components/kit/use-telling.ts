import { useCallback } from 'react';

import { useToast } from './toast';

/** Says something at the foot of the screen, with a link to the rule that is behind it. */
export function useTelling(
  onRule: (rule: string) => void,
  ruleLabel: string,
): (words: string, rule: string | null) => void {
  const { show } = useToast();
  return useCallback(
    (words, rule) => {
      const action =
        rule === null ? undefined : { label: `${ruleLabel} ${rule}`, onPress: () => onRule(rule) };
      show({ words, action });
    },
    [show, onRule, ruleLabel],
  );
}
