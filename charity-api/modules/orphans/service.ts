/** Reads orphans in the format of the contract: without surname and place, with the age but not the birth date. */
import type * as z from 'zod';
import type { Orphan, orphanContent, OrphanQuery, OrphanSummary } from '#contract/orphans';
import {
  addMonths,
  ageReferenceDay,
  ageOn,
  ADULT_AT,
  monthsBetween,
} from '#domain/offerings/sponsorship';
import type { ApiDeps } from '../../deps';
import { viewOffering } from '../offerings/repository';
import type { Paged } from '../page';
import {
  orphanKeys,
  orphanRows,
  unpaidMonths,
  type OrphanWithOffering,
  type OrphanKey,
} from './repository';

type Times = {
  age: number;
  /** A day. null: the orphan has no sponsor now. */
  sponsoredUntil: string | null;
  sponsorableUntil: string;
  /** completed: all months are sponsored. closed: no month remains, and the orphan has no sponsor. */
  status: 'open' | 'completed' | 'closed';
};

/**
 * Returns null when the orphan has come of age and must no longer be shown.
 * @param unpaid number of reserved, unpaid months
 */
function timesOf(
  { birth_date, starts_at, capacity, taken, status }: Omit<OrphanKey, 'id'>,
  unpaid: number,
  now: Date,
): Times | null {
  const today = now.toISOString().slice(0, 10);
  const age = ageOn(birth_date, ageReferenceDay(today));
  if (age >= ADULT_AT || starts_at === null || capacity === null) return null;
  const passed = monthsBetween(starts_at, today);
  const funded = taken - unpaid;
  const sponsoredUntil = funded > passed ? addMonths(starts_at, funded) : null;
  return {
    age,
    sponsoredUntil,
    sponsorableUntil: addMonths(starts_at, capacity),
    status:
      sponsoredUntil && funded >= capacity ? 'completed' : passed >= capacity ? 'closed' : status,
  };
}

type Deps = Pick<ApiDeps, 'db' | 'now'>;
type Timed = { id: string; times: Times };

/** Lists orphans without a sponsor first, then by the end of their sponsorship, and fully sponsored ones last. */
export async function listOrphans(
  { db, now }: Deps,
  { offset, limit, state, minAge = 0, maxAge = Infinity, ...filters }: OrphanQuery,
): Promise<Paged<OrphanSummary>> {
  const unpaid = await unpaidMonths(db);
  const matching = (await orphanKeys(db, filters))
    .flatMap(({ id, ...key }): Timed[] => {
      const times = timesOf(key, unpaid.get(id) ?? 0, now());
      return times && times.status !== 'closed' ? [{ id, times }] : [];
    })
    .filter(({ times: { age } }) => age >= minAge && age <= maxAge)
    .filter(({ times }) => !state || (times.sponsoredUntil === null) === (state === 'waiting'))
    .sort((a, b) => (sortKeyOf(a) < sortKeyOf(b) ? -1 : sortKeyOf(a) > sortKeyOf(b) ? 1 : 0));
  const page = matching.slice(offset, offset + limit);
  const ids = page.map(({ id }) => id);
  const rows = await orphanRows(db, ids);
  return {
    total: matching.length,
    data: rows.map((row, at) => viewOrphan(row, page[at]!.times, now())),
  };
}

function sortKeyOf({ times: { status, sponsoredUntil } }: Timed): string {
  if (sponsoredUntil === null) return '';
  return `${status === 'completed' ? 1 : 0} ${sponsoredUntil}`;
}

export async function readOrphan({ db, now }: Deps, id: string): Promise<Orphan | undefined> {
  const [row] = await orphanRows(db, [id]);
  const times = row && timesOf(row, (await unpaidMonths(db, id)).get(id) ?? 0, now());
  return row && times ? viewOrphan(row, times, now()) : undefined;
}

/** The birthday of the document is not in the reply: the contract has only public fields. */
const viewOrphan = (row: OrphanWithOffering, times: Times, now: Date): Orphan => ({
  ...viewOffering<z.output<typeof orphanContent>>(row, now),
  ...times,
});
