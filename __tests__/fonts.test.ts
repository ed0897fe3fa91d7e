import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { EASY_FONT_NAMES, FONT_NAMES } from '@/components/kit/faces';

const root = join(__dirname, '..');
const folder = join(root, 'assets', 'fonts');
const faces = [...FONT_NAMES, ...EASY_FONT_NAMES];

/** The tables of a font file by name. */
function tablesOf(face: string): ReadonlyMap<string, Buffer> {
  const font = readFileSync(join(folder, `${face}.ttf`));
  const entries = Array.from({ length: font.readUInt16BE(4) }, (_, index) => {
    const at = 12 + 16 * index;
    const [offset, length] = [font.readUInt32BE(at + 8), font.readUInt32BE(at + 12)];
    return [font.toString('latin1', at, at + 4), font.subarray(offset, offset + length)] as const;
  });
  return new Map(entries);
}

function namesOf(face: string): Readonly<Record<number, string>> {
  const table = tablesOf(face).get('name')!;
  const strings = table.readUInt16BE(4);
  return Object.fromEntries(
    Array.from({ length: table.readUInt16BE(2) }, (_, index) => {
      const [id, length, offset] = [6, 8, 10].map((at) => table.readUInt16BE(6 + 12 * index + at));
      const text = Buffer.from(table.subarray(strings + offset!, strings + offset! + length!));
      return [id, text.swap16().toString('utf16le')];
    }),
  );
}

/** Which characters a face draws, by the part of its table that speaks of all but the rarest. */
function drawnBy(face: string): (character: string) => boolean {
  const table = tablesOf(face).get('cmap')!;
  const start = table.readUInt32BE(4 + 8 * (table.readUInt16BE(2) - 1) + 4);
  const cmap = table.subarray(start);
  expect(cmap.readUInt16BE(0)).toBe(4);
  const double = cmap.readUInt16BE(6);
  const segments = Array.from({ length: double / 2 }, (_, index) => ({
    end: cmap.readUInt16BE(14 + 2 * index),
    start: cmap.readUInt16BE(16 + double + 2 * index),
  }));
  return (character) => {
    const code = character.charCodeAt(0);
    return segments.some(({ start: first, end }) => first <= code && code <= end);
  };
}

test('there is a file for every face that is written in, and none besides: npm run fonts', () => {
  const files = readdirSync(folder).filter((name) => name.endsWith('.ttf'));
  expect(files.toSorted()).toEqual(faces.map((face) => `${face}.ttf`).toSorted());
  for (const file of ['files.ts', 'files.web.ts']) {
    const text = readFileSync(join(folder, file), 'utf8');
    expect(faces.filter((face) => !text.includes(`${face}:`) && !text.includes(`import ${face} `))).toEqual(
      [],
    );
  }
});

test.each(faces)('%s is found by file, by family and by full name alike, and says whose it is', (face) => {
  const names = namesOf(face);
  expect([names[1], names[4], names[6]]).toEqual([face, face, face]);
  expect(names[0]).toMatch(/copyright/i);
  expect(names[13]).toContain('Open Font License');
});

const LETTERS = /[A-Za-zÀ-ÖØ-öø-ÿŒœ0-9.,:;!?’“”«»…–—×+−()&%/-]/g;

test.each(faces)('%s has all letters of what is said in three languages', (face) => {
  const isDrawn = drawnBy(face);
  const said = ['en', 'it', 'fr'].map((language) =>
    readFileSync(join(root, 'components', 'words', `${language}.ts`), 'utf8'),
  );
  const letters = [...new Set(said.join('').match(LETTERS))];
  expect(letters.length).toBeGreaterThan(80);
  expect(letters.filter((letter) => !isDrawn(letter))).toEqual([]);
});
