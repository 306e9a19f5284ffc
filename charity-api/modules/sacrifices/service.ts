/** Reads sacrifices in the format of the contract. */
import type * as z from 'zod';
import type { Sacrifice, sacrificeContent } from '#contract/sacrifices';
import { instantAt } from '#domain/time/zoned';
import type { OfferingRow } from '../../db/tables/offerings';
import type { ApiDeps } from '../../deps';
import { documentOf } from '../documents';
import { toOffering } from '../offerings/repository';
import type { Page, Paged } from '../page';
import { pageOfSacrifices } from './repository';

export async function listSacrifices(
  { db, now }: Pick<ApiDeps, 'db' | 'now'>,
  query: Page & { category?: string | undefined },
): Promise<Paged<Sacrifice>> {
  const at = now();
  const { total, data } = await pageOfSacrifices(db, query, at);
  return { total, data: data.map((row) => viewSacrifice(row, at)) };
}

const viewSacrifice = (row: OfferingRow, now: Date): Sacrifice =>
  documentOf<z.output<typeof sacrificeContent>, Sacrifice>(row, ({ slaughter, ...fields }) => ({
    ...fields,
    ...toOffering(row, now, fields),
    slaughter: slaughter && {
      from: instantAt(slaughter.from, fields.timeZone),
      until: instantAt(slaughter.until, fields.timeZone),
    },
  }));
