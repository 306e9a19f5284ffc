/** Preloads the fonts of a page's language, so that the browser fetches them before it needs them. */
import type { Locale } from '#domain/locales';
import arabic from './fonts/cairo-arabic.woff2?url';
import latin from './fonts/cairo-latin.woff2?url';

/**
 * Returns the page with a preload of each font. With `font-display: optional`, a font is used on the first page only if
 * it arrives early. Every language needs the Latin font, for digits and email addresses. Elements in <head> compress to
 * fewer bytes than a `Link` header. They are the last ones there, because React then does not hydrate them.
 */
export function withFontPreloads(html: string, locale: Locale): string {
  const files = locale === 'ar' ? [arabic, latin] : [latin];
  const links = files.map((file) => `<link rel="preload" as="font" crossorigin href="${file}"/>`);
  return html.replace('</head>', (end) => links.join('') + end);
}
