import { printed, type Drawn } from '@/components/kit/drawing/catalogue';
import { DOWN, linear } from '@/components/kit/drawing/gradients';
import { box } from '@/components/kit/drawing/marks';

const dot: Drawn = { layers: [[box([0, 0, 1, 1], '#fff')]], box: [0, 0, 1, 1], width: 10 };
const paints = () => linear(DOWN, [0, '#000'], [1, '#fff']);

test('a drawing of which there are many says so in each of its looks, another does not', () => {
  const { looks } = printed({ paints, drawn: { one: dot, many: { ...dot, small: 4, isOfMany: true } } });
  expect(looks.map(({ name, isOfMany = false }) => [name, isOfMany])).toEqual([
    ['one', false],
    ['many', true],
    ['many.small', true],
  ]);
});
