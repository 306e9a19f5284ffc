/** Tests the parser of typed counts: a separator groups thousands, because a count has no decimals. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatNumber } from './numbers/format';
import { readCount } from './numbers/typed';

test.each(
  Object.entries({
    ...{ '7': 7, ' 12 ': 12, '007': 7, '0': 0, '١٢': 12, '۶': 6, '1000': 1_000, '1,000': 1_000 },
    ...{ '1.000': 1_000, '1 000': 1_000, '1\u00a0000': 1_000, '١٬٠٠٠': 1_000, '١،٠٠٠': 1_000 },
    ...{ '1.234.567': 1_234_567, '1,234,567': 1_234_567 },
  }),
)('parses %j as %i', (text, count) => {
  expect(readCount(text)).toBe(count);
});

test.each([
  ...['', ' ', '2.5', '2,5', '12.0', '1.0000', '1000.000', '0.500', '0,500', '١٫٠٠٠', '1,000.000'],
  ...['1.000,000', '1.000 000', '1,000.', '1,00', '1e3', '0x10', '-3', '+3', 'three', 'Infinity'],
])('rejects %j', (text) => {
  expect(readCount(text)).toBeNull();
});

test('parses every count that formatNumber returns', () => {
  fc.assert(
    fc.property(fc.nat(10_000_000), (count) => {
      expect(readCount(String(count))).toBe(count);
      expect(readCount(formatNumber(count))).toBe(count);
    }),
  );
});
