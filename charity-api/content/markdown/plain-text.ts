/** Converts the HTML of content to plain text. */
import type { LocalisedText } from '#domain/locales';
import { unescapeHtml } from './escape-html';

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
