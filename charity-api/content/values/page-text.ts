/** Codec of Markdown texts whose headings have anchors. */
import type { LocalisedText } from '#domain/locales';
import { LOCALES } from '#domain/locales';
import type { Codec } from '../codec';
import type { Source } from '../source';
import { markdown } from './text';

const sections = markdown({ hasAnchors: true });

/** Markdown whose headings can have anchors: the same ones in each language, so that links work in all. */
export const sectionedText: Codec<LocalisedText> = {
  ...sections,
  read: (source) => {
    const text = sections.read(source);
    if (text) reportMissingAnchors(text, source);
    return text;
  },
};

const anchorsIn = (html: string) =>
  [...html.matchAll(/<h3 id="([^"]*)">/g)].map(([, anchor]) => anchor!);

function reportMissingAnchors(text: LocalisedText, source: Source): void {
  const written = LOCALES.filter((locale) => text[locale] !== '');
  for (const locale of written)
    for (const other of written) {
      const own = new Set(anchorsIn(text[locale]));
      const missing = anchorsIn(text[other]).filter((anchor) => !own.has(anchor));
      for (const anchor of missing)
        source.fields
          ?.get(locale)
          ?.report(`No heading has the anchor {#${anchor}}, which one has in “${other}”.`);
    }
}
