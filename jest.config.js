const alias = { '^@/(.*)$': '<rootDir>/$1' };
const cacheDirectory = '<rootDir>/node_modules/.cache/jest';

/** Everything that needs no React: plain Node, starts within a second. */
const engine = {
  displayName: 'engine',
  cacheDirectory,
  moduleNameMapper: alias,
  testEnvironment: 'node',
  testMatch: ['<rootDir>/__tests__/{engine,store}/**/*.test.ts', '<rootDir>/__tests__/*.test.ts'],
  transform: {
    '\\.[cm]?[jt]sx?$': [
      'babel-jest',
      {
        babelrc: false,
        configFile: false,
        presets: [
          ['@babel/preset-env', { targets: { node: 'current' } }],
          ['@babel/preset-typescript', { onlyRemoveTypeImports: true }],
        ],
      },
    ],
  },
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

const app = {
  displayName: 'app',
  preset: 'jest-expo',
  cacheDirectory,
  moduleNameMapper: alias,
  resolver: 'react-native-worklets/jest/resolver.js',
  setupFiles: ['react-native-gesture-handler/jestSetup'],
  setupFilesAfterEnv: ['<rootDir>/__tests__/setup-app.ts'],
  testMatch: ['<rootDir>/__tests__/{boards,app,kit,screens,table}/**/*.test.{ts,tsx}'],
  transformIgnorePatterns: [
    `/node_modules/(?!(${transformed.join('|')}))`,
    '/node_modules/react-native-reanimated/plugin/',
    '/node_modules/@react-native/babel-preset/',
  ],
};

module.exports = { projects: [engine, app] };
