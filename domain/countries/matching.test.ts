/** Finding a country in the menu of calling codes. */
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

test.each(['', '  '])('nothing typed (%j) leaves all, in their order', (typed) => {
  expect(matchingCountries(entries, typed)).toEqual(entries);
});

describe('by name', () => {
  test.each([
    ['عُمان', ['OM']],
    ['عمان', ['OM']],
    ['الإمارات', ['AE']],
    ['امارات', ['AE']],
    ['turkiye', ['TR']],
    ['TÜRKİYE', ['TR']],
    ['kuwait', ['KW']],
    ['atlantis', []],
  ])('%s', (typed, codes) => {
    expect(found(typed)).toEqual(codes);
  });

  test('what begins with it comes before what holds it', () => {
    expect(found('om')[0]).toBe('OM');
    expect(found('om')).toEqual(expect.arrayContaining(['CO', 'KM', 'RO']));
  });
});

describe('by digits, when the text begins with a plus or is only digits', () => {
  test.each([
    ['+968', ['OM']],
    ['968', ['OM']],
    ['٩٦٨', ['OM']],
    ['+۹۶۸', ['OM']],
    ['\u202a+968\u202c', ['OM']],
    ['00968', ['OM']],
    ['+ 968 9212', ['OM']],
    ['+7', ['KZ', 'RU']],
    ['+999', []],
  ])('%j', (typed, codes) => {
    expect(found(typed).sort()).toEqual(codes);
  });

  test('the beginning of a code finds all that begin so', () => {
    const begun = found('+96');
    expect(begun).toEqual(expect.arrayContaining(['KW', 'OM', 'SA']));
    expect(entries.filter(({ code }) => begun.includes(code))).toHaveLength(begun.length);
    expect(begun).not.toContain('TR');
  });

  test('a digit inside a word is no code', () => {
    expect(found('968 oman')).toEqual([]);
  });

  test('whoever types a whole number finds its country', () => {
    const number = fc.tuple(fc.constantFrom(...entries), fc.stringMatching(/^\d{0,9}$/));
    fc.assert(
      fc.property(number, ([country, rest]) =>
        found(`+${country.callingCode}${rest}`).includes(country.code),
      ),
    );
  });
});

test('whatever is typed, what is found is in the list, once', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (typed) => {
      const codes = found(typed);
      return new Set(codes).size === codes.length && codes.length <= entries.length;
    }),
  );
});
