import { makeReady } from '@/components/kit/drawing/ready.web';

const made: { src: string }[] = [];
const waiting: (() => void)[] = [];

beforeEach(() => {
  made.length = 0;
  waiting.length = 0;
  Object.assign(globalThis, {
    Image: class {
      src = '';
      constructor() {
        made.push(this);
      }
    },
    requestIdleCallback: (work: () => void) => waiting.push(work),
    cancelIdleCallback: (asked: number) => void waiting.splice(asked - 1, 1),
  });
});

afterEach(() => {
  for (const name of ['Image', 'requestIdleCallback', 'cancelIdleCallback'])
    Reflect.deleteProperty(globalThis, name);
});

const idle = () => waiting.splice(0).forEach((work) => work());

test('pictures are read one at a time while nothing else is done, each once', () => {
  makeReady(['url("data:one")', undefined, 'url("data:two")']);
  expect(made).toHaveLength(0);
  idle();
  expect(made).toHaveLength(1);
  idle();
  expect(made.map(({ src }) => src).toSorted()).toEqual(['data:one', 'data:two']);
  makeReady(['url("data:one")']);
  idle();
  expect(made).toHaveLength(2);
});

test('what is not wanted any more is not read', () => {
  const stop = makeReady(['url("data:three")', 'url("data:four")']);
  idle();
  stop();
  idle();
  expect(made).toHaveLength(1);
});
