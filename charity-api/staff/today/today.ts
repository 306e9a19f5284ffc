/** The first page of the staff area, as far as the roles of the member allow. */
import { giftQuerySchema } from '#contract/staff/gifts';
import { reportQuerySchema } from '#contract/staff/reports';
import { TODAY_DAYS, type Today } from '#contract/staff/today';
import type { Locale } from '#domain/locales';
import { isAllowed } from '#domain/staff/permissions';
import { money } from '#domain/money';
import { dayOf } from '#domain/time/dates';
import { days } from '#domain/time/durations';
import type { ApiDeps } from '../../deps';
import { listGifts } from '../../giving/staff/list';
import { dayBefore } from '../../giving/staff/period';
import { moneyReport } from '../../giving/staff/report';
import type { StaffSession } from '../../http/staff-session';
import { toLogEntries } from '../log';
import { countWaiting } from './waiting';

const NAMED_TRANSFERS = 3;
const MAX_DONE = 8;

type TodayDeps = Pick<ApiDeps, 'db' | 'now'>;

export async function readToday(
  deps: TodayDeps,
  { roles }: Pick<StaffSession, 'roles'>,
  locale: Locale,
): Promise<Today> {
  return {
    at: deps.now().toISOString(),
    transfers: isAllowed(roles, 'gifts.read') ? await transfersToCheck(deps) : null,
    waiting: await countWaiting(deps, roles),
    arrived: isAllowed(roles, 'reports.read') ? await arrivedToday(deps) : null,
    done: isAllowed(roles, 'log.read') ? await doneSinceYesterday(deps, locale) : null,
  };
}

async function transfersToCheck({ db }: TodayDeps): Promise<Today['transfers']> {
  const query = giftQuerySchema.parse({ view: 'check', limit: NAMED_TRANSFERS });
  const { total, sums } = await listGifts(db, query);
  // The list is newest first, so the oldest are at its end.
  const offset = Math.max(0, total - NAMED_TRANSFERS);
  const { data } = await listGifts(db, { ...query, offset });
  return {
    count: total,
    totals: sums.filter(({ open }) => open > 0).map(({ currency, open }) => money(open, currency)),
    oldest: [...data].reverse() as NonNullable<Today['transfers']>['oldest'],
  };
}

async function arrivedToday(deps: TodayDeps): Promise<Today['arrived']> {
  const today = dayOf(deps.now());
  const from = dayBefore(today, TODAY_DAYS - 1);
  const report = await moneyReport(deps, reportQuerySchema.parse({ from, until: today }));
  const sumOf = (day: string) =>
    report.cells.reduce((sum, cell) => (cell.period === day ? sum + cell.minor : sum), 0);
  const ofToday = report.cells.filter(({ period }) => period === today);
  const byIntention: NonNullable<Today['arrived']>['byIntention'] = {};
  for (const { intention, minor } of ofToday)
    byIntention[intention] = (byIntention[intention] ?? 0) + minor;
  return {
    currency: report.currency,
    gifts: ofToday.reduce((sum, { gifts }) => sum + gifts, 0),
    minor: sumOf(today),
    yesterday: sumOf(dayBefore(today, 1)),
    byIntention,
    days: report.periods.map((day) => ({ day, minor: sumOf(day) })),
  };
}

/** Omits sign-ins, which are not work. */
async function doneSinceYesterday({ db, now }: TodayDeps, locale: Locale): Promise<Today['done']> {
  const since = new Date(now().getTime() - days(1)).toISOString();
  const rows = await db
    .selectFrom('staff_log')
    .selectAll()
    .where('at', '>=', since)
    .where('action', 'not in', ['staff.signedIn', 'staff.recoveryCodeUsed'])
    .orderBy('seq', 'desc')
    .limit(MAX_DONE)
    .execute();
  return toLogEntries(db, rows, locale);
}
