const { defineConfig, globalIgnores } = require('eslint/config');
const expo = require('eslint-config-expo/flat');
const prettier = require('eslint-config-prettier/flat');
const globals = require('globals');

const sameEveryTime =
  'The same seed and moves must give the same table: take it from the state, or leave it to the caller.';
const notInHermes = 'Phones run Hermes, which does not have it.';

const forbid = (names, message) => names.map((name) => ({ name, message }));
const clocks = ['Date', 'performance', 'setTimeout', 'setInterval', 'setImmediate', 'requestAnimationFrame'];
const world = ['crypto', 'fetch'];

module.exports = defineConfig([
  globalIgnores([
    'dist/',
    'dist-store/',
    'coverage/',
    '.expo/',
    'android/',
    'ios/',
    'expo-env.d.ts',
    'assets/prints/',
    'assets/fonts/',
  ]),
  expo,
  prettier,
  // `fc.assert` and the like are how their own documentation writes them.
  { rules: { 'import/no-named-as-default-member': 'off' } },
  {
    files: ['*.config.js', '**/*.mjs'],
    languageOptions: { globals: globals.node },
  },
  {
    files: ['**/*.ts', '**/*.tsx'],
    rules: {
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/no-non-null-assertion': 'error',
      // The compiler knows what a module exports; to find it out here again took more time than all other rules.
      'import/namespace': 'off',
    },
  },
  {
    files: ['__tests__/**'],
    rules: { '@typescript-eslint/no-non-null-assertion': 'off' },
  },
  {
    files: ['engine/**'],
    rules: {
      'no-restricted-syntax': [
        'error',
        { selector: 'TSEnumDeclaration', message: 'Use a union of literals.' },
        { selector: 'ClassDeclaration, ClassExpression', message: 'Use plain data and functions.' },
      ],
    },
  },
  {
    files: ['engine/store/**', 'components/**', 'app/**'],
    rules: { 'no-restricted-globals': ['error', ...forbid(['structuredClone'], notInHermes)] },
  },
  {
    files: ['engine/core/**', 'engine/games/**', 'engine/games.ts', '__tests__/example-game/engine/**'],
    rules: {
      'no-restricted-globals': [
        'error',
        ...forbid([...clocks, ...world], sameEveryTime),
        ...forbid(['structuredClone'], notInHermes),
      ],
      'no-restricted-properties': ['error', { object: 'Math', property: 'random', message: sameEveryTime }],
    },
  },
]);
