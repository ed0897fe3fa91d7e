import { render, screen } from '@testing-library/react-native';
import { StyleSheet } from 'react-native';

import { Paint } from '@/components/kit/paint';
import { BRASS } from '@/components/kit/tokens';

test('paint is one view, and keeps from the edges as far as it is told', () => {
  render(<Paint gradient={BRASS} radius={8} inset={3} />);
  const [view, ...others] = screen.UNSAFE_root.findAll(({ type }) => typeof type === 'string');
  expect(others).toEqual([]);
  expect(StyleSheet.flatten(view!.props.style)).toMatchObject({ margin: 3, borderRadius: 8 });
});
