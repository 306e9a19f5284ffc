/** Tests language negotiation and the fallback for missing translations. */
import { describe, expect, test } from 'vitest';
import { negotiateLocale, textIn, toLocale } from './locales';

describe('negotiateLocale', () => {
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
  ])('%j selects %s', (header, locale) => {
    expect(negotiateLocale(header)).toBe(locale);
  });

  test('selects only an offered language', () => {
    expect(negotiateLocale('ar', ['en', 'tr'])).toBe('en');
    expect(negotiateLocale('ar', ['tr'])).toBe('tr');
  });
});

test('falls back to English for an unknown language', () => {
  for (const value of ['EN', 'fr', '', undefined, {}]) expect(toLocale(value)).toBe('en');
});

test('falls back to the English text, then to any text, when a language is missing', () => {
  expect(textIn({ en: 'Water', ar: '' }, 'ar')).toBe('Water');
  expect(textIn({ ar: 'ماء' }, 'tr')).toBe('ماء');
  expect(textIn({}, 'en')).toBe('');
});
