/** Calculates which lines of a new order are whole shares of an endowment, at the current price and rates. */
import type { Insertable, Transaction } from 'kysely';
import { amountIn } from '#domain/cart';
import { money } from '#domain/money';
import type { Database } from '../db/tables';
import type { OrderLineRow, OrderRow } from '../db/tables/orders';
import { readRates } from '../modules/offerings/repository';

/** Returns the lines with their number of shares, which is stored so that a certificate never changes. */
export async function withShares(
  tx: Transaction<Database>,
  { currency }: Pick<OrderRow, 'currency'>,
  lines: readonly OrderLineRow[],
): Promise<Insertable<Database['order_lines']>[]> {
  const endowments = lines.filter(({ kind }) => kind === 'endowment');
  if (endowments.length === 0) return [...lines];
  const ids = endowments.map((line) => line.offering_id);
  const rows = await tx
    .selectFrom('offerings')
    .select(['id', 'price'])
    .where('id', 'in', ids)
    .execute();
  const prices = new Map(rows.map(({ id, price }) => [id, price]));
  const rates = await readRates(tx);
  return lines.map((line) => {
    const price = line.kind === 'endowment' && prices.get(line.offering_id);
    if (!price) return line;
    const priced = { ...line, price: money(price, 'OMR') };
    const isShare = amountIn(currency, priced, rates)?.minor === line.total;
    return { ...line, shares: isShare ? line.quantity : null };
  });
}
