/** Tests of the cells of XLSX files. */
import { expect, test } from 'vitest';
import { moneyCell, workbookOf } from './workbook.server';

test('an amount is a number in major units, with the decimals of its currency', () => {
  expect(moneyCell({ minor: 10_500, currency: 'OMR' })).toMatchObject({
    ...{ value: 10.5, format: '#,##0.000' },
  });
  expect(moneyCell({ minor: 1_250, currency: 'USD' })).toMatchObject({
    ...{ value: 12.5, format: '#,##0.00' },
  });
});

test('a workbook is a ZIP file', async () => {
  const rows = [[moneyCell({ minor: 1_000, currency: 'OMR' })]];
  const file = await workbookOf([{ sheet: 'Gifts', widths: [10], head: ['Amount'], rows }]);
  expect(Buffer.from(file.slice(0, 2)).toString()).toBe('PK');
});
