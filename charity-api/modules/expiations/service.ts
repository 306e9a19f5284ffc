/** Reads expiations in the format of the contract. */
import type * as z from 'zod';
import type { Expiation, expiationContent } from '#contract/expiations';
import type { OfferingRow } from '../../db/tables/offerings';
import type { ApiDeps } from '../../deps';
import { documentOf } from '../documents';
import { pageOfOfferings, toOffering } from '../offerings/repository';
import type { Page, Paged } from '../page';

export async function listExpiations(
  { db, now }: Pick<ApiDeps, 'db' | 'now'>,
  page: Page,
): Promise<Paged<Expiation>> {
  const { total, data } = await pageOfOfferings(db, 'expiation', page);
  return { total, data: data.map((row) => viewExpiation(row, now())) };
}

function viewExpiation(row: OfferingRow, now: Date): Expiation {
  const fields = documentOf<z.output<typeof expiationContent>>(row);
  return { ...fields, ...toOffering(row, now, fields) };
}
