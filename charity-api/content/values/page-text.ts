/** Codecs of Markdown texts whose headings have anchors. */
import type { LocalisedText } from '#domain/locales';
import { LOCALES } from '#domain/locales';
import type { Codec } from '../codec';
import type { Source } from '../source';
import { markdown } from './text';

function withSameAnchors(codec: Codec<LocalisedText>): Codec<LocalisedText> {
  return {
    ...codec,
    read: (source) => {
      const text = codec.read(source);
      if (text) reportMissingAnchors(text, source);
      return text;
    },
  };
}

/** Markdown whose headings can have anchors: the same ones in each language, so that links work in all. */
export const sectionedText = withSameAnchors(markdown({ hasAnchors: true }));

/** The same, also with tables and with pictures in the text. */
export const articleText = withSameAnchors(markdown({ hasAnchors: true, hasFigures: true }));

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
