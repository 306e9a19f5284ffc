/** Reads metal prices in the format of the contract. */
import type { MetalPrice } from '#contract/zakat';
import type { Db } from '../../db/tables';
import { findDocument } from '../documents';

type Metals = { metals: (Omit<MetalPrice, 'pricePerGram'> & { price: string })[] };

export async function readMetalPrices(db: Db): Promise<MetalPrice[]> {
  const { metals } = (await findDocument<Metals>(db, 'metals', 'metals')) ?? {};
  if (!Array.isArray(metals)) return [];
  return (metals as Metals['metals']).map(({ price, ...metal }) => ({
    ...metal,
    pricePerGram: price,
  }));
}
