import type { ReactNode } from 'react';
import { StyleSheet, View, type StyleProp, type ViewStyle } from 'react-native';

import { THUMB_SIDE } from './arrangement';

interface ThumbSideProps {
  /** What the screen wants under the thumb; nothing where nothing can be done. */
  readonly atThumb: ReactNode;
  readonly isLeftHanded: boolean;
  /** One below the other. */
  readonly isUpright?: boolean;
  readonly style?: StyleProp<ViewStyle>;
  /** What lies beside it: the board's own. */
  readonly children: ReactNode;
}

const GAP = 6;

/** Beside a board's own, on the side of the thumb: take back, hint. */
export function ThumbSide({ atThumb, isLeftHanded, isUpright = false, style, children }: ThumbSideProps) {
  if (atThumb === null || atThumb === undefined) return children;
  return (
    <View style={[styles.beside, isLeftHanded ? styles.mirrored : null, style]}>
      <View style={styles.own}>{children}</View>
      <View style={[styles.thumb, isUpright ? styles.upright : null]}>{atThumb}</View>
    </View>
  );
}

const styles = StyleSheet.create({
  beside: { flexDirection: 'row', gap: GAP },
  mirrored: { flexDirection: 'row-reverse' },
  own: { flex: 1, justifyContent: 'center' },
  thumb: { flexDirection: 'row', gap: 4, alignItems: 'center', justifyContent: 'center' },
  upright: { flexDirection: 'column', minWidth: THUMB_SIDE - GAP },
});
