/** Tests language negotiation and the fallback for missing translations. */
import { expect, test } from 'vitest';
import {
  contentLanguage,
  languageOf,
  negotiateLocale,
  textIn,
  toLocale,
  type Locale,
  type LocalisedText,
} from './locales';

test.each([
  ['ar-OM,ar;q=0.9,en;q=0.8', 'ar'],
  ['fr, tr;q=0.5', 'tr'],
  ['en;q=0.1, id;q=0.9', 'id'],
  ['id;q=0, en', 'en'],
  ['fr-FR, *', 'en'],
  ['', 'en'],
  [null, 'en'],
  ['ar;q=x, tr;q=0.2', 'ar'],
  [`${'x'.repeat(100_000)},ar`, 'en'],
])('negotiateLocale %j selects %s', (header, locale) => {
  expect(negotiateLocale(header)).toBe(locale);
});

test('negotiateLocale selects only an offered language', () => {
  expect(negotiateLocale('ar', ['en', 'tr'])).toBe('en');
  expect(negotiateLocale('ar', ['tr'])).toBe('tr');
});

test('falls back to English for an unknown language', () => {
  for (const value of ['EN', 'fr', '', undefined, {}]) expect(toLocale(value)).toBe('en');
});

/** A text in these languages. It consists of their codes. */
const textWith = (...languages: Locale[]): Partial<LocalisedText> => ({
  ...{ en: '', ar: '' },
  ...Object.fromEntries(languages.map((language) => [language, language])),
});

test.each<[has: Locale[], locale: Locale, offered: Locale[], shown: string]>([
  [['en', 'ar', 'tr', 'id'], 'tr', ['en', 'ar', 'tr', 'id'], 'tr'],
  [['en', 'ar'], 'tr', ['en', 'ar', 'tr', 'id'], 'en'],
  [['en', 'ar'], 'tr', ['ar', 'en', 'tr'], 'ar'],
  [['ar', 'id'], 'tr', ['en', 'tr'], 'ar'],
  [['id', 'tr'], 'en', ['en', 'ar'], 'tr'],
  [['ar'], 'en', ['en'], 'ar'],
  [[], 'en', ['en', 'ar'], ''],
])('textIn: of a text in %j for %s on a site in %j returns %j', (has, locale, offered, shown) => {
  expect(textIn(textWith(...has), locale, offered)).toBe(shown);
  expect(languageOf([textWith(...has)], locale, offered)).toBe(shown || locale);
});

test.each<[texts: string, locale: Locale, offered: string, shown: Locale]>([
  ['en+ar en+ar', 'ar', 'en ar', 'ar'],
  ['en+ar en', 'ar', 'en ar', 'en'],
  ['en+ar ', 'ar', 'en ar', 'ar'],
  ['en+ar tr+ar', 'en', 'en tr ar', 'ar'],
  ['tr ar', 'en', 'en ar', 'tr'],
  [' ', 'id', 'en ar', 'id'],
])('languageOf: for texts in %j, requested in %s on a site in %j, returns %s', (...row) => {
  const [texts, locale, offered, shown] = row;
  const languagesIn = (text: string, by: string) => text.split(by).filter(Boolean) as Locale[];
  const written = texts.split(' ').map((text) => textWith(...languagesIn(text, '+')));
  expect(languageOf(written, locale, languagesIn(offered, ' '))).toBe(shown);
});

test('contentLanguage returns lang and dir only when the content is in another language than the page', () => {
  expect(contentLanguage('ar', 'en')).toEqual({ lang: 'ar', dir: 'rtl' });
  expect(contentLanguage('en', 'ar')).toEqual({ lang: 'en', dir: 'ltr' });
  expect(contentLanguage('tr', 'tr')).toBeUndefined();
});
