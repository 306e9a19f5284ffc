/** The function that checks the invariants finds a violation of each. */
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { apiOfEachTest } from '#tests/support/api/opened-api';
import { createOrder, createPaidOrder } from '#tests/support/api/orders';
import { expectInvariants, findViolations, type INVARIANTS, type World } from './invariants';

const api = apiOfEachTest();

const set = (change: string) => sql.raw(change).execute(api.db);
test('the invariants hold after a paid and an open order', async () => {
  const { token, locale } = await createPaidOrder(api);
  await createOrder(api);
  const log = JSON.stringify(api.log);
  const acknowledged = [{ token, locale, state: 'paid' }];
  await expectInvariants({ db: api.db, log, acknowledged, secrets: ['salma@example.org', token] });
});

const PAGE = { paid: /Thank you/, failed: /did not work/ };

test.each<[keyof typeof INVARIANTS, string | null, Partial<World>]>([
  ['I1', null, { charged: [{ id: 'pi_1', minor: 10_000, currency: 'OMR' }] }],
  ['I2', 'update payments set counted = 1, order_id = (select min(id) from orders)', {}],
  ['I3', 'update order_lines set total = total + 1', {}],
  ['I4', null, { acknowledged: [{ token: 'lost', state: 'paid', locale: 'en' }] }],
  ['I5', null, { carts: [{ gifts: 1, expected: 2 }] }],
  ['I6', `update orders set state = 'expired'`, {}],
  ['I6', null, { shown: [{ ...PAGE, state: 'pending_payment', text: 'Thank you' }] }],
  ['I6', null, { shown: [{ ...PAGE, state: 'pending_payment', text: 'It did not work' }] }],
  ['I7', 'delete from outbox', {}],
  ['I8', null, { secrets: ['salma@example.org'], log: '{"to":"salma@example.org"}' }],
  ['I9', null, { acknowledged: [] }],
  ['I10', 'delete from payment_attempts', {}],
])('finds a violation of %s (%s, %j)', async (invariant, change, more) => {
  const order = await createPaidOrder(api);
  if (invariant === 'I2') await createPaidOrder(api);
  await set('pragma foreign_keys = off');
  if (change) await set(change);
  const world: World = { db: api.db, ...more };
  if (invariant === 'I9')
    world.acknowledged = [{ token: order.token, state: 'paid', locale: 'ar' }];
  const found = await findViolations(world);
  expect(found.some((line) => line.startsWith(`${invariant} `))).toBe(true);
});
