import { build } from 'esbuild';
import { createRequire } from 'node:module';
import { join } from 'node:path';

import { cache, top } from '../../.ci/tools.mjs';

async function load() {
  const outfile = join(cache, 'browser-engine.cjs');
  await build({
    entryPoints: [join(top, '__tests__', 'browser', 'engine.ts')],
    outfile,
    bundle: true,
    platform: 'node',
    format: 'cjs',
    target: 'node20',
    tsconfig: join(top, 'tsconfig.json'),
    logLevel: 'error',
  });
  return createRequire(import.meta.url)(outfile);
}

/** The engine itself, so that a test knows what to play and what must then be seen. */
export const engine = await load();
