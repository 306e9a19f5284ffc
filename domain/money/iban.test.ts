/** Tests of IBANs: published examples of many countries, typing mistakes, and the sample. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { hasIbanForm, ibanGroups, isIban, isSampleIban, plainIban } from './iban';

/** Examples of the SWIFT IBAN registry. */
const EXAMPLES = [
  'AE070331234567890123456',
  'DE89370400440532013000',
  'FR1420041010050500013M02606',
  'GB29NWBK60161331926819',
  'MT84MALT011000012345MTLCAST001S',
  'NO9386011117947',
  'OM810180000001299123456',
];

test.each(EXAMPLES)('accepts the IBAN %s, which is not a sample', (iban) => {
  expect(isIban(iban)).toBe(true);
  expect(isSampleIban(iban)).toBe(false);
});

/** The tests replace a digit with a digit, and a letter with a letter. */
const ALPHABETS = ['0123456789', 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
const alphabetOf = (character: string) =>
  ALPHABETS.find((alphabet) => alphabet.includes(character))!;

test('isIban rejects an IBAN with any one wrong digit or letter', () => {
  for (const iban of EXAMPLES)
    for (const [at, right] of [...iban].entries())
      for (const wrong of alphabetOf(right).replace(right, ''))
        expect(isIban(iban.slice(0, at) + wrong + iban.slice(at + 1)), `${iban} ${at}`).toBe(false);
});

test('isIban rejects an IBAN with two neighbouring digits or letters swapped', () => {
  for (const iban of EXAMPLES)
    for (let at = 4; at + 1 < iban.length; at += 1) {
      const [first, second] = [iban[at]!, iban[at + 1]!];
      if (first === second || alphabetOf(first) !== alphabetOf(second)) continue;
      const swapped = iban.slice(0, at) + second + first + iban.slice(at + 2);
      expect(isIban(swapped), swapped).toBe(false);
    }
});

test.each([
  ['an empty text', ''],
  ['too few characters', 'OM81018000000'],
  ['too many characters', `OM81${'0'.repeat(31)}`],
  ['a letter in the check digits', 'OMA10180000001299123456'],
  ['spaces', 'OM81 0180 0000 0129 9123 456'],
  ['small letters', 'om810180000001299123456'],
  ['the sample IBAN', 'OM000000000000000000000'],
])('isIban rejects %s', (_, iban) => {
  expect(isIban(iban)).toBe(false);
});

test('isIban rejects the check digits 00, 01 and 99, which are never issued', () => {
  // 00, 01 and 99 give the same remainders as 97, 98 and 02, which are issued.
  const account = fc.stringMatching(/^[A-Z0-9]{18}$/);
  fc.assert(
    fc.property(account, (number) => {
      const right = Array.from({ length: 100 }, (_, check) => String(check).padStart(2, '0'))
        .map((check) => `GB${check}${number}`)
        .filter(isIban);
      expect(right).toHaveLength(1);
    }),
  );
});

test.each([
  ['GB29NWBK60161331926819', ['GB29', 'NWBK', '6016', '1331', '9268', '19']],
  ['BE68 5390 0754 7034', ['BE68', '5390', '0754', '7034']],
  ['', []],
])('ibanGroups splits %j into groups of four characters', (iban, groups) => {
  expect(ibanGroups(iban)).toEqual(groups);
});

test('plainIban removes spaces and converts to capital letters', () => {
  expect(plainIban(' gb29 NWBK 6016\u00a01331 9268 19 ')).toBe('GB29NWBK60161331926819');
});

test.each([
  ['OM000000000000000000000', true],
  ['GB00000000000000000000', true],
  ['OM100000000000000000000', false],
  ['OM0000', false],
  ['OM000000000000000000001', false],
])('isSampleIban(%s) returns %s', (iban, isSample) => {
  expect(isSampleIban(iban)).toBe(isSample);
});

test('hasIbanForm accepts a sample', () => {
  expect(hasIbanForm('OM000000000000000000000')).toBe(true);
});
