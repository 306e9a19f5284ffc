/** Phone numbers as people type them. */
import fc from 'fast-check';
import { getCountries, getExampleNumber } from 'libphonenumber-js';
import examples from 'libphonenumber-js/examples.mobile.json';
import { describe, expect, test } from 'vitest';
import { phoneSchema } from '#contract/orders';
import { COUNTRIES } from '#domain/countries/list';
import { chosenCountrySchema, formatPhone, readPhone } from './phone.server';

describe('with no country chosen', () => {
  test.each([
    ['92123456', '+96892123456'],
    ['9212 3456', '+96892123456'],
    ['+968 9212-3456', '+96892123456'],
    ['0096892123456', '+96892123456'],
    [' 00968 92123456', '+96892123456'],
    ['96892123456', '+96892123456'],
    ['٩٢١٢٣٤٥٦', '+96892123456'],
    ['+۹۶۸ ۹۲۱۲ ۳۴۵۶', '+96892123456'],
    ['+90 532 123 45 67', '+905321234567'],
    ['\u202a+968 92123456\u202c', '+96892123456'],
    ['(+968) 9212 3456', '+96892123456'],
    ['(00968) 9212 3456', '+96892123456'],
    // What is shown then is +96: some go on from there.
    ['8 9212 3456', '+96892123456'],
    ['٦ ٥١ ٢٣٤ ٥٦٧٨', '+966512345678'],
    ['6 50 123 4567', '+966501234567'],
  ])('%s is %s', (typed, kept) => {
    expect(readPhone(typed)).toBe(kept);
  });

  test.each(['', 'abc', '123', '+968', '+999 123456789', '<script>', '+', '0532 123 45 67'])(
    '%s is none',
    (typed) => {
      expect(readPhone(typed)).toBeNull();
    },
  );
});

describe('a number with other text before, after or inside it is rejected', () => {
  test.each([
    '9212 345O',
    '92123456; DROP',
    'call 92123456',
    '92123456 (home)',
    '92123456 / 99123456',
    '92123456 or 99123456',
    '92123456 ext 5',
    '92123456x5',
    '92123456,5',
    '92123456;phone-context=+1',
    '+968 9212 3456<script>',
    '9212_3456',
  ])('%s', (typed) => {
    expect(readPhone(typed)).toBeNull();
    expect(readPhone(typed, 'OM')).toBeNull();
  });

  test('a letter at any place of a number', () => {
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
])('%s is shown as %s', (number, shown) => expect(formatPhone(number)).toBe(shown));

describe('with a country chosen', () => {
  test.each([
    ['TR', '0532 123 45 67', '+905321234567'],
    ['TR', '532 123 45 67', '+905321234567'],
    ['GB', '07400 123456', '+447400123456'],
    ['ID', '٠٨١٢ ٣٤٥ ٦٧٨٩', '+628123456789'],
    ['OM', '96892123456', '+96892123456'],
    ['om', '92123456', '+96892123456'],
    // A range that nobody has opened yet, of a length that numbers there have.
    ['OM', '5912 3456', '+96859123456'],
    // The number says another country itself.
    ['TR', '+968 9212 3456', '+96892123456'],
    ['TR', '00968 9212 3456', '+96892123456'],
    // The library has no telephones there; the calling code is Norfolk Island's.
    ['AQ', '10 61 23', '+672106123'],
    ['nowhere', '92123456', '+96892123456'],
  ])('%s, %s is %s', (country, typed, kept) => {
    expect(readPhone(typed, country)).toBe(kept);
  });

  test.each([
    ['TR', '9212 3456'],
    ['OM', '0532 123 45 67'],
    ['OM', ''],
    ['OM', '12'],
  ])('%s, %j is none', (country, typed) => {
    expect(readPhone(typed, country)).toBeNull();
  });

  test.each(getCountries())('%s has mobiles that are read as their own', (country) => {
    const phone = getExampleNumber(country, examples);
    if (!phone) return expect(['TA']).toContain(country);
    expect(readPhone(phone.formatNational(), country)).toBe(phone.number);
    expect(readPhone(phone.formatInternational())).toBe(phone.number);
  });
});

test('whatever is typed, what is kept is a number that the charity API takes, and is read again as itself', () => {
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
])('the choice %j is %j', (sent, chosen) => {
  expect(chosenCountrySchema.parse(sent)).toBe(chosen);
});
