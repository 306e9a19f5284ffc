/** Preload header for the fonts of a page's language, so that the browser fetches them before it needs them. */
import type { Locale } from '#domain/locales';
import arabic from './fonts/cairo-arabic.woff2?url';
import latin from './fonts/cairo-latin.woff2?url';

/**
 * Returns the value of the `Link` header. With `font-display: optional`, a font is used on the first page only if it
 * arrives early. Every language needs the Latin font, for digits and email addresses.
 */
export function fontPreloads(locale: Locale): string {
  const files = locale === 'ar' ? [arabic, latin] : [latin];
  return files.map((file) => `<${file}>;rel=preload;as=font;crossorigin`).join(',');
}
