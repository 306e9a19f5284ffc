/** Converts HTML from the database to Markdown for content files. The Markdown converts back to the same HTML. */
import sanitizeHtml from 'sanitize-html';
import { isAnchor } from '#domain/anchors';
import { unescapeHtml } from './escape-html';
import { bracketed, isNumberCell, pictureMarkdown, tableMarkdown } from './figures';
import { markdownToHtml, type MarkdownOptions } from './to-html';

/** HTML that was written with SQL: similar elements are mapped, other elements are replaced with their text. */
const KNOWN: sanitizeHtml.IOptions = {
  allowedTags: ['p', 'h3', 'ul', 'ol', 'li', 'blockquote', 'strong', 'em', 'a'],
  allowedAttributes: { a: ['href'] },
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  allowProtocolRelative: false,
  transformTags: {
    ...Object.fromEntries(['h1', 'h2', 'h4', 'h5', 'h6'].map((tag) => [tag, 'h3'])),
    ...{ b: 'strong', i: 'em', div: 'p', br: 'p' },
  },
};

const TABLE_TAGS = ['table', 'thead', 'tbody', 'tr', 'th', 'td'];

const knownIn = ({ hasAnchors, hasFigures }: MarkdownOptions): sanitizeHtml.IOptions => ({
  ...KNOWN,
  allowedTags: [...(KNOWN.allowedTags as string[]), ...(hasFigures ? [...TABLE_TAGS, 'img'] : [])],
  allowedAttributes: {
    a: ['href'],
    ...(hasAnchors && { h3: ['id'] }),
    ...(hasFigures && { img: ['src', 'alt'], th: ['class'], td: ['class'] }),
  },
});

type Element = {
  tag: string;
  /** The target of a link, or the path of a picture. */
  href: string;
  /** The words of a picture, or the class of a cell. Otherwise empty. */
  note: string;
  /** The `id` of a heading, '' when it has none. null in texts whose headings cannot have anchors. */
  anchor: string | null;
  children: Child[];
};
type Child = Element | string;

const BLOCKS = new Set(['p', 'h3', 'ul', 'ol', 'li', 'blockquote', 'img', ...TABLE_TAGS]);

/** Returns Markdown that ends with a newline, or an empty string. */
export function htmlToMarkdown(html: string, options: MarkdownOptions = {}): string {
  const root = parse(sanitizeHtml(html, knownIn(options)), options.hasAnchors ?? false);
  const blocks = blocksOf(root.children);
  return blocks.length === 0 ? '' : `${blocks.join('\n\n')}\n`;
}

function parse(html: string, hasAnchors: boolean): Element {
  const root: Element = { tag: '', href: '', note: '', anchor: null, children: [] };
  const open = [root];
  for (const [part, slash, tag, attributes] of html.matchAll(
    /<(\/?)(\w+)([^>]*)>|[^<]+/g,
  ) as Iterable<RegExpExecArray>) {
    const inside = open.at(-1)!;
    if (tag === undefined) inside.children.push(unescapeHtml(part));
    else if (slash) {
      const at = open.findLastIndex((element) => element.tag === tag);
      if (at > 0) open.length = at;
    } else {
      const valueOf = (names: string) =>
        new RegExp(`\\b(?:${names})="([^"]*)"`).exec(attributes ?? '')?.[1] ?? '';
      const element = {
        tag,
        href: unescapeHtml(valueOf('href|src')),
        note: unescapeHtml(valueOf('alt|class')),
        anchor: hasAnchors ? valueOf('id') : null,
        children: [],
      };
      inside.children.push(element);
      if (tag !== 'img') open.push(element);
    }
  }
  return root;
}

const isBlock = (child: Child): child is Element =>
  typeof child !== 'string' && BLOCKS.has(child.tag);

/** Converts children to blocks. Text and inline elements between blocks become paragraphs. */
function blocksOf(children: Child[]): string[] {
  const blocks: string[] = [];
  let spans: Child[] = [];
  const endParagraph = () => {
    const text = inlineOf(spans);
    if (text !== '') blocks.push(text);
    spans = [];
  };
  for (const child of children) {
    if (!isBlock(child)) {
      spans.push(child);
      continue;
    }
    endParagraph();
    blocks.push(...blockOf(child));
  }
  endParagraph();
  return blocks;
}

function blockOf({ tag, href, note, anchor, children }: Element): string[] {
  switch (tag) {
    case 'img':
      return [pictureMarkdown(href, line([note], false)) ?? []].flat();
    case 'table': {
      const rows = rowsOf(children);
      return rows.length === 0 ? [] : [tableMarkdown(rows)];
    }
    case 'h3': {
      const text = inlineOf(children, '### ');
      return text === '' ? [] : [anchor === null ? text : withAnchor(text, anchor)];
    }
    case 'ul':
    case 'ol': {
      const items = children.filter(isBlock);
      return items.length === 0 ? [] : [items.map((item, at) => itemOf(item, tag, at)).join('\n')];
    }
    case 'blockquote': {
      const inner = blocksOf(children).join('\n\n');
      return inner === '' ? [] : [indented(inner, '> ').replace(/^> $/gm, '>')];
    }
    default:
      return blocksOf(children);
  }
}

const rowsOf = (children: Child[]): { text: string; isNumber: boolean }[][] =>
  children
    .filter(isBlock)
    .flatMap((child) => (child.tag === 'tr' ? [cellsOf(child)] : rowsOf(child.children)));

const cellsOf = ({ children }: Element) =>
  children.filter(isBlock).map((cell) => ({
    text: inlineOf(cell.children.flatMap(flattened)),
    isNumber: isNumberCell(cell.note),
  }));

/** Appends the anchor to a heading. Escapes text at the end of the heading that looks like an anchor. */
function withAnchor(heading: string, anchor: string): string {
  const words = heading.replace(/\{(?=#[^{}]*\}$)/, '\\{');
  return isAnchor(anchor) ? `${words} {#${anchor}}` : words;
}

function itemOf({ children }: Element, list: 'ul' | 'ol', at: number): string {
  const marker = list === 'ul' ? '- ' : `${at + 1}. `;
  const lists = children.filter((child) => isBlock(child) && /^[uo]l$/.test(child.tag));
  const spans = children.filter((child) => !lists.includes(child)).flatMap(flattened);
  const line = inlineOf(spans, marker);
  const inner = lists.flatMap((child) => blockOf(child as Element)).join('\n');
  return inner === '' ? line : `${line}\n${indented(inner, ' '.repeat(marker.length))}`;
}

/** Replaces paragraphs inside a list item by their contents, because an item is one line. */
const flattened = (child: Child): Child[] =>
  isBlock(child) ? child.children.flatMap(flattened) : [child];

const indented = (text: string, by: string) => text.replace(/^/gm, by);

/**
 * Converts inline content to one line. Markdown cannot emphasise a part of a word next to punctuation. In this case the
 * text stays without emphasis.
 */
function inlineOf(children: Child[], before = ''): string {
  const written = before + line(children, true);
  const isSame =
    textOf(written) === textOf(before + line(children, false)) && keepsEmphasis(children, written);
  return isSame ? written : before + line(children, false);
}

/** Returns the visible text of a block, without HTML tags. */
const textOf = (markdown: string) => markdownToHtml(markdown).html.replace(/<[^>]*>/g, '');

/** Returns true when the Markdown converts back to HTML with every emphasis. */
function keepsEmphasis(children: Child[], written: string): boolean {
  const { html } = markdownToHtml(written);
  return ['strong', 'em'].every(
    (tag) => html.split(`<${tag}>`).length - 1 === countOf(children, tag),
  );
}

const countOf = (children: Child[], tag: string): number =>
  children.reduce(
    (count, child) =>
      typeof child === 'string'
        ? count
        : count + (child.tag === tag ? 1 : 0) + countOf(child.children, tag),
    0,
  );

function line(children: Child[], hasEmphasis: boolean): string {
  const text = children.map((child) => span(child, hasEmphasis)).join('');
  return escapeStart(text.replace(/\s+/g, ' ').trim());
}

const MARKS: Record<string, string> = { strong: '**', em: '*' };

function span(child: Child, hasEmphasis: boolean): string {
  if (typeof child === 'string') return child.replace(/[\\*_[\]`<]/g, '\\$&');
  const inner = child.children.map((one) => span(one, hasEmphasis)).join('');
  if (child.tag === 'a') return `${bracketed(inner)}(${destination(child.href)})`;
  const mark = hasEmphasis && inner.trim() !== '' ? (MARKS[child.tag] ?? '') : '';
  // In Markdown, emphasis marks must be next to the text, so surrounding spaces stay outside the marks.
  return mark ? inner.replace(/^(\s*)([\s\S]*?)(\s*)$/, `$1${mark}$2${mark}$3`) : inner;
}

const destination = (href: string) => (/^[^\s()<>\\]+$/.test(href) ? href : `<${encodeURI(href)}>`);

/** Escapes characters at the start of a line that would begin a heading, a list, a quotation or a rule. */
const escapeStart = (text: string) =>
  text.replace(/^(?=[#>+\-~=])/, '\\').replace(/^(\d{1,9})(?=[.)](?:\s|$))/, '$1\\');
