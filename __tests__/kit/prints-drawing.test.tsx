import { render, screen } from '@testing-library/react-native';
import { StyleSheet } from 'react-native';

import type { makeDrawing } from '@/components/kit/drawing/drawing';
import { DOWN, linear } from '@/components/kit/drawing/gradients';
import { box } from '@/components/kit/drawing/marks';
import { frameOf, partsOf } from '@/components/kit/drawing/parts';
import { makePiece } from '@/components/kit/drawing/pieces';
import type { Print } from '@/components/kit/drawing/print';
import { Tinted } from '@/components/kit/drawing/tinted';

jest.unmock('@/components/kit/drawing/drawing');

const SEA = linear(DOWN, [0, '#0a2a4a'], [1, '#88ccee']);
const { makeDrawing: makeReal } = jest.requireActual<{ makeDrawing: typeof makeDrawing }>(
  '@/components/kit/drawing/drawing',
);
const Drawing = makeReal(() => SEA);
const print: Print = {
  box: [0, 0, 100, 50],
  isStretched: false,
  picture: (theme, isSmall) => (theme === 'light' ? 3 : isSmall ? 2 : 1),
};
const DOT = [box([0, 0, 1, 1], '@sea')];

const hosts = () => screen.UNSAFE_root.findAll(({ type }) => typeof type === 'string');
const named = (name: RegExp) => hosts().filter(({ type }) => name.test(String(type)));

test('marks between prints are one part, and nothing is none', () => {
  const types = partsOf([DOT, DOT, { print }, [], DOT]).map(({ type }) => type);
  expect(types).toEqual(['marks', 'print', 'marks']);
});

test('a box lies where the drawing shows it, as large as it fits, in the middle', () => {
  const frame = frameOf([50, 10, 20, 20], [40, 0, 40, 40], { width: 80, height: 40 });
  expect(frame).toEqual({ left: 30, top: 10, width: 20, height: 20 });
});

test('a drawing that is one print is one view of the platform', () => {
  render(<Drawing layers={[{ print }]} viewBox={[0, 0, 100, 50]} width={40} height={20} />);
  expect(hosts()).toHaveLength(1);
  expect(StyleSheet.flatten(hosts()[0]!.props.style)).toMatchObject({ width: 40, height: 20 });
});

test('a piece that reaches beyond its room is one view too, and takes up its room only', () => {
  const Piece = makePiece(Drawing);
  render(
    <Piece
      layers={[DOT, { print, box: [-10, -10, 120, 70] }]}
      box={[0, 0, 100, 50]}
      margin={10}
      width={50}
    />,
  );
  const [outer] = hosts();
  const { width, height, margin } = StyleSheet.flatten(outer!.props.style);
  expect([width + 2 * margin, height + 2 * margin]).toEqual([50, 25]);
});

test('a print is shown where it lies, in the look that is wanted, under what is drawn over it', () => {
  render(
    <Drawing
      layers={[{ print, box: [0, 0, 50, 50] }, DOT]}
      viewBox={[-50, 0, 100, 50]}
      width={200}
      height={100}
      isSmall
    />,
  );
  const [picture] = named(/Image/);
  expect(StyleSheet.flatten(picture!.props.style)).toMatchObject({
    left: 100,
    top: 0,
    width: 100,
    height: 100,
  });
  const order = hosts().map(({ type }) => String(type));
  expect(order.findIndex((type) => /Image/.test(type))).toBeLessThan(order.indexOf('RNSVGSvgView'));
});

test('a sign in one colour keeps its shape: its size is its height', () => {
  render(<Tinted print={print} size={20} colour="#123456" />);
  const [sign] = hosts();
  expect(StyleSheet.flatten(sign!.props.style)).toMatchObject({ width: 40, height: 20 });
});
