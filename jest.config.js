const plain = '<rootDir>/__tests__/plain';
const alias = { '\\.webp$': `${plain}/file.ts`, '^@/(.*)$': '<rootDir>/$1' };
const cacheDirectory = '<rootDir>/node_modules/.cache/jest';

/** Everything that needs no React: plain Node, starts within a second. */
const node = {
  displayName: 'node',
  cacheDirectory,
  moduleNameMapper: { '/print-files$': `${plain}/print-files.ts`, ...alias },
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

/** What a phone mounts; each drawing in it is one plain view, but for tests that look at drawings (`setup-app.ts`). */
const app = {
  displayName: 'app',
  preset: 'jest-expo',
  cacheDirectory,
  moduleNameMapper: alias,
  resolver: 'react-native-worklets/jest/resolver.js',
  setupFiles: ['react-native-gesture-handler/jestSetup'],
  setupFilesAfterEnv: ['<rootDir>/__tests__/setup-app.ts'],
  testMatch: ['<rootDir>/__tests__/**/*.test.tsx'],
  transformIgnorePatterns: [
    `/node_modules/(?!(${transformed.join('|')}))`,
    '/node_modules/react-native-reanimated/plugin/',
    '/node_modules/@react-native/babel-preset/',
  ],
};

module.exports = { projects: [node, app], testSequencer: '<rootDir>/.ci/jest-sequencer.cjs' };
