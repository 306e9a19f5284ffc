/** Codecs of long Markdown texts. Headings have the same anchors in each language, and articles the same pictures. */
import { LOCALES, type Locale, type LocalisedText } from '#domain/locales';
import type { ShapeOf } from '#domain/content/shape';
import type { Codec } from '../codec';
import { pictureTarget } from '../markdown/figures';
import type { Source } from '../source';
import { markdown } from './text';

/** Parts of a text that all its languages must have. */
type Parts = {
  /** Returns the name of each part in the HTML of one language. */
  namesIn: (html: string) => string[];
  /** The message in a language without the part. @param other a language that has it */
  missing: (name: string, other: Locale) => string;
};

const ANCHORS: Parts = {
  namesIn: (html) => [...html.matchAll(/<h3 id="([^"]*)">/g)].map(([, anchor]) => anchor!),
  missing: (anchor, other) =>
    `No heading has the anchor {#${anchor}}, which one has in “${other}”.`,
};

const PICTURES: Parts = {
  namesIn: (html) =>
    [...html.matchAll(/<img src="([^"]*)"/g)].map(([, path]) => pictureTarget(path!) ?? path!),
  missing: (target, other) => `The picture ${target} is missing, which “${other}” has.`,
};

/** Markdown. Headings can have the same anchors in each language, and articles the same pictures. */
export function markdownText({ anchors, figures }: ShapeOf<'texts'>): Codec<LocalisedText> {
  const codec = markdown({ hasAnchors: anchors ?? false, hasFigures: figures });
  const parts = [...(anchors ? [ANCHORS] : []), ...(figures ? [PICTURES] : [])];
  return {
    ...codec,
    read: (source) => {
      const text = codec.read(source);
      if (text) for (const part of parts) reportMissing(part, text, source);
      return text;
    },
  };
}

function reportMissing({ namesIn, missing }: Parts, text: LocalisedText, source: Source): void {
  const written = LOCALES.filter((locale) => text[locale] !== '');
  for (const locale of written)
    for (const other of written) {
      const own = new Set(namesIn(text[locale]));
      for (const name of new Set(namesIn(text[other])))
        if (!own.has(name))
          source.fields
            ?.get(locale)
            ?.report(missing(name, other), 0, { key: 'partMissing', values: { name } });
    }
}
