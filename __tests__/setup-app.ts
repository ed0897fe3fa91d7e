import { setUpTests } from 'react-native-reanimated';

jest.mock('@react-native-async-storage/async-storage', () =>
  jest.requireActual('@react-native-async-storage/async-storage/jest/async-storage-mock'),
);

// With a cold cache the first render transforms the whole app.
jest.setTimeout(60_000);

setUpTests();

// React takes the stack of every element that is made; jest asks for a hundred frames of each, Node for ten.
Error.stackTraceLimit = 10;
