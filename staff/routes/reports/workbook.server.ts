/** The money report as an XLSX file: a sheet for each table, with numbers that a spreadsheet can sum. */
import writeExcelFile, { type Cell } from 'write-excel-file/node';
import type { MoneyReport } from '#contract/staff/reports';
import { exponentOf, minorPerUnit, type Money } from '#domain/money';
import type { Translate } from '#app/i18n/translate';
import { SHOWN_INTENTIONS, type ReportRow, type ReportTables } from './view.server';

const BOLD = { fontWeight: 'bold' } as const;
/** Characters. */
const NAME_WIDTH = 36;
const SUM_WIDTH = 16;

export async function workbook(
  { periods, campaigns, methods, total }: ReportTables,
  { currency, unit }: MoneyReport,
  t: Translate,
): Promise<Uint8Array<ArrayBuffer>> {
  const decimals = exponentOf(currency);
  const format = decimals === 0 ? '#,##0' : `#,##0.${'0'.repeat(decimals)}`;
  const text = (value: string, style = {}): Cell => ({ value, type: String, ...style });
  const sum = ({ minor }: Money, style = {}): Cell => ({
    ...{ value: minor / minorPerUnit(currency), type: Number, format, ...style },
  });
  const lineOf = (row: ReportRow, style = {}): Cell[] => [
    text(row.name, style),
    { value: row.gifts, type: Number, ...style },
    ...SHOWN_INTENTIONS.map((intention) => sum(row.byIntention[intention], style)),
    sum(row.total, style),
  ];
  const sheetOf = (sheet: string, first: string, rows: readonly ReportRow[]) => ({
    sheet,
    stickyRowsCount: 1,
    columns: [{ width: NAME_WIDTH }, ...SHOWN_INTENTIONS.map(() => ({ width: SUM_WIDTH }))],
    data: [
      [
        ...[first, t('staff-reports:gifts')].map((title) => text(title, BOLD)),
        ...SHOWN_INTENTIONS.map((one) => text(t(`staff-reports:intention.${one}`), BOLD)),
        text(`${t('staff-reports:together')}, ${currency}`, BOLD),
      ],
      ...rows.map((row) => lineOf(row)),
      lineOf(total, BOLD),
    ],
  });
  const file = await writeExcelFile([
    sheetOf(t(`staff-reports:sheet.${unit}`), t(`staff-reports:unit.${unit}`), periods),
    sheetOf(t('staff-reports:sheet.campaign'), t('staff-reports:campaign'), campaigns),
    sheetOf(t('staff-reports:sheet.method'), t('staff-reports:method'), methods),
  ]).toBuffer();
  return Uint8Array.from(file);
}
