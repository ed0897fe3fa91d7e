import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';
import ts from 'typescript';
import { circles, moduleOf, unusedExports, type Module } from './modules';

/** Any package but the store's: components know nothing of it. */
const PACKAGES = /^(?!engine\/|components\/|app\/|assets\/|__tests__\/|react-redux|@reduxjs)/;

/** Who may import whom. The first layer that matches a path is its layer; a file in no layer fails. */
const LAYERS: readonly { readonly path: RegExp; readonly mayImport: readonly RegExp[] }[] = [
  { path: /^engine\/core\//, mayImport: [/^engine\/core\//, /^pure-rand\//, /^valibot$/, /^crc-32$/] },
  {
    path: /^engine\/games\/([^/]+)\//,
    mayImport: [/^engine\/games\/$1\//, /^engine\/core\//, /^valibot$/],
  },
  { path: /^engine\/covers\.ts$/, mayImport: [/^engine\/core\//, /^engine\/games\/[^/]+\/cover$/] },
  { path: /^engine\/games\.ts$/, mayImport: [/^engine\/core\//, /^engine\/games\/[^/]+\/game$/] },
  {
    path: /^engine\/store\//,
    mayImport: [
      /^engine\/(store|core)\//,
      /^@reduxjs\//,
      /^@react-native-async-storage\//,
      /^(valibot|crc-32)$/,
    ],
  },
  {
    path: /^engine\/lab\/bench(\/|\.ts$)/,
    mayImport: [
      /^engine\/(lab|core)\//,
      /^engine\/games$/,
      /^engine\/games\/kazaam\/game$/,
      /^node:/,
      /^boardgame\.io(\/|$)/,
      /^markdown-table$/,
    ],
  },
  {
    path: /^engine\/lab\//,
    mayImport: [
      /^engine\/(lab|core)\//,
      /^engine\/games$/,
      /^node:/,
      /^(markdown-table|cli-progress|esbuild)$/,
    ],
  },
  {
    path: /^components\/(kit|words|shell-art)\//,
    mayImport: [/^components\/(kit|words|shell-art)\//, /^engine\/core\//, /^assets\//, PACKAGES],
  },
  {
    path: /^components\/screens\//,
    mayImport: [/^components\/(screens|kit|words|shell-art)\//, /^engine\/core\//, PACKAGES],
  },
  // What several routes share: it joins the store and the screens, as a file in app/ would be a route.
  {
    path: /^components\/match\//,
    mayImport: [
      /^components\/(match|screens|kit|words)\//,
      /^components\/playables$/,
      /^engine\/(core|store)\//,
      /^react-redux$/,
      PACKAGES,
    ],
  },
  {
    path: /^components\/boards\/([^/]+)\//,
    mayImport: [
      /^components\/(kit|words|boards\/$1)\//,
      /^assets\/prints\/$1\//,
      /^engine\/core\//,
      // Pieces, words and queries; of the rules themselves nothing.
      /^engine\/games\/$1\/(queries|text)\//,
      /^engine\/games\/$1\/(?!moves|game|bot|steps|score|minds|lab|teacher|lesson|migrate)[^/]+$/,
      PACKAGES,
    ],
  },
  // A game with its board, for whoever brings it: nobody else imports either whole.
  {
    path: /^components\/playable\//,
    mayImport: [
      /^components\/(playable|kit)\//,
      /^components\/boards\/[^/]+\/shown$/,
      /^engine\/core\//,
      /^engine\/games\/[^/]+\/game$/,
    ],
  },
  {
    path: /^components\/playables\.ts$/,
    mayImport: [/^components\/(playable|kit)\//, /^engine\/core\//],
  },
  {
    path: /^components\/covers\.tsx$/,
    mayImport: [/^components\/(kit|screens)\//, /^assets\/prints\/covers\//],
  },
  {
    path: /^components\/galleries\.tsx$/,
    mayImport: [/^components\/kit\//, /^components\/boards\/[^/]+\/art\/gallery$/, PACKAGES],
  },
  // The lists of games and of boards, never one of them: what is true of one game is said in its own folders. Of all that
  // a game is made of nothing is there before it is brought.
  { path: /^app\//, mayImport: [/^(?!engine\/(lab\/|games)|components\/(boards|playable)\/)/] },
  {
    path: /^__tests__\/example-game\/engine\//,
    mayImport: [/^__tests__\/example-game\/engine\//, /^engine\/core\//, /^valibot$/],
  },
  {
    path: /^__tests__\/example-game\/board\//,
    mayImport: [
      /^components\/kit\//,
      /^__tests__\/example-game\/board\//,
      /^engine\/core\//,
      /^__tests__\/example-game\/engine\/(?!moves|game|bot)/,
      PACKAGES,
    ],
  },
  { path: /^__tests__\//, mayImport: [/^/] },
];

const root = join(__dirname, '..');

function sources(folder: string): readonly string[] {
  return readdirSync(folder).flatMap((name) => {
    const path = join(folder, name);
    if (statSync(path).isDirectory()) return sources(path);
    return /\.(ts|tsx|mjs|js)$/.test(name) ? [relative(root, path).replaceAll('\\', '/')] : [];
  });
}

const files = ['engine', 'components', 'app', '__tests__'].flatMap((folder) => {
  try {
    return sources(join(root, folder));
  } catch {
    return [];
  }
});

const modules = files.map((file) => moduleOf(file, readFileSync(join(root, file), 'utf8')));

function breaches({ file, imports }: Module): readonly string[] {
  const layer = LAYERS.find(({ path }) => path.test(file));
  if (!layer) return [`${file} is in no layer`];
  const own = layer.path.exec(file)?.[1] ?? '';
  const allowed = layer.mayImport.map(({ source }) => new RegExp(source.replaceAll('$1', own)));
  return imports
    .filter(({ from }) => !allowed.some((pattern) => pattern.test(from)))
    .map(({ from }) => `${file} imports ${from}`);
}

test('every file keeps to its layer', () => {
  expect(files.length).toBeGreaterThan(30);
  expect(modules.flatMap(breaches)).toEqual([]);
});

test('the layers do refuse what they should', () => {
  const refused = (file: string, path: string): boolean => {
    const layer = LAYERS.find((one) => one.path.test(file))!;
    const own = layer.path.exec(file)?.[1] ?? '';
    return !layer.mayImport.some(({ source }) => new RegExp(source.replaceAll('$1', own)).test(path));
  };
  expect(refused('engine/core/play.ts', 'engine/games')).toBe(true);
  expect(refused('engine/games/kazaam/view.ts', 'engine/games/alchemirus/state')).toBe(true);
  expect(refused('engine/games/kazaam/view.ts', 'react')).toBe(true);
  expect(refused('components/kit/card.tsx', 'react-redux')).toBe(true);
  expect(refused('components/boards/kazaam/board.tsx', 'engine/games/kazaam/moves/answer')).toBe(true);
  expect(refused('components/boards/kazaam/board.tsx', 'engine/games/kazaam/bot/worth')).toBe(true);
  expect(refused('components/boards/kazaam/board.tsx', 'engine/games/kazaam/steps')).toBe(true);
  expect(refused('components/boards/kazaam/board.tsx', 'engine/games/kazaam/score')).toBe(true);
  expect(refused('components/boards/kazaam/board.tsx', 'engine/games/kazaam/queries/laying')).toBe(false);
  expect(refused('components/boards/kazaam/board.tsx', 'engine/games/kazaam/data')).toBe(false);
  expect(refused('app/index.tsx', 'engine/lab/lab')).toBe(true);
  expect(refused('app/index.tsx', 'components/boards/kazaam/picture')).toBe(true);
  expect(refused('app/index.tsx', 'components/playables')).toBe(false);
  expect(refused('app/index.tsx', 'engine/games')).toBe(true);
  expect(refused('components/match/menu.tsx', 'components/playable/kazaam')).toBe(true);
  expect(refused('engine/store/store.ts', 'engine/games')).toBe(true);
  const example = '__tests__/example-game';
  expect(refused(`${example}/engine/view.ts`, `${example}/board/card`)).toBe(true);
  expect(refused(`${example}/board/board.tsx`, `${example}/engine/moves`)).toBe(true);
  expect(refused(`${example}/board/board.tsx`, `${example}/engine/state`)).toBe(false);
});

test('no files import each other in a circle', () => {
  expect(circles(modules)).toEqual([]);
  const sample = [
    moduleOf('engine/a.ts', "import { b } from './b'; import type { C } from './c';"),
    moduleOf('engine/b.ts', "import { c, type C } from '@/engine/c';"),
    moduleOf('engine/c.ts', "import { a } from './a';"),
  ];
  expect(circles(sample)).toEqual(['engine/a.ts → engine/b.ts → engine/c.ts → engine/a.ts']);
});

/** Entries of bundles and scripts, which others know by name without importing them. */
const ENTRIES = /^__tests__\/browser\/|\/drawn\/(catalogue|cover|surfaces)\.ts/;

/** What is exported for nobody is not exported, or not needed at all. */
test('every export is imported by some other file', () => {
  const unused = unusedExports(modules).filter((one) => !ENTRIES.test(one));
  expect(unused.map((one) => `${one} is exported, but nobody imports it`)).toEqual([]);
  const sample = [
    moduleOf('engine/a.ts', 'export const one = 1; export interface Two {} export function three() {}'),
    moduleOf('engine/b.web.ts', "import { one as first, type Two } from './a'; export const b = first;"),
    moduleOf('app/c.tsx', "export default function C() {} import * as all from '@/engine/b';"),
  ];
  expect(unusedExports(sample)).toEqual(['engine/a.ts: three']);
});

/** Of games whose drawings are not all files yet. The list only gets shorter: whoever is on it for nothing fails too. */
const STILL_DRAWING: readonly string[] = [
  'components/boards/alchemirus/art/card-back.tsx',
  'components/boards/witchs-brew/art/card-back.tsx',
];

/** What is drawn is made into files, and known to the app by its name: whoever imported the drawing would bring it along. */
function drawnIn({ file, imports }: Module): readonly string[] {
  if (/\/drawn\/|^__tests__\//.test(file)) return [];
  return imports.some(({ from }) => /\/drawn\//.test(from)) ? [file] : [];
}

test('no drawing comes into the app but as a file', () => {
  expect(modules.flatMap(drawnIn)).toEqual(STILL_DRAWING);
  const sample = [
    moduleOf('components/kit/die.tsx', "import { DIE } from './drawn/small-marks';"),
    moduleOf(
      'components/covers.tsx',
      "const cover = () => import('@/components/boards/kazaam/drawn/cover');",
    ),
    moduleOf('components/kit/drawn/die.ts', "import { PIPS } from './pips';"),
    moduleOf('components/boards/kazaam/board.tsx', "import { print } from './art/prints';"),
  ];
  expect(sample.flatMap(drawnIn)).toEqual(['components/kit/die.tsx', 'components/covers.tsx']);
});

test('files are kebab-case, and there are no barrel files', () => {
  const odd = files.filter((file) => !/^[a-z0-9._\-[\]()+/]+$/.test(file.replace('__tests__', '')));
  expect(odd).toEqual([]);
  expect(files.filter((file) => /^(engine|components)\/.*\/index\.tsx?$/.test(file))).toEqual([]);
});

/** What is the same to the last bit on every engine; of the rest of `Math` no standard says so, nor of `**`. */
const EXACT = /^(abs|ceil|clz32|floor|fround|imul|max|min|round|sign|sqrt|trunc)$/;

function inexact(file: string, text: string): readonly string[] {
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isIdentifier(node) && node.text === 'Math') {
      const { parent } = node;
      const name = ts.isPropertyAccessExpression(parent) ? parent.name.text : '';
      if (!EXACT.test(name)) found.push(`${file}: ${parent.getText(source)}`);
    }
    const isPower =
      node.kind === ts.SyntaxKind.AsteriskAsteriskToken ||
      node.kind === ts.SyntaxKind.AsteriskAsteriskEqualsToken;
    if (isPower) found.push(`${file}: ${node.parent.getText(source)}`);
    ts.forEachChild(node, visit);
  };
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  visit(source);
  return found;
}

test('decisions do not hang on functions that reckon otherwise on another engine', () => {
  const thinking = files.filter((file) => /^engine\/(core|games)\//.test(file));
  const suspects = thinking.flatMap((file) => {
    const text = readFileSync(join(root, file), 'utf8');
    return /\bMath\b|\*\*=?\s*[^*/\s=]/.test(text) ? inexact(file, text) : [];
  });
  expect(suspects).toEqual([]);
  const sample =
    'const { log } = Math; Math.exp(1); Math["pow"](2, 3); x ** 0.5; y **= 2; Math.sqrt(2); 2 ** 3;';
  expect(inexact('sample.ts', sample)).toHaveLength(6);
});

test('whatever scrolls is the kit’s: what lies in it can be brought into sight', () => {
  const others = files.filter(
    (file) => /^(components|app)\//.test(file) && !/^components\/kit\/scroll(\.web)?\.tsx$/.test(file),
  );
  const scrolling = others.filter((file) =>
    /(?<!\w)<(Animated\.)?(ScrollView|FlatList|SectionList)\s/.test(readFileSync(join(root, file), 'utf8')),
  );
  expect(scrolling).toEqual([]);
});

test('no rule is cited in components: it is the engine that knows them', () => {
  const cited = files
    .filter((file) => file.startsWith('components/'))
    .filter((file) => /\b(KZ|WB|AL|MP)-\d/.test(readFileSync(join(root, file), 'utf8')));
  expect(cited).toEqual([]);
});
