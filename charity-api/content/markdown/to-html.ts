/** Converts the Markdown of content files to the HTML that the API serves. Only a subset of Markdown is allowed. */
import { Lexer, type Token, type Tokens } from 'marked';
import { escapeHtml } from './escape-html';

/** `line` is counted from 0 in the text. */
export type MarkdownProblem = { line: number; message: string };

/** No GitHub extensions: a URL without brackets is plain text, and `|` does not begin a table. */
const SYNTAX = { gfm: false } as const;

const LINK = /^(?:https?:\/\/|mailto:|tel:\+?[\d-]+$|\/(?!\/))/i;

const EXPECTED =
  'Write paragraphs, ### headings, lists, > quotations, **strong** and *emphasised* words, and [links](https://…).';

/** Returns HTML without white space between its blocks, so that equal Markdown gives equal HTML. */
export function markdownToHtml(markdown: string): { html: string; problems: MarkdownProblem[] } {
  const problems: MarkdownProblem[] = [];
  let line = 0;
  const html = new Lexer(SYNTAX).lex(markdown).map((token) => {
    const report = (message: string) => {
      const isNew = !problems.some((known) => known.line === line && known.message === message);
      if (isNew) problems.push({ line, message });
    };
    const block = blockHtml(token, report);
    line += token.raw.split('\n').length - 1;
    return block;
  });
  return { html: html.join(''), problems };
}

type Report = (message: string) => void;

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
      if (!LINK.test(token.href))
        report(`“${token.href}” is not a URL. Begin it with https://, mailto:, tel: or /.`);
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
