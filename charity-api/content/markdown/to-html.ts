/** Converts the Markdown of content files to the HTML that the API serves. Only a subset of Markdown is allowed. */
import { Lexer, walkTokens, type Token, type Tokens } from 'marked';
import { ANCHOR_EXPECTED, isAnchor } from '#domain/anchors';
import { escapeHtml } from './escape-html';
import { noPictures, pictureHtml, TableTokenizer, tableHtml, type FindPicture } from './figures';

/** A problem of a Markdown text. `line` is counted from 0 in the text. */
export type MarkdownProblem = { line: number; message: string };

/** A link to a page of this site. `line` is the first line of its block, counted from 0 in the text. */
export type MarkdownLink = { line: number; href: string };

/** No GitHub extensions: a URL without brackets is plain text, and `|` does not begin a table. */
const SYNTAX = { gfm: false } as const;

const OUTSIDE_LINK = /^(?:https?:\/\/|mailto:|tel:\+?[\d-]+$)/i;

/** A path of this site. Excludes `\` and `//`: browsers read `\` as `/`, and `//` as the beginning of a host. */
const SITE_LINK = /^(?!.*\/\/)\/[^\\\s\p{Cc}]*$/u;

const EXPECTED =
  'Write paragraphs, ### headings, lists, > quotations, **strong** and *emphasised* words, and links: [words](https://…), [words](/programs).';

export type MarkdownOptions = {
  /** True when a heading may end with its anchor: `### Zakat {#zakat}`. */
  hasAnchors?: boolean;
  /** True when the text may have tables, and pictures in paragraphs of their own. */
  hasFigures?: boolean;
};

/**
 * Returns HTML without white space between its blocks, so that equal Markdown gives equal HTML.
 * @param findPicture returns the URL path of a picture, for texts with figures
 */
export function markdownToHtml(
  markdown: string,
  { hasAnchors = false, hasFigures = false }: MarkdownOptions = {},
  findPicture: FindPicture = noPictures,
): { html: string; problems: MarkdownProblem[]; links: MarkdownLink[] } {
  const problems: MarkdownProblem[] = [];
  const links: MarkdownLink[] = [];
  const anchors = new Set<string>();
  let line = 0;
  const syntax = hasFigures ? { ...SYNTAX, tokenizer: new TableTokenizer() } : { ...SYNTAX };
  const html = new Lexer(syntax).lex(markdown).map((token) => {
    const report = (message: string) => {
      const isNew = !problems.some((known) => known.line === line && known.message === message);
      if (isNew) problems.push({ line, message });
    };
    const text: Text = { report, findPicture: hasFigures ? findPicture : null };
    const block =
      hasAnchors && token.type === 'heading'
        ? sectionHeading(token as Tokens.Heading, anchors, text)
        : blockHtml(token, text);
    for (const href of siteLinksOf(token)) links.push({ line, href });
    line += token.raw.split('\n').length - 1;
    return block;
  });
  return { html: html.join(''), problems, links };
}

function siteLinksOf(block: Token): string[] {
  const links: string[] = [];
  walkTokens([block], (token) => {
    if (token.type === 'link' && SITE_LINK.test(token.href)) links.push(token.href as string);
  });
  return links;
}

/** `findPicture`: null in texts without figures. */
type Text = { report: (message: string) => void; findPicture: FindPicture | null };

const ANCHOR = /\s*\{#([^{}]*)\}$/;

/** @param known anchors of earlier headings. This function adds the anchor of this heading. */
function sectionHeading(heading: Tokens.Heading, known: Set<string>, text: Text): string {
  const { report } = text;
  const last = heading.tokens.at(-1);
  const [written, anchor] = (last?.type === 'text' && ANCHOR.exec(last.text as string)) || [];
  if (last?.type !== 'text' || written === undefined || anchor === undefined)
    return blockHtml(heading, text);
  if (!isAnchor(anchor)) report(`{#${anchor}} cannot be an anchor. Write ${ANCHOR_EXPECTED}.`);
  if (known.has(anchor)) report(`Another heading of this text has the anchor {#${anchor}} too.`);
  known.add(anchor);
  const words = { ...last, text: (last.text as string).slice(0, -written.length) };
  const html = blockHtml({ ...heading, tokens: [...heading.tokens.slice(0, -1), words] }, text);
  if (html === '<h3></h3>') report('Write the words of the heading before its anchor.');
  return html.replace('<h3>', `<h3 id="${escapeHtml(anchor)}">`);
}

function blockHtml(token: Token, text: Text): string {
  switch (token.type) {
    case 'space':
      return '';
    case 'paragraph':
      return paragraphHtml(token as Tokens.Paragraph, text);
    case 'heading':
      if (token.depth !== 3) text.report(`A heading begins with ###. ${EXPECTED}`);
      return `<h3>${inlineHtml(token.tokens, text)}</h3>`;
    case 'list':
      return listHtml(token as Tokens.List, text);
    case 'blockquote':
      return `<blockquote>${blocksHtml(token.tokens, text)}</blockquote>`;
    case 'table':
      return tableHtml(token as Tokens.Table, (cell) => inlineHtml(cell.tokens, text), text.report);
    default:
      return unexpected(token, text);
  }
}

function paragraphHtml({ tokens }: Tokens.Paragraph, text: Text): string {
  const [first] = tokens;
  return tokens.length === 1 && first?.type === 'image' && text.findPicture
    ? `<p>${pictureHtml(first as Tokens.Image, text.findPicture, text.report)}</p>`
    : `<p>${inlineHtml(tokens, text)}</p>`;
}

const blocksHtml = (tokens: Token[] | undefined, text: Text) =>
  (tokens ?? []).map((token) => blockHtml(token, text)).join('');

function listHtml({ ordered, start, items }: Tokens.List, text: Text): string {
  if (ordered && start !== 1) text.report('A numbered list begins with 1.');
  const tag = ordered ? 'ol' : 'ul';
  return `<${tag}>${items.map((item) => itemHtml(item, text)).join('')}</${tag}>`;
}

/** Converts a list item: one paragraph, optionally followed by nested lists. */
function itemHtml({ tokens }: Tokens.ListItem, text: Text): string {
  const parts = tokens.map((token) =>
    token.type === 'text' || token.type === 'paragraph'
      ? inlineHtml(token.tokens, text)
      : blockHtml(token, text),
  );
  const lines = tokens.filter(({ type }) => type === 'text' || type === 'paragraph');
  if (lines.length > 1) text.report('An item of a list is one paragraph.');
  return `<li>${parts.join('')}</li>`;
}

function inlineHtml(tokens: Token[] | undefined, text: Text): string {
  return (tokens ?? []).map((token) => spanHtml(token, text)).join('');
}

function spanHtml(token: Token, text: Text): string {
  switch (token.type) {
    case 'text':
      // A line break in a paragraph becomes a space, so that files can have short lines.
      return token.tokens
        ? inlineHtml(token.tokens, text)
        : escapeHtml(token.text.replace(/\s*\n\s*/g, ' '));
    case 'escape':
      return escapeHtml(token.text);
    case 'strong':
    case 'em':
      return `<${token.type}>${inlineHtml(token.tokens, text)}</${token.type}>`;
    case 'link':
      if (!OUTSIDE_LINK.test(token.href) && !SITE_LINK.test(token.href))
        text.report(
          `“${token.href}” is not a URL: begin it with https://, mailto: or tel:, or write a path of this site such as /programs.`,
        );
      return `<a href="${escapeHtml(token.href)}">${inlineHtml(token.tokens, text)}</a>`;
    default:
      return unexpected(token, text);
  }
}

const NAMES: Record<string, string> = {
  html: 'HTML',
  code: 'code (lines that begin with four spaces, or between ```)',
  codespan: 'code between backticks',
  hr: 'a line across the page',
  br: 'a line break inside a paragraph',
  image: 'a picture (list it in the field pictures)',
  def: 'the definition of a link',
};

function unexpected(token: Token, { report, findPicture }: Text): string {
  if (token.type === 'image' && findPicture)
    report('A picture is a paragraph of its own: leave an empty line before and after it.');
  else report(`${NAMES[token.type] ?? token.type} cannot be shown here. ${EXPECTED}`);
  return '';
}
