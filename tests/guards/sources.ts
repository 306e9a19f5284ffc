/** The project's own source files, parsed, for the guards that read them. */
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { dirname, extname, posix } from 'node:path';
import ts from 'typescript';

export type Source = { path: string; tree: ts.SourceFile };

/** An import. typesOnly: it imports only types, which do not exist at run time. */
export type Import = { specifier: string; typesOnly: boolean };

const KINDS: Record<string, ts.ScriptKind> = {
  '.ts': ts.ScriptKind.TS,
  '.tsx': ts.ScriptKind.TSX,
  '.js': ts.ScriptKind.JS,
  '.mjs': ts.ScriptKind.JS,
};

export const FOLDERS = [
  ...(['app', 'charity-api', 'contract', 'domain'] as const),
  ...(['server', 'staff', 'web'] as const),
];
const AT_THE_ROOT = ['server.ts', 'config.ts'];

/** Paths below `folder`, from the project's root, with forward slashes. */
export function filesBelow(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => `${entry.parentPath.replaceAll('\\', '/')}/${entry.name}`)
    .sort();
}

/** Every source file of the folders, without tests. */
export function readSources(folders: readonly string[] = FOLDERS): Source[] {
  return [...folders.flatMap(filesBelow), ...AT_THE_ROOT.filter((path) => existsSync(path))]
    .filter((path) => extname(path) in KINDS && !/\.test\.tsx?$/.test(path))
    .map((path) => parse(path, readFileSync(path, 'utf8')));
}

export function parse(path: string, text: string): Source {
  const kind = KINDS[extname(path)];
  return { path, tree: ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true, kind) };
}

export function walk(node: ts.Node, visit: (node: ts.Node) => void): void {
  visit(node);
  ts.forEachChild(node, (child) => walk(child, visit));
}

/** Static, re-exporting, dynamic and type imports. */
export function importsOf({ tree }: Source): Import[] {
  const imports: Import[] = [];
  walk(tree, (node) => {
    if (ts.isImportDeclaration(node) && ts.isStringLiteral(node.moduleSpecifier))
      imports.push({ specifier: node.moduleSpecifier.text, typesOnly: importsTypesOnly(node) });
    if (
      ts.isExportDeclaration(node) &&
      node.moduleSpecifier &&
      ts.isStringLiteral(node.moduleSpecifier)
    )
      imports.push({ specifier: node.moduleSpecifier.text, typesOnly: node.isTypeOnly });
    const argument = ts.isCallExpression(node) ? node.arguments[0] : undefined;
    if (
      ts.isCallExpression(node) &&
      (node.expression.kind === ts.SyntaxKind.ImportKeyword ||
        node.expression.getText() === 'require') &&
      argument &&
      ts.isStringLiteralLike(argument)
    )
      imports.push({ specifier: argument.text, typesOnly: false });
    if (
      ts.isImportTypeNode(node) &&
      ts.isLiteralTypeNode(node.argument) &&
      ts.isStringLiteral(node.argument.literal)
    )
      imports.push({ specifier: node.argument.literal.text, typesOnly: true });
  });
  return imports;
}

function importsTypesOnly({ importClause }: ts.ImportDeclaration): boolean {
  if (!importClause) return false;
  if (importClause.isTypeOnly) return true;
  const named = importClause.namedBindings;
  return (
    !importClause.name &&
    named !== undefined &&
    ts.isNamedImports(named) &&
    named.elements.length > 0 &&
    named.elements.every((element) => element.isTypeOnly)
  );
}

/** The target of an import: a path from the root without its extension, or the specifier of a package. */
export function targetOf({ path }: Source, { specifier }: Import): string {
  if (specifier.startsWith('.')) return posix.normalize(posix.join(dirname(path), specifier));
  if (specifier.startsWith('#')) return specifier.slice(1).replace(/^api\//, 'charity-api/');
  return specifier;
}

/** Returns true when the file has a test whose title begins with `title`. */
export function hasTest(file: string, title: string): boolean {
  if (!existsSync(file)) return false;
  const source = readFileSync(file, 'utf8');
  return [`'${title}`, `\`${title}`, `"${title}`].some((text) => source.includes(text));
}

export function packageOf(specifier: string): string {
  return specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');
}

/** Path and line of a node: "web/ui/button.tsx:12". */
export function placeOf({ path, tree }: Source, node: ts.Node): string {
  return `${path}:${tree.getLineAndCharacterOfPosition(node.getStart(tree)).line + 1}`;
}
