/** Lists a donor's sponsored children and endowment certificates. */
import { sql } from 'kysely';
import { localisedTextSchema, pictureSchema } from '#contract/common';
import type { DonorCertificate, Sponsorship } from '#contract/accounts';
import { monthsBetween } from '#domain/offerings/sponsorship';
import { fromJson } from '../../db/json';
import type { ApiDeps } from '../../deps';
import type { Donor } from '../../http/access-token';
import type { Page, Paged } from '../../modules/page';
import { certificateToken } from '../../orders/tokens';
import { periodOf } from '../../orders/view';
import { accountOf, countOf, ownedOrders, type Owner } from './ownership';

type SponsoredRow = {
  token: string;
  offering_id: string;
  title: string;
  picture: string;
  first: number;
  units: number;
  starts_at: string;
  unit: 'month';
};

/** A paid reservation is a sponsorship; a refund releases it. One row for each order and child, from its first line. */
const sponsored = (owner: Owner) => sql<SponsoredRow>`
  select mine.token, mine.created_at, mine.sequence, line.offering_id, line.title,
    line.picture, hold.first, hold.units, offering.starts_at, offering.unit
  from (${ownedOrders(owner, sql`id, token, created_at, rowid as sequence`)}) as mine
  join holds as hold on hold.order_id = mine.id and hold.paid = 1
  join offerings as offering on offering.id = hold.offering_id
    and offering.unit = 'month' and offering.starts_at is not null
  join order_lines as line on line.order_id = mine.id and line.offering_id = hold.offering_id
    and line.position = (select min(position) from order_lines as other
      where other.order_id = line.order_id and other.offering_id = line.offering_id)`;

/** Returns the children whom the donor sponsors or has sponsored, the newest order first. */
export async function listSponsorships(
  deps: ApiDeps,
  donor: Donor,
  { offset, limit }: Page,
): Promise<Paged<Sponsorship>> {
  const mine = sponsored(await accountOf(deps, donor));
  const { rows } = await sql<SponsoredRow>`
    ${mine} order by mine.created_at desc, mine.sequence desc, line.offering_id
    limit ${limit} offset ${offset}`.execute(deps.db);
  const today = deps.now().toISOString().slice(0, 10);
  return {
    total: await countOf(deps.db, mine),
    data: rows.map((row) => {
      const period = periodOf(row)!;
      return {
        offeringId: row.offering_id,
        title: localisedTextSchema.parse(JSON.parse(row.title)),
        picture: pictureSchema.parse(JSON.parse(row.picture)),
        ...period,
        remainingMonths: remainingMonths(period, today),
        order: row.token,
      };
    }),
  };
}

/** Returns the number of months from the current one on, or of all months before the sponsorship has begun. */
export function remainingMonths(
  { from, until }: { from: string; until: string },
  today: string,
): number {
  const first = `${today.slice(0, 7)}-01`;
  return monthsBetween(from > first ? from : first, until);
}

type CertifiedRow = {
  id: string;
  position: number;
  title: string;
  names: string;
  paid_at: string;
};

/** Selects the same orders as GET /certificates/{token}: paid and not refunded. */
const certified = (owner: Owner) => sql<CertifiedRow>`
  select mine.id, mine.paid_at, line.position, line.title, line.names
  from (${ownedOrders(owner, sql`id, state, paid_at`)}) as mine
  join order_lines as line on line.order_id = mine.id
  where mine.paid_at is not null and mine.state in ('paid', 'partially_refunded', 'disputed')
    and line.kind = 'endowment' and line.names is not null`;

export async function listCertificates(
  deps: ApiDeps,
  donor: Donor,
  { offset, limit }: Page,
): Promise<Paged<DonorCertificate>> {
  const mine = certified(await accountOf(deps, donor));
  const { rows } = await sql<CertifiedRow>`
    ${mine} order by mine.paid_at desc, mine.id, line.position
    limit ${limit} offset ${offset}`.execute(deps.db);
  return {
    total: await countOf(deps.db, mine),
    data: rows.map(({ id, position, title, names, paid_at }) => ({
      token: certificateToken(deps, id, Number(position)),
      title: localisedTextSchema.parse(JSON.parse(title)),
      name: fromJson<string[]>(names)[0]!,
      paidAt: paid_at,
    })),
  };
}
