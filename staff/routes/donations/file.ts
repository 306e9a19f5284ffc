/** Downloads the gifts of the list as CSV: one row for each line of an order, so that intentions stay separate. */
import { fileLoader } from '../../forms/loader.server';
import { methodName } from '../../gifts/rows.server';
import { textIn } from '../../visitor/text-in.server';
import { labelOf } from '../../gifts/labels';
import { plainAmount } from '#domain/money';
import { csvFile } from '#domain/spreadsheet/csv';
import type { StaffContext } from '../../forms/loader.server';
import { parametersOf, readFilters } from './query';

/** Maximum number of orders of one request to the charity API, and of the whole file. */
const CHUNK = 500;
const MAX_ORDERS = 20_000;

const COLUMNS = [
  ...['reference', 'ordered', 'paid', 'donor', 'email', 'state', 'method'],
  ...['for', 'intention', 'amount', 'currency'],
] as const;

export const loader = fileLoader({
  permission: 'gifts.read',
  async load(context) {
    const rows = await readRows(context);
    const head = COLUMNS.map((name) => context.visitor.t(`staff-gifts:file.columns.${name}`));
    return new Response(csvFile([head, ...rows]), {
      headers: {
        'content-type': 'text/csv; charset=utf-8',
        'content-disposition': 'attachment; filename="donations.csv"',
      },
    });
  },
});

async function readRows({ visitor, url }: StaffContext): Promise<string[][]> {
  const { charity, locale, t } = visitor;
  const filters = readFilters(url);
  const rows: string[][] = [];
  for (let offset = 0; offset < MAX_ORDERS; offset += CHUNK) {
    const query = { ...parametersOf(filters), offset: String(offset), limit: String(CHUNK) };
    const { total, data } = await charity.call('staffGifts', { query });
    for (const gift of data) {
      for (const line of gift.lines) {
        rows.push([
          gift.reference,
          gift.createdAt,
          gift.paidAt ?? '',
          gift.donor.name,
          gift.donor.email,
          t(`staff-gifts:badge.${labelOf(gift).key}`),
          methodName(gift.method, t),
          textIn(line.title, locale),
          t(`staff-gifts:intention.${line.intention}`),
          plainAmount(line.total),
          line.total.currency,
        ]);
      }
    }
    if (offset + CHUNK >= total) break;
  }
  return rows;
}
