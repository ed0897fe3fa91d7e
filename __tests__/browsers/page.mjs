import { until } from '../browser/harness.mjs';
import { look } from './look.mjs';

const pause = (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds));
const patience = 30_000;

/** Names and texts as they can be sent to a page. */
function wanted(text, exact = false) {
  if (text instanceof RegExp) return { value: text.source, flags: text.flags };
  return { value: text, exact };
}

const ways = {
  getByRole: (role, { name, exact, level } = {}) => ({
    by: 'role',
    role,
    level,
    name: name === undefined ? undefined : wanted(name, exact),
  }),
  getByTestId: (id) => ({ by: 'testId', id }),
  getByText: (text, { exact } = {}) => ({ by: 'text', text: wanted(text, exact) }),
  locator: (selector) => ({ by: 'css', selector }),
};

/** How things are found within others. */
const finders = (remote, steps) =>
  Object.fromEntries(
    Object.entries(ways).map(([name, step]) => [
      name,
      (...asked) => piece(remote, [...steps, step(...asked)]),
    ]),
  );

const spokenOf = (steps) =>
  steps.map(
    (step) => step.id ?? step.selector ?? step.name?.value ?? step.text?.value ?? step.role ?? step.index,
  );

/** Something on the page, looked for anew each time it is asked about. */
function piece(remote, steps) {
  const said = spokenOf(steps).join(' › ');
  const ask = async (tell, given) => remote.run(look, { steps, tell, given });
  const askOne = async (tell, given) => {
    const { count, told } = await ask(tell, given);
    if (count > 1) throw new Error(`there are ${count} of “${said}”`);
    return told;
  };
  const waiting = (what, isSo, timeout = patience) =>
    until(`“${said}” ${what}`, isSo, { seconds: timeout / 1000 });

  /** Where it can be touched, once it lies still. */
  async function gripped({ position, timeout } = {}) {
    let grip = null;
    await waiting(
      'can be touched',
      async () => {
        const before = grip;
        grip = await askOne('grip', position);
        return grip !== null && before?.x === grip.x && before.y === grip.y;
      },
      timeout,
    );
    return grip;
  }

  return {
    ...finders(remote, steps),
    remote,
    steps,
    toString: () => said,
    first: () => piece(remote, [...steps, { by: 'nth', index: 0 }]),
    last: () => piece(remote, [...steps, { by: 'nth', index: -1 }]),
    nth: (index) => piece(remote, [...steps, { by: 'nth', index }]),
    or: (other) => piece(remote, [...steps, { by: 'or', steps: other.steps }]),
    count: async () => (await ask('count')).told,
    names: async () => (await ask('names')).told,
    isVisible: () => askOne('isShown'),
    boundingBox: () => askOne('box'),
    getAttribute: (name) => askOne('attribute', name),
    innerText: () => askOne('words'),
    scrollIntoViewIfNeeded: () => askOne('sight'),
    waitFor: ({ state = 'visible', timeout } = {}) =>
      waiting(`is ${state}`, async () => (await askOne('isShown')) === (state === 'visible'), timeout),
    tap: async (options) => remote.touch([await gripped(options)]),
  };
}

/**
 * A page of a browser that Playwright does not drive, in Playwright's words: those of them that tests need here. What
 * a browser must be able to do for it (`remote`):
 * - `go`, `run`, `photograph`, `press`: go to an address, run a function in the page, take a picture, press a key
 * - `runFirst`: run a function in every page that is gone to, before anything of it or as soon as may be
 * - `touch`: put a finger on the first of these points, draw it over the others, and lift it
 */
export function pageOf(remote, { address, size, theme, pid }) {
  const page = {
    ...finders(remote, []),
    goto: (route) => remote.go(new URL(route, address).href),
    url: () => remote.url(),
    evaluate: (work, given) => remote.run(work, given),
    addInitScript: (work, given) => remote.runFirst(work, given),
    waitForTimeout: pause,
    screenshot: ({ path } = {}) => remote.photograph(path),
    touch: (points, options) => remote.touch(points, options),
    keyboard: { press: (key) => remote.press(key) },
    touchscreen: { tap: (x, y) => remote.touch([{ x, y }]) },
    /** The browser itself, or what started it. */
    pid,
    context: () => ({ size, theme, pages: () => [page] }),
    close: () => remote.close(),
  };
  return page;
}
