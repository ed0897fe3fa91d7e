import { configureReanimatedLogger, ReanimatedLogLevel, setUpTests } from 'react-native-reanimated';

jest.mock('@react-native-async-storage/async-storage', () =>
  jest.requireActual('@react-native-async-storage/async-storage/jest/async-storage-mock'),
);

jest.mock('react-native-keyboard-controller', () =>
  jest.requireActual('react-native-keyboard-controller/jest'),
);

// What is drawn costs most of the time in which a board is mounted, and says nothing about what it does.
const looksAtDrawings = /(-art|\/drawing)\.test\.tsx$/.test(expect.getState().testPath ?? '');
if (!looksAtDrawings) {
  jest.doMock('react-native-svg', () => jest.requireActual('./plain/svg'));
  jest.doMock('@/components/kit/drawing/drawing', () => jest.requireActual('./plain/drawing'));
  jest.doMock('@/components/kit/drawing/print-files', () => jest.requireActual('./plain/print-files'));
}

// On a phone sheets wait for each other; a test would have to wait as well, and says nothing about it, unless it is its matter.
const looksAtTurns = /\/sheet\.test\.tsx$/.test(expect.getState().testPath ?? '');
if (!looksAtTurns) {
  jest.doMock('@/components/kit/turns', () => jest.requireActual('./plain/turns'));
}

// With a cold cache the first render transforms the whole app.
jest.setTimeout(60_000);

setUpTests();

// It warns whenever an app has a setting for motion of its own, as ours has.
configureReanimatedLogger({ level: ReanimatedLogLevel.error });

// React takes the stack of every element that is made; jest asks for a hundred frames of each, Node for ten.
Error.stackTraceLimit = 10;
