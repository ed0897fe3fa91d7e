// Makes a file of every drawing that stands still: assets/prints. The same drawings give the same files.
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, join } from 'node:path';

import { hashOfText, top } from './tools.mjs';

const components = join(top, 'components');
const prints = join(top, 'assets', 'prints');

const drawnIn = (folder, file) =>
  existsSync(join(components, folder, 'drawn', `${file}.ts`)) ? [`@/components/${folder}/drawn/${file}`] : [];
const boards = readdirSync(join(components, 'boards')).map((game) => `boards/${game}`);

/** Which files say what is drawn, album by album: the kit, each game, what lies behind all, and what stands for the games in the cabinet. */
const albums = Object.fromEntries(
  [
    ...['kit', ...boards].map((folder) => [basename(folder), drawnIn(folder, 'catalogue')]),
    ['surfaces', drawnIn('kit', 'surfaces')],
    ['covers', boards.flatMap((folder) => drawnIn(folder, 'cover'))],
  ].filter(([, files]) => files.length > 0),
);

/** Pixels for a point on the sharpest phones. */
const SHARP = 3;

/** All that is drawn, by album, with every look that it has. */
async function drawings() {
  const { build } = await import('esbuild');
  const files = Object.values(albums).flat();
  const contents = [
    "import { printed } from '@/components/kit/drawing/catalogue';",
    ...files.map((file, index) => `import { catalogue as c${index} } from '${file}';`),
    ...Object.entries(albums).map(
      ([album, own]) =>
        `export const ${album.replaceAll('-', '_')} = printed(${own.map((file) => `c${files.indexOf(file)}`).join(', ')});`,
    ),
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
  return Object.keys(albums).map((album) => [album, module.exports[album.replaceAll('-', '_')]]);
}

const quoted = (name) => (/^[a-z]+$/.test(name) ? name : `'${name}'`);

function factsText(facts) {
  const lines = Object.entries(facts).map(
    ([name, { box, looks, isStretched }]) =>
      `  ${quoted(name)}: { box: [${box.join(', ')}], looks: [${looks.map((look) => `'${look}'`).join(', ')}]${isStretched ? ', isStretched: true' : ''} },`,
  );
  return ['export const FACTS = {', ...lines, '} as const;', ''].join('\n');
}

const pixelsOf = (width) => Math.round(width * SHARP);
const fileOf = (look) => `${look}@${SHARP}x.webp`;

function filesText(looks) {
  const lines = looks.map(
    ({ name, width }) => `  ${quoted(name)}: [require('./${name}.webp'), ${pixelsOf(width)}],`,
  );
  return [
    'export const FILES: Readonly<Record<string, readonly [file: number, across: number]>> = {',
    ...lines,
    '};',
    '',
  ].join('\n');
}

/** In a browser all drawings of a game come together; those of the first screen are there from the beginning. */
const webFiles = (album) =>
  album === 'kit' || album === 'covers'
    ? "import drawings from './drawings.json';\n\nexport const FILES = drawings;\n"
    : "export const FILES = () => import('./drawings.json');\n";

/** How true a file is to its drawing. */
const FINE = { quality: 76, alphaQuality: 70 };
const PLAIN = { quality: 74, alphaQuality: 60 };

/** A picture with as many pixels as the sharpest phones have where it is shown largest. */
async function pictureOf({ svg, width, isOfMany }) {
  const { default: sharp } = await import('sharp');
  const [, , across, high] = /viewBox='([^']*)'/.exec(svg)[1].split(' ').map(Number);
  const pixels = pixelsOf(width);
  const size = ` width='${pixels}' height='${Math.max(1, Math.round((pixels * high) / across))}'`;
  return sharp(Buffer.from(svg.replace('<svg', `<svg${size}`)))
    .webp({ ...(isOfMany ? PLAIN : FINE), effort: 6, smartSubsample: true })
    .toBuffer();
}

/** What a file was made from stands beside it, so that only what has changed is made anew. */
const madeFrom = (folder) => {
  const path = join(folder, 'made-from.json');
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : {};
};

const save = (folder, name, text) => writeFileSync(join(folder, name), text);

async function makeAlbum(album, { facts, looks }) {
  const folder = join(prints, album);
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
  save(folder, 'files.web.ts', webFiles(album));
  const lines = looks.map(({ name, svg }) => `${JSON.stringify(name)}:${JSON.stringify(svg)}`);
  save(folder, 'drawings.json', `{\n${lines.join(',\n')}\n}\n`);
  save(folder, 'made-from.json', `${JSON.stringify(now, null, 1)}\n`);
  console.log(`${album}: ${looks.length} pictures, ${anew.length} of them made anew`);
}

for (const [album, drawn] of await drawings()) await makeAlbum(album, drawn);
