import { offsetFor, scrolled } from '@/components/kit/bring-into-sight';

const FRAME = { x: 0, y: 100, width: 300, height: 400 };
/** Scrolled by so much, of 300 by 1000. */
const content = (y: number) => ({ x: 0, y: 100 - y, width: 300, height: 1000 });
/** So far from the top of the content. */
const box = (at: number, y: number, height = 50) => ({ x: 20, y: 100 + at - y, width: 50, height });

test.each([
  ['what is in sight stays where it is', 300, 200, 200],
  ['what lies below comes up, with some air', 600, 0, 274],
  ['what lies above comes down, with some air', 300, 500, 276],
  ['what lies at the very end', 950, 0, 600],
  ['what lies at the very beginning', 0, 500, 0],
])('%s', (_, at, now, then) => {
  expect(offsetFor(box(at, now), FRAME, content(now))).toEqual({ x: 0, y: then });
});

test('of what is larger than the room the beginning is seen', () => {
  expect(offsetFor(box(300, 0, 500), FRAME, content(0)).y).toBe(276);
});

test('what is scrolled across works alike', () => {
  const frame = { x: 10, y: 0, width: 200, height: 80 };
  const row = { x: 10, y: 0, width: 900, height: 80 };
  const card = { x: 410, y: 10, width: 60, height: 60 };
  expect(offsetFor(card, frame, row)).toEqual({ x: 284, y: 0 });
  expect(scrolled(card, frame, row, { x: 284, y: 0 })).toEqual({ x: 126, y: 10, width: 60, height: 60 });
});
