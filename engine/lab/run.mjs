// Bundles one of the command lines in this folder and runs it: node engine/lab/run.mjs lab … | bench …
import { existsSync, mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const here = dirname(fileURLToPath(import.meta.url));
const top = join(here, '..', '..');
const cache = join(top, 'node_modules', '.cache', 'athanor');

/** Written beside and renamed, so that somebody else who runs it right now never reads half a file. */
function writeWhole({ path, contents }) {
  const unfinished = `${path}.${process.pid}`;
  writeFileSync(unfinished, contents);
  renameSync(unfinished, path);
}

async function bundle(source, outfile) {
  const { build } = await import('esbuild');
  const { outputFiles } = await build({
    entryPoints: [source],
    outfile,
    bundle: true,
    write: false,
    platform: 'node',
    // Some packages call `require`, which an ES module does not have.
    format: 'cjs',
    target: 'node20',
    sourcemap: true,
    tsconfig: join(top, 'tsconfig.json'),
    define: { 'process.env.NODE_ENV': '"production"' },
    logLevel: 'error',
  });
  mkdirSync(cache, { recursive: true });
  outputFiles.forEach(writeWhole);
}

function fail(message, exitCode = 1) {
  console.error(message);
  process.exitCode = exitCode;
}

async function main([command = '', ...words]) {
  const source = join(here, `${command}.ts`);
  const outfile = join(cache, `${command}.cjs`);
  if (!existsSync(join(top, 'node_modules', 'esbuild'))) return fail('Run `npm install` first.');
  if (!existsSync(source)) return fail(`There is no command '${command}'.`, 2);
  try {
    await bundle(source, outfile);
  } catch {
    // esbuild has said itself what is wrong.
    return fail('It could not be bundled.');
  }
  process.setSourceMapsEnabled(true);
  process.argv = [process.execPath, outfile, ...words];
  createRequire(outfile)(outfile);
}

await main(process.argv.slice(2));
