// Makes a file of every drawing that stands still: assets/prints. The same drawings give the same files.
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';

import { hashOfText, top } from './tools.mjs';

const boards = join(top, 'components', 'boards');
const prints = join(top, 'assets', 'prints');
const games = readdirSync(boards).filter((game) => existsSync(join(boards, game, 'drawn', 'catalogue.ts')));

/** Pixels for a point on the sharpest phones. */
const SHARP = 3;

/** All that is drawn, by game, with every look that it has. */
async function drawings() {
  const { build } = await import('esbuild');
  const contents = [
    "import { printed } from '@/components/kit/drawing/catalogue';",
    ...games.map(
      (game, index) =>
        `import { catalogue as c${index} } from '@/components/boards/${game}/drawn/catalogue';`,
    ),
    `export const drawn = { ${games.map((game, index) => `'${game}': printed(c${index})`).join(', ')} };`,
  ].join('\n');
  const { outputFiles } = await build({
    stdin: { contents, resolveDir: top, loader: 'ts' },
    bundle: true,
    write: false,
    platform: 'node',
    format: 'cjs',
    target: 'node20',
    tsconfig: join(top, 'tsconfig.json'),
    logLevel: 'error',
  });
  const module = { exports: {} };
  new Function('module', 'exports', 'require', outputFiles[0].text)(
    module,
    module.exports,
    createRequire(import.meta.url),
  );
  return module.exports.drawn;
}

const quoted = (name) => (/^[a-z]+$/.test(name) ? name : `'${name}'`);

function factsText(facts) {
  const lines = Object.entries(facts).map(
    ([name, { box, looks, isStretched }]) =>
      `  ${quoted(name)}: { box: [${box.join(', ')}], looks: [${looks.map((look) => `'${look}'`).join(', ')}]${isStretched ? ', isStretched: true' : ''} },`,
  );
  return ['export const FACTS = {', ...lines, '} as const;', ''].join('\n');
}

const fileOf = (look) => `${look}@${SHARP}x.webp`;

function filesText(looks) {
  const lines = looks.map(({ name }) => `  ${quoted(name)}: require('./${fileOf(name)}'),`);
  return ['export const FILES: Readonly<Record<string, number>> = {', ...lines, '};', ''].join('\n');
}

const WEB_FILES = "export const FILES = () => import('./drawings.json');\n";

/** A picture with as many pixels as the sharpest phones have where it is shown largest. */
async function pictureOf({ svg, width }) {
  const { default: sharp } = await import('sharp');
  const [, , across, high] = /viewBox='([^']*)'/.exec(svg)[1].split(' ').map(Number);
  const pixels = Math.round(width * SHARP);
  const size = ` width='${pixels}' height='${Math.max(1, Math.round((pixels * high) / across))}'`;
  return sharp(Buffer.from(svg.replace('<svg', `<svg${size}`)))
    .webp({ quality: 86, alphaQuality: 90, effort: 4, smartSubsample: true })
    .toBuffer();
}

/** What a file was made from stands beside it, so that only what has changed is made anew. */
const madeFrom = (folder) => {
  const path = join(folder, 'made-from.json');
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : {};
};

const save = (folder, name, text) => writeFileSync(join(folder, name), text);

async function printGame(game, { facts, looks }) {
  const folder = join(prints, game);
  mkdirSync(folder, { recursive: true });
  const before = madeFrom(folder);
  const now = Object.fromEntries(looks.map(({ name, svg, width }) => [name, hashOfText(`${width} ${svg}`)]));
  const isThere = (name) => before[name] === now[name] && existsSync(join(folder, fileOf(name)));
  const anew = looks.filter(({ name }) => !isThere(name));
  for (const look of anew) save(folder, fileOf(look.name), await pictureOf(look));
  const wanted = new Set(looks.map(({ name }) => fileOf(name)));
  for (const name of readdirSync(folder)) {
    if (name.endsWith('.webp') && !wanted.has(name)) rmSync(join(folder, name));
  }
  save(folder, 'facts.ts', factsText(facts));
  save(folder, 'files.ts', filesText(looks));
  save(folder, 'files.web.ts', WEB_FILES);
  const lines = looks.map(({ name, svg }) => `${JSON.stringify(name)}:${JSON.stringify(svg)}`);
  save(folder, 'drawings.json', `{\n${lines.join(',\n')}\n}\n`);
  save(folder, 'made-from.json', `${JSON.stringify(now, null, 1)}\n`);
  console.log(`${game}: ${looks.length} pictures, ${anew.length} of them made anew`);
}

for (const [game, drawn] of Object.entries(await drawings())) await printGame(game, drawn);
