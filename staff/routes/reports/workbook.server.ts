/** The money report as an XLSX file: a sheet for each table, with numbers that a spreadsheet can sum. */
import type { MoneyReport } from '#contract/staff/reports';
import type { Translate } from '#web/i18n/translate';
import {
  BOLD,
  countCell,
  dayCell,
  moneyCell,
  textCell,
  workbookOf,
} from '../../files/workbook.server';
import { SHOWN_INTENTIONS, type ReportRow, type ReportTables } from './view.server';

/** Characters. */
const NAME_WIDTH = 36;
const SUM_WIDTH = 16;

export function workbook(
  { periods, campaigns, methods, total }: ReportTables,
  { currency, unit }: MoneyReport,
  t: Translate,
): Promise<Uint8Array<ArrayBuffer>> {
  const lineOf = (row: ReportRow, style = {}) => [
    periods.includes(row) ? dayCell(row.key, style) : textCell(row.name, style),
    countCell(row.gifts, style),
    ...SHOWN_INTENTIONS.map((intention) => moneyCell(row.byIntention[intention], style)),
    moneyCell(row.total, style),
  ];
  const sheetOf = (sheet: string, first: string, rows: readonly ReportRow[]) => ({
    sheet,
    widths: [NAME_WIDTH, ...SHOWN_INTENTIONS.map(() => SUM_WIDTH)],
    head: [
      ...[first, t('staff-reports:gifts')],
      ...SHOWN_INTENTIONS.map((one) => t(`staff-reports:intention.${one}`)),
      `${t('staff-reports:together')}, ${currency}`,
    ],
    rows: [...rows.map((row) => lineOf(row)), lineOf(total, BOLD)],
  });
  return workbookOf([
    sheetOf(t(`staff-reports:sheet.${unit}`), t(`staff-reports:unit.${unit}`), periods),
    sheetOf(t('staff-reports:sheet.campaign'), t('staff-reports:campaign'), campaigns),
    sheetOf(t('staff-reports:sheet.method'), t('staff-reports:method'), methods),
  ]);
}
