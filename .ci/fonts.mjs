// Makes the letters of the app from the packages they come in: assets/fonts. Of each face Western letters only.
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { inflateSync } from 'node:zlib';

import { modules, top } from './tools.mjs';

const folder = join(top, 'assets', 'fonts');

/** The one list of faces, as the app has it. */
async function faces() {
  const { transform } = await import('esbuild');
  const source = readFileSync(join(top, 'components/kit/faces.ts'), 'utf8');
  const { code } = await transform(source, { loader: 'ts', format: 'esm' });
  const { FONT_NAMES, EASY_FONT_NAMES } = await import(`data:text/javascript,${encodeURIComponent(code)}`);
  return [...FONT_NAMES, ...EASY_FONT_NAMES];
}

/** `AlegreyaSans_500Medium` lies in `@fontsource/alegreya-sans/files/alegreya-sans-latin-500-normal`. */
function fileOf(face) {
  const [family, weight, slope] = face.split('_');
  const name = family.replaceAll(/(?<=[a-z])(?=[A-Z])/g, '-').toLowerCase();
  const style = slope === 'Italic' ? 'italic' : 'normal';
  return `@fontsource/${name}/files/${name}-latin-${parseInt(weight, 10)}-${style}`;
}

/** The tables of a font as it is packed for the web, unpacked. */
function tablesOf(woff) {
  return Array.from({ length: woff.readUInt16BE(12) }, (_, index) => {
    const entry = 44 + 20 * index;
    const [offset, packed, size] = [4, 8, 12].map((at) => woff.readUInt32BE(entry + at));
    const content = woff.subarray(offset, offset + packed);
    return {
      tag: woff.toString('latin1', entry, entry + 4),
      content: packed < size ? inflateSync(content) : Buffer.from(content),
    };
  });
}

const utf16 = (text) => Buffer.from(text, 'utf16le').swap16();

/** The names of a font as Windows has them, by number. */
function namesIn(table) {
  const strings = table.readUInt16BE(4);
  const records = Array.from({ length: table.readUInt16BE(2) }, (_, index) => {
    const [platform, , language, id, length, offset] = [0, 2, 4, 6, 8, 10].map((at) =>
      table.readUInt16BE(6 + 12 * index + at),
    );
    const bytes = Buffer.from(table.subarray(strings + offset, strings + offset + length));
    return { platform, language, id, bytes };
  });
  return records
    .filter(({ platform, language }) => platform === 3 && language === 0x409)
    .map(({ id, bytes }) => [id, bytes.swap16().toString('utf16le')]);
}

/** Whose it is. */
const COPYRIGHT = 0;
const LICENCE = 'This Font Software is licensed under the SIL Open Font License, Version 1.1.';

/** A phone finds a face by family, by full name or by file: each is the name that the app has for it. */
function namedAs(face, table) {
  const kept = namesIn(table).filter(([id]) => id === COPYRIGHT);
  const own = [
    [1, face],
    [2, 'Regular'],
    [3, face],
    [4, face],
    [6, face],
    [13, LICENCE],
    [14, 'https://openfontlicense.org'],
  ];
  const names = [...kept, ...own].sort(([one], [other]) => one - other);
  const head = Buffer.alloc(6 + 12 * names.length);
  head.writeUInt16BE(names.length, 2);
  head.writeUInt16BE(head.length, 4);
  let offset = 0;
  names.forEach(([id, text], index) => {
    const length = utf16(text).length;
    [3, 1, 0x409, id, length, offset].forEach((value, part) =>
      head.writeUInt16BE(value, 6 + 12 * index + 2 * part),
    );
    offset += length;
  });
  return Buffer.concat([head, ...names.map(([, text]) => utf16(text))]);
}

const padded = (content) => Buffer.concat([content, Buffer.alloc(-content.length & 3)]);

function sumOf(content) {
  let sum = 0;
  for (let at = 0; at < content.length; at += 4) sum = (sum + content.readUInt32BE(at)) >>> 0;
  return sum;
}

/** Where a font says what all of it adds up to. */
const SUM_AT = 8;
const WHOLE = 0xb1b0afba;

/** One font file of these tables, which come sorted. */
function fontOf(flavour, tables) {
  const directory = Buffer.alloc(12 + 16 * tables.length);
  const power = Math.floor(Math.log2(tables.length));
  directory.writeUInt32BE(flavour, 0);
  [tables.length, 16 << power, power, 16 * tables.length - (16 << power)].forEach((value, part) =>
    directory.writeUInt16BE(value, 4 + 2 * part),
  );
  let offset = directory.length;
  tables.forEach(({ tag, content }, index) => {
    if (tag === 'head') content.writeUInt32BE(0, SUM_AT);
    directory.write(tag, 12 + 16 * index, 'latin1');
    [sumOf(padded(content)), offset, content.length].forEach((value, part) =>
      directory.writeUInt32BE(value, 16 + 16 * index + 4 * part),
    );
    offset += padded(content).length;
  });
  const font = Buffer.concat([directory, ...tables.map(({ content }) => padded(content))]);
  const head = directory.readUInt32BE(12 + 16 * tables.findIndex(({ tag }) => tag === 'head') + 8);
  font.writeUInt32BE((WHOLE - sumOf(font)) >>> 0, head + SUM_AT);
  return font;
}

function fontFor(face) {
  const woff = readFileSync(join(modules, `${fileOf(face)}.woff`));
  const tables = tablesOf(woff).map(({ tag, content }) => ({
    tag,
    content: tag === 'name' ? namedAs(face, content) : content,
  }));
  return fontOf(woff.readUInt32BE(4), tables);
}

const filesText = (all) =>
  [
    '/** Built into the app on phones; loaded from here only where somebody develops without building it. */',
    'export const FILES: Readonly<Record<string, number>> = __DEV__',
    '  ? {',
    ...all.map((face) => `      ${face}: require('./${face}.ttf'),`),
    '    }',
    '  : {};',
    '',
  ].join('\n');

const webFilesText = (all) =>
  [
    ...all.map((face) => `import ${face} from '${fileOf(face)}.woff2';`),
    '',
    'export const FILES = {',
    ...all.map((face) => `  ${face},`),
    '};',
    '',
  ].join('\n');

const all = await faces();
mkdirSync(folder, { recursive: true });
for (const name of readdirSync(folder)) if (name.endsWith('.ttf')) rmSync(join(folder, name));
for (const face of all) writeFileSync(join(folder, `${face}.ttf`), fontFor(face));
writeFileSync(join(folder, 'files.ts'), filesText(all));
writeFileSync(join(folder, 'files.web.ts'), webFilesText(all));
console.log(`${all.length} faces`);
