/** The money report as a file: CSV with a line for each sum, or XLSX with a sheet for each table. */
import { plainAmount } from '#domain/money';
import { csvFile } from '#domain/spreadsheet/csv';
import { fileResponse } from '../../files/response.server';
import { fileLoader } from '../../forms/recipes.server';
import { readFilters } from './query.server';
import { methodName, periodName, tablesOf } from './view.server';
import { workbook } from './workbook.server';

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
      return fileResponse(await workbook(tables, report, t), `${name}.xlsx`);
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
