import { renderHook } from '@testing-library/react-native';
import { Platform } from 'react-native';

import { usePrivateScreen } from '@/components/kit/use-private-screen';

const mockDone: string[] = [];
jest.mock('expo-screen-capture', () => {
  const noting = (what: string) => async (how: unknown) =>
    void mockDone.push(`${what} ${String(how)}`.trim());
  return {
    preventScreenCaptureAsync: noting('no pictures'),
    allowScreenCaptureAsync: noting('pictures'),
    enableAppSwitcherProtectionAsync: noting('covered'),
    disableAppSwitcherProtectionAsync: () => noting('uncovered')(''),
  };
});

const on = (os: 'ios' | 'android') => jest.replaceProperty(Platform, 'OS', os);

beforeEach(() => mockDone.splice(0));
afterEach(() => jest.restoreAllMocks());

test('on iOS the picture for switching between apps is covered wholly while something hidden is shown, and no longer', () => {
  on('ios');
  const { rerender, unmount } = renderHook(usePrivateScreen, { initialProps: false });
  expect(mockDone).toEqual([]);
  rerender(true);
  expect(mockDone.splice(0)).toEqual(['no pictures hidden-hand', 'covered 1']);
  rerender(true);
  expect(mockDone).toEqual([]);
  rerender(false);
  expect(mockDone.splice(0)).toEqual(['pictures hidden-hand', 'uncovered']);
  rerender(true);
  mockDone.splice(0);
  unmount();
  expect(mockDone).toEqual(['pictures hidden-hand', 'uncovered']);
});

test('on Android it is left out with all other pictures', () => {
  on('android');
  renderHook(usePrivateScreen, { initialProps: true }).unmount();
  expect(mockDone).toEqual(['no pictures hidden-hand', 'pictures hidden-hand']);
});
