/** Tests the queries on the country list: filter, search, options and labels. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
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

test('filterCountries filters by one value and by several values', () => {
  expect(codesOf(filterCountries(COUNTRIES, { countryCallingCode: '7' }))).toEqual(['KZ', 'RU']);
  expect(codesOf(filterCountries(COUNTRIES, { region: 'Europe', currencyCode: 'TRY' }))).toEqual([
    'TR',
  ]);
  expect(filterCountries(COUNTRIES, { region: 'Nowhere' })).toEqual([]);
  expect(filterCountries(COUNTRIES, {})).toHaveLength(COUNTRIES.length);
});

test.each([
  ['countryNameEn', 'oman', ['OM', 'RO']],
  ['countryNameEn', 'curacao', ['CW']],
  ['countryNameLocal', 'عمان', ['OM']],
  ['currencyNameEn', 'rial', ['IR', 'OM', 'YE']],
  ['countryNameEn', 'atlantis', []],
] as const)('searchCountries finds in %s "%s": %j', (field, text, codes) => {
  expect(codesOf(searchCountries(COUNTRIES, field, text))).toEqual(codes);
});

test('returns name and code as options, or the requested field and label', () => {
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

test('returns labels by code, with the same text as the options', () => {
  const labels = countryLabels(COUNTRIES);
  expect(labels.PS).toBe('Palestine, State of (PS)');
  expect(Object.keys(labels)).toHaveLength(COUNTRIES.length);
  fc.assert(
    fc.property(anyCountry, (country) => labels[country.countryCode] === nameAndCode(country)),
  );
  expect(countryLabels(COUNTRIES, ({ flag }) => flag).OM).toBe('🇴🇲');
});
