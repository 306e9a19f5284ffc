/** Reads offerings in the format of the contract. */
import type { Picture } from '#contract/common';
import type { Offering } from '#contract/offerings';
import { fromJson, textFrom } from '../../db/json';
import type { ApiDeps } from '../../deps';
import { ApiError } from '../../http/errors';
import { findOfferings, type OfferingWithTerms } from './repository';

/** @throws ApiError offering.notFound */
export async function readOffering(
  { db, now }: Pick<ApiDeps, 'db' | 'now'>,
  id: string,
): Promise<Offering> {
  const known = (await findOfferings(db, [id], now())).get(id);
  if (!known) throw new ApiError('offering.notFound');
  return viewOffering(known);
}

/** Returns the fields that offerings of every kind share. */
export function viewOffering({
  title,
  summary,
  picture,
  intentions,
  ...terms
}: OfferingWithTerms): Offering {
  return {
    ...terms,
    title: textFrom(title),
    summary: textFrom(summary),
    picture: fromJson<Picture>(picture),
    intentions: intentions as Offering['intentions'],
  };
}
