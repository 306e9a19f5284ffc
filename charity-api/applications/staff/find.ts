/** Finds applications for staff by filters, and counts the applications of each preset filter. */
import { sql, type RawBuilder } from 'kysely';
import {
  APPLICATION_VIEWS,
  type ApplicationFilters,
  type ApplicationView,
} from '#contract/staff/applications';
import { readReference } from '#domain/reference';
import { endOfSiteDay, startOfSiteDay } from '#domain/time/site-days';
import type { Db } from '../../db/tables';
import type { ApplicationRow } from '../../modules/applications/repository';
import { containing, containingPhone, matchesWords } from '../../modules/search';

type Condition = RawBuilder<unknown>;

const OPEN = (handling: string) => sql`(handling = ${handling} and state <> 'withdrawn')`;

const VIEWS: Record<ApplicationView, Condition> = {
  new: OPEN('new'),
  in_progress: OPEN('in_progress'),
  accepted: OPEN('accepted'),
  declined: sql`handling = 'declined'`,
  done: sql`handling = 'done'`,
  withdrawn: sql`(state = 'withdrawn' and handling not in ('declined', 'done'))`,
  all: sql`true`,
};

export type Paged = { offset: number; limit: number };

/** Returns the matching applications, newest first. @param page null returns all of them */
export async function findApplications(
  db: Db,
  filters: ApplicationFilters,
  page: Paged | null = null,
): Promise<ApplicationRow[]> {
  const part = page ? sql`limit ${page.limit} offset ${page.offset}` : sql``;
  const { rows } = await sql<ApplicationRow>`
    select * from applications where ${conditionOf(filters)} order by seq desc ${part}`.execute(db);
  return rows;
}

export function countApplications(db: Db, filters: ApplicationFilters): Promise<number> {
  return count(db, conditionOf(filters));
}

/** Returns the number of applications of each preset filter. The other filters do not change it. */
export async function countViews(db: Db): Promise<Record<ApplicationView, number>> {
  const counts = APPLICATION_VIEWS.map(async (view) => [view, await count(db, VIEWS[view])]);
  return Object.fromEntries(await Promise.all(counts)) as Record<ApplicationView, number>;
}

async function count(db: Db, where: Condition): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from applications where ${where}`.execute(db);
  return Number(rows[0]!.count);
}

function conditionOf({ view, q, kind, subject, from, until }: ApplicationFilters): Condition {
  return sql.join(
    [
      VIEWS[view],
      ...(q ? [searched(q)] : []),
      ...(kind ? [sql`kind = ${kind}`] : []),
      ...(subject ? [sql`subject = ${subject}`] : []),
      ...(from ? [sql`created_at >= ${startOfSiteDay(from)}`] : []),
      ...(until ? [sql`created_at < ${endOfSiteDay(until)}`] : []),
    ],
    sql` and `,
  );
}

function searched(text: string): Condition {
  const reference = readReference('AP', text);
  if (reference) return sql`reference = ${reference}`;
  return sql`(${sql.join(
    [
      matchesWords(text),
      containing(sql`email`, text),
      containing(sql`reference`, text),
      ...containingPhone(sql`phone`, text),
    ],
    sql` or `,
  )})`;
}
