/** Finds the places in which a test reads the content of the demonstration. */
import ts from 'typescript';
import { parse, placeOf, walk } from './sources';

/** A path into the folder of the demonstration: demo, ./demo/zakat.yaml, or the end of `${root}/demo`. */
const DEMO_PATH = /^(?:\.{0,2}\/)*demo(?:\/|$)/;

/** Functions that read the demonstration, with the condition under which a call does not read it. */
const READERS: Record<string, (args: ts.NodeArray<ts.Expression>) => boolean> = {
  seed: ([, options]) => fieldsOf(options).has('folder'),
  readDemonstrationContent: ([, folder]) => folder !== undefined,
  readSeededRows: () => false,
  // An empty data folder is filled with the demonstration unless the settings forbid that.
  openCharityApi: ([options]) => fieldsOf(options).get('demoContent') === 'false',
  startServer: ([options]) => {
    const fields = fieldsOf(options);
    if (/^['"]false['"]$/.test(fields.get('DEMO_CONTENT') ?? '')) return true;
    const content = fields.get('content') ?? `'test charity'`;
    // startServer writes the test charity into a folder of its own, not into another DATA_DIR.
    return /^['"]test charity['"]$/.test(content) && !fields.has('DATA_DIR');
  },
};

/** Returns path and line of each expression that reads the demonstration. */
export function findDemonstrationReads(path: string, text: string): string[] {
  const source = parse(path, text);
  const found: string[] = [];
  walk(source.tree, (node) => {
    if (readsDemonstration(node)) found.push(placeOf(source, node));
  });
  return found;
}

function readsDemonstration(node: ts.Node): boolean {
  if (ts.isStringLiteralLike(node) || isTemplatePart(node)) return DEMO_PATH.test(node.text);
  if (!ts.isCallExpression(node)) return false;
  const called = ts.isPropertyAccessExpression(node.expression)
    ? node.expression.name
    : node.expression;
  const name = ts.isIdentifier(called) ? called.text : '';
  return Object.hasOwn(READERS, name) && !READERS[name]!(node.arguments);
}

const isTemplatePart = (node: ts.Node): node is ts.TemplateLiteralToken =>
  ts.isTemplateHead(node) || ts.isTemplateMiddleOrTemplateTail(node);

/** Returns the fields of an object literal and of the objects inside it: source text by name. */
function fieldsOf(node: ts.Node | undefined): Map<string, string> {
  const fields = new Map<string, string>();
  if (!node || !ts.isObjectLiteralExpression(node)) return fields;
  walk(node, (inner) => {
    if (ts.isPropertyAssignment(inner))
      fields.set(inner.name.getText(), inner.initializer.getText());
    if (ts.isShorthandPropertyAssignment(inner)) fields.set(inner.name.text, inner.name.text);
  });
  return fields;
}
