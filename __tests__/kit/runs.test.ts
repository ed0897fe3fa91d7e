import { runsOf, spanOf } from '@/components/kit/runs';

const ROWS = Array.from({ length: 10 }, () => 100);
const mounted = (from: number, to: number, kept = -1, gap = 0) =>
  runsOf(ROWS, { gap, span: { from, to }, kept }).map((run) =>
    run.isMounted ? run.group : `room ${run.height}`,
  );

test('what is near the window is mounted, and room is kept for the rest', () => {
  expect(mounted(250, 500)).toEqual(['room 200', 2, 3, 4, 'room 500']);
  expect(mounted(-600, 0)).toEqual(['room 1000']);
  expect(mounted(0, 2000)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
});

test('what is kept stays mounted wherever it lies', () => {
  expect(mounted(0, 200, 7)).toEqual([0, 1, 'room 500', 7, 'room 200']);
});

test('the room of several holds the gaps between them', () => {
  expect(mounted(220, 420, -1, 10)).toEqual(['room 210', 2, 3, 'room 650']);
});

test('a window reaches beyond its edges, in steps', () => {
  expect(spanOf(0, 900, 0.2)).toEqual({ from: -180, to: 1080 });
  expect(spanOf(-25, 900, 0.2)).toEqual(spanOf(-1, 900, 0.2));
  expect(spanOf(-600, 900, 0)).toEqual({ from: 600, to: 1500 });
});
