import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(__dirname, '../..');
const fonts = join(root, 'node_modules/@fontsource');

/** Every device draws an arrow of its own. */
const ANYWHERE = '→';

function rangesIn(family: string): readonly (readonly [first: number, last: number])[] {
  const { latin } = JSON.parse(readFileSync(join(fonts, family, 'unicode.json'), 'utf8')) as {
    readonly latin: string;
  };
  return latin.split(',').map((range) => {
    const [first = '', last = first] = range.replace('U+', '').split('-');
    return [parseInt(first, 16), parseInt(last, 16)] as const;
  });
}

function sourcesIn(folder: string): readonly string[] {
  return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name))
    .map((name) => join(folder, name));
}

/** Signs of texts, also those that are written by their numbers. */
function signsIn(file: string): readonly string[] {
  const numbered = (_: string, code: string) => String.fromCharCode(parseInt(code, 16));
  return [...readFileSync(join(root, file), 'utf8').replace(/\\u([0-9A-F]{4})/g, numbered)];
}

const TEXTS = [
  ...sourcesIn('components/words'),
  ...sourcesIn('components/boards').filter((file) => /\/(words|art)\//.test(file.replaceAll('\\', '/'))),
  ...sourcesIn('engine/games').filter((file) => /\/text\//.test(file.replaceAll('\\', '/'))),
];

test.each(readdirSync(fonts))(
  '%s has every letter of our texts where it is cut down for the web',
  (family) => {
    const ranges = rangesIn(family);
    const isThere = (sign: string) => {
      const code = sign.codePointAt(0)!;
      return ranges.some(([first, last]) => code >= first && code <= last);
    };
    const lacking = TEXTS.flatMap((file) =>
      signsIn(file).flatMap((sign) =>
        isThere(sign) || ANYWHERE.includes(sign) ? [] : [`${sign} in ${file}`],
      ),
    );
    expect(TEXTS.length).toBeGreaterThan(50);
    expect([...new Set(lacking)]).toEqual([]);
  },
);
