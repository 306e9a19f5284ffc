/** The languages of the site: codes, text direction, and language negotiation by the Accept-Language header. */

export const LOCALES = ['en', 'ar', 'tr', 'id'] as const;
export type Locale = (typeof LOCALES)[number];

/** The language whose URLs have no prefix. It is also the fallback for an unknown language. */
export const DEFAULT_LOCALE: Locale = 'en';

export const LOCALE_NAMES: Record<Locale, string> = {
  en: 'English',
  ar: 'العربية',
  tr: 'Türkçe',
  id: 'Indonesia',
};

export function isLocale(value: unknown): value is Locale {
  return typeof value === 'string' && (LOCALES as readonly string[]).includes(value);
}

export function toLocale(value: unknown): Locale {
  return isLocale(value) ? value : DEFAULT_LOCALE;
}

export function direction(locale: Locale): 'rtl' | 'ltr' {
  return locale === 'ar' ? 'rtl' : 'ltr';
}

/**
 * Returns the best of `offered` for an Accept-Language header, by quality and then by order (RFC 9110 §12.5.4).
 * It ignores regions (ar-OM is ar), languages with q=0, `*` and unknown languages. Falls back to the default language.
 */
export function negotiateLocale(
  header: string | null | undefined,
  offered: readonly Locale[] = LOCALES,
): Locale {
  const preferences = (header ?? '')
    .slice(0, 1000)
    .split(',')
    .map((part, order) => {
      const [tag = '', ...parameters] = part.trim().toLowerCase().split(';');
      const quality = parameters.map((p) => /^\s*q=([\d.]+)\s*$/.exec(p)?.[1]).find(Boolean);
      const q = quality === undefined ? 1 : Number(quality);
      return { language: tag.split('-')[0] ?? '', q: Number.isFinite(q) ? q : 0, order };
    })
    .filter((wish) => wish.q > 0)
    .sort((a, b) => b.q - a.q || a.order - b.order);
  for (const { language } of preferences) {
    const found = offered.find((locale) => locale === language);
    if (found) return found;
  }
  return offered.includes(DEFAULT_LOCALE) ? DEFAULT_LOCALE : (offered[0] ?? DEFAULT_LOCALE);
}

/** One text in every language, as the charity API returns it. */
export type LocalisedText = Record<Locale, string>;

/** Returns the separator between the items of a list. */
export function commaIn(locale: Locale): string {
  return locale === 'ar' ? '، ' : ', ';
}

type TextParts = Partial<Record<Locale, string>>;

/** The order in which languages are tried: the requested one, the languages of the site, all others. */
const fallbackOrder = (locale: Locale, offered: readonly Locale[]) => [
  ...new Set([locale, ...offered, ...LOCALES]),
];

/**
 * Returns the text in the requested language, or in the first language that has it.
 * @param offered the languages of the site in their order (setting LOCALES)
 */
export function textIn(
  text: TextParts,
  locale: Locale,
  offered: readonly Locale[] = LOCALES,
): string {
  const found = fallbackOrder(locale, offered).find((one) => text[one]);
  return found ? text[found]! : '';
}

/**
 * Returns the one language in which texts that belong together are shown: the first in the fallback order that all of
 * them have, so that a card or a paragraph never mixes languages. Texts without any language do not count. When no
 * language has all texts, it is the first that the first text has. Returns `locale` when there is no text.
 * @param offered the languages of the site in their order (setting LOCALES)
 */
export function languageOf(
  texts: readonly TextParts[],
  locale: Locale,
  offered: readonly Locale[] = LOCALES,
): Locale {
  const order = fallbackOrder(locale, offered);
  const written = texts.filter((text) => order.some((one) => text[one]));
  return (
    order.find((one) => written.every((text) => text[one])) ??
    order.find((one) => written[0]?.[one]) ??
    locale
  );
}

/** HTML attributes of an element whose text is not in the language of its page (WCAG 2.2, 3.1.2). */
export type ContentLanguage = { lang: Locale; dir: 'rtl' | 'ltr' };

/** A text on a page, with its language when that is not the page's. */
export type ShownText = { text: string; language?: ContentLanguage | undefined };

/**
 * Returns the text for a page in `locale`.
 * @param offered the languages of the site in their order (setting LOCALES)
 */
export function shownText(
  text: TextParts,
  locale: Locale,
  offered: readonly Locale[] = LOCALES,
): ShownText {
  return {
    text: textIn(text, locale, offered),
    language: contentLanguage(languageOf([text], locale, offered), locale),
  };
}

/** Returns the attributes of content in this language, or undefined when the page has the same language. */
export function contentLanguage(content: Locale, page: Locale): ContentLanguage | undefined {
  return content === page ? undefined : { lang: content, dir: direction(content) };
}
