/** Tests the country list: it is complete and sorted, and contains the corrections to its source. */
import { getCountries, getCountryCallingCode, type CountryCode } from 'libphonenumber-js';
import { expect, test } from 'vitest';
import { REGIONS } from './country';
import { COUNTRIES, countryOf } from './list';

const codes = COUNTRIES.map(({ countryCode }) => countryCode);

test('contains every country once, sorted by code', () => {
  expect(codes.length).toBeGreaterThanOrEqual(252);
  expect(codes).toEqual([...new Set(codes)].sort());
});

test('has all required fields in every entry', () => {
  for (const country of COUNTRIES) {
    const { countryCode } = country;
    expect.soft(country.countryNameEn, countryCode).toMatch(/\p{L}/u);
    expect.soft(country.countryNameLocal, countryCode).toMatch(/\p{L}/u);
    expect.soft(countryCode).toMatch(/^[A-Z]{2}$/);
    expect.soft(country.countryCallingCode, countryCode).toMatch(/^[1-9]\d{0,2}$/);
    expect.soft(country.officialLanguageCode, countryCode).toMatch(/^[a-z]{2,3}$/);
    expect.soft(REGIONS, countryCode).toContain(country.region);
    // A flag emoji is the country code in regional indicator symbols.
    const letters = [...country.flag].map((sign) => sign.codePointAt(0)! - 0x1f1e6 + 65);
    expect.soft(String.fromCodePoint(...letters)).toBe(countryCode);
  }
  // Antarctica has no currency of its own.
  expect(COUNTRIES.filter(({ currencyCode }) => !/^[A-Z]{3}$/.test(currencyCode))).toMatchObject([
    { countryCode: 'AQ' },
  ]);
});

test.each(getCountries())('%s has the calling code of libphonenumber', (code: CountryCode) => {
  expect(countryOf(code)?.countryCallingCode).toBe(getCountryCallingCode(code));
});

test('has area codes only for Canada', () => {
  expect(COUNTRIES.filter(({ areaCodes }) => areaCodes.length > 0)).toHaveLength(1);
  const { areaCodes } = countryOf('CA')!;
  expect(areaCodes).toEqual(expect.arrayContaining(['204', '416', '514', '604', '902']));
  expect(areaCodes.every((code) => /^\d{3}$/.test(code))).toBe(true);
});

test.each([
  ['ES', 'NIF (CIF)'],
  ['RU', 'ИНН'],
  ['SE', 'Momsnr.'],
  ['OM', ''],
])('%s has the tax number name "%s"', (code, tinType) => {
  const country = countryOf(code)!;
  expect(country.tinType).toBe(tinType);
  expect(country.tinName === '').toBe(tinType === '');
});

test('returns null for an unknown country code', () => {
  expect(['', 'ZZ', 'OMN', '__proto__'].map(countryOf)).toEqual([null, null, null, null]);
});
