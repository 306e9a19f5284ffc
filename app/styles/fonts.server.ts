/** The fonts of a page's language, which browsers fetch while they read the page. */
import type { Locale } from '#domain/locales';
import arabic from './fonts/cairo-arabic.woff2?url';
import latin from './fonts/cairo-latin.woff2?url';

/**
 * The value of the `Link` header: with `font-display: optional` a font is used on the first page only if it was
 * requested early enough. Digits and email addresses are Latin in every language.
 */
export function fontPreloads(locale: Locale): string {
  const files = locale === 'ar' ? [arabic, latin] : [latin];
  return files.map((file) => `<${file}>;rel=preload;as=font;crossorigin`).join(',');
}
