/** Codecs of Markdown texts that link to pages of the site or whose headings have anchors. */
import type { LocalisedText } from '#domain/locales';
import { LOCALES } from '#domain/locales';
import { PAGE_IDS } from '#contract/pages';
import type { Codec } from '../codec';
import type { Reference } from '../kind';
import { unescapeHtml } from '../markdown/escape-html';
import type { Source } from '../source';
import { markdown } from './text';

/** Returns the pages and questions to which a text links. */
export function linkedContent(text: LocalisedText): Reference[] {
  return Object.values(text).flatMap(linkedFrom);
}

function linkedFrom(html: string): Reference[] {
  return [...html.matchAll(/ href="([^"]*)"/g)].flatMap(([, href = '']): Reference[] => {
    const [, path = '', anchor = ''] = /^\/([^?#]*)[^#]*#?(.*)$/.exec(unescapeHtml(href)) ?? [];
    if (path === 'faqs' && anchor !== '') return [{ kind: 'faqs', id: anchor }];
    return PAGE_IDS.filter((id) => id === path).map((id) => ({ kind: 'pages', id }));
  });
}

function referToLinked(html: string, source: Source): void {
  for (const { kind, id } of linkedFrom(html)) source.refer(kind, id);
}

/** Markdown with links to pages and questions, which must exist. */
export const linkedText: Codec<LocalisedText> = markdown({}, referToLinked);

const sections = markdown({ hasAnchors: true }, referToLinked);

/** Like `linkedText`, and headings can have anchors: the same ones in each language, so that links work in all. */
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
