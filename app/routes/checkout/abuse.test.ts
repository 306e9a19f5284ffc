/**
 * Tests of the protection of the checkout against abuse: form age, honeypot and rate limits, and how a real donor can
 * continue.
 */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { HONEYPOT } from '#app/forms/honeypot';
import { config } from '#config';
import { seconds } from '#domain/time/durations';
import { NO_LIMITS, TEST_NOW } from '#tests/support/api/api';
import { cartOf } from '#tests/support/carts';
import { checkOut, checkoutForm } from '#tests/support/checkout';
import { args, openTestSite, type TestSite, visit } from '#tests/support/site';
import { trustClientAddressHeader } from '#web/security/client-address.server';
import { donorRateLimitKeys } from '#web/security/donor-marks.server';
import { action as payAgain } from '../orders/order';
import { loader } from './checkout';

const CART = cartOf({});

let site: TestSite;
beforeEach(async () => {
  const limits = { ...NO_LIMITS, perAddress: 3, perSession: 5 };
  site = await openTestSite({ config: { limits } });
  vi.useFakeTimers({ now: TEST_NOW, toFake: ['Date'] });
});
afterEach(async () => {
  vi.useRealTimers();
  trustClientAddressHeader(false);
  await site.api.close();
});

const pass = (milliseconds: number) => vi.setSystemTime(Date.now() + milliseconds);
const send = (form: Record<string, string>, sent: Parameters<typeof checkOut>[1] = {}) =>
  checkOut(form, { cart: CART, ...sent });
const orderCount = async () => (await site.db.selectFrom('orders').select('id').execute()).length;

test('rejects a form that is submitted too soon, and accepts it two seconds later', async () => {
  vi.spyOn(config(), 'FORM_MIN_AGE', 'get').mockReturnValue(2);
  const { data } = await loader(args(visit('/checkout', { cart: CART })));
  const form = checkoutForm({ key: data.key });
  const quick = await send(form);
  expect(quick).toMatchObject({ status: 400, typed: form });
  expect(quick.said).toMatch(/unusually quickly.*Nothing was charged.*again/);
  expect(await orderCount()).toBe(0);
  pass(seconds(2));
  expect((await send(quick.typed)).status).toBe(303);
});

test('creates no order when the honeypot is filled in, and accepts the form without it', async () => {
  const form = checkoutForm({ [HONEYPOT]: 'cheap watches' });
  const trapped = await send(form);
  expect(trapped).toMatchObject({ status: 400, typed: { name: form.name, key: form.key } });
  expect(trapped.said).toMatch(/Nothing was charged.*once more/);
  expect(await orderCount()).toBe(0);
  // The page then leaves out the honeypot (checkout.page.test.tsx).
  expect((await send({ ...trapped.typed, [HONEYPOT]: '' })).status).toBe(303);
});

const from = (address: string) => ({ headers: { 'x-client-address': address } });

test('rejects the fourth order of a network with 429, but accepts a bank transfer', async () => {
  trustClientAddressHeader();
  for (const last of ['1', '2', '3'])
    expect((await send(checkoutForm(), from(`2001:db8:1:2::${last}`))).status).toBe(303);
  const form = checkoutForm();
  const refused = await send(form, from('2001:db8:1:2:ffff::9'));
  expect(refused).toMatchObject({ status: 429, typed: form });
  expect(refused.said).toMatch(/Nothing was charged.*bank transfer/);
  const transfer = await send(checkoutForm({ method: 'Bank' }), from('2001:db8:1:2::1'));
  expect(transfer.status).toBe(303);
  expect((await send(checkoutForm(), from('2001:db8:1:3::1'))).status).toBe(303);
});

test('limits retries of a payment, and counts a retry for the browser that sends it', async () => {
  trustClientAddressHeader();
  await send(checkoutForm(), from('203.0.113.1'));
  await site.db.updateTable('orders').set({ state: 'failed' }).execute();
  const { token } = await site.db.selectFrom('orders').select('token').executeTakeFirstOrThrow();
  const preferences = { session: 'another-browser-' };
  const form = { intent: 'retry', method: 'Stripe' };
  const again = (address: string) =>
    payAgain(args(visit(`/orders/${token}`, { form, preferences, ...from(address) }), { token }));
  for (let n = 0; n < 3; n++) await send(checkoutForm(), from('203.0.113.2'));
  expect(await again('203.0.113.2')).toMatchObject({ init: { status: 429 } });
  expect(await again('203.0.113.3')).toMatchObject({ status: 303 });
  const { session } = await site.db
    .selectFrom('order_marks')
    .innerJoin('orders', 'orders.id', 'order_id')
    .select('session')
    .where('token', '=', token)
    .executeTakeFirstOrThrow();
  expect(session).toBe(donorRateLimitKeys({ network: null, preferences }).session);
});

test('stores only keyed hashes of networks and browsers, and no untrusted address', async () => {
  await send(checkoutForm(), from('203.0.113.8'));
  const [untrusted] = await site.db.selectFrom('order_marks').selectAll().execute();
  expect(untrusted?.address).toBeNull();
  trustClientAddressHeader();
  const { preferences } = await send(checkoutForm(), from('203.0.113.7'));
  const kept = JSON.stringify([
    await site.db.selectFrom('order_marks').selectAll().execute(),
    await site.db.selectFrom('limit_events').selectAll().execute(),
  ]);
  expect(kept).not.toContain('203.0.113.7');
  expect(kept).not.toContain(preferences!.session);
  expect(kept).not.toContain('salim');
});
