/** Values of an orphan that depend on the day: age, end of the sponsorship, and the day of coming of age. */
import {
  addMonths,
  ageReferenceDay,
  ageOn,
  ADULT_AT,
  monthsBetween,
} from '#domain/offerings/sponsorship';
import type { OrphanKey } from './repository';

export type Times = {
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
export function timesOf(
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
