/** Inserts orphans: ages and months are counted from the day of seeding. */
import type { Transaction } from 'kysely';
import { days } from '#domain/time/durations';
import { addMonths, sponsorableMonths } from '#domain/offerings/sponsorship';
import { orphans, type SeedOrphan } from '../content/orphans';
import { AREAS, factsOf, PICTURES, storyOf } from '../content/orphans-shared';
import {
  giftsIn,
  insertOfferings,
  offeringRows,
  type Placed,
  type RowsWithFacts,
  type SeedOffering,
} from '../offering-rows';
import type { Database } from '../../tables';
import type { OrphanRow } from '../../tables/offerings';

/** The fewest that the page proposes. */
const MONTHS_A_GIFT = 3;

export async function insertOrphans(tx: Transaction<Database>, today: Date): Promise<void> {
  const rows = orphans.map((orphan, position) => orphanRows(orphan, { position, today }));
  await insertOfferings(tx, rows);
  await tx
    .insertInto('orphans')
    .values(rows.map(({ facts }) => facts))
    .execute();
}

export function orphanRows(orphan: SeedOrphan, at: Placed): RowsWithFacts<OrphanRow> {
  return {
    ...offeringRows('orphan', offeringOf(orphan, at.today), at),
    facts: orphanFacts(orphan, at.today),
  };
}

const dayOf = (moment: Date): string => moment.toISOString().slice(0, 10);

function birthDateOf(orphan: SeedOrphan, today: Date): string {
  const earlier = new Date(today.getTime() - days(orphan.days));
  return addMonths(dayOf(earlier), -orphan.months);
}

function offeringOf(orphan: SeedOrphan, today: Date): SeedOffering {
  const { id, price, zakat, since } = orphan;
  // Months of a sponsorship begin with the month: else the day of its end would be told by the birthday.
  const startsAt = `${addMonths(dayOf(today), -since).slice(0, 7)}-01`;
  const capacity = sponsorableMonths(startsAt, birthDateOf(orphan, today));
  const paid = orphan.paid === 'end' ? capacity : orphan.paid;
  return {
    id,
    title: orphan.name,
    summary: orphan.summary,
    story: storyOf(orphan.story),
    pictures: [PICTURES[orphan.picture]],
    intentions: zakat ? ['sadaqa', 'zakat'] : ['sadaqa'],
    price,
    limit: { unit: 'month', capacity, paid },
    raised: paid * price,
    gifts: giftsIn('orphan', paid, MONTHS_A_GIFT),
    startsAt,
    publishedDaysAgo: since * 30,
  };
}

function orphanFacts(orphan: SeedOrphan, today: Date): OrphanRow {
  const { id, area, months, gender, nationality, orphanhood, children } = orphan;
  return {
    offering_id: id,
    birth_date: birthDateOf(orphan, today),
    ...{ gender, nationality, orphanhood, children, area },
    area_name: JSON.stringify(AREAS[area]),
    facts: JSON.stringify(factsOf({ age: Math.floor(months / 12) })),
  };
}
