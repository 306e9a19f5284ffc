/** Reads sacrifices in the format of the contract. */
import type { Sacrifice } from '#contract/sacrifices';
import { instantAt } from '#domain/time/zoned';
import type { OfferingRow } from '../../db/tables/offerings';
import type { ApiDeps } from '../../deps';
import { documentOf } from '../documents';
import { toOffering, type OfferingFields } from '../offerings/repository';
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

/** `slaughter`: local times at the place. */
type Fields = Omit<Sacrifice, 'sharesEach' | 'slaughter'> &
  OfferingFields & {
    sharesPerAnimal: '1' | '7';
    slaughter: { from: string; until: string } | null;
  };

const viewSacrifice = (row: OfferingRow, now: Date): Sacrifice =>
  documentOf<Fields, Sacrifice>(row, ({ sharesPerAnimal, slaughter, ...fields }) => ({
    ...fields,
    ...toOffering(row, now, fields),
    sharesEach: sharesPerAnimal === '7' ? 7 : 1,
    slaughter: slaughter && {
      from: instantAt(slaughter.from, fields.timeZone),
      until: instantAt(slaughter.until, fields.timeZone),
    },
  }));
