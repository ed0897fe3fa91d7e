import { Image } from 'expo-image';
import { Dimensions } from 'react-native';

import type { keep as Keep } from '@/components/kit/drawing/print-files';

const { keep } = jest.requireActual<{ keep: typeof Keep }>('@/components/kit/drawing/print-files');

const files = { sun: [1, 300], 'sun.light': [2, 300], coin: [3, 90], 'coin.small': [4, 30] } as const;

function screenOf(width: number, height: number, scale: number) {
  jest.spyOn(Dimensions, 'get').mockReturnValue({ width, height, scale, fontScale: 1 });
}

const asked: (readonly [file: unknown, width: number | undefined])[] = [];
const picture = {} as Awaited<ReturnType<typeof Image.loadAsync>>;

beforeEach(() => {
  asked.length = 0;
  jest.spyOn(Image, 'loadAsync').mockImplementation(async (file, options) => {
    asked.push([file, options?.maxWidth]);
    if (file === 3) throw new Error('unreadable');
    return picture;
  });
});

afterEach(() => jest.restoreAllMocks());

test('the looks of one theme are held, and it is told how far that is', async () => {
  screenOf(1000, 1400, 3);
  const kept = keep(files);
  const parts: number[] = [];
  await kept.hold('dark', (part) => parts.push(part));
  expect(asked).toEqual([
    [1, 300],
    [3, 90],
    [4, 30],
  ]);
  expect(parts).toEqual([1 / 3, 2 / 3, 1]);
  expect(kept.find('sun')).toBe(picture);
  expect(kept.find('sun.light')).toBe(2);
});

test('what is held already is not asked for again, another theme only for what it shows otherwise', async () => {
  screenOf(1000, 1400, 3);
  const kept = keep(files);
  await kept.hold('dark', () => undefined);
  asked.length = 0;
  await kept.hold('light', () => undefined);
  expect(asked.map(([file]) => file)).toEqual([2, 3]);
});

test('a picture that cannot be held is shown from its file, and so is all that was let go', async () => {
  const kept = keep(files);
  await kept.hold('dark', () => undefined);
  expect(kept.find('coin')).toBe(3);
  kept.letGo();
  expect(kept.find('sun')).toBe(1);
});

test('a screen holds no more pixels than it can show', async () => {
  screenOf(390, 844, 3);
  await keep(files).hold('dark', () => undefined);
  screenOf(1024, 768, 2);
  await keep(files).hold('dark', () => undefined);
  expect(asked.filter(([file]) => file === 1).map(([, width]) => width)).toEqual([210, 200]);
});
