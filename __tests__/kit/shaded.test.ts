import { across, down, round } from '@/components/kit/shades';
import { shaded } from '@/components/kit/shaded';
import * as tokens from '@/components/kit/tokens';
import type { Gradient } from '@/components/kit/tokens';

const imageOf = (gradient: Gradient) => {
  const { experimental_backgroundImage: images } = shaded(gradient);
  return (images as readonly object[])[0];
};

test('a gradient runs down or across by the same parts', () => {
  expect(imageOf(down([0, '#102030'], [0.25, '#405060', 0.5], [1, '#000000', 0]))).toEqual({
    type: 'linear-gradient',
    direction: 'to bottom',
    colorStops: [
      { color: '#102030', positions: ['0%'] },
      { color: '#40506080', positions: ['25%'] },
      { color: '#00000000', positions: ['100%'] },
    ],
  });
  expect(imageOf(across([0, '#102030'], [1, '#000000']))).toMatchObject({ direction: 'to right' });
});

test('one that begins and ends within the view is as short there', () => {
  const short: Gradient = {
    ...down([0, '#102030'], [1, '#000000']),
    type: 'linear',
    from: [0, 0.2],
    to: [0, 0.7],
  };
  expect(imageOf(short)).toMatchObject({ colorStops: [{ positions: ['20%'] }, { positions: ['70%'] }] });
});

test('a round one is an ellipse about its centre', () => {
  expect(imageOf(round(0.35, 0.3, 0.75, [0, '#102030'], [1, '#000000']))).toMatchObject({
    type: 'radial-gradient',
    shape: 'ellipse',
    size: { x: '75%', y: '75%' },
    position: { left: '35%', top: '30%' },
  });
});

test('every gradient of the theme can be painted on a phone', () => {
  const materials = Object.values(tokens.MATERIALS_OF).flatMap((theme) => Object.values(theme));
  const { BRASS, BRASS_FACE, BRASS_PLATE, RIVET } = tokens;
  for (const gradient of [...materials, BRASS, BRASS_FACE, BRASS_PLATE, RIVET]) {
    expect(imageOf(gradient)).toBeDefined();
  }
});
