import { act, screen } from '@testing-library/react-native';
import { StyleSheet } from 'react-native';
import type { ReactTestInstance } from 'react-test-renderer';

import { PHONE } from './room';

/** What of ours made a view of the platform. */
function makerOf({ parent }: ReactTestInstance): string {
  if (!parent) return '';
  const { type } = parent;
  return typeof type === 'function' && type.name !== 'View' ? type.name : makerOf(parent);
}

/** Rows that come and go with the window are as high as their list thinks; all else is measured. */
const isMeasured = (node: ReactTestInstance) =>
  typeof node.type === 'string' && node.props.onLayout && !/^(Rows|Near)$/.test(makerOf(node));

/** Every view says how large it is: as its style says, or as wide as the screen. */
export function measureAll(): void {
  const measured = screen.UNSAFE_root.findAll(isMeasured).map(({ props }) => props);
  for (const { style, onLayout } of measured) {
    const { width, height } = StyleSheet.flatten(style) ?? {};
    const layout = {
      x: 0,
      y: 0,
      width: typeof width === 'number' ? width : PHONE.frame.width,
      height: typeof height === 'number' ? height : PHONE.frame.height / 2,
    };
    act(() => onLayout({ nativeEvent: { layout } }));
  }
}
