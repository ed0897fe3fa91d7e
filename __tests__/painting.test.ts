import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';

/** What is drawn wrongly in some places only: a browser or a phone hides it. */

const ROOT = join(__dirname, '..');

const SOURCES = ['app', 'components'].flatMap((folder) =>
  readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name))
    .map((name) => join(folder, name)),
);

const textOf = (file: string) => readFileSync(join(ROOT, file), 'utf8');

test('nothing lies behind its siblings by a negative zIndex: what lies below is painted first', () => {
  expect(SOURCES.filter((file) => /zIndex:\s*-/.test(textOf(file)))).toEqual([]);
});

/** What comes before its neighbours; everything else is painted in the order in which it is written. */
const RISING: readonly string[] = [
  'components/boards/witchs-brew/table/header.tsx',
  'components/kit/drag-layer.tsx',
  'components/screens/reorder.tsx',
];

const saying = (pattern: RegExp) => SOURCES.filter((file) => pattern.test(textOf(file))).sort();

test('few things change the order in which they are painted, and none by a height that only Android knows', () => {
  expect(saying(/\bzIndex:/)).toEqual(RISING);
  expect(saying(/\belevation:/)).toEqual([]);
});

/** What goes on for ever by values, and looks at the clock of the table itself. */
const ENDLESS_BY_VALUES: readonly string[] = [
  'components/boards/kazaam/scenes/dancing-creature.tsx',
  'components/boards/kazaam/scenes/kazaam-moment.tsx',
  'components/shell-art/athanor.tsx',
];

test('whatever moves without an end comes to rest with the table', () => {
  const endless = saying(/\b(toAndFro|endlessly)\(|'infinite'/).filter(
    (file) => !['components/kit/motion.tsx', 'components/kit/living.ts'].includes(file),
  );
  expect(endless.filter((file) => !/\buseLiving\(/.test(textOf(file)))).toEqual([]);
  expect(saying(/\bwithRepeat\(/)).toEqual(ENDLESS_BY_VALUES);
  expect(ENDLESS_BY_VALUES.filter((file) => !/\buseIsResting\(/.test(textOf(file)))).toEqual([]);
});

const isFunction = (node: ts.Node): node is ts.FunctionLikeDeclaration =>
  ts.isFunctionDeclaration(node) || ts.isFunctionExpression(node) || ts.isArrowFunction(node);

/** Everything inside, but not inside of further functions. */
function within(node: ts.Node, found: (inside: ts.Node) => void): void {
  ts.forEachChild(node, (child) => {
    found(child);
    if (!isFunction(child)) within(child, found);
  });
}

const isDrawn = (node: ts.Expression | undefined): boolean =>
  node !== undefined && node.kind !== ts.SyntaxKind.NullKeyword;

/** Whether a component measures itself, and yet draws one thing or another. */
function measuresTwoThings(component: ts.FunctionLikeDeclaration): boolean {
  let measures = false;
  let drawn = 0;
  within(component, (node) => {
    if (ts.isCallExpression(node) && node.expression.getText() === 'useSize') measures = true;
    if (ts.isReturnStatement(node) && isDrawn(node.expression)) drawn += 1;
  });
  return measures && drawn > 1;
}

test('who is measured is mounted with the measure: react-native-web never measures what gets `onLayout` later', () => {
  const wrong = SOURCES.filter((file) => textOf(file).includes('useSize()')).flatMap((file) => {
    const source = ts.createSourceFile(file, textOf(file), ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
    const found: string[] = [];
    const look = (node: ts.Node): void => {
      if (isFunction(node) && measuresTwoThings(node)) found.push(`${file}: ${node.name?.getText() ?? ''}`);
      ts.forEachChild(node, look);
    };
    look(source);
    return found;
  });
  expect(wrong).toEqual([]);
});
