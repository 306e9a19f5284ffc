/** Reads mosques and their repairs in the format of the contract. */
import type { Picture } from '#contract/common';
import type { Mosque, MosqueSummary, Repair } from '#contract/mosques';
import { money, sum } from '#domain/money';
import { availabilityOf } from '#domain/offerings';
import { fromJson, textFrom } from '../../db/json';
import type { MosqueRow, OfferingRow } from '../../db/tables/offerings';
import type { ApiDeps } from '../../deps';
import { ApiError } from '../../http/errors';
import { toOffering } from '../offerings/repository';
import { viewOffering } from '../offerings/service';
import type { Page, Paged } from '../page';
import { countMosques, findMosque, mosqueRows, repairRows } from './repository';

type Deps = Pick<ApiDeps, 'db' | 'now'>;

export async function listMosques({ db, now }: Deps, page: Page): Promise<Paged<MosqueSummary>> {
  const rows = await mosqueRows(db, page);
  const repairs = await repairRows(
    db,
    rows.map(({ id }) => id),
  );
  const summaries = rows.map((row) => {
    const own = repairs.filter(({ within }) => within === row.id);
    return summaryOf(
      row,
      own.map((repair) => viewRepair(repair, now())),
      now(),
    );
  });
  return { total: await countMosques(db), data: summaries };
}

/** @throws ApiError mosque.notFound */
export async function readMosque({ db, now }: Deps, id: string): Promise<Mosque> {
  const row = await findMosque(db, id);
  if (!row) throw new ApiError('mosque.notFound');
  const repairs = (await repairRows(db, [id])).map((repair) => viewRepair(repair, now()));
  return {
    ...summaryOf(row, repairs, now()),
    story: textFrom(row.story),
    pictures: fromJson<Picture[]>(row.pictures),
    repairs,
  };
}

/** The raised amount is the paid part of the limit, so it excludes payments that arrived too late. */
function viewRepair(row: OfferingRow, now: Date): Repair {
  const repair = viewOffering(toOffering(row, now));
  return {
    ...repair,
    goal: money(repair.limit?.capacity ?? 0, 'OMR'),
    raised: money(repair.limit?.paid ?? 0, 'OMR'),
    gifts: row.gifts,
  };
}

function summaryOf(row: MosqueRow, repairs: readonly Repair[], now: Date): MosqueSummary {
  const isOpen = (repair: Repair) => ['open', 'held'].includes(availabilityOf(repair, now));
  return {
    id: row.id,
    title: textFrom(row.title),
    summary: textFrom(row.summary),
    place: textFrom(row.place),
    picture: fromJson<Picture>(row.picture),
    goal: sum(
      repairs.map(({ goal }) => goal),
      'OMR',
    ),
    raised: sum(
      repairs.map(({ raised }) => raised),
      'OMR',
    ),
    repairCount: repairs.length,
    openRepairs: repairs.filter(isOpen).length,
  };
}
