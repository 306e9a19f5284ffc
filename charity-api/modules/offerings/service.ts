/** Reads offerings in the format of the contract. */
import type { Picture } from '#contract/common';
import type { Offering } from '#contract/offerings';
import { fromJson, textFrom } from '../../db/json';
import type { ApiDeps } from '../../deps';
import { findOfferings, type OfferingWithTerms } from './repository';

export async function readOfferings(
  { db, now }: Pick<ApiDeps, 'db' | 'now'>,
  ids: readonly string[],
): Promise<Offering[]> {
  return [...(await findOfferings(db, ids, now())).values()].map(viewOffering);
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
