/** Asking the country list. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { COUNTRIES, countryOf } from './list';
import {
  countryLabels,
  countryOptions,
  filterCountries,
  nameAndCode,
  searchCountries,
} from './query';

const codesOf = (countries: { countryCode: string }[]) =>
  countries.map(({ countryCode }) => countryCode);
const anyCountry = fc.constantFrom(...COUNTRIES);

describe('filtered', () => {
  test('by one value and by several', () => {
    expect(codesOf(filterCountries(COUNTRIES, { countryCallingCode: '7' }))).toEqual(['KZ', 'RU']);
    expect(codesOf(filterCountries(COUNTRIES, { region: 'Europe', currencyCode: 'TRY' }))).toEqual([
      'TR',
    ]);
    expect(filterCountries(COUNTRIES, { region: 'Nowhere' })).toEqual([]);
    expect(filterCountries(COUNTRIES, {})).toHaveLength(COUNTRIES.length);
  });

  test('those that are left have the value, those that are gone have not', () => {
    fc.assert(
      fc.property(anyCountry, ({ region }) => {
        const left = new Set(filterCountries(COUNTRIES, { region }));
        return COUNTRIES.every((country) => left.has(country) === (country.region === region));
      }),
    );
  });
});

describe('searched by a field', () => {
  test.each([
    ['countryNameEn', 'oman', ['OM', 'RO']],
    ['countryNameEn', ' CURAÇAO ', ['CW']],
    ['countryNameEn', 'curacao', ['CW']],
    ['countryNameLocal', 'عمان', ['OM']],
    ['countryNameLocal', 'turkiye', ['TR']],
    ['currencyNameEn', 'rial', ['IR', 'OM', 'YE']],
    ['tinType', 'nipt', ['AL']],
    ['countryNameEn', 'atlantis', []],
  ] as const)('%s %s', (field, text, codes) => {
    expect(codesOf(searchCountries(COUNTRIES, field, text))).toEqual(codes);
  });

  test('each country is found by its own name, however it is written', () => {
    fc.assert(
      fc.property(anyCountry, fc.boolean(), (country, loud) => {
        const name = loud ? country.countryNameEn.toUpperCase() : country.countryNameEn;
        return searchCountries(COUNTRIES, 'countryNameEn', name).includes(country);
      }),
    );
  });
});

test('as options: name and code unless something else is wanted', () => {
  const gulf = [countryOf('OM')!, countryOf('KW')!];
  expect(countryOptions(gulf)).toEqual([
    { value: 'OM', label: 'Oman (OM)' },
    { value: 'KW', label: 'Kuwait (KW)' },
  ]);
  const label = ({ countryCallingCode }: { countryCallingCode: string }) =>
    `+${countryCallingCode}`;
  expect(countryOptions(gulf, { value: 'currencyCode', label })).toEqual([
    { value: 'OMR', label: '+968' },
    { value: 'KWD', label: '+965' },
  ]);
});

test('as labels by code, which say the same as the options', () => {
  const labels = countryLabels(COUNTRIES);
  expect(labels.PS).toBe('Palestine, State of (PS)');
  expect(Object.keys(labels)).toHaveLength(COUNTRIES.length);
  fc.assert(
    fc.property(anyCountry, (country) => labels[country.countryCode] === nameAndCode(country)),
  );
  expect(countryLabels(COUNTRIES, ({ flag }) => flag).OM).toBe('🇴🇲');
});
