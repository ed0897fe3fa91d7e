import { View } from 'react-native';

import type { NearProps, NearWindowProps } from './near-window';

export { Scroll as Scrolling } from './scroll';

/** A browser mounts all rows at little cost: its own search and its readers find them. */
export function NearWindow({ gap = 0, role, label, style, children }: NearWindowProps) {
  return (
    <View role={role} aria-label={label} style={[style, { gap }]}>
      {children}
    </View>
  );
}

/** The same for something large. */
export function Near({ testID, onLayout, style, children }: NearProps) {
  return (
    <View testID={testID} onLayout={onLayout} style={style}>
      {children}
    </View>
  );
}
