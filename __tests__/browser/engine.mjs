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

const isWords = (name) => name.endsWith('_WORDS') || ['en', 'it', 'fr'].includes(name);

/** Words of which one that is not there is a mistake: without a name, every button would be the one looked for. */
function strict(words) {
  if (typeof words !== 'object' || words === null) return words;
  return new Proxy(words, {
    get(all, key) {
      if (typeof key === 'string' && !(key in all)) throw new Error(`there is no word "${key}"`);
      return strict(all[key]);
    },
  });
}

/** The engine itself, so that a test knows what to play and what must then be seen. */
export const engine = Object.fromEntries(
  Object.entries(await load()).map(([name, value]) => [name, isWords(name) ? strict(value) : value]),
);
