/** IBANs: published examples of many countries, mistakes that people make, and the sample. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { hasIbanForm, isIban, isSampleIban, plainIban } from './iban';

/** Examples of the SWIFT IBAN registry. */
const EXAMPLES = [
  'AE070331234567890123456',
  'BH67BMAG00001299123456',
  'DE89370400440532013000',
  'EG380019000500000000263180002',
  'FR1420041010050500013M02606',
  'GB29NWBK60161331926819',
  'JO94CBJO0010000000000131000302',
  'KW81CBKU0000000000001234560101',
  'MT84MALT011000012345MTLCAST001S',
  'NO9386011117947',
  'OM810180000001299123456',
  'PK36SCBL0000001123456702',
  'PS92PALS000000000400123456702',
  'QA58DOHB00001234567890ABCDEFG',
  'SA0380000000608010167519',
  'TR330006100519786457841326',
];

test.each(EXAMPLES)('%s is an IBAN', (iban) => {
  expect(isIban(iban)).toBe(true);
  expect(isSampleIban(iban)).toBe(false);
});

/** A digit for a digit, or a letter for a letter. */
const ALPHABETS = ['0123456789', 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
const alphabetOf = (character: string) =>
  ALPHABETS.find((alphabet) => alphabet.includes(character))!;

describe('a mistake', () => {
  test('in any one digit or letter is found', () => {
    for (const iban of EXAMPLES)
      for (const [at, right] of [...iban].entries())
        for (const wrong of alphabetOf(right).replace(right, ''))
          expect(isIban(iban.slice(0, at) + wrong + iban.slice(at + 1)), `${iban} ${at}`).toBe(
            false,
          );
  });

  test('of two neighbouring digits or letters that changed places is found', () => {
    for (const iban of EXAMPLES)
      for (let at = 4; at + 1 < iban.length; at += 1) {
        const [first, second] = [iban[at]!, iban[at + 1]!];
        if (first === second || alphabetOf(first) !== alphabetOf(second)) continue;
        const swapped = iban.slice(0, at) + second + first + iban.slice(at + 2);
        expect(isIban(swapped), swapped).toBe(false);
      }
  });

  test.each([
    ['nothing', ''],
    ['a number only', '810180000001299123456'],
    ['too few characters', 'OM81018000000'],
    ['too many characters', `OM81${'0'.repeat(31)}`],
    ['a letter where check digits are', 'OMA10180000001299123456'],
    ['spaces', 'OM81 0180 0000 0129 9123 456'],
    ['small letters', 'om810180000001299123456'],
    ['the sample', 'OM000000000000000000000'],
  ])('such as %s is found', (_, iban) => {
    expect(isIban(iban)).toBe(false);
  });

  test('of check digits that are never issued is found', () => {
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
});

test('the form in which people write an IBAN is read', () => {
  expect(plainIban(' gb29 NWBK 6016\u00a01331 9268 19 ')).toBe('GB29NWBK60161331926819');
});

test.each([
  ['OM000000000000000000000', true],
  ['GB00000000000000000000', true],
  ['OM100000000000000000000', false],
  ['OM0000', false],
  ['OM000000000000000000001', false],
])('%s as a sample: %s', (iban, isSample) => {
  expect(isSampleIban(iban)).toBe(isSample);
});

test('a sample has the form of an IBAN, and is none', () => {
  expect(hasIbanForm('OM000000000000000000000')).toBe(true);
});
