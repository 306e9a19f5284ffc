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

/** Returns the text in the requested language. An empty text falls back to English, then to any other language. */
export function textIn(text: Partial<LocalisedText>, locale: Locale): string {
  return text[locale] || text[DEFAULT_LOCALE] || Object.values(text).find(Boolean) || '';
}
