import { render } from '@testing-library/react-native';
import { StyleSheet } from 'react-native';

import { Paint, painted } from '@/components/kit/paint';
import { down } from '@/components/kit/shades';

const GRADIENT = down([0, '#102030'], [1, '#000000']);

test('a view may be painted itself, as one that lies under its siblings would be', () => {
  const { toJSON } = render(<Paint gradient={GRADIENT} radius={4} />);
  const view = toJSON();
  if (!view || Array.isArray(view)) throw new Error('It is one view');
  expect(StyleSheet.flatten(view.props.style)).toMatchObject(painted(GRADIENT));
  expect(Object.keys(painted(GRADIENT))).not.toHaveLength(0);
});
