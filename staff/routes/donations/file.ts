/** Downloads the gifts of the list as CSV or XLSX: one row for each line of an order, so that intentions stay separate. */
import type { GiftRow } from '#contract/staff/gifts';
import { plainAmount } from '#domain/money';
import { csvFile } from '#domain/spreadsheet/csv';
import { dayOf } from '#domain/time/dates';
import { fileResponse } from '../../files/response.server';
import { dayCell, moneyCell, textCell, workbookOf } from '../../files/workbook.server';
import { fileLoader, type StaffContext } from '../../forms/recipes.server';
import { labelOf } from '../../gifts/labels';
import { methodName } from '../../gifts/rows.server';
import { type StaffVisitor, textIn } from '../../visitor/visitor.server';
import { parametersOf, readFilters } from './query';

/** Maximum number of orders of one request to the charity API, and of the whole file. */
const CHUNK = 500;
const MAX_ORDERS = 20_000;

const COLUMNS = [
  ...['reference', 'ordered', 'paid', 'donor', 'email', 'state', 'method'],
  ...['for', 'intention', 'amount', 'currency'],
] as const;
/** In characters, for each column. */
const WIDTHS = [14, 12, 12, 28, 28, 16, 16, 36, 14, 14, 10];

export const loader = fileLoader({
  permission: 'donors.export',
  async load(context) {
    const { visitor, params } = context;
    const { file = '' } = params;
    if (file !== 'donations.csv' && file !== 'donations.xlsx')
      throw new Response(null, { status: 404 });
    const head = COLUMNS.map((name) => visitor.t(`staff-gifts:file.columns.${name}`));
    const rows = (await readGifts(context)).flatMap((gift) => rowsOf(gift, visitor));
    if (file === 'donations.csv') {
      const lines = rows.map(({ ordered, paid, texts, total }) => {
        const [reference = '', ...others] = texts;
        return [reference, ordered, paid, ...others, plainAmount(total), total.currency];
      });
      return fileResponse(csvFile([head, ...lines]), file);
    }
    const sheet = {
      ...{ sheet: visitor.t('staff-gifts:title'), widths: WIDTHS, head },
      rows: rows.map(({ ordered, paid, texts, total }) => {
        const [reference = '', ...others] = texts;
        return [
          ...[textCell(reference), dayCell(ordered), dayCell(paid)],
          ...others.map((text) => textCell(text)),
          ...[moneyCell(total), textCell(total.currency)],
        ];
      }),
    };
    return fileResponse(await workbookOf([sheet]), file);
  },
});

async function readGifts({ visitor, url }: StaffContext): Promise<GiftRow[]> {
  const filters = readFilters(url);
  const gifts: GiftRow[] = [];
  for (let offset = 0; offset < MAX_ORDERS; offset += CHUNK) {
    const query = { ...parametersOf(filters), offset: String(offset), limit: String(CHUNK) };
    const { total, data } = await visitor.charity.call('staffGifts', { query });
    gifts.push(...data);
    if (offset + CHUNK >= total) break;
  }
  return gifts;
}

/**
 * Returns one row for each line of the gift. `texts`: the text columns, in order. A day is in the charity's time zone,
 * and '' when there is none.
 */
function rowsOf(gift: GiftRow, { locale, t }: StaffVisitor) {
  return gift.lines.map(({ title, intention, total }) => ({
    ...{ ordered: dayOf(gift.createdAt), paid: gift.paidAt ? dayOf(gift.paidAt) : '', total },
    texts: [
      gift.reference,
      gift.donor.name,
      gift.donor.email,
      t(`staff-gifts:badge.${labelOf(gift).key}`),
      methodName(gift.method, t),
      textIn(title, locale),
      t(`staff-gifts:intention.${intention}`),
    ],
  }));
}
