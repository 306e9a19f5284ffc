/**
 * The yearly statement: the gifts that were paid in one calendar year in Muscat, and their refunds.
 *
 * - A disputed payment is omitted, because the donor's bank has reversed it. It is listed again when the charity wins.
 * - A completely refunded order is omitted, because nothing was given.
 * - A partial refund is subtracted in the year of the gift, even if it was paid later.
 */
import { sql } from 'kysely';
import type { Statement } from '#contract/accounts';
import { localisedTextSchema } from '#contract/common';
import { CURRENCIES, money, sum, type Currency, type Money } from '#domain/money';
import { SITE_TIME_ZONE, yearOf } from '#domain/time/dates';
import { instantAt } from '#domain/time/zoned';
import type { OrderRow } from '../../db/tables/orders';
import type { ApiDeps } from '../../deps';
import type { Donor } from '../../http/access-token';
import { linesOfAll } from '../../orders/repository';
import { accountOf, ownedOrders, type Owner } from './ownership';

type GivenRow = Pick<OrderRow, 'id' | 'token' | 'reference' | 'currency' | 'total'> & {
  paid_at: string;
  /** Charged and refunded minor units of the payment that made the order paid. null: staff confirmed a transfer. */
  charged: number | null;
  refunded: number | null;
};

/** Selects the orders of all statements, in any year. */
const given = (owner: Owner) => sql`
  select * from (${ownedOrders(
    owner,
    sql`id, token, reference, currency, total, state, paid_at`,
  )}) as mine
  where paid_at is not null and state in ('paid', 'partially_refunded')`;

/** @param year undefined: the latest year with gifts, or the current one without gifts */
export async function readStatement(
  deps: ApiDeps,
  donor: Donor,
  year: number | undefined,
): Promise<Statement> {
  return statementOf(deps, await accountOf(deps, donor), year);
}

/** The statement of a donor with or without an account. */
export async function statementOf(
  deps: Pick<ApiDeps, 'db' | 'now'>,
  account: Owner & { name: string },
  year: number | undefined,
): Promise<Statement> {
  const years = await yearsOf(deps, account);
  const shown = year ?? years[0] ?? yearOf(deps.now());
  const orders = await ordersOfYear(deps, account, shown);
  const ids = orders.map(({ id }) => id);
  const lines = await linesOfAll(deps.db, ids);
  const given = orders.map(({ total, currency }) => money(total, currency));
  const refunded = orders.map(refundOf);
  return {
    year: shown,
    years,
    name: account.name,
    email: account.email,
    gifts: orders.flatMap(({ id, token, reference, currency, paid_at }) =>
      lines.get(id)!.map((line) => ({
        reference,
        order: token,
        paidAt: paid_at,
        title: localisedTextSchema.parse(JSON.parse(line.title)),
        kind: line.kind,
        intention: line.intention,
        total: money(line.total, currency),
      })),
    ),
    totals: currenciesOf(given).map((currency) =>
      money(totalIn(given, currency).minor - totalIn(refunded, currency).minor, currency),
    ),
    refunds: currenciesOf(refunded).map((currency) => totalIn(refunded, currency)),
  };
}

async function yearsOf({ db }: Pick<ApiDeps, 'db'>, owner: Owner): Promise<number[]> {
  const { rows } = await sql<{
    paid_at: string;
  }>`select paid_at from (${given(owner)}) as mine`.execute(db);
  return [...new Set(rows.map(({ paid_at }) => yearOf(paid_at)))].sort((a, b) => b - a);
}

async function ordersOfYear(
  { db }: Pick<ApiDeps, 'db'>,
  owner: Owner,
  year: number,
): Promise<GivenRow[]> {
  const from = instantAt(`${year}-01-01 00:00`, SITE_TIME_ZONE);
  const { rows } = await sql<GivenRow>`
    select mine.*, payment.minor as charged, payment.refunded
    from (${given(owner)}) as mine
    left join payments as payment on payment.order_id = mine.id and payment.counted = 1
    where paid_at >= ${from}
    order by paid_at, mine.id`.execute(db);
  return rows.filter(({ paid_at }) => yearOf(paid_at) === year);
}

/**
 * Returns the refund of an order in the order's currency. For a payment in another currency, it is the refunded share
 * of the payment, applied to the total and rounded up. So the statement never contains more than the donor gave.
 */
function refundOf({ total, currency, charged, refunded }: GivenRow): Money {
  if (!charged || !refunded) return money(0, currency);
  const part = BigInt(total) * BigInt(refunded);
  const minor = (part + BigInt(charged) - 1n) / BigInt(charged);
  return money(Math.min(total, Number(minor)), currency);
}

/** Returns the currencies of amounts above zero, in the site's sequence. */
function currenciesOf(amounts: readonly Money[]): Currency[] {
  return CURRENCIES.filter((currency) =>
    amounts.some((amount) => amount.currency === currency && amount.minor > 0),
  );
}

function totalIn(amounts: readonly Money[], currency: Currency): Money {
  return sum(
    amounts.filter((amount) => amount.currency === currency),
    currency,
  );
}
