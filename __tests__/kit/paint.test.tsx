import { render, screen } from '@testing-library/react-native';
import { StyleSheet } from 'react-native';

import { Paint } from '@/components/kit/paint';
import { BRASS } from '@/components/kit/tokens';
import { Walnut } from '@/components/kit/walnut';

const hosts = () => screen.UNSAFE_root.findAll(({ type }) => typeof type === 'string');

test('paint is one view, and keeps from the edges as far as it is told', () => {
  render(<Paint gradient={BRASS} radius={8} inset={3} />);
  const [view, ...others] = hosts();
  expect(others).toEqual([]);
  expect(StyleSheet.flatten(view!.props.style)).toMatchObject({ margin: 3, borderRadius: 8 });
});

test('a panel of wood is painted itself: beside it only its shine, its inlay and what it holds', () => {
  render(<Walnut />);
  const [panel, ...inside] = hosts();
  expect(StyleSheet.flatten(panel!.props.style).experimental_backgroundImage).toHaveLength(1);
  expect(inside).toHaveLength(3);
});
