/** Tests reading of typed phone numbers. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { phoneSchema } from '#contract/values';
import { COUNTRIES } from '#domain/countries/list';
import { chosenCountrySchema, formatPhone, readPhone } from './fields.server';

test.each([
  ['92123456', '+96892123456'],
  ['+968 9212-3456', '+96892123456'],
  [' 00968 92123456', '+96892123456'],
  ['96892123456', '+96892123456'],
  ['٩٢١٢٣٤٥٦', '+96892123456'],
  ['+۹۶۸ ۹۲۱۲ ۳۴۵۶', '+96892123456'],
  ['+90 532 123 45 67', '+905321234567'],
  ['\u202a+968 92123456\u202c', '+96892123456'],
  ['(00968) 9212 3456', '+96892123456'],
  // The field shows "+96" while no country is chosen, and some people continue the number from there.
  ['8 9212 3456', '+96892123456'],
  ['6 50 123 4567', '+966501234567'],
])('readPhone without a chosen country reads %s as %s', (typed, kept) => {
  expect(readPhone(typed)).toBe(kept);
});

test.each(['', 'abc', '123', '+968', '+999 123456789', '<script>', '+', '0532 123 45 67'])(
  'readPhone without a chosen country returns null for "%s"',
  (typed) => {
    expect(readPhone(typed)).toBeNull();
  },
);

describe('readPhone with other text before, after or inside the number', () => {
  test.each([
    ...['9212 345O', '92123456; DROP', 'call 92123456', '92123456 (home)', '92123456 / 99123456'],
    ...['92123456 or 99123456', '92123456 ext 5', '92123456x5', '92123456,5', '9212_3456'],
    ...['92123456;phone-context=+1', '+968 9212 3456<script>'],
  ])('rejects "%s"', (typed) => {
    expect(readPhone(typed)).toBeNull();
    expect(readPhone(typed, 'OM')).toBeNull();
  });

  test('returns null for a letter at any position of a number', () => {
    const place = fc.integer({ min: 0, max: '+968 9212 3456'.length });
    fc.assert(
      fc.property(place, fc.constantFrom('O', 'l', 'a', 'é', 'ع', ';', '"'), (at, letter) => {
        const typed = `${'+968 9212 3456'.slice(0, at)}${letter}${'+968 9212 3456'.slice(at)}`;
        expect(readPhone(typed)).toBeNull();
      }),
    );
  });
});

test.each([
  ['+96892123456', '+968 9212 3456'],
  ['+905321234567', '+90 532 123 45 67'],
  ['+9689212345', '+968 9212345'],
])('formatPhone formats %s as %s', (number, shown) => expect(formatPhone(number)).toBe(shown));

test.each([
  ['TR', '0532 123 45 67', '+905321234567'],
  ['GB', '07400 123456', '+447400123456'],
  ['ID', '٠٨١٢ ٣٤٥ ٦٧٨٩', '+628123456789'],
  ['OM', '96892123456', '+96892123456'],
  // The range is not in use yet, but the length is valid in that country.
  ['OM', '5912 3456', '+96859123456'],
  // The number contains the calling code of another country.
  ['TR', '+968 9212 3456', '+96892123456'],
  ['TR', '00968 9212 3456', '+96892123456'],
  // The library has no numbering plan for Antarctica. Its calling code is shared with Norfolk Island.
  ['AQ', '10 61 23', '+672106123'],
  ['nowhere', '92123456', '+96892123456'],
])('readPhone with a chosen country for %s reads %s as %s', (country, typed, kept) => {
  expect(readPhone(typed, country)).toBe(kept);
});

test.each([
  ['TR', '9212 3456'],
  ['OM', '0532 123 45 67'],
  ['OM', '12'],
])('readPhone with a chosen country for %s returns null for %j', (country, typed) => {
  expect(readPhone(typed, country)).toBeNull();
});

test('readPhone returns only numbers that the charity API accepts and that readPhone reads as the same number', () => {
  const country = fc.option(fc.constantFrom(...COUNTRIES.map(({ countryCode }) => countryCode)));
  const digits = fc.stringMatching(/^[+0]{0,2}[\d٠-٩ ()-]{0,18}$/);
  fc.assert(
    fc.property(fc.oneof(digits, fc.string()), country, (typed, chosen) => {
      const kept = readPhone(typed, chosen);
      return kept === null || (phoneSchema.safeParse(kept).success && readPhone(kept) === kept);
    }),
  );
});

test.each([
  ['OM', 'OM'],
  ['om', 'OM'],
  ['', undefined],
  ['ZZ', undefined],
  ['<script>', undefined],
  [undefined, undefined],
])('chosenCountrySchema parses %j as %j', (sent, chosen) => {
  expect(chosenCountrySchema.parse(sent)).toBe(chosen);
});
