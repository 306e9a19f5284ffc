/** Endpoints of monthly gifts and donors for staff: list, one person, yearly statement, export, erasure. */
import { sql } from 'kysely';
import type * as z from 'zod';
import type { Statement } from '#contract/accounts';
import type { donorRowSchema, DonorQuery, staffDonorSchema } from '#contract/staff/donors';
import { giftQuerySchema } from '#contract/staff/gifts';
import { changeMonthly, listMonthly, showMonthly, viewMonthly } from '../../giving/staff/monthly';
import { mountAll } from '../../http/endpoint';
import type { ApiRouter } from '../../http/router';
import type { StaffGifts } from '../gifts/routes';
import { askErasure } from './erase';
import { accountData, dataOf } from '../../accounts/donor/data';
import { ownedGifts } from '../../accounts/donor/ownership';
import { statementOf } from '../../accounts/donor/statement';
import type { Db } from '../../db/tables';
import type { MonthlyGiftRow } from '../../db/tables/months';
import type { ApiDeps } from '../../deps';
import { listGifts } from '../../giving/staff/list';
import type { Actor } from '../../http/actor';
import type { Paged } from '../../modules/page';
import { containing, containingPhone } from '../../modules/search';
import { recordAction } from '../../modules/staff-log/record';
import type { Providers } from '../../payments/providers';
import { donorSubject, findDonor, ordersOf } from './owner';

type DonorRow = z.input<typeof donorRowSchema>;

const MAX_GIFTS = 100;

/** Returns donors by e-mail address, those with the latest order first. */
async function listDonors(db: Db, { q, offset, limit }: DonorQuery): Promise<Paged<DonorRow>> {
  const matches = q ? matching(q) : sql`true`;
  const people = sql`
    select lower(donor_email) as person from orders
    where donor_email <> '' and ${matches} group by lower(donor_email)`;
  // Each donor has the name and the email address of the latest order.
  const { rows } = await sql<DonorRow>`
    select latest, reference, name, email, gifts, since from (
      select created_at as latest, reference, donor_name as name, donor_email as email,
        count(paid_at) over person as gifts, min(created_at) over person as since,
        row_number() over (partition by lower(donor_email) order by created_at desc, rowid desc) as place
      from orders where lower(donor_email) in (${people})
      window person as (partition by lower(donor_email))) as numbered
    where place = 1 order by latest desc, email limit ${limit} offset ${offset}`.execute(db);
  const total = await sql<{
    count: number;
  }>`select count(*) as count from (${people}) as found`.execute(db);
  return {
    total: Number(total.rows[0]!.count),
    data: rows.map((row) => ({ ...row, gifts: Number(row.gifts) })),
  };
}

function matching(text: string) {
  const columns = [sql`donor_name`, sql`donor_email`, sql`reference`];
  const conditions = [
    ...columns.map((column) => containing(column, text)),
    ...containingPhone(sql`donor_phone`, text),
  ];
  return sql`(${sql.join(conditions, sql` or `)})`;
}

/** @throws ApiError staffGift.notDonor */
async function showDonor(
  deps: ApiDeps,
  providers: Providers,
  reference: string,
): Promise<z.input<typeof staffDonorSchema>> {
  const { db } = deps;
  const { owner, account, order } = await findDonor(db, reference);
  const query = giftQuerySchema.parse({ limit: String(MAX_GIFTS) });
  const { total, data, sums } = await listGifts(db, query, ordersOf(owner));
  const { rows } = await sql<MonthlyGiftRow>`
    ${ownedGifts(owner)} order by gift.created_at desc`.execute(db);
  const { years } = await statementOf(deps, owner, undefined);
  const subject = donorSubject(owner);
  const asked = await db
    .selectFrom('staff_approvals')
    .select('id')
    .where('kind', '=', 'erasure')
    .where('subject_id', '=', subject.id)
    .where('state', '=', 'waiting')
    .executeTakeFirst();
  return {
    ...{ reference: order.reference, name: owner.name, email: owner.email },
    ...{ phone: account?.phone ?? order.donor_phone, locale: account?.locale ?? order.locale },
    ...{ hasAccount: account !== null, sums, gifts: data, total, years },
    monthly: await viewMonthly(db, providers, rows),
    isErasureAsked: asked !== undefined,
  };
}

/** @throws ApiError staffGift.notDonor */
async function showStatement(deps: ApiDeps, reference: string, year: number | undefined) {
  const { owner } = await findDonor(deps.db, reference);
  const { gifts, ...statement } = await statementOf(deps, owner, year);
  return { ...statement, gifts: gifts.map(withoutToken) };
}

const withoutToken = ({ order: _, ...gift }: Statement['gifts'][number]) => gift;

/** @throws ApiError staffGift.notDonor */
async function exportDonor(
  deps: ApiDeps,
  actor: Actor,
  reference: string,
): Promise<Record<string, unknown>> {
  const { owner, account } = await findDonor(deps.db, reference);
  const data = {
    ...(account ? await accountData(deps, account) : {}),
    ...(await dataOf(deps, owner)),
  };
  const action = 'donor.exported';
  await recordAction(deps.db, deps, { actor, action, subject: donorSubject(owner) });
  return data;
}

export function mountStaffDonors(app: ApiRouter, gifts: StaffGifts): void {
  const { deps, providers } = gifts;
  mountAll(app, {
    staffMonthlyGifts: ({ query }) => listMonthly(deps.db, providers, query),
    staffMonthlyGift: ({ params }) => showMonthly(deps.db, providers, params.reference),
    staffChangeMonthly: ({ staff, params, body }) =>
      changeMonthly(deps, providers, staff.actor, params.reference, body.change),
    staffDonors: ({ query }) => listDonors(deps.db, query),
    staffDonor: ({ params }) => showDonor(deps, providers, params.reference),
    staffDonorStatement: ({ params, query }) => showStatement(deps, params.reference, query.year),
    staffDonorData: ({ staff, params }) => exportDonor(deps, staff.actor, params.reference),
    staffAskErasure: ({ staff, params, body }) =>
      askErasure(gifts, staff, params.reference, body.note),
  });
}
