import { cutRectangle } from '@/components/kit/cut';
import { chance, seedOf } from '@/components/kit/drawing/geometry';
import { fanOf } from '@/components/kit/fan';
import { motionOf } from '@/components/kit/motion';
import { widthClassOf } from '@/components/kit/use-width-class';

test('the same seed cuts the same edge, another seed another', () => {
  const cut = (seed: number) => cutRectangle(100, 60, 2, chance(seed));
  expect(cut(seedOf('tail'))).toBe(cut(seedOf('tail')));
  expect(cut(1)).not.toBe(cut(2));
});

test.each([1, 2, 3, 4, 5, 6, 7, 8])('a fan of %i keeps within its width and in order', (count) => {
  for (let chosen = -1; chosen < count; chosen++) {
    const { places } = fanOf({ count, chosen, cardWidth: 114, cardHeight: 94, width: 390, spine: 20 });
    const lefts = places.map(({ x }) => x);
    expect(Math.min(...lefts)).toBeGreaterThanOrEqual(-6);
    expect(Math.max(...lefts) + 114).toBeLessThanOrEqual(396);
    expect([...lefts].sort((a, b) => a - b)).toEqual(lefts);
  }
});

test.each([
  ['off', false, 0, 0],
  ['fast', false, 100, 80],
  ['normal', false, 200, 160],
  ['slow', false, 400, 320],
  ['normal', true, 0, 160],
  ['slow', true, 0, 160],
  ['off', true, 0, 0],
] as const)('at speed %s, reduced %s', (speed, isReduced, moves, fades) => {
  const motion = motionOf(speed, isReduced);
  expect(motion.duration(200)).toBe(moves);
  expect(motion.fade()).toBe(fades);
});

test('width classes change at 600 and 840', () => {
  expect([320, 599, 600, 839, 840].map(widthClassOf)).toEqual([
    'compact',
    'compact',
    'roomy',
    'roomy',
    'wide',
  ]);
});
