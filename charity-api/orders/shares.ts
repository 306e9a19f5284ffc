/** What of an order's lines are whole shares of an endowment, as its price and the rates are when it is made. */
import type { Insertable, Transaction } from 'kysely';
import { amountIn } from '#domain/cart';
import { money } from '#domain/money';
import type { Database } from '../db/tables';
import type { OrderLineRow, OrderRow } from '../db/tables/orders';
import { ratesOf } from '../modules/offerings/repository';

/** The lines as they are written: a certificate says for ever how many shares it was. */
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
  const rates = await ratesOf(tx);
  return lines.map((line) => {
    const price = line.kind === 'endowment' && prices.get(line.offering_id);
    if (!price) return line;
    const priced = { ...line, price: money(price, 'OMR') };
    const isShare = amountIn(currency, priced, rates)?.minor === line.total;
    return { ...line, shares: isShare ? line.quantity : null };
  });
}
