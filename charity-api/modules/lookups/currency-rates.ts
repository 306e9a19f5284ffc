/** Reads the currencies and their rates. */
import type { CurrencyRate } from '#contract/content';
import type { Db } from '../../db/tables';
import { findDocument } from '../documents';

export async function readCurrencyRates(db: Db): Promise<CurrencyRate[]> {
  const read = await findDocument<{ currencies: CurrencyRate[] }>(db, 'currencies', 'currencies');
  return Array.isArray(read?.currencies) ? read.currencies : [];
}
