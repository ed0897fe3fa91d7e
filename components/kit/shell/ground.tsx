import type { ReactNode } from 'react';
import type { StyleProp, ViewStyle } from 'react-native';

import { Bench } from '../bench';
import { useRoom } from '../pane';

interface GroundProps {
  readonly style?: StyleProp<ViewStyle>;
  readonly children: ReactNode;
}

/** The bench to the very edges, everything on it inside of them. */
export function Ground({ style, children }: GroundProps) {
  const { top, right, bottom, left } = useRoom().insets;
  const edges = { paddingTop: top, paddingRight: right, paddingBottom: bottom, paddingLeft: left };
  return <Bench style={[style, edges]}>{children}</Bench>;
}
