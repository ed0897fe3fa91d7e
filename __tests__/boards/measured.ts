import { act, screen } from '@testing-library/react-native';
import { StyleSheet } from 'react-native';

import { PHONE } from './room';

/** Every view says how large it is: as its style says, or as wide as the screen. */
export function measureAll(): void {
  const hosts = screen.UNSAFE_root.findAll(({ type, props }) => typeof type === 'string' && props.onLayout);
  for (const { props } of hosts) {
    const { width, height } = StyleSheet.flatten(props.style) ?? {};
    const layout = {
      x: 0,
      y: 0,
      width: typeof width === 'number' ? width : PHONE.frame.width,
      height: typeof height === 'number' ? height : PHONE.frame.height / 2,
    };
    act(() => props.onLayout({ nativeEvent: { layout } }));
  }
}
