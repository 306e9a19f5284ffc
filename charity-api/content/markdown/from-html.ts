/** Converts the HTML that to-html.ts writes back to Markdown. The Markdown converts to the same HTML again. */
import { isAnchor } from '#domain/anchors';
import { unescapeHtml } from './escape-html';
import { bracketed, isNumberCell, pictureMarkdown, tableMarkdown } from './figures';
import type { MarkdownOptions } from './to-html';

type Element = { tag: string; attributes: string; children: Child[] };
type Child = Element | string;

/**
 * Returns Markdown that ends with a newline, or an empty string. An element that Markdown cannot write is replaced with
 * its text.
 */
export function htmlToMarkdown(html: string, options: MarkdownOptions = {}): string {
  const markdown = blocksOf(parse(html), options);
  return markdown === '' ? '' : `${markdown}\n`;
}

function parse(html: string): Child[] {
  const root: Child[] = [];
  const open = [root];
  for (const [part, slash, tag, attributes = ''] of html.matchAll(
    /<(\/?)(\w+)([^>]*)>|[^<]+/g,
  ) as Iterable<string[]>) {
    const inside = open.at(-1) ?? root;
    if (tag === undefined) inside.push(unescapeHtml(part!));
    else if (slash) open.pop();
    else {
      const element: Element = { tag, attributes, children: [] };
      inside.push(element);
      if (tag !== 'img') open.push(element.children);
    }
  }
  return root;
}

const attributeOf = ({ attributes }: Element, name: string) =>
  unescapeHtml(new RegExp(` ${name}="([^"]*)"`).exec(attributes)?.[1] ?? '');

const elementsIn = (children: Child[]) => children.filter((child) => typeof child !== 'string');

const blocksOf = (children: Child[], options: MarkdownOptions): string =>
  children
    .map((child) => (typeof child === 'string' ? line([child]) : blockOf(child, options)))
    .filter((block) => block !== '')
    .join('\n\n');

function blockOf(block: Element, options: MarkdownOptions): string {
  const { tag, children } = block;
  switch (tag) {
    case 'h3':
      return headingOf(block, options);
    case 'ul':
    case 'ol':
      return elementsIn(children)
        .map((item, at) => itemOf(item, tag === 'ul' ? '- ' : `${at + 1}. `, options))
        .join('\n');
    case 'blockquote':
      return indented(blocksOf(children, options), '> ').replace(/^> $/gm, '>');
    case 'table':
      return tableMarkdown(rowsOf(children));
    default: {
      const [first] = children;
      return typeof first === 'object' && first.tag === 'img'
        ? (pictureMarkdown(attributeOf(first, 'src'), line([attributeOf(first, 'alt')])) ?? '')
        : line(children);
    }
  }
}

/** Appends the anchor to a heading. Escapes text at the end of the heading that looks like an anchor. */
function headingOf(heading: Element, { hasAnchors }: MarkdownOptions): string {
  const words = `### ${line(heading.children)}`;
  if (!hasAnchors) return words;
  const anchor = attributeOf(heading, 'id');
  const escaped = words.replace(/\{(?=#[^{}]*\}$)/, '\\{');
  return isAnchor(anchor) ? `${escaped} {#${anchor}}` : escaped;
}

function itemOf({ children }: Element, marker: string, options: MarkdownOptions): string {
  const isList = (child: Child) => typeof child !== 'string' && /^[uo]l$/.test(child.tag);
  const words = marker + line(children.filter((child) => !isList(child)));
  const inner = elementsIn(children.filter(isList)).map((list) => blockOf(list, options));
  return [words, ...inner.map((list) => indented(list, ' '.repeat(marker.length)))].join('\n');
}

const indented = (text: string, by: string) => text.replace(/^/gm, by);

const rowsOf = (children: Child[]): { text: string; isNumber: boolean }[][] =>
  elementsIn(children).flatMap((child) =>
    child.tag === 'tr' ? [elementsIn(child.children).map(cellOf)] : rowsOf(child.children),
  );

const cellOf = (cell: Element) => ({
  text: line(cell.children),
  isNumber: isNumberCell(attributeOf(cell, 'class')),
});

/** Converts inline content to one line. Escapes characters at its start that would begin another block. */
const line = (children: Child[]): string =>
  children
    .map((child) => span(child))
    .join('')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/^(?=[#>+\-~=])/, '\\')
    .replace(/^(\d{1,9})(?=[.)](?:\s|$))/, '$1\\');

const MARKS: Record<string, string> = { strong: '**', em: '*' };

/** @param marked the emphasis around the child, which Markdown cannot repeat inside itself */
function span(child: Child, marked: readonly string[] = []): string {
  if (typeof child === 'string') return child.replace(/[\\*_[\]`<]/g, '\\$&');
  const mark = marked.includes(child.tag) ? '' : (MARKS[child.tag] ?? '');
  const inner = child.children.map((one) => span(one, [...marked, child.tag])).join('');
  if (child.tag === 'a') return `${bracketed(inner)}(${destination(attributeOf(child, 'href'))})`;
  return `${mark}${inner}${mark}`;
}

const destination = (href: string) => (/^[^\s()<>\\]+$/.test(href) ? href : `<${encodeURI(href)}>`);
