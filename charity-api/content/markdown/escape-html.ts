/** Escapes text for HTML, and decodes escaped text. */

import type { LocalisedText } from '#domain/locales';

/** Returns the text of HTML in each language, on one line. Pictures have no text. */
export const plainTextOf = (html: LocalisedText): LocalisedText =>
  Object.fromEntries(
    Object.entries(html).map(([locale, one]) => [
      locale,
      unescapeHtml(one.replace(/<[^>]*>/g, ' '))
        .replace(/\s+/g, ' ')
        .trim(),
    ]),
  ) as LocalisedText;

const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Escapes text content, and attribute values in double quotes. */
export const escapeHtml = (text: string): string =>
  text.replace(/[&<>"]/g, (letter) => ESCAPES[letter]!);

const ENTITIES: Record<string, string> = {
  ...{ amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: '\u00a0' },
};

/** Decodes the named entities that the sanitiser writes, and numeric entities. Other entities stay unchanged. */
export const unescapeHtml = (html: string): string =>
  html.replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|(\w{2,8}));/gi, (entity, decimal, hex, name) => {
    if (name !== undefined) return ENTITIES[String(name).toLowerCase()] ?? entity;
    const code = decimal === undefined ? parseInt(hex as string, 16) : Number(decimal);
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : entity;
  });
