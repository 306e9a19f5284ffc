/** Converts the Markdown of content files to the HTML that the API serves. Only a subset of Markdown is allowed. */
import { Lexer, walkTokens, type Token, type Tokens } from 'marked';
import { ANCHOR_EXPECTED, isAnchor } from '#domain/anchors';
import { escapeHtml } from './escape-html';

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
};

/** Returns HTML without white space between its blocks, so that equal Markdown gives equal HTML. */
export function markdownToHtml(
  markdown: string,
  { hasAnchors = false }: MarkdownOptions = {},
): { html: string; problems: MarkdownProblem[]; links: MarkdownLink[] } {
  const problems: MarkdownProblem[] = [];
  const links: MarkdownLink[] = [];
  const anchors = new Set<string>();
  let line = 0;
  const html = new Lexer(SYNTAX).lex(markdown).map((token) => {
    const report = (message: string) => {
      const isNew = !problems.some((known) => known.line === line && known.message === message);
      if (isNew) problems.push({ line, message });
    };
    const block =
      hasAnchors && token.type === 'heading'
        ? sectionHeading(token as Tokens.Heading, anchors, report)
        : blockHtml(token, report);
    for (const href of siteLinksOf(token)) links.push({ line, href });
    line += token.raw.split('\n').length - 1;
    return block;
  });
  return { html: html.join(''), problems, links };
}

/** Returns the links of a block to pages of this site. */
function siteLinksOf(block: Token): string[] {
  const links: string[] = [];
  walkTokens([block], (token) => {
    if (token.type === 'link' && SITE_LINK.test(token.href)) links.push(token.href as string);
  });
  return links;
}

type Report = (message: string) => void;

const ANCHOR = /\s*\{#([^{}]*)\}$/;

/** @param known anchors of earlier headings. This function adds the anchor of this heading. */
function sectionHeading(heading: Tokens.Heading, known: Set<string>, report: Report): string {
  const last = heading.tokens.at(-1);
  const [written, anchor] = (last?.type === 'text' && ANCHOR.exec(last.text as string)) || [];
  if (last?.type !== 'text' || written === undefined || anchor === undefined)
    return blockHtml(heading, report);
  if (!isAnchor(anchor)) report(`{#${anchor}} cannot be an anchor. Write ${ANCHOR_EXPECTED}.`);
  if (known.has(anchor)) report(`Another heading of this text has the anchor {#${anchor}} too.`);
  known.add(anchor);
  const words = { ...last, text: (last.text as string).slice(0, -written.length) };
  const html = blockHtml({ ...heading, tokens: [...heading.tokens.slice(0, -1), words] }, report);
  if (html === '<h3></h3>') report('Write the words of the heading before its anchor.');
  return html.replace('<h3>', `<h3 id="${escapeHtml(anchor)}">`);
}

function blockHtml(token: Token, report: Report): string {
  switch (token.type) {
    case 'space':
      return '';
    case 'paragraph':
      return `<p>${inlineHtml(token.tokens, report)}</p>`;
    case 'heading':
      if (token.depth !== 3) report(`A heading begins with ###. ${EXPECTED}`);
      return `<h3>${inlineHtml(token.tokens, report)}</h3>`;
    case 'list':
      return listHtml(token as Tokens.List, report);
    case 'blockquote':
      return `<blockquote>${blocksHtml(token.tokens, report)}</blockquote>`;
    default:
      return unexpected(token, report);
  }
}

const blocksHtml = (tokens: Token[] | undefined, report: Report) =>
  (tokens ?? []).map((token) => blockHtml(token, report)).join('');

function listHtml({ ordered, start, items }: Tokens.List, report: Report): string {
  if (ordered && start !== 1) report('A numbered list begins with 1.');
  const tag = ordered ? 'ol' : 'ul';
  return `<${tag}>${items.map((item) => itemHtml(item, report)).join('')}</${tag}>`;
}

/** Converts a list item: one paragraph, optionally followed by nested lists. */
function itemHtml({ tokens }: Tokens.ListItem, report: Report): string {
  const parts = tokens.map((token) =>
    token.type === 'text' || token.type === 'paragraph'
      ? inlineHtml(token.tokens, report)
      : blockHtml(token, report),
  );
  const lines = tokens.filter(({ type }) => type === 'text' || type === 'paragraph');
  if (lines.length > 1) report('An item of a list is one paragraph.');
  return `<li>${parts.join('')}</li>`;
}

function inlineHtml(tokens: Token[] | undefined, report: Report): string {
  return (tokens ?? []).map((token) => spanHtml(token, report)).join('');
}

function spanHtml(token: Token, report: Report): string {
  switch (token.type) {
    case 'text':
      // A line break in a paragraph becomes a space, so that files can have short lines.
      return token.tokens
        ? inlineHtml(token.tokens, report)
        : escapeHtml(token.text.replace(/\s*\n\s*/g, ' '));
    case 'escape':
      return escapeHtml(token.text);
    case 'strong':
    case 'em':
      return `<${token.type}>${inlineHtml(token.tokens, report)}</${token.type}>`;
    case 'link':
      if (!OUTSIDE_LINK.test(token.href) && !SITE_LINK.test(token.href))
        report(
          `“${token.href}” is not a URL: begin it with https://, mailto: or tel:, or write a path of this site such as /programs.`,
        );
      return `<a href="${escapeHtml(token.href)}">${inlineHtml(token.tokens, report)}</a>`;
    default:
      return unexpected(token, report);
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

function unexpected(token: Token, report: Report): string {
  report(`${NAMES[token.type] ?? token.type} cannot be shown here. ${EXPECTED}`);
  return '';
}
