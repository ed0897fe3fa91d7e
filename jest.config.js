const alias = { '^@/(.*)$': '<rootDir>/$1' };
const cacheDirectory = '<rootDir>/node_modules/.cache/jest';

/** Everything that needs no React: plain Node, starts within a second. */
const node = {
  displayName: 'node',
  cacheDirectory,
  moduleNameMapper: alias,
  testEnvironment: 'node',
  testMatch: ['<rootDir>/__tests__/**/*.test.ts'],
  transform: { '\\.[cm]?[jt]sx?$': '<rootDir>/.ci/jest-transform.cjs' },
  transformIgnorePatterns: ['/node_modules/(?!markdown-table/)'],
};

/** jest-expo's own list, and below it what is shipped for bundlers only. */
const transformed = [
  'react-native',
  '@react-native',
  '@react-native-community',
  'expo',
  '@expo',
  '@expo-google-fonts',
  'react-navigation',
  '@react-navigation',
  'standard-navigation',
  'react-redux',
  '@reduxjs/toolkit',
  'immer',
];

/** What a phone mounts. */
const mounted = {
  preset: 'jest-expo',
  cacheDirectory,
  resolver: 'react-native-worklets/jest/resolver.js',
  setupFiles: ['react-native-gesture-handler/jestSetup'],
  setupFilesAfterEnv: ['<rootDir>/__tests__/setup-app.ts'],
  transformIgnorePatterns: [
    `/node_modules/(?!(${transformed.join('|')}))`,
    '/node_modules/react-native-reanimated/plugin/',
    '/node_modules/@react-native/babel-preset/',
  ],
};

/** Tests that look at the drawings themselves. */
const drawn = '__tests__/.*(-art|/drawing)\\.test\\.tsx$';

const drawings = {
  ...mounted,
  displayName: 'drawings',
  moduleNameMapper: alias,
  testRegex: drawn,
};

/** Boards and screens, each drawing in them one plain view. */
const app = {
  ...mounted,
  displayName: 'app',
  moduleNameMapper: {
    '/drawing/drawing$': '<rootDir>/__tests__/plain/drawing.tsx',
    '^react-native-svg$': '<rootDir>/__tests__/plain/svg.tsx',
    ...alias,
  },
  testMatch: ['<rootDir>/__tests__/**/*.test.tsx'],
  testPathIgnorePatterns: ['/node_modules/', drawn],
};

module.exports = { projects: [node, app, drawings], testSequencer: '<rootDir>/.ci/jest-sequencer.cjs' };
