/** Tests the search for a country in the menu of calling codes. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { COUNTRIES } from './list';
import { matchingCountries } from './matching';
import { countryName } from './names';

const entries = COUNTRIES.map((country) => ({
  code: country.countryCode,
  name: countryName(country, 'ar'),
  nameEn: countryName(country, 'en'),
  callingCode: country.countryCallingCode,
}));
const found = (typed: string) => matchingCountries(entries, typed).map(({ code }) => code);

test.each(['', '  '])('returns all countries in their order for no text (%j)', (typed) => {
  expect(matchingCountries(entries, typed)).toEqual(entries);
});

test.each([
  ['عُمان', ['OM']],
  ['عمان', ['OM']],
  ['الإمارات', ['AE']],
  ['TÜRKİYE', ['TR']],
  ['kuwait', ['KW']],
  ['atlantis', []],
])('search by name: %s finds %j', (typed, codes) => {
  expect(found(typed)).toEqual(codes);
});

test('search by name: lists names that begin with the text before names that contain it', () => {
  expect(found('om')[0]).toBe('OM');
  expect(found('om')).toEqual(expect.arrayContaining(['CO', 'KM', 'RO']));
});

describe('search by digits, when the text begins with a plus or contains only digits', () => {
  test.each([
    ['+968', ['OM']],
    ['٩٦٨', ['OM']],
    ['+۹۶۸', ['OM']],
    ['\u202a+968\u202c', ['OM']],
    ['+7', ['KZ', 'RU']],
    ['+999', []],
  ])('%j finds %j', (typed, codes) => {
    expect(found(typed).sort()).toEqual(codes);
  });

  test('finds all countries whose calling code begins with the digits', () => {
    const begun = found('+96');
    expect(begun).toEqual(expect.arrayContaining(['KW', 'OM', 'SA']));
    expect(entries.filter(({ code }) => begun.includes(code))).toHaveLength(begun.length);
    expect(begun).not.toContain('TR');
  });

  test('does not search calling codes when the text contains letters', () => {
    expect(found('968 oman')).toEqual([]);
  });

  test('finds the country of a complete phone number', () => {
    const number = fc.tuple(fc.constantFrom(...entries), fc.stringMatching(/^\d{0,9}$/));
    fc.assert(
      fc.property(number, ([country, rest]) =>
        found(`+${country.callingCode}${rest}`).includes(country.code),
      ),
    );
  });
});

test('returns each country at most once for any text', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (typed) => {
      const codes = found(typed);
      return new Set(codes).size === codes.length && codes.length <= entries.length;
    }),
  );
});
