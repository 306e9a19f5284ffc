/** Reads mosques and their repairs in the format of the contract. */
import type { Mosque, MosqueSummary, Repair } from '#contract/mosques';
import { money, sum } from '#domain/money';
import { availabilityOf } from '#domain/offerings';
import type { Db } from '../../db/tables';
import type { OfferingRow } from '../../db/tables/offerings';
import type { ApiDeps } from '../../deps';
import { findDocument, pageOfDocuments } from '../documents';
import { offeringsWithDocuments, toOffering } from '../offerings/repository';
import type { Page, Paged } from '../page';

type Deps = Pick<ApiDeps, 'db' | 'now'>;
type Fields = Pick<Mosque, 'title' | 'summary' | 'place' | 'story' | 'pictures'>;

export async function listMosques({ db, now }: Deps, page: Page): Promise<Paged<MosqueSummary>> {
  const repairs = await repairsOf(db, now());
  return pageOfDocuments<Fields, MosqueSummary>(db, 'mosques', page, {
    view: (mosque) => viewMosque(mosque, repairs.get(mosque.id) ?? [], now()),
  });
}

export async function readMosque({ db, now }: Deps, id: string): Promise<Mosque | undefined> {
  const repairs = await repairsOf(db, now(), id);
  return findDocument<Fields, Mosque>(db, 'mosques', id, (fields) =>
    viewMosque(fields, repairs.get(id) ?? [], now()),
  );
}

/** Returns the repairs of each mosque, or of one, in the charity's order (`position`). */
async function repairsOf(db: Db, now: Date, mosque?: string): Promise<Map<string, Repair[]>> {
  const rows = await offeringsWithDocuments(db)
    .selectAll()
    .where('kind', '=', 'repair')
    .$if(mosque !== undefined, (query) => query.where('within', '=', mosque!))
    .orderBy('position')
    .execute();
  const repairs = new Map<string, Repair[]>();
  for (const row of rows) {
    const of = row.within ?? '';
    repairs.set(of, [...(repairs.get(of) ?? []), viewRepair(row, now)]);
  }
  return repairs;
}

/** The raised amount is the paid part of the limit, so it excludes payments that arrived too late. */
function viewRepair(row: OfferingRow, now: Date): Repair {
  const repair = toOffering(row, now);
  return {
    ...repair,
    goal: money(repair.limit?.capacity ?? 0, 'OMR'),
    raised: money(repair.limit?.paid ?? 0, 'OMR'),
    gifts: row.gifts,
  };
}

function viewMosque(mosque: Fields & { id: string }, repairs: Repair[], now: Date): Mosque {
  const isOpen = (repair: Repair) => ['open', 'held'].includes(availabilityOf(repair, now));
  const total = (field: 'goal' | 'raised') => {
    const amounts = repairs.map((repair) => repair[field]);
    return sum(amounts, 'OMR');
  };
  return {
    ...mosque,
    picture: mosque.pictures[0]!,
    goal: total('goal'),
    raised: total('raised'),
    repairCount: repairs.length,
    openRepairs: repairs.filter(isOpen).length,
    repairs,
  };
}
