/** Reads offerings in the format of the contract. */
import type { Offering } from '#contract/offerings';
import type { ApiDeps } from '../../deps';
import { findOfferings } from './repository';

export async function readOfferings(
  { db, now }: Pick<ApiDeps, 'db' | 'now'>,
  ids: readonly string[],
): Promise<Offering[]> {
  return [...(await findOfferings(db, ids, now())).values()];
}
