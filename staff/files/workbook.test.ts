/** Tests of the cells of XLSX files. */
import { expect, test } from 'vitest';
import { dayCell, moneyCell } from './workbook.server';

test('an amount is a number in major units, with the decimals of its currency', () => {
  expect(moneyCell({ minor: 10_500, currency: 'OMR' })).toMatchObject({
    ...{ value: 10.5, format: '#,##0.000' },
  });
  expect(moneyCell({ minor: 1_250, currency: 'USD' })).toMatchObject({
    ...{ value: 12.5, format: '#,##0.00' },
  });
});

test('a day or a month is a date', () => {
  expect(dayCell('2026-03-24')).toEqual({
    ...{ value: new Date('2026-03-24'), type: Date, format: 'dd-mm-yyyy' },
  });
  expect(dayCell('2026-03')).toMatchObject({ value: new Date('2026-03-01'), format: 'mm-yyyy' });
  expect(dayCell('')).toBeNull();
});
