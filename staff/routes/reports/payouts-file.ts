/** The differences with the providers as a file, CSV or XLSX, with a line for each difference. */
import type { Cell } from 'write-excel-file/node';
import { ledgerExponent, plainLedger, type LedgerMoney } from '#domain/money/ledger';
import { csvFile } from '#domain/spreadsheet/csv';
import { dayOf } from '#domain/time/dates';
import { fileResponse } from '../../files/response.server';
import { dayCell, textCell, workbookOf } from '../../files/workbook.server';
import { fileLoader } from '../../forms/recipes.server';
import { gapOf } from './payout-view';
import { readFilters } from './query.server';
import { methodName } from './view.server';

export const loader = fileLoader({
  permission: 'reports.read',
  load: async ({ visitor: { t, charity }, url, params: { file } }) => {
    if (file !== 'differences.csv' && file !== 'differences.xlsx')
      throw new Response(null, { status: 404 });
    const { from, until } = readFilters(url.searchParams);
    const found = await charity.call('staffPayouts', { query: { from, until } });
    const header = ['what', 'donation', 'provider', 'date', 'theirs', 'currency'];
    const titles = [...header, 'ours', 'currency', 'by'].map((one) =>
      t(`staff-payouts:column.${one}`),
    );
    const lines = found.differences.data.map((row) => ({
      texts: [
        ...[t(`staff-payouts:kind.${row.kind}`), row.reference],
        ...[methodName(row.method, t), dayOf(row.at)],
      ],
      ...{ theirs: row.theirs, ours: row.ours, by: gapOf(row) },
    }));
    const name = `differences-${found.from}-${found.until}`;
    if (file === 'differences.csv') {
      const amount = (of: LedgerMoney | null) => (of ? [plainLedger(of), of.currency] : ['', '']);
      const rows = lines.map(({ texts, theirs, ours, by }) => [
        ...[...texts, ...amount(theirs), ...amount(ours), by ? plainLedger(by) : ''],
      ]);
      return fileResponse(csvFile([titles, ...rows]), `${name}.csv`);
    }
    const rows = lines.map(({ texts, theirs, ours, by }) => [
      ...texts.map((value, at) => (at === texts.length - 1 ? dayCell(value) : textCell(value))),
      ...[...amountCells(theirs), ...amountCells(ours), amountCells(by)[0]!],
    ]);
    const widths = titles.map((_, at) => (at === 0 ? 36 : 16));
    const workbook = await workbookOf([
      {
        sheet: t('staff-payouts:differences.title', { count: lines.length }),
        widths,
        head: titles,
        rows,
      },
    ]);
    return fileResponse(workbook, `${name}.xlsx`);
  },
});

/** A number that a spreadsheet can sum, with the decimals of its currency. */
function amountCells(amount: LedgerMoney | null): Cell[] {
  if (!amount) return [null, null];
  const decimals = ledgerExponent(amount.currency);
  const format = decimals === 0 ? '#,##0' : `#,##0.${'0'.repeat(decimals)}`;
  return [
    { value: amount.minor / 10 ** decimals, type: Number, format },
    { value: amount.currency, type: String },
  ];
}
