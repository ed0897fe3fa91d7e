import { readFileSync } from 'node:fs';
import { posix } from 'node:path';
import ts from 'typescript';

/** What one file takes from another. */
interface Import {
  /** `@/` and `./` as paths from the top, packages by name. */
  readonly from: string;
  /** `*` for all of it. */
  readonly names: readonly string[];
  /** Whether nothing of it is left when the program runs. */
  readonly isTypeOnly: boolean;
}

export interface Module {
  readonly file: string;
  readonly imports: readonly Import[];
  /** What it offers by name; what a tool asks for by a name of its own, such as `default`, is not among it. */
  readonly offers: readonly string[];
}

export function moduleOf(file: string, text: string = readFileSync(file, 'utf8')): Module {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const imports: Import[] = [];
  const visit = (node: ts.Node): void => {
    const found = importIn(node);
    if (found) imports.push({ ...found, from: pathOf(file, found.from) });
    ts.forEachChild(node, visit);
  };
  visit(source);
  return { file, imports, offers: source.statements.flatMap(offered) };
}

function pathOf(file: string, from: string): string {
  if (from.startsWith('@/')) return from.slice(2);
  return from.startsWith('.') ? posix.join(posix.dirname(file), from) : from;
}

const ALL = ['*'];

function importIn(node: ts.Node): Import | null {
  if (ts.isImportDeclaration(node) && ts.isStringLiteral(node.moduleSpecifier)) {
    const from = node.moduleSpecifier.text;
    return { from, ...imported(node.importClause) };
  }
  if (ts.isExportDeclaration(node) && node.moduleSpecifier && ts.isStringLiteral(node.moduleSpecifier))
    return { from: node.moduleSpecifier.text, names: ALL, isTypeOnly: node.isTypeOnly };
  if (ts.isImportTypeNode(node) && ts.isLiteralTypeNode(node.argument))
    return { from: literal(node.argument.literal), names: ALL, isTypeOnly: true };
  // import(…), require(…), jest.mock(…), jest.requireActual(…): they load what they name, whatever they take of it.
  if (ts.isCallExpression(node) && /^(import|require|jest\.\w+)$/.test(node.expression.getText())) {
    const [named] = node.arguments;
    return named && ts.isStringLiteral(named) ? { from: named.text, names: ALL, isTypeOnly: true } : null;
  }
  return null;
}

function literal(node: ts.Node): string {
  return ts.isStringLiteral(node) ? node.text : '';
}

function imported(clause: ts.ImportClause | undefined): Omit<Import, 'from'> {
  const bindings = clause?.namedBindings;
  if (!clause || !bindings || !ts.isNamedImports(bindings))
    return { names: bindings ? ALL : ['default'], isTypeOnly: clause?.isTypeOnly ?? false };
  const { elements } = bindings;
  return {
    names: elements.map(({ propertyName, name }) => (propertyName ?? name).text),
    isTypeOnly: clause.isTypeOnly || (!clause.name && elements.every((element) => element.isTypeOnly)),
  };
}

function offered(statement: ts.Statement): readonly string[] {
  if (
    ts.isExportDeclaration(statement) &&
    statement.exportClause &&
    ts.isNamedExports(statement.exportClause)
  )
    return statement.exportClause.elements.map(({ name }) => name.text);
  const modifiers = ts.canHaveModifiers(statement) ? (ts.getModifiers(statement) ?? []) : [];
  const has = (kind: ts.SyntaxKind) => modifiers.some((modifier) => modifier.kind === kind);
  if (!has(ts.SyntaxKind.ExportKeyword) || has(ts.SyntaxKind.DefaultKeyword)) return [];
  if (ts.isVariableStatement(statement))
    return statement.declarationList.declarations.flatMap(({ name }) => bound(name));
  const { name } = statement as ts.DeclarationStatement;
  return name ? [name.text] : [];
}

function bound(name: ts.BindingName): readonly string[] {
  if (ts.isIdentifier(name)) return [name.text];
  return name.elements.flatMap((element) => (ts.isOmittedExpression(element) ? [] : bound(element.name)));
}

/** Where a file is imported from: without its ending, and without the kind of device it is for. */
function addressOf(file: string): string {
  return file.replace(/(\.(web|native|ios|android))?\.(tsx?|mjs|cjs|js|d\.ts)$/, '');
}

/** Exports that no other file imports, as `file: name`. */
export function unusedExports(modules: readonly Module[]): readonly string[] {
  const used = new Map<string, Set<string>>();
  for (const { from, names } of modules.flatMap(({ imports }) => imports)) {
    const known = used.get(addressOf(from)) ?? new Set();
    names.forEach((name) => known.add(name));
    used.set(addressOf(from), known);
  }
  return modules.flatMap(({ file, offers }) => {
    const known = used.get(addressOf(file));
    return offers.filter((name) => !known?.has(name) && !known?.has('*')).map((name) => `${file}: ${name}`);
  });
}

/** Files that import each other in a circle when the program runs, each circle once, as `a → b → a`. */
export function circles(modules: readonly Module[]): readonly string[] {
  const byAddress = new Map(modules.map((module) => [addressOf(module.file), module]));
  const done = new Set<Module>();
  const found: string[] = [];
  const follow = (module: Module, way: readonly Module[]): void => {
    const met = way.indexOf(module);
    if (met >= 0) found.push([...way.slice(met), module].map(({ file }) => file).join(' → '));
    if (met >= 0 || done.has(module)) return;
    for (const { from, isTypeOnly } of module.imports) {
      const next = byAddress.get(addressOf(from));
      if (next && !isTypeOnly) follow(next, [...way, module]);
    }
    done.add(module);
  };
  for (const module of modules) follow(module, []);
  return found;
}
