/** One line of a found text around the first match, and the parts of a line that match. */
import { matches, wordsOf } from './words';

/** Length of an excerpt in characters. Two lines on a phone. */
export const EXCERPT_LENGTH = 160;
/** Characters before the first match of an excerpt that does not begin at the start of its text. */
const LEAD = 40;
const ELLIPSIS = '…';

type Part = { text: string; isMatch: boolean };

/** Splits a text into parts that match a word of the search and parts that do not. Joined, they are the text. */
export function markMatches(text: string, searched: readonly string[]): Part[] {
  const parts: Part[] = [];
  let at = 0;
  for (const { start, end } of matchesIn(text, searched)) {
    if (start > at) parts.push({ text: text.slice(at, start), isMatch: false });
    parts.push({ text: text.slice(start, end), isMatch: true });
    at = end;
  }
  if (at < text.length) parts.push({ text: text.slice(at), isMatch: false });
  return parts;
}

/**
 * Returns a line of the first text with a match. Returns the beginning of the first text when none has one, because a
 * record can match by its title only.
 */
export function excerptOf(texts: readonly string[], searched: readonly string[]): string {
  for (const text of texts) {
    const [first] = matchesIn(text, searched);
    if (first) return cut(text, first.end > EXCERPT_LENGTH ? first.start - LEAD : 0);
  }
  return cut(texts.find((text) => text !== '') ?? '', 0);
}

/** Returns the word of a text, as it is written, with this folded form. */
export function writtenWord(text: string, form: string): string | undefined {
  const word = wordsOf(text).find(({ forms }) => forms.includes(form));
  return word && text.slice(word.start, word.end);
}

function matchesIn(text: string, searched: readonly string[]) {
  if (searched.length === 0) return [];
  return wordsOf(text).filter(({ forms }) =>
    forms.some((form) => searched.some((word) => matches(form, word))),
  );
}

/** Cuts a text at spaces, so that no word is split. A word longer than the line is split. */
function cut(text: string, from: number): string {
  const begin = from <= 0 ? 0 : nextWord(text, from);
  const rest = text.slice(begin).trim();
  const head = begin > 0 ? ELLIPSIS : '';
  if (rest.length <= EXCERPT_LENGTH) return head + rest;
  const space = rest.lastIndexOf(' ', EXCERPT_LENGTH);
  return head + rest.slice(0, space > 0 ? space : EXCERPT_LENGTH).trimEnd() + ELLIPSIS;
}

function nextWord(text: string, from: number): number {
  const space = text.indexOf(' ', from);
  return space < 0 || space - from > LEAD ? from : space + 1;
}
