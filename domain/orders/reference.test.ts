/** Tests order references: they are parsed from handwriting, and wrong characters are detected. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { REFERENCE_SPACE } from '../reference';
import { orderReference, readOrderReference } from './reference';

const anyNumber = fc.integer({ min: 0, max: REFERENCE_SPACE - 1 });

test('parses every reference, also in lower case and with spaces', () => {
  fc.assert(
    fc.property(anyNumber, (number) => {
      const reference = orderReference(number);
      expect(reference).toMatch(/^ND-[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}$/);
      expect(readOrderReference(reference)).toBe(reference);
      expect(readOrderReference(` ${reference.toLowerCase().replaceAll('-', ' ')} `)).toBe(
        reference,
      );
    }),
  );
});

test('rejects every reference with one wrong character', () => {
  const symbols = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
  fc.assert(
    fc.property(
      anyNumber,
      fc.nat({ max: 6 }),
      fc.constantFrom(...symbols),
      (number, at, symbol) => {
        const body = orderReference(number).slice(3).replace('-', '');
        fc.pre(body[at] !== symbol);
        const wrong = `ND${body.slice(0, at)}${symbol}${body.slice(at + 1)}`;
        expect(readOrderReference(wrong)).toBeNull();
      },
    ),
  );
});

test('rejects every reference with two swapped neighbouring characters', () => {
  fc.assert(
    fc.property(anyNumber, fc.nat({ max: 5 }), (number, at) => {
      const body = orderReference(number).slice(3).replace('-', '');
      fc.pre(body[at] !== body[at + 1]);
      const swapped = `ND${body.slice(0, at)}${body[at + 1]}${body[at]}${body.slice(at + 2)}`;
      expect(readOrderReference(swapped)).toBeNull();
    }),
  );
});

test('returns null for text that is not a reference', () => {
  for (const text of ['', 'ND', 'XX-0000-0000', 'ND-0000-000', 'ND-0000-000U0', 'ND-!!!!-0000']) {
    expect(readOrderReference(text)).toBeNull();
  }
});

test('throws RangeError for a number outside the range of references', () => {
  for (const number of [-1, 0.5, REFERENCE_SPACE])
    expect(() => orderReference(number)).toThrow(RangeError);
});
