import { render, screen } from '@testing-library/react-native';
import type { ReactElement } from 'react';
import { ScrollView, View, type ViewProps } from 'react-native';

import { isLevelInBrowsers, isLevelOnPhones, painted } from './fabric';
import { wronglyPainted } from './order';

/** A view that is known by its label, which makes it no level. */
const Box = ({ name, ...rest }: ViewProps & { readonly name: string }) => (
  <View aria-label={name} {...rest} />
);

function orders(tree: ReactElement) {
  render(tree);
  const names = (isLevel: typeof isLevelOnPhones) =>
    painted(screen.UNSAFE_root, isLevel)
      .map(({ props }) => props['aria-label'] as string | undefined)
      .filter((name) => name !== undefined)
      .join(' ');
  return { phone: names(isLevelOnPhones), browser: names(isLevelInBrowsers) };
}

const BACKGROUND = { backgroundColor: '#000000' } as const;

test('what lies under its siblings by a negative height goes behind the background of the view it lies in', () => {
  const { phone, browser } = orders(
    <Box name="bench" style={BACKGROUND}>
      <Box name="words" />
      <Box name="boards" style={{ zIndex: -1 }} />
    </Box>,
  );
  expect(browser).toBe('bench boards words');
  expect(phone).toBe('boards bench words');
  expect(wronglyPainted()).not.toEqual([]);
});

test('heights are compared across views that are no levels', () => {
  const { phone, browser } = orders(
    <Box name="all" collapsable={false}>
      <Box name="a">
        <Box name="high" style={{ zIndex: 9001 }} />
      </Box>
      <Box name="b">
        <Box name="low" style={{ zIndex: 9000 }} />
      </Box>
    </Box>,
  );
  expect(browser).toBe('all a high b low');
  expect(phone).toBe('all a b low high');
});

test.each<[string, ViewProps]>([
  ['a transform', { style: { transform: [{ translateX: 1 }] } }],
  ['an opacity', { style: { opacity: 0.5 } }],
  ['a height', { style: { zIndex: 0 } }],
  ['cut edges', { style: { overflow: 'hidden' } }],
  ['nothing to touch', { style: { pointerEvents: 'none' } }],
  ['a name for the platform', { nativeID: 'a' }],
  ['a voice', { accessible: true }],
  ['silence', { 'aria-hidden': true }],
  ['a responder', { onStartShouldSetResponder: () => true }],
  ['a will of its own', { collapsable: false }],
])('%s makes a view a level', (_, props) => {
  const { phone } = orders(
    <Box name="all">
      <Box name="a" {...props}>
        <Box name="high" style={{ zIndex: 1 }} />
      </Box>
      <Box name="b" />
    </Box>,
  );
  expect(phone).toBe('all a high b');
});

test.each<[string, ViewProps]>([
  ['a background', { style: BACKGROUND }],
  ['an edge', { style: { borderWidth: 1 } }],
  ['a place', { style: { position: 'absolute' } }],
  ['a measure', { onLayout: () => undefined }],
  ['a full opacity', { style: { opacity: 1 } }],
])('%s does not', (_, props) => {
  const { phone } = orders(
    <Box name="all">
      <Box name="a" {...props}>
        <Box name="high" style={{ zIndex: 1 }} />
      </Box>
      <Box name="b" />
    </Box>,
  );
  expect(phone).toBe('all a b high');
});

test('what scrolls holds a level', () => {
  const { phone } = orders(
    <Box name="all">
      <ScrollView>
        <Box name="high" style={{ zIndex: 1 }} />
      </ScrollView>
      <Box name="b" />
    </Box>,
  );
  expect(phone).toBe('all high b');
});
