/** Currencies and their rates in the database. */
import type { Kysely } from 'kysely';
import type { CurrencyRate } from '#contract/content';
import { textFrom } from '../../db/json';
import type { Database } from '../../db/tables';

export async function readCurrencyRates(db: Kysely<Database>): Promise<CurrencyRate[]> {
  const rows = await db
    .selectFrom('currency_rates')
    .select(['currency', 'title', 'rate', 'at', 'source'])
    .orderBy('position')
    .execute();
  return rows.map((row) => ({
    ...row,
    title: textFrom(row.title),
    source: textFrom(row.source),
  }));
}
