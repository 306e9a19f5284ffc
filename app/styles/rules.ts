/** Parses the stylesheet, and writes the rules that one page needs: without classes, or with classes of the page. */
import { type ChildNode, parse } from 'postcss';
import readSelectors, { type Container } from 'postcss-selector-parser';

/**
 * A rule, or a group of rules with a condition or in a layer. `classes` contains a list for each selector of the rule;
 * `null` means that the rule is always needed.
 */
type Node =
  | { kind: 'text'; text: string; classes: readonly (readonly string[])[] | null }
  | { kind: 'group'; prelude: string; nodes: readonly Node[] };

export type Rules = readonly Node[];

/** The attribute of <html> on light pages. It counts as a class of the selectors that need it. */
export const LIGHT = 'data-light';

const GROUPS = ['media', 'supports', 'layer', 'container'];

/** @throws CssSyntaxError */
export const readRules = (css: string): Rules => parse(css).nodes.flatMap(readNode);

function readNode(node: ChildNode): Node[] {
  if (node.type === 'comment') return [];
  if (node.type === 'atrule' && node.nodes && GROUPS.includes(node.name))
    return [
      {
        kind: 'group',
        prelude: `@${node.name}${node.raws.afterName}${node.params}`,
        nodes: node.nodes.flatMap(readNode),
      },
    ];
  const end = node.type === 'atrule' && !node.nodes ? ';' : '';
  const classes = node.type === 'rule' ? classesOf(node.selector) : null;
  return [{ kind: 'text', text: `${node}${end}`, classes }];
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

/** Returns the classes of each selector, or null if one of them needs no class. */
function classesOf(selectors: string): string[][] | null {
  const lists = readSelectors().astSync(selectors).nodes.map(requiredIn);
  return lists.some((classes) => classes.length === 0) ? null : lists;
}

/** The classes without which a selector matches nothing. Those in :not(), in :is() and in a list are optional. */
function requiredIn(selector: Container<string | undefined>): string[] {
  return selector.nodes.flatMap((node) => {
    if (node.type === 'class') return [node.value];
    if (node.type === 'attribute' && node.attribute === LIGHT) return [LIGHT];
    const isOneCondition =
      node.type === 'pseudo' && node.value === ':has' && node.nodes.length === 1;
    return isOneCondition ? requiredIn(node.nodes[0]!) : [];
  });
}
