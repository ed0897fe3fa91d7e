import { startTransition, useEffect, useState, type ReactNode } from 'react';
import { Platform, StyleSheet, View, type ViewStyle } from 'react-native';

interface UnderProps {
  readonly isCovered: boolean;
  readonly children: ReactNode;
}

/** What may lie under a curtain: it is there already, and nobody sees, touches or hears it. */
export function Under({ isCovered, children }: UnderProps) {
  return (
    <View
      style={[styles.whole, isCovered ? styles.covered : null]}
      aria-hidden={isCovered}
      importantForAccessibility={isCovered ? 'no-hide-descendants' : 'auto'}
    >
      {children}
    </View>
  );
}

/** So long the curtain has the device for itself. */
const CURTAIN_FIRST = 150;

/**
 * Whether the table of a round may be there. It is laid while the curtain hangs, little by little; where somebody is
 * quicker than that, it is laid at once.
 */
export function useLaid(round: number, isCurtain: boolean): boolean {
  const [laid, setLaid] = useState(isCurtain ? round - 1 : round);
  useEffect(() => {
    if (laid === round) return undefined;
    const timer = setTimeout(() => startTransition(() => setLaid(round)), CURTAIN_FIRST);
    return () => clearTimeout(timer);
  }, [laid, round]);
  return laid === round || !isCurtain;
}

/** A browser passes over what is hidden so; a phone is told by what holds it. */
const UNSEEN: ViewStyle = Platform.OS === 'web' ? ({ visibility: 'hidden' } as ViewStyle) : { opacity: 0 };

const styles = StyleSheet.create({
  whole: StyleSheet.absoluteFill,
  covered: { pointerEvents: 'none', ...UNSEEN },
});
