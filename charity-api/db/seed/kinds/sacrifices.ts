/** Inserts sacrifices and their categories. */
import type { Insertable, Transaction } from 'kysely';
import { days } from '#domain/time/durations';
import { nextHijriDay } from '#domain/time/hijri';
import type { Database } from '../../tables';
import type { SacrificeRow } from '../../tables/offerings';
import { allYear } from '../content/sacrifices/all-year';
import { animals } from '../content/sacrifices/animals';
import { forAScholar } from '../content/marks';
import { sacrificeCategories } from '../content/sacrifices/categories';
import { FACT_LABELS } from '../content/sacrifices/fact-labels';
import type { SeedFact, SeedSacrifice, SeedSite } from '../content/sacrifices/types';
import { udhiya } from '../content/sacrifices/udhiya';
import {
  giftsIn,
  insertOfferings,
  offeringRows,
  type Placed,
  type RowsWithFacts,
} from '../offering-rows';

const CLOSING_HOUR = '18:00';
/** Couples often give together. */
const SHARES_A_GIFT = 2;

export async function insertSacrifices(tx: Transaction<Database>, today: Date): Promise<void> {
  await tx
    .insertInto('sacrifice_categories')
    .values(
      sacrificeCategories.map(({ id, title, summary }, position) => ({
        ...{ id, position },
        title: JSON.stringify(title),
        summary: JSON.stringify(forAScholar(summary)),
      })),
    )
    .execute();
  const rows = [...udhiya, ...allYear].map((written, position) =>
    sacrificeRows(written, { position, today }),
  );
  await insertOfferings(tx, rows);
  await tx
    .insertInto('sacrifices')
    .values(rows.map(({ facts }) => facts))
    .execute();
}

export function sacrificeRows(written: SeedSacrifice, at: Placed): RowsWithFacts<SacrificeRow> {
  const { id, category, title, summary, price, capacity, paid } = written;
  const offering = offeringRows(
    'sacrifice',
    {
      ...{ id, title, summary, price, within: category },
      pictures: [animals[written.animal].picture],
      intentions: ['sacrifice'],
      limit: { unit: 'share', capacity, paid },
      raised: price * paid,
      gifts: giftsIn('sacrifice', paid, SHARES_A_GIFT),
      closesAt: closingOf(written, at.today),
      publishedDaysAgo: 20,
    },
    at,
  );
  return { ...offering, facts: sacrificeFacts(written, at.today) };
}

function sacrificeFacts(written: SeedSacrifice, today: Date): Insertable<SacrificeRow> {
  const { id, animal, sharesEach, site } = written;
  const eid = written.category === 'udhiya' ? eidOf(site, today) : null;
  return {
    offering_id: id,
    animal,
    shares_each: sharesEach,
    country: site.country,
    place: JSON.stringify(site.place),
    time_zone: site.timeZone,
    slaughter_from: eid && eid.from,
    slaughter_until: eid && eid.until,
    facts: JSON.stringify(factsOf(written)),
  };
}

/** Animals are bought a day before the last day ends. */
function closingOf({ category, site, closesInDays }: SeedSacrifice, today: Date): string | null {
  if (category === 'udhiya') {
    return new Date(Date.parse(eidOf(site, today).until) - days(1)).toISOString();
  }
  if (closesInDays === undefined) return null;
  const day = new Date(today.getTime() + days(closesInDays)).toISOString().slice(0, 10);
  return instant(day, CLOSING_HOUR, site);
}

/** From the prayer of the next Eid that is a week ahead, to sunset of its last day, by the clock of the place. */
function eidOf(site: SeedSite, today: Date): { from: string; until: string } {
  const soonest = new Date(today.getTime() + days(7)).toISOString();
  const first = nextHijriDay({ month: 12, day: 10 }, soonest);
  const last = new Date(Date.parse(first) + days(site.eid.lastDay - 10)).toISOString().slice(0, 10);
  return {
    from: instant(first, site.eid.prayed, site),
    until: instant(last, site.eid.sunset, site),
  };
}

function instant(day: string, hour: string, { offset }: SeedSite): string {
  return new Date(`${day}T${hour}:00${offset}`).toISOString();
}

function factsOf({ animal, category, site }: SeedSacrifice): SeedFact[] {
  const { age, weight } = animals[animal];
  return [
    { label: FACT_LABELS.age, text: age },
    { label: FACT_LABELS.weight, text: weight },
    { label: FACT_LABELS.meat, text: site.meat },
    ...(category === 'udhiya' ? [{ label: FACT_LABELS.days, text: site.days }] : []),
  ];
}
