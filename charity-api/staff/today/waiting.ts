/** Counts the work that waits for staff, for the first page. */
import { WAITING_KINDS, type Today, type WaitingKind } from '#contract/staff/today';
import { isAllowed, type Permission, type StaffRole } from '#domain/staff/permissions';
import { minutes } from '#domain/time/durations';
import { findStale } from '../../content/editing/stale';
import { KINDS } from '../../content/kinds';
import { readKind } from '../../content/readable';
import type { Db } from '../../db/tables';
import type { ApiDeps } from '../../deps';
import { countView } from '../../giving/staff/find';

type Waiting = { count: number; since: string | null };
type Counting = Pick<ApiDeps, 'db' | 'now'>;

/** In ms. A busy mail server usually accepts a mail within this time. */
const MAIL_DELAY = minutes(30);

/** The query that counts each kind, and the permission to see it. null for every member. */
const COUNTS: Record<
  WaitingKind,
  { permission: Permission | null; count: (deps: Counting) => Promise<Waiting> }
> = {
  approvals: {
    permission: null,
    count: ({ db }) =>
      countOf(
        db
          .selectFrom('staff_approvals')
          .where('state', '=', 'waiting')
          .select(({ fn }) => [
            fn.countAll<number>().as('count'),
            fn.min<string | null>('asked_at').as('since'),
          ])
          .executeTakeFirstOrThrow(),
      ),
  },
  flagged: {
    permission: 'gifts.read',
    count: ({ db }) =>
      countOf(
        db
          .selectFrom('orders')
          .where(({ or, eb }) => or([eb('flag', 'is not', null), eb('state', '=', 'disputed')]))
          .select(({ fn }) => [
            fn.countAll<number>().as('count'),
            fn.min<string | null>('created_at').as('since'),
          ])
          .executeTakeFirstOrThrow(),
      ),
  },
  failedMonthly: {
    permission: 'gifts.read',
    count: ({ db }) =>
      countOf(
        db
          .selectFrom('monthly_gifts')
          .where('state', '=', 'past_due')
          .select(({ fn }) => [
            fn.countAll<number>().as('count'),
            fn.min<string | null>('created_at').as('since'),
          ])
          .executeTakeFirstOrThrow(),
      ).then(({ count }) => ({ count, since: null })),
  },
  undeliveredMail: {
    permission: 'gifts.read',
    count: ({ db, now }) =>
      countOf(
        db
          .selectFrom('outbox')
          .where('sent_at', 'is', null)
          .where('last_error', 'is not', null)
          // A code expires after a few minutes, and the person requests another one.
          .where('code_id', 'is', null)
          .where('created_at', '<', new Date(now().getTime() - MAIL_DELAY).toISOString())
          .select(({ fn }) => [
            fn.countAll<number>().as('count'),
            fn.min<string | null>('created_at').as('since'),
          ])
          .executeTakeFirstOrThrow(),
      ),
  },
  staleFigures: {
    permission: 'content.read',
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
    permission: 'applications.read',
    count: ({ db }) =>
      countOf(
        db
          .selectFrom('applications')
          .where('handling', '=', 'new')
          .where('state', '<>', 'withdrawn')
          .select(({ fn }) => [
            fn.countAll<number>().as('count'),
            fn.min<string | null>('created_at').as('since'),
          ])
          .executeTakeFirstOrThrow(),
      ),
  },
  unreadable: {
    permission: 'content.read',
    count: async ({ db }) => ({ count: await countUnreadable(db), since: null }),
  },
};

/** Returns the kinds of work that a member with these roles may see, also those with 0. */
export async function countWaiting(
  deps: Counting,
  roles: readonly StaffRole[],
): Promise<Today['waiting']> {
  return Promise.all(
    kindsFor(roles).map(async (kind) => ({ kind, ...(await COUNTS[kind].count(deps)) })),
  );
}

function kindsFor(roles: readonly StaffRole[]): WaitingKind[] {
  return WAITING_KINDS.filter((kind) => {
    const { permission } = COUNTS[kind];
    return permission === null || isAllowed(roles, permission);
  });
}

/** In ms. */
const CONTENT_TTL = minutes(1);
/** Reading all content takes longer than the other counts, and its counts seldom change. */
const contentCounts = new WeakMap<Db, { until: number; waiting: Map<WaitingKind, Waiting> }>();
const OF_CONTENT: readonly WaitingKind[] = ['staleFigures', 'unreadable'];

/** Returns the number next to the first page in the menu. Its counts of content are up to a minute old. */
export async function sumWaiting(deps: Counting, roles: readonly StaffRole[]): Promise<number> {
  const transfers = isAllowed(roles, 'gifts.read') ? await countView(deps.db, 'check') : 0;
  const counts = await Promise.all(kindsFor(roles).map((kind) => countCached(deps, kind)));
  return counts.reduce((sum, { count }) => sum + count, transfers);
}

async function countCached(deps: Counting, kind: WaitingKind): Promise<Waiting> {
  if (!OF_CONTENT.includes(kind)) return COUNTS[kind].count(deps);
  const at = deps.now().getTime();
  let cached = contentCounts.get(deps.db);
  if (!cached || cached.until <= at) {
    cached = { until: at + CONTENT_TTL, waiting: new Map() };
    contentCounts.set(deps.db, cached);
  }
  const known = cached.waiting.get(kind) ?? (await COUNTS[kind].count(deps));
  cached.waiting.set(kind, known);
  return known;
}

async function countOf(row: Promise<{ count: number; since: string | null }>): Promise<Waiting> {
  const { count, since } = await row;
  return { count: Number(count), since };
}

/** Counts the kinds of content with a row that cannot be read. The site omits such a record. */
async function countUnreadable(db: Db): Promise<number> {
  const read = await Promise.all(KINDS.map((kind) => readKind(db, kind)));
  return read.filter((items) => items === null).length;
}
