/** The ten invariants of the fault matrix, checked after each fault over database, provider, mails and log. */
import type { Kysely } from 'kysely';
import { expect } from 'vitest';
import { findDamage } from '#api/db/open';
import type { Database } from '#api/db/tables';
import { wasPaid } from '#domain/orders';
import { SEED } from './run';

/** A successful payment in the provider's own records. */
export type ProviderPayment = { id: string; minor: number; currency: string };

export type World = {
  db: Kysely<Database>;
  /** What the provider has charged. The caller lets the API reconcile before. */
  charged?: readonly ProviderPayment[];
  /** Tokens of orders that the API has returned to a client, with the language and the state at that time. */
  acknowledged?: readonly { token: string; state: string; locale: string }[];
  /** Texts that no log line may contain: names, addresses, phone numbers, tokens. */
  secrets?: readonly string[];
  /** All lines of the log, as text. */
  log?: string;
  /** Carts that donors have in their browsers, and the number of gifts that each must have. */
  carts?: readonly { gifts: number; expected: number }[];
  /** What pages showed, with the state of the order at that time. */
  shown?: readonly { state: string; text: string; paid: RegExp; failed: RegExp }[];
};

export const INVARIANTS = {
  I1: 'each payment that a provider has charged belongs to an order',
  I2: 'an order, a cart and a payment count at most once',
  I3: 'the gifts of an order add up to its total and to the charged amount',
  I4: 'an order that a client has seen exists, and a paid one stays paid',
  I5: 'a cart keeps its gifts until they are paid',
  I6: 'a page says paid only for a paid order, and failed only for one that failed',
  I7: 'each paid order has one receipt',
  I8: 'the log has no personal data',
  I9: 'an order keeps its language',
  I10: 'the database is intact',
} as const;
type Invariant = keyof typeof INVARIANTS;

/** Fails with every violated invariant and the seed. */
export async function expectInvariants(world: World): Promise<void> {
  const violations = await findViolations(world);
  expect(violations, `invariants (FAULT_SEED=${SEED})`).toEqual([]);
}

export async function findViolations(world: World): Promise<string[]> {
  const { db } = world;
  const [orders, lines, attempts, payments, mails] = await Promise.all([
    db.selectFrom('orders').selectAll().execute(),
    db.selectFrom('order_lines').selectAll().execute(),
    db.selectFrom('payment_attempts').selectAll().execute(),
    db.selectFrom('payments').selectAll().execute(),
    db.selectFrom('outbox').select(['order_id', 'kind']).execute(),
  ]);
  const found: string[] = [];
  const check = (holds: boolean, invariant: Invariant, subject: string) => {
    if (!holds) found.push(`${invariant} ${INVARIANTS[invariant]}: ${subject}`);
  };
  const has = (id: string) => orders.some((order) => order.id === id);

  for (const { id, minor, currency } of world.charged ?? []) {
    const known = payments.filter(({ payment_id }) => payment_id === id);
    check(known.length === 1 && has(known[0]!.order_id), 'I1', id);
    const exact = known.every((row) => row.minor === minor && row.currency === currency);
    check(exact, 'I3', `the amount of the payment ${id}`);
  }
  const ids = payments.map(({ method, payment_id }) => `${method} ${payment_id}`);
  check(new Set(ids).size === ids.length, 'I2', 'a payment is stored twice');
  const carts = orders.map((order) => order.checkout_cart).filter((cart) => cart !== null);
  check(new Set(carts).size === carts.length, 'I2', 'a cart has two orders');

  for (const order of orders) {
    const counted = payments.filter((one) => one.order_id === order.id && one.counted === 1);
    check(counted.length <= 1, 'I2', order.reference);
    const sum = lines
      .filter((line) => line.order_id === order.id)
      .reduce((total, line) => total + line.total, 0);
    check(sum === order.total, 'I3', `the lines of ${order.reference}`);
    for (const payment of counted) {
      const attempt = attempts.find(({ id }) => id === payment.attempt_id);
      const isCharge =
        attempt?.charge_minor === payment.minor && attempt.charge_currency === payment.currency;
      check(isCharge, 'I3', `the charge of ${order.reference}`);
      const isTotal = payment.currency !== order.currency || payment.minor === order.total;
      check(isTotal || attempt?.quote !== null, 'I3', `the total of ${order.reference}`);
    }
    check(
      wasPaid(order.state) === (counted.length === 1),
      'I6',
      `${order.reference} is ${order.state}`,
    );
    const receipts = mails.filter(
      ({ order_id, kind }) => order_id === order.id && kind === 'receipt',
    );
    check(
      receipts.length === (wasPaid(order.state) ? 1 : 0),
      'I7',
      `${order.reference}: ${receipts.length}`,
    );
  }

  for (const { token, state, locale } of world.acknowledged ?? []) {
    const order = orders.find((one) => one.token === token);
    check(order !== undefined, 'I4', 'an order is lost');
    check(
      !order || !(state === 'paid') || wasPaid(order.state),
      'I4',
      `paid is now ${order?.state}`,
    );
    check(!order || order.locale === locale, 'I9', `${locale} is now ${order?.locale}`);
  }
  for (const { gifts, expected } of world.carts ?? [])
    check(gifts === expected, 'I5', `${gifts} gifts instead of ${expected}`);
  for (const { state, text, paid, failed } of world.shown ?? []) {
    check(!paid.test(text) || state === 'paid', 'I6', `a page says paid for ${state}`);
    const hasFailed = ['failed', 'cancelled', 'expired', 'rejected'].includes(state);
    check(!failed.test(text) || hasFailed, 'I6', `a page says failed for ${state}`);
  }
  for (const secret of world.secrets ?? [])
    check(!(world.log ?? '').includes(secret), 'I8', 'a secret is in the log');
  for (const damage of await findDamage(db)) check(false, 'I10', damage);
  return found;
}
