import { setUpTests } from 'react-native-reanimated';

jest.mock('@react-native-async-storage/async-storage', () =>
  jest.requireActual('@react-native-async-storage/async-storage/jest/async-storage-mock'),
);

// With a cold cache the first render transforms the whole app.
jest.setTimeout(60_000);

setUpTests();
