/** Reads metal prices from the database. */
import type { Kysely } from 'kysely';
import type { MetalPrice } from '#contract/zakat';
import { textFrom } from '../../db/json';
import type { Database } from '../../db/tables';

export async function readMetalPrices(db: Kysely<Database>): Promise<MetalPrice[]> {
  const rows = await db.selectFrom('metals').selectAll().orderBy('position').execute();
  return rows.map(({ metal, price, currency, at, source }) => ({
    metal,
    pricePerGram: price,
    currency,
    at,
    source: textFrom(source),
  }));
}
