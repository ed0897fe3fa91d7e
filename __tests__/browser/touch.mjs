import { protocolOf, until } from './harness.mjs';

const frame = 16;
const pause = (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds));

async function centreOf(target) {
  if ('x' in target) return target;
  // What has just been laid out anew may be another element by now.
  await until(`${target} is in sight`, () => target.scrollIntoViewIfNeeded().then(isDone, isNotDone));
  const box = await target.boundingBox();
  if (!box) throw new Error(`nothing to touch: ${target}`);
  return centreOfBox(box);
}

const isDone = () => true;
const isNotDone = () => false;

const centreOfBox = ({ x, y, width, height }) => ({ x: x + width / 2, y: y + height / 2 });

/** Where something lies, once it lies still. */
export async function stillBox(piece) {
  let box = null;
  await until(`${piece} lies still`, async () => {
    const before = box;
    await pause(50);
    box = await piece.boundingBox();
    return box !== null && before !== null && box.x === before.x && box.y === before.y;
  });
  return box;
}

/** The middle of something, once it lies still. */
export const grip = async (piece) => centreOfBox(await stillBox(piece));

const between = (from, to, share) => ({
  x: from.x + (to.x - from.x) * share,
  y: from.y + (to.y - from.y) * share,
});

/** Starts slowly, ends slowly, as a hand does. */
const eased = (share) => (share < 0.5 ? 2 * share * share : 1 - (2 - 2 * share) ** 2 / 2);

/** The points of a line, from its beginning; `pace` says how far one has come by which step. */
const lineOf = (from, to, steps, pace = (share) => share) =>
  Array.from({ length: steps + 1 }, (_, step) => between(from, to, pace(step / steps)));

const pathOf = ([start, ...rest], steps) =>
  rest.reduce((path, point) => [...path, ...lineOf(path.at(-1), point, steps).slice(1)], [start]);

const touch = (session, type, points) =>
  session.send('Input.dispatchTouchEvent', { type, touchPoints: points });

/** Chromium takes a tap that follows a drag at once for the halt of a fling, and sends no click; no hand is so quick. */
const rest = 150;

/** So many steps are sent without waiting for an answer: on a busy machine a late one would make it a long press. */
const hasty = 3;

/**
 * Drags with one finger between two elements or points, a step a frame. `onWay` is called before the finger is lifted,
 * `hold` waits before it moves.
 */
export async function touchDrag(page, from, to, { steps = 20, hold = 0, onWay } = {}) {
  const [start, end] = [await centreOf(from), await centreOf(to)];
  if (page.touch) return page.touch(lineOf(start, end, steps, eased), { hold });
  const session = await protocolOf(page);
  const sent = [touch(session, 'touchStart', [start])];
  if (hold > 0) await pause(hold);
  for (let step = 1; step <= steps; step++) {
    sent.push(touch(session, 'touchMove', [between(start, end, eased(step / steps))]));
    if (step >= hasty) await Promise.all(sent);
    await pause(frame);
  }
  await pause(frame);
  await onWay?.();
  await touch(session, 'touchEnd', []);
  await pause(rest);
}

/** Draws a line with one finger over several points, so many steps from each to the next. */
export async function touchAlong(page, points, { steps = 5 } = {}) {
  if (page.touch) return page.touch(pathOf(points, steps));
  const session = await protocolOf(page);
  const [start, ...rest] = points;
  const sent = [touch(session, 'touchStart', [start])];
  let from = start;
  for (const to of rest) {
    for (let step = 1; step <= steps; step++) {
      sent.push(touch(session, 'touchMove', [between(from, to, step / steps)]));
      if (sent.length >= hasty) await Promise.all(sent);
      await pause(frame);
    }
    from = to;
  }
  await pause(frame);
  await touch(session, 'touchEnd', []);
  // What follows at once is taken for a part of it.
  await pause(2 * rest);
}

/**
 * Drags as a finger does that waits for nothing: a step is due every frame, whether or not the last one was answered.
 * One that returns is lifted where it began.
 */
export async function swiftDrag(page, from, to, { steps = 120, isReturning = false } = {}) {
  const share = (step) => (isReturning ? 1 - Math.abs(1 - (2 * step) / steps) : step / steps);
  const session = await protocolOf(page);
  await touch(session, 'touchStart', [from]);
  await pause(frame);
  const began = performance.now();
  const answers = [];
  for (let step = 1; step <= steps; step++) {
    answers.push(touch(session, 'touchMove', [between(from, to, eased(share(step)))]));
    await pause(Math.max(0, began + (step * 1000) / 60 - performance.now()));
  }
  await Promise.all(answers);
  await touch(session, 'touchEnd', []);
}

/** Presses and holds with one finger. */
export async function press(page, target, milliseconds) {
  const session = await protocolOf(page);
  await touch(session, 'touchStart', [await centreOf(target)]);
  await pause(milliseconds);
  await touch(session, 'touchEnd', []);
}

/**
 * Slows the processor of the page's device while something is done, and only then: a page that is slowed keeps a whole
 * core busy even when it rests, which another one would lack.
 */
export async function slowed(page, times, action) {
  const session = await protocolOf(page);
  const slowDown = (rate) => session.send('Emulation.setCPUThrottlingRate', { rate });
  await slowDown(times);
  const result = await action();
  await slowDown(1);
  return result;
}
