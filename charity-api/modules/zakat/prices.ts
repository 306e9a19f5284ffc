/** Reads metal prices in the format of the contract. */
import type { MetalPrice } from '#contract/zakat';
import type { Db } from '../../db/tables';
import { findDocument } from '../documents';

export async function readMetalPrices(db: Db): Promise<MetalPrice[]> {
  const { metals } = (await findDocument<{ metals: MetalPrice[] }>(db, 'metals', 'metals')) ?? {};
  return Array.isArray(metals) ? metals : [];
}
