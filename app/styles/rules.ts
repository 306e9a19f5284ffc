/** Parses the stylesheet, and writes the rules that one page needs: without classes, or with classes of the page. */

/**
 * A rule, or a group of rules with a condition or in a layer. `classes` contains a list for each selector of the rule;
 * `null` means that the rule is always needed.
 */
type Node =
  | { kind: 'text'; text: string; classes: readonly (readonly string[])[] | null }
  | { kind: 'group'; prelude: string; nodes: readonly Node[] };

export type Rules = readonly Node[];

/** The attribute of <html> on light pages. It counts as a class of the selectors that begin with it. */
export const LIGHT = 'data-light';

const GROUP = /^@(?:media|supports|layer|container)\b/;

/** @throws SyntaxError for a block or a string without an end */
export function readRules(css: string): Rules {
  const nodes: Node[] = [];
  let at = 0;
  while (at < css.length) {
    const end = endOfPrelude(css, at);
    const prelude = css
      .slice(at, end)
      .replace(/\/\*[\s\S]*?\*\//g, '')
      .trim();
    if (css[end] !== '{') {
      if (prelude) nodes.push({ kind: 'text', text: `${prelude};`, classes: null });
      at = end + 1;
      continue;
    }
    const close = endOfBlock(css, end);
    const body = css.slice(end + 1, close);
    nodes.push(
      GROUP.test(prelude)
        ? { kind: 'group', prelude, nodes: readRules(body) }
        : { kind: 'text', text: `${prelude}{${body}}`, classes: classesOf(prelude) },
    );
    at = close + 1;
  }
  return nodes;
}

/** Returns the rules in the same order, without those that need a class that is not in `present`. */
export function writeRules(rules: Rules, present: ReadonlySet<string>): string {
  return rules.map((node) => writeNode(node, present)).join('');
}

function writeNode(node: Node, present: ReadonlySet<string>): string {
  if (node.kind === 'text') {
    const isNeeded = node.classes?.some((all) => all.every((one) => present.has(one))) ?? true;
    return isNeeded ? node.text : '';
  }
  const inner = writeRules(node.nodes, present);
  return inner && `${node.prelude}{${inner}}`;
}

/**
 * Returns the classes of each selector. Returns null if the rule is always needed: an at-rule such as @font-face or
 * @keyframes, or a selector without classes.
 */
function classesOf(prelude: string): string[][] | null {
  if (prelude.startsWith('@')) return null;
  const lists = selectorsOf(prelude).map((selector) => [
    ...(selector.trim().startsWith(`[${LIGHT}]`) ? [LIGHT] : []),
    // Classes in :not() and :is() are optional: the selector can match without them. A class in :has() is required,
    // unless :has() contains a list or another function, or is itself in :not() or :is().
    ...classNamesIn(removeArguments(selector.replace(/:has\(([^(),]*)\)/g, ' $1'))),
  ]);
  return lists.some((classes) => classes.length === 0) ? null : lists;
}

function classNamesIn(selector: string): string[] {
  const names = selector.matchAll(/\.((?:\\[0-9a-f]{1,6}\s?|\\.|[\w\-\u0080-\uffff])+)/gi);
  return [...names].map(([, name = '']) =>
    name.replace(/\\([0-9a-f]{1,6})\s?|\\(.)/gi, (_, code: string, char: string) =>
      code ? String.fromCodePoint(parseInt(code, 16)) : char,
    ),
  );
}

function selectorsOf(prelude: string): string[] {
  const selectors: string[] = [];
  let depth = 0;
  let from = 0;
  for (let at = 0; at < prelude.length; at += 1) {
    const char = prelude[at];
    if (char === '\\') at += 1;
    else if (char === '(' || char === '[') depth += 1;
    else if (char === ')' || char === ']') depth -= 1;
    else if (char === ',' && depth === 0) {
      selectors.push(prelude.slice(from, at));
      from = at + 1;
    }
  }
  return [...selectors, prelude.slice(from)];
}

/** Removes the text in brackets: `:is(.a, .b)`, `:not(.c)`, `[href*=".d"]`. */
function removeArguments(selector: string): string {
  let depth = 0;
  let kept = '';
  for (let at = 0; at < selector.length; at += 1) {
    const char = selector[at]!;
    if (char === '\\') {
      if (depth === 0) kept += selector.slice(at, at + 2);
      at += 1;
    } else if (char === '(' || char === '[') depth += 1;
    else if (char === ')' || char === ']') depth -= 1;
    else if (depth === 0) kept += char;
  }
  return kept;
}

/** Returns the index of the "{" or ";" after the prelude that begins at `from`, or the length of the text. */
function endOfPrelude(css: string, from: number): number {
  for (let at = from; at < css.length; at += 1) {
    const skipped = skip(css, at);
    if (skipped > at) at = skipped;
    else if (css[at] === '{' || css[at] === ';') return at;
  }
  return css.length;
}

function endOfBlock(css: string, open: number): number {
  let depth = 0;
  for (let at = open; at < css.length; at += 1) {
    const skipped = skip(css, at);
    if (skipped > at) at = skipped;
    else if (css[at] === '{') depth += 1;
    else if (css[at] === '}' && (depth -= 1) === 0) return at;
  }
  throw new SyntaxError('the stylesheet has a block without an end');
}

/** Returns the index of the last character of an escape, a string or a comment that begins at `at`, or `at` itself. */
function skip(css: string, at: number): number {
  const char = css[at];
  if (char === '\\') return at + 1;
  if (char === '/' && css[at + 1] === '*') return css.indexOf('*/', at + 2) + 1;
  if (char !== '"' && char !== "'") return at;
  for (let end = at + 1; end < css.length; end += 1) {
    if (css[end] === '\\') end += 1;
    else if (css[end] === char) return end;
  }
  throw new SyntaxError('the stylesheet has a string without an end');
}
