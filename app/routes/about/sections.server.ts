/**
 * Long texts as data of their page, and not as strings of a namespace. A namespace goes out whole, so the privacy
 * policy would carry the terms too, and each text its key: about 1 KB more, compressed, on each of these pages.
 */
import { CURRENCIES } from '#domain/money';
import { orderReference } from '#domain/orders';
import type { Visitor } from '../../visitor/visitor.server';

/** A paragraph, or the items of a list. */
type Block = string | string[];
export type Section = { id: string; title: string; body: Block[] };

/** Sections in order. Each names the texts of its paragraphs; names in brackets are the items of a list. */
export type Outline = Record<string, readonly (string | readonly string[])[]>;

/** @param text finds the text of a part; the title of a section is its part `title` */
export function sectionsOf(
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

/** What a reference looks like: any number gives one whose check character is right. A line does not end within it. */
export const SAMPLE_REFERENCE = orderReference(17_171_171_717).replaceAll('-', '-\u2060');

/** The currencies in words: "Omani rials, US dollars, euros, and pounds sterling". */
export function currencyNames({ t, locale }: Visitor, type: 'conjunction' | 'disjunction'): string {
  const names = CURRENCIES.map((currency) => t(`giving:currency.${currency}`));
  return new Intl.ListFormat(locale, { type }).format(names);
}

/** A phone number inside a sentence, which in Arabic would otherwise be read from its end. */
export function leftToRight(text: string): string {
  return `\u2066${text}\u2069`;
}
