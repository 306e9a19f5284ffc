/** Reads expiations in the format of the contract. */
import type { Expiation } from '#contract/expiations';
import type { OfferingRow } from '../../db/tables/offerings';
import type { ApiDeps } from '../../deps';
import { documentOf } from '../documents';
import { pageOfOfferings, toOffering, type OfferingFields } from '../offerings/repository';
import type { Page, Paged } from '../page';

export async function listExpiations(
  { db, now }: Pick<ApiDeps, 'db' | 'now'>,
  page: Page,
): Promise<Paged<Expiation>> {
  const { total, data } = await pageOfOfferings(db, 'expiation', page);
  return { total, data: data.map((row) => viewExpiation(row, now())) };
}

type Fields = OfferingFields &
  Pick<Expiation, 'cause' | 'people' | 'instead' | 'authority'> & { ruled: string };

function viewExpiation(row: OfferingRow, now: Date): Expiation {
  const { ruled, ...fields } = documentOf<Fields>(row);
  return { ...fields, ...toOffering(row, now, fields), ruledAt: ruled };
}
