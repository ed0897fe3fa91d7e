import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

import { filesUnder, hashOf, top } from './tools.mjs';

/** What has been made of files is not made again until one of them changes. A stamp notes what it was made of. */
export function stampAt(path, sources) {
  const hash = () =>
    hashOf(
      top,
      sources.flatMap((source) => filesUnder(join(top, source), top)),
    );
  return {
    isFresh: () => existsSync(path) && readFileSync(path, 'utf8') === hash(),
    press: () => {
      mkdirSync(dirname(path), { recursive: true });
      writeFileSync(path, hash());
    },
  };
}

/** All that goes into a bundle. */
export const bundled = [
  '.ci/routes.web.js',
  'app',
  'app.json',
  'assets',
  'babel.config.js',
  'components',
  'engine',
  'metro.config.js',
  'package-lock.json',
  'tsconfig.json',
];
