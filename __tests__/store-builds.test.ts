import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import app from '@/app.json';
import eas from '@/eas.json';

const tools = readFileSync(join(__dirname, '..', '.ci', 'tools.mjs'), 'utf8');

test('a build for stores leaves out of packages what the bundles of npm test leave out', () => {
  const asked = tools.match(/EXPO_UNSTABLE_\w+(?=: '1')/g) ?? [];
  expect(asked.length).toBeGreaterThan(0);
  const { env } = eas.build.base;
  expect(Object.keys(env).filter((name) => name.startsWith('EXPO_UNSTABLE'))).toEqual(asked.toSorted());
  expect(new Set(Object.values(env))).toEqual(new Set(['1']));
});

test('there is a profile to develop with, one to pass around and one for the stores', () => {
  const { development, preview, production } = eas.build;
  for (const profile of [development, preview, production]) expect(profile.extends).toBe('base');
  expect([development.distribution, preview.distribution, production.distribution]).toEqual([
    'internal',
    'internal',
    'store',
  ]);
  expect(production.android.buildType).toBe('app-bundle');
});

test('codes are told here, so that a build says which one it is', () => {
  expect(eas.cli.appVersionSource).toBe('local');
  expect(app.expo.ios.buildNumber).toBe(String(app.expo.android.versionCode));
});
