/** Tests that CSV files keep every text and that no spreadsheet runs a cell. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { csvFile, safeCell } from './csv';

test.each(
  Object.entries({
    ...{ '=1+1': "'=1+1", '+968 9123 4567': "'+968 9123 4567", '-2+3': "'-2+3" },
    ...{ '@SUM(A1)': "'@SUM(A1)", '\t=1': "'\t=1", '  =1': "'  =1", '＝1': "'＝1" },
    ...{ '-25.000': '-25.000', '12': '12', Huda: 'Huda', '': '' },
  }),
)('%j becomes %j', (value, cell) => {
  expect(safeCell(value)).toBe(cell);
});

test('cells are quoted, lines end as RFC 4180 requires, and Excel recognises UTF-8', () => {
  expect(
    csvFile([
      ['name', 'sum'],
      ['هدى "H"', '1,5\n2'],
    ]),
  ).toBe('\uFEFF"name","sum"\r\n"هدى ""H""","1,5\n2"\r\n');
});

test('no cell begins with the sign of a formula, whatever it contains', () => {
  fc.assert(
    fc.property(fc.string(), (value) => {
      const cell = safeCell(value);
      expect(/^\s*[=+@\t\r]/.test(cell)).toBe(false);
      expect(cell.endsWith(value)).toBe(true);
    }),
  );
});
