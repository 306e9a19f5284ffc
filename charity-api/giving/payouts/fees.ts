/** The fees of a period, as far as the providers report them, and the payments whose fee is unknown. */
import type { MoneyReport } from '#contract/staff/reports';
import type { Currency } from '#domain/money';
import { isOfficeMethod, type OrderMethod } from '#domain/orders/order-methods';
import { feeOf } from '#domain/payouts/movements';
import type { Db } from '../../db/tables';
import type { Period } from '../staff/period';

type Fees = NonNullable<MoneyReport['fees']>;

/** @param currency the fees of gifts in this currency. The fee itself can be in another one */
export async function feesIn(
  db: Db,
  { start, end }: Pick<Period, 'start' | 'end'>,
  currency: Currency,
  method: OrderMethod | undefined,
): Promise<Fees> {
  const movements = await db
    .selectFrom('provider_movements')
    .select(['method', 'kind', 'gross', 'fee', 'currency'])
    .where('kind', '!=', 'payout')
    .where(({ fn }) => fn.coalesce('paid_currency', 'currency'), '=', currency)
    .where('at', '>=', start)
    .where('at', '<', end)
    .$if(method !== undefined, (query) => query.where('method', '=', method!))
    .execute();
  const sums = new Map<string, Fees['told'][number]>();
  for (const movement of movements) {
    const key = `${movement.method} ${movement.currency}`;
    const sum = sums.get(key) ?? {
      ...{ method: movement.method, currency: movement.currency, minor: 0 },
    };
    sums.set(key, { ...sum, minor: sum.minor + feeOf(movement) });
  }
  return {
    told: [...sums.values()],
    unknown: await unknownIn(db, { start, end }, currency, method),
  };
}

async function unknownIn(
  db: Db,
  { start, end }: Pick<Period, 'start' | 'end'>,
  currency: Currency,
  method: OrderMethod | undefined,
): Promise<Fees['unknown']> {
  const rows = await db
    .selectFrom('payments')
    .select(['method', ({ fn }) => fn.countAll<number>().as('gifts')])
    .where('currency', '=', currency)
    .where('at', '>=', start)
    .where('at', '<', end)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('provider_movements as movement')
            .select('movement.id')
            .whereRef('movement.method', '=', 'payments.method')
            .whereRef('movement.payment_id', '=', 'payments.payment_id'),
        ),
      ),
    )
    .$if(method !== undefined, (query) => query.where('method', '=', method!))
    .groupBy('method')
    .execute();
  const fetches = await db.selectFrom('provider_fetches').select('method').execute();
  const hasBooks = new Set(fetches.map((fetch) => fetch.method));
  return rows.map((row) => ({ ...row, gifts: Number(row.gifts), reason: reasonOf(row.method) }));

  function reasonOf(of: OrderMethod): Fees['unknown'][number]['reason'] {
    if (of === 'Bank' || isOfficeMethod(of)) return 'none';
    return hasBooks.has(of) ? 'notYet' : 'untold';
  }
}
