/** Splits a long text, which the charity API returns as HTML, into sections with anchors. */
import { isAnchor, numberedAnchor } from '#domain/anchors';
import type { Locale } from '#domain/locales';
import { plainText, safeHtml } from '#web/security/rich-text.server';

/** A section of a page. `html` is sanitised. */
export type Section = { id: string; title: string; html: string };
export type PageText = ReturnType<typeof readSections>;

const HEADING = /^<h3([^>]*)>([\s\S]*?)<\/h3>/;

/**
 * Splits HTML into sections. Each `<h3>` begins a section. Its anchor is its `id`, or its number when the `id` is
 * missing, invalid or a duplicate. Each part is sanitised separately, so an unclosed element cannot leave its section.
 * @param isLight true for visitors who save data: pictures are small
 */
export function readSections(body: string, locale: Locale, isLight = false) {
  const parts = body.split(/(?=<h3[\s>])/);
  const intro = HEADING.test(parts[0] ?? '') ? '' : (parts.shift() ?? '');
  const anchors = new Set<string>();
  const sections = parts.map((part, at): Section => {
    const [heading = '', attributes = '', title = ''] = HEADING.exec(part) ?? [];
    const given = / id="([^"]*)"/.exec(attributes)?.[1] ?? '';
    const id = isAnchor(given) && !anchors.has(given) ? given : numberedAnchor(at + 1);
    anchors.add(id);
    const html = renderText(part.slice(heading.length), locale, isLight);
    return { id, title: plainText(title), html };
  });
  return {
    /** Sanitised HTML before the first heading. May be empty. */
    intro: renderText(intro.trim(), locale, isLight),
    sections,
  };
}

/** Returns sanitised HTML. A paragraph that contains only a link looks like a button. */
export function renderText(html: string, locale: Locale, isLight = false): string {
  return safeHtml(html, locale, isLight).replace(
    /<p><a(?![^>]* class=)([^>]* href=[^>]*)>([^<]*)<\/a><\/p>/g,
    '<p><a class="btn plain"$1>$2</a></p>',
  );
}
