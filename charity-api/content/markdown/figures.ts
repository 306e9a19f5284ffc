/** Tables and pictures in the Markdown of content files, and in the HTML that the API serves. */
import { Lexer, Tokenizer, type Token, type Tokens } from 'marked';
import { fileNameOf, sceneOf } from '../pictures';
import { escapeHtml } from './escape-html';

/** Finds a picture by the target in Markdown: `scene:water` or `tap.jpg`. The path is that of the API's response. */
export type FindPicture = (target: string) => { path: string } | { problem: string };

type Report = (message: string) => void;

export const noPictures: FindPicture = (target) => ({ problem: `“${target}” cannot be found.` });

/** Reads tables of GitHub Flavored Markdown, and none of its other extensions: links without brackets, ~~deleted~~. */
export class TableTokenizer extends Tokenizer {
  override table(source: string): Tokens.Table | undefined {
    const { rules } = this;
    this.rules = { ...rules, block: Lexer.rules.block.gfm };
    try {
      return super.table(source);
    } finally {
      this.rules = rules;
    }
  }
}

/** Class of cells with numbers, at the end of the line. Written `---:` in Markdown. */
const NUMBERS = 'n';

/** @param cellHtml returns the HTML of the words of a cell */
export function tableHtml(
  { raw, header, align, rows }: Tokens.Table,
  cellHtml: (cell: Tokens.TableCell) => string,
  report: Report,
): string {
  if (align.some((side) => side === 'left' || side === 'center'))
    report('Write --- below the title of a column, or ---: for a column of numbers.');
  if (rows.length === 0) report('A table has a row below its titles.');
  // The parser omits surplus cells.
  const isTooLong = raw
    .trim()
    .split('\n')
    .slice(2)
    .some((row) => cellCount(row) > header.length);
  if (isTooLong)
    report('A row of the table has more cells than the first row. Write \\| for the character |.');
  const rowHtml = (cells: Tokens.TableCell[], tag: 'th' | 'td') => {
    const inner = cells.map((cell, at) => {
      const open = align[at] === 'right' ? `${tag} class="${NUMBERS}"` : tag;
      return `<${open}>${cellHtml(cell)}</${tag}>`;
    });
    return `<tr>${inner.join('')}</tr>`;
  };
  const body = rows.map((cells) => rowHtml(cells, 'td')).join('');
  return `<table><thead>${rowHtml(header, 'th')}</thead><tbody>${body}</tbody></table>`;
}

const cellCount = (row: string) =>
  row
    .trim()
    .replace(/\\[\\|]/g, '')
    .replace(/^\||\|$/g, '')
    .split('|').length;

export function pictureHtml(image: Tokens.Image, find: FindPicture, report: Report): string {
  const alt = wordsIn(image.tokens).replace(/\s+/g, ' ').trim();
  if (alt === '')
    report(
      'Describe the picture between the brackets, for people who cannot see it: ![A well](scene:water).',
    );
  if (image.title) report('A picture has no title. Write its words between the brackets.');
  const found = find(image.href);
  if ('problem' in found) report(found.problem);
  const path = 'path' in found ? found.path : '';
  return `<img src="${escapeHtml(path)}" alt="${escapeHtml(alt)}">`;
}

const wordsIn = (tokens: readonly Token[]): string =>
  tokens
    .map((token) =>
      'tokens' in token && token.tokens
        ? wordsIn(token.tokens)
        : String('text' in token ? token.text : ''),
    )
    .join('');

/** Returns the target in Markdown of a picture, or null when no content file can refer to its path. */
export function pictureTarget(path: string): string | null {
  const scene = sceneOf(path);
  return scene === null ? fileNameOf(path) : `scene:${scene}`;
}

/** Returns the Markdown of a picture, or null when no content file can refer to its path. */
export function pictureMarkdown(path: string, alt: string): string | null {
  const target = pictureTarget(path);
  return target === null ? null : `!${bracketed(alt)}(${target})`;
}

/**
 * Returns the Markdown of the words of a link or a picture, in brackets. The parser removes the backslashes before
 * brackets in these words, and only then looks for links in them. So a bracket after `]` gets a backslash too.
 */
export const bracketed = (words: string): string => `[${words.replaceAll('](', ']\\(')}]`;

/** @param rows the cells of each row, as Markdown of one line. The first row has the titles. */
export function tableMarkdown(rows: readonly { text: string; isNumber: boolean }[][]): string {
  const [titles = [], ...others] = rows;
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  const words = (cells: readonly { text: string }[]) =>
    line(titles.map((_, at) => (cells[at]?.text ?? '').replaceAll('|', '\\|')));
  return [
    words(titles),
    line(titles.map(({ isNumber }) => (isNumber ? '---:' : '---'))),
    ...others.map(words),
  ].join('\n');
}

export const isNumberCell = (className: string): boolean => className === NUMBERS;
