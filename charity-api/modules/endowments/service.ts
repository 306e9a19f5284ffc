/** Reads endowments in the format of the contract. */
import type * as z from 'zod';
import type { Endowment, endowmentContent } from '#contract/endowments';
import { money } from '#domain/money';
import type { OfferingRow } from '../../db/tables/offerings';
import type { ApiDeps } from '../../deps';
import { documentOf } from '../documents';
import { findOffering, pageOfOfferings, toOffering } from '../offerings/repository';
import type { Page, Paged } from '../page';

type Deps = Pick<ApiDeps, 'db' | 'now'>;

export async function listEndowments({ db, now }: Deps, page: Page): Promise<Paged<Endowment>> {
  const { total, data } = await pageOfOfferings(db, 'endowment', page);
  return { total, data: data.map((row) => viewEndowment(row, now())) };
}

export async function readEndowment({ db, now }: Deps, id: string) {
  const row = await findOffering(db, 'endowment', id);
  return row && viewEndowment(row, now());
}

function viewEndowment(row: OfferingRow, now: Date): Endowment {
  const fields = documentOf<z.output<typeof endowmentContent>>(row);
  return {
    ...fields,
    ...toOffering(row, now, fields),
    raised: money(row.raised, 'OMR'),
    gifts: row.gifts,
  };
}
