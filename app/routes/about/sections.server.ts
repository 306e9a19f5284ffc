/**
 * Builds long texts as data of their page, instead of strings of a namespace. A namespace is sent as a whole: the
 * privacy policy would also send the terms, and the key of each text. That would add about 1 KB, compressed, to each
 * of these pages.
 */
import { CURRENCIES } from '#domain/money';
import { orderReference } from '#domain/orders';
import type { Visitor } from '../../visitor/visitor.server';

/** A paragraph, or the items of a list. */
type Block = string | string[];
export type Section = { id: string; title: string; body: Block[] };

/** Sections in order, each with the names of its paragraphs. A nested array is a list with the names of its items. */
export type Outline = Record<string, readonly (string | readonly string[])[]>;

/** @param text returns the text of a part; the part `title` is the title of the section */
export function buildSections(
  outline: Outline,
  text: (section: string, part: string) => string,
): Section[] {
  return Object.entries(outline).map(([id, parts]) => ({
    id,
    title: text(id, 'title'),
    body: parts.map((part) =>
      typeof part === 'string' ? text(id, part) : part.map((item) => text(id, item)),
    ),
  }));
}

/** Sample order reference with a valid check character. U+2060 prevents a line break after each hyphen. */
export const SAMPLE_REFERENCE = orderReference(17_171_171_717).replaceAll('-', '-\u2060');

/** Returns the names of the currencies, such as "Omani rials, US dollars, euros, and pounds sterling". */
export function currencyNames({ t, locale }: Visitor, type: 'conjunction' | 'disjunction'): string {
  const names = CURRENCIES.map((currency) => t(`giving:currency.${currency}`));
  return new Intl.ListFormat(locale, { type }).format(names);
}

/** Isolates left-to-right text, such as a phone number, which an Arabic sentence would otherwise reorder. */
export function leftToRight(text: string): string {
  return `\u2066${text}\u2069`;
}
