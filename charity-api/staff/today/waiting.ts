/** Counts the work that waits for staff, for the first page. */
import { sql, type Expression } from 'kysely';
import { WAITING_KINDS, type Today, type WaitingKind } from '#contract/staff/today';
import { isAllowed, type StaffRole } from '#domain/staff/permissions';
import { minutes } from '#domain/time/durations';
import { findStale } from '../../content/editing/stale';
import type { Db } from '../../db/tables';
import type { ApiDeps } from '../../deps';
import { countView } from '../../giving/staff/find';
import { readableMailSubjects, undeliveredMails } from '../../mail/undelivered';
import { countDifferences } from '../../giving/staff/payouts';

type Waiting = { count: number; since: string | null };
type Counting = Pick<ApiDeps, 'db' | 'now'>;

type Roles = readonly StaffRole[];
type Counted = {
  mayRead: (roles: Roles) => boolean;
  count: (deps: Counting, roles: Roles) => Promise<Waiting>;
};

/** The query that counts each kind, and the roles that may see it. */
const COUNTS: Record<WaitingKind, Counted> = {
  approvals: {
    mayRead: () => true,
    count: ({ db }) =>
      // An approval with a decision waits only for its delay.
      countOf(
        db,
        sql`(select asked_at as since from staff_approvals where state = 'waiting' and decided_by is null)`,
      ),
  },
  transfersWithoutProof: {
    mayRead: (roles) => isAllowed(roles, 'gifts.read'),
    count: ({ db }) =>
      countOf(db, sql`(select created_at as since from orders where state = 'awaiting_transfer')`),
  },
  flagged: {
    mayRead: (roles) => isAllowed(roles, 'gifts.read'),
    count: ({ db }) =>
      countOf(
        db,
        sql`(select created_at as since from orders where flag is not null or state = 'disputed')`,
      ),
  },
  differences: {
    mayRead: (roles) => isAllowed(roles, 'reports.read'),
    count: countDifferences,
  },
  failedMonthly: {
    mayRead: (roles) => isAllowed(roles, 'gifts.read'),
    count: ({ db }) =>
      // The table does not have the time of the failed charge. The API stops duplicates, so the list omits them.
      countOf(
        db,
        sql`(select null as since from monthly_gifts where state = 'past_due' and stop_due_at is null)`,
      ),
  },
  undeliveredMail: {
    mayRead: (roles) => readableMailSubjects(roles).length > 0,
    count: ({ db, ...deps }, roles) =>
      countOf(
        db,
        undeliveredMails(db, deps, readableMailSubjects(roles))
          .clearSelect()
          .select('outbox.created_at as since'),
      ),
  },
  staleFigures: {
    mayRead: (roles) => isAllowed(roles, 'content.read'),
    count: async ({ db, now }) => {
      const stale = await findStale(db, now());
      const oldest = stale.map(({ since }) => since).sort()[0];
      return {
        count: stale.length,
        since: oldest === undefined ? null : new Date(oldest).toISOString(),
      };
    },
  },
  applications: {
    mayRead: (roles) => isAllowed(roles, 'applications.read'),
    count: ({ db }) =>
      countOf(
        db,
        sql`(select created_at as since from applications where handling = 'new' and state <> 'withdrawn')`,
      ),
  },
};

/** Returns the kinds of work that a member with these roles may see, also those with 0. */
export async function countWaiting(deps: Counting, roles: Roles): Promise<Today['waiting']> {
  return Promise.all(
    kindsFor(roles).map(async (kind) => ({ kind, ...(await COUNTS[kind].count(deps, roles)) })),
  );
}

function kindsFor(roles: Roles): WaitingKind[] {
  return WAITING_KINDS.filter((kind) => COUNTS[kind].mayRead(roles));
}

/** Time for which the count of outdated figures is cached, in ms. */
const CONTENT_TTL = minutes(1);
/** Reading content takes longer than the other counts, and this count seldom changes. */
const staleCounts = new WeakMap<Db, { until: number; waiting: Waiting }>();

/** Returns the number next to the first page in the menu. Its count of outdated figures is up to a minute old. */
export async function sumWaiting(deps: Counting, roles: Roles): Promise<number> {
  const transfers = isAllowed(roles, 'gifts.read') ? await countView(deps.db, 'check') : 0;
  const counts = await Promise.all(kindsFor(roles).map((kind) => countCached(deps, kind, roles)));
  return counts.reduce((sum, { count }) => sum + count, transfers);
}

async function countCached(deps: Counting, kind: WaitingKind, roles: Roles): Promise<Waiting> {
  if (kind !== 'staleFigures') return COUNTS[kind].count(deps, roles);
  const at = deps.now().getTime();
  const cached = staleCounts.get(deps.db);
  if (cached && cached.until > at) return cached.waiting;
  const waiting = await COUNTS[kind].count(deps, roles);
  staleCounts.set(deps.db, { until: at + CONTENT_TTL, waiting });
  return waiting;
}

/** @param work one row for each piece of work, with the time `since` which it waits */
async function countOf(db: Db, work: Expression<unknown>): Promise<Waiting> {
  const { rows } = await sql<Waiting>`
    select count(*) as count, min(since) as since from ${work} as work`.execute(db);
  return { count: Number(rows[0]!.count), since: rows[0]!.since };
}
