/** The money report as a file: CSV with a line for each sum, or XLSX with a sheet for each table. */
import type { MoneyReport } from '#contract/staff/reports';
import { commaIn, type Locale } from '#domain/locales';
import { plainAmount } from '#domain/money';
import { csvFile } from '#domain/spreadsheet/csv';
import type { Translate } from '#web/i18n/translate';
import { fileResponse } from '../../files/response.server';
import {
  BOLD,
  countCell,
  dayCell,
  moneyCell,
  textCell,
  workbookOf,
} from '../../files/workbook.server';
import { fileLoader } from '../../forms/recipes.server';
import { readFilters } from './query.server';
import {
  methodName,
  periodName,
  type ReportRow,
  type ReportTables,
  SHOWN_INTENTIONS,
  tablesOf,
} from './view.server';

export const loader = fileLoader({
  permission: 'reports.read',
  load: async ({ visitor, url, params }) => {
    const { t, locale, charity } = visitor;
    const { file = '' } = params;
    if (file !== 'money.csv' && file !== 'money.xlsx') throw new Response(null, { status: 404 });
    const report = await charity.call('staffMoneyReport', {
      query: readFilters(url.searchParams),
    });
    const tables = tablesOf(report, locale, t);
    const name = `report-${report.from}-${report.until}-${report.currency}`;
    if (file === 'money.xlsx')
      return fileResponse(await workbook(tables, report, t, locale), `${name}.xlsx`);
    const titles = new Map(tables.campaigns.map(({ key, name: title }) => [key, title]));
    const header = [t(`staff-reports:unit.${report.unit}`), t('staff-reports:campaign')];
    const rows = report.cells.map(({ period, offering, intention, method, gifts, minor }) => [
      ...[periodName(period), titles.get(offering) ?? offering],
      ...[t(`staff-reports:intention.${intention}`), methodName(method, t), String(gifts)],
      ...[plainAmount({ minor, currency: report.currency }), report.currency],
    ]);
    const columns = ['intention', 'method', 'gifts', 'amount', 'currency'];
    return fileResponse(
      csvFile([
        [...header, ...columns.map((column) => t(`staff-reports:column.${column}`))],
        ...rows,
      ]),
      `${name}.csv`,
    );
  },
});

/** Widths of columns, in characters. */
const NAME_WIDTH = 36;
const SUM_WIDTH = 16;

function workbook(
  { periods, campaigns, methods, total }: ReportTables,
  { currency, unit }: MoneyReport,
  t: Translate,
  locale: Locale,
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
      t('staff-reports:together') + commaIn(locale) + currency,
    ],
    rows: [...rows.map((row) => lineOf(row)), lineOf(total, BOLD)],
  });
  return workbookOf([
    sheetOf(t(`staff-reports:sheet.${unit}`), t(`staff-reports:unit.${unit}`), periods),
    sheetOf(t('staff-reports:sheet.campaign'), t('staff-reports:campaign'), campaigns),
    sheetOf(t('staff-reports:sheet.method'), t('staff-reports:method'), methods),
  ]);
}
