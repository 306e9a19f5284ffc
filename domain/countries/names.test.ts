/** Tests the names of countries in the languages of the site. */
import { describe, expect, test } from 'vitest';
import { LOCALES } from '../locales';
import { COUNTRIES, countryOf } from './list';
import { byName, countryName } from './names';

describe.each(LOCALES)('country names in %s', (locale) => {
  test('country names are present and unique for all countries', () => {
    const names = COUNTRIES.map((country) => countryName(country, locale));
    expect(names.filter((name) => !/\p{L}{3}/u.test(name))).toEqual([]);
    expect(new Set(names).size).toBe(names.length);
  });
});

test('has no Latin letters in Arabic country names', () => {
  const names = COUNTRIES.map((country) => countryName(country, 'ar'));
  expect(names.filter((name) => /[a-z]/i.test(name))).toEqual([]);
});

test.each([
  ['OM', 'en', 'Oman'],
  ['OM', 'ar', 'عُمان'],
  ['PS', 'en', 'Palestine'],
  ['PS', 'ar', 'فلسطين'],
  ['GB', 'en', 'United Kingdom'],
] as const)('%s has the name (%s) "%s"', (code, locale, name) => {
  expect(countryName(countryOf(code)!, locale)).toBe(name);
});

test('returns the English name of a country that the CLDR does not contain', () => {
  expect(countryName({ countryCode: 'QQ', countryNameEn: 'Somewhere' }, 'ar')).toBe('Somewhere');
});

test('sorts names in the alphabetical order of the language', () => {
  const inOrder = (locale: 'tr' | 'ar', codes: string[]) =>
    codes
      .map((code) => ({ name: countryName(countryOf(code)!, locale), code }))
      .sort(byName(locale))
      .map(({ code }) => code);
  // Çin is sorted between Cezayir and Danimarka.
  expect(inOrder('tr', ['DK', 'CN', 'DZ'])).toEqual(['DZ', 'CN', 'DK']);
  expect(inOrder('ar', ['EG', 'OM', 'BH'])).toEqual(['BH', 'OM', 'EG']);
});
