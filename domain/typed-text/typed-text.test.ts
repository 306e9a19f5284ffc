/** Tests of the count of characters as people see them, and of card numbers in a text. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { hasCardNumber } from './card-numbers';
import { countCharacters } from './characters';

test.each([
  ['', 0],
  ['hello', 5],
  ['مُحَمَّدٌ', 4],
  ['👨‍👩‍👧‍👦🇵🇸', 2],
  ['é', 1],
  ['a\r\nb', 3],
])('countCharacters: counts the characters of %j as %i', (text, count) => {
  expect(countCharacters(text)).toBe(count);
});

/** Returns the digit that makes the number valid, calculated by the sum of doubled digits. */
function withCheckDigit(digits: string): string {
  const valid = [...'0123456789'].filter((check) => {
    const all = [...digits, check].reverse().map(Number);
    const sum = all.flatMap((digit, at) =>
      at % 2 === 0 ? [digit] : [...String(digit * 2)].map(Number),
    );
    return sum.reduce((total, digit) => total + digit, 0) % 10 === 0;
  });
  return digits + valid[0]!;
}

test.each([
  '4111 - 1111 - 1111 - 1111',
  '4111.1111.1111.1111',
  '3782 822463 10005',
  'بطاقتي ٤١١١ ١١١١ ١١١١ ١١١١',
  '۴۱۱۱۱۱۱۱۱۱۱۱۱۱۱۱',
  '4111\u00a01111\u00a01111\u00a01111',
  '４１１１１１１１１１１１１１１１',
  'gift 25 4111 1111 1111 1111 12/29',
  'Card:4111111111111111.',
])('hasCardNumber finds the card number in %j', (text) => {
  expect(hasCardNumber(text)).toBe(true);
});

test.each([
  '4111 1111 1111 1112',
  'order ND-4G7K-2QX8 of 12-03-2026, 25.500 OMR',
  '+968 2412 3456',
  'OM81 0180 0000 0129 9123 456',
  'My IBAN is TR330006100519786457841326 thanks',
  '4111 1111\n1111 1111',
  '123456789012345678901234567890',
  '411111111111',
])('hasCardNumber finds none in %j', (text) => {
  expect(hasCardNumber(text)).toBe(false);
});

test('hasCardNumber accepts 13 to 19 digits and no other length, and every other check digit', () => {
  fc.assert(
    fc.property(fc.integer({ min: 10, max: 24 }), fc.nat(), (length, seed) => {
      const digits = Array.from({ length: length - 1 }, (_, at) => (seed * 7 + at * 3 + 4) % 10);
      const number = withCheckDigit(digits.join(''));
      const isCard = length >= 13 && length <= 19;
      expect(hasCardNumber(`x ${number} y`)).toBe(isCard);
      const other = number.slice(0, -1) + ((Number(number.at(-1)) + 1) % 10);
      expect(hasCardNumber(other)).toBe(false);
    }),
  );
});
