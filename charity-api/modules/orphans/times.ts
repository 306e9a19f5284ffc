/** What the day makes of a child's row: its age, until when it is sponsored, and until when it can be. */
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
  /** A day; null: nobody sponsors the child now. */
  sponsoredUntil: string | null;
  sponsorableUntil: string;
  /** completed: until the end. closed: no month is left, and nobody sponsors the child. */
  status: 'open' | 'completed' | 'closed';
};

/** @param unpaid months that are being paid for @returns null for who is grown up: nothing is told of them any more */
export function timesOf(
  { birth_date, starts_at, capacity, taken, status }: Omit<OrphanKey, 'id'>,
  unpaid: number,
  now: Date,
): Times | null {
  const today = now.toISOString().slice(0, 10);
  const age = ageOn(birth_date, ageReferenceDay(today));
  if (age >= ADULT_AT || starts_at === null || capacity === null) return null;
  const gone = monthsBetween(starts_at, today);
  const given = taken - unpaid;
  const sponsoredUntil = given > gone ? addMonths(starts_at, given) : null;
  return {
    age,
    sponsoredUntil,
    sponsorableUntil: addMonths(starts_at, capacity),
    status:
      sponsoredUntil && given >= capacity ? 'completed' : gone >= capacity ? 'closed' : status,
  };
}
