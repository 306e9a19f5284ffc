/** Choosing a language, and texts that lack one. */
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
  ])('%j is %s', (header, locale) => {
    expect(negotiateLocale(header)).toBe(locale);
  });

  test('stays within what is offered', () => {
    expect(negotiateLocale('ar', ['en', 'tr'])).toBe('en');
    expect(negotiateLocale('ar', ['tr'])).toBe('tr');
  });
});

test('anything that is no language is English', () => {
  for (const value of ['EN', 'fr', '', undefined, {}]) expect(toLocale(value)).toBe('en');
});

test('a missing language falls back to English, then to any', () => {
  expect(textIn({ en: 'Water', ar: '' }, 'ar')).toBe('Water');
  expect(textIn({ ar: 'ماء' }, 'tr')).toBe('ماء');
  expect(textIn({}, 'en')).toBe('');
});
