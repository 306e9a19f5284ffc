/**
 * Tests of the protection of the checkout against abuse: form age, honeypot and rate limits, and how a real donor can
 * continue.
 */
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { NO_LIMITS, TEST_NOW } from '#tests/support/api/api';
import { HONEYPOT } from '#app/forms/honeypot';
import { trustClientAddressHeader } from '#app/security/client-address.server';
import { newFormKey, readFormKey } from '#app/security/form-stamp.server';
import type { Preferences } from '#app/visitor/preferences-cookie.server';
import { donorRateLimitKeys } from '#app/visitor/donor-marks.server';
import { readVisitor } from '#app/visitor/visitor.server';
import { config } from '#config';
import type { Cart } from '#domain/cart';
import { hours, minutes, seconds } from '#domain/time/durations';
import { args, cookiesOf, openTestSite, visit, type TestSite } from '#tests/support/site';
import { action as payAgain } from '../orders/order';
import { action, loader } from './checkout';

const CART: Cart = {
  currency: 'OMR',
  lines: [
    {
      id: 'a',
      offeringId: 'bread',
      minor: 25_000,
      quantity: 1,
      intention: 'sadaqa',
    },
  ],
};

let site: TestSite;
beforeEach(async () => {
  site = await openTestSite({
    config: {
      limits: {
        perAddress: 3,
        perEmail: 100,
        perSession: 5,
        declines: 5,
        subscriptions: { perAddress: 10, total: 500 },
        applications: NO_LIMITS.applications,
        accounts: NO_LIMITS.accounts,
        warnAt: 300,
        attackMinimum: { OMR: 30, USD: 5, EUR: 5, GBP: 5 },
      },
    },
  });
  vi.useFakeTimers({ now: TEST_NOW, toFake: ['Date'] });
});
afterEach(async () => {
  vi.useRealTimers();
  trustClientAddressHeader(false);
  await site.api.close();
});

const pass = (milliseconds: number) => vi.setSystemTime(Date.now() + milliseconds);

const typed = (over: Record<string, string> = {}): Record<string, string> => ({
  intent: 'pay',
  key: newFormKey(),
  name: 'Salim Al-Balushi',
  email: 'salim@example.org',
  method: 'Sandbox',
  expectedTotal: '25000',
  currency: 'OMR',
  ...over,
});

type From = { headers?: Record<string, string>; preferences?: Preferences; path?: string };

const NOTHING: Record<string, string> = {};

async function send(form: Record<string, string>, { path = '/checkout', ...from }: From = {}) {
  const answer = await action(args(visit(path, { cart: CART, form, ...from })));
  if (!(answer instanceof Response)) {
    const { error, initialValue } = answer.data.form;
    const [said] = error?.[''] ?? [];
    return { status: answer.init?.status, said, typed: initialValue as Record<string, string> };
  }
  const request = new Request('http://localhost/', {
    headers: { cookie: cookiesOf(answer.headers) },
  });
  return { status: answer.status, preferences: readVisitor(request).preferences, typed: NOTHING };
}

const orderCount = async () => (await site.db.selectFrom('orders').select('id').execute()).length;

describe('age and key of the form', () => {
  test('rejects a form that is submitted too soon, and accepts it two seconds later', async () => {
    vi.spyOn(config(), 'FORM_MIN_AGE', 'get').mockReturnValue(2);
    const { data } = await loader(args(visit('/checkout', { cart: CART })));
    const form = typed({ key: data.key });
    const quick = await send(form);
    expect(quick).toMatchObject({ status: 400, typed: form });
    expect(quick.said).toMatch(/unusually quickly.*Nothing was charged.*again/);
    expect(await orderCount()).toBe(0);
    pass(seconds(2));
    expect((await send(quick.typed)).status).toBe(303);
  });

  test.each([
    ['was open for too long', () => newFormKey(Date.now() - hours(2) - 1)],
    ['has a key that the site did not issue', () => crypto.randomUUID()],
    ['has no key', () => ''],
  ])('returns a form that %s with a new key and its values', async (_, key) => {
    const form = typed({ key: key() });
    const refused = await send(form, { path: '/ar/checkout' });
    expect(refused.status).toBe(400);
    expect(refused.said).toMatch(/اضغط الزر مرة أخرى/);
    expect(refused.typed).toMatchObject({ name: form.name, email: form.email, method: 'Sandbox' });
    expect(readFormKey(refused.typed.key)).not.toBeNull();
    expect(await orderCount()).toBe(0);
    expect((await send(refused.typed)).status).toBe(303);
    expect(await orderCount()).toBe(1);
  });

  test('redirects to the order when an accepted form is submitted again after two days', async () => {
    const form = typed();
    const first = await action(args(visit('/checkout', { cart: CART, form })));
    if (!(first instanceof Response)) throw new Error('the form was rejected');
    pass(hours(48));
    const headers = { cookie: cookiesOf(first.headers) };
    const again = await action(args(visit('/checkout', { form, headers })));
    if (!(again instanceof Response)) throw new Error('the form was rejected');
    expect(again.headers.get('location')).toMatch(/^\/orders\//);
    expect(await orderCount()).toBe(1);
  });
});

describe('honeypot', () => {
  test('creates no order when the honeypot is filled in, and accepts the form without it', async () => {
    const form = typed({ [HONEYPOT]: 'cheap watches' });
    const trapped = await send(form);
    expect(trapped).toMatchObject({ status: 400, typed: { name: form.name, key: form.key } });
    expect(trapped.said).toMatch(/Nothing was charged.*once more/);
    expect(await orderCount()).toBe(0);
    // The page then leaves out the honeypot (checkout.page.test.tsx).
    const { [HONEYPOT]: _, ...again } = trapped.typed;
    expect((await send(again)).status).toBe(303);
  });

  test('accepts a form with an empty honeypot', async () => {
    expect((await send(typed({ [HONEYPOT]: '' }))).status).toBe(303);
  });
});

describe('rate limits', () => {
  const from = (address: string): From => ({ headers: { 'x-client-address': address } });

  test('rejects the fourth order of a network with 429, but accepts a bank transfer', async () => {
    trustClientAddressHeader();
    for (const last of ['1', '2', '3']) {
      expect((await send(typed(), from(`2001:db8:1:2::${last}`))).status).toBe(303);
    }
    const form = typed();
    const refused = await send(form, from('2001:db8:1:2:ffff::9'));
    expect(refused).toMatchObject({ status: 429, typed: form });
    expect(refused.said).toMatch(/Nothing was charged.*bank transfer/);
    const transfer = await send(typed({ method: 'Bank' }), from('2001:db8:1:2::1'));
    expect(transfer.status).toBe(303);
    expect((await send(typed(), from('2001:db8:1:3::1'))).status).toBe(303);
  });

  test('rejects the sixth order of a browser with 429, also from other IP addresses', async () => {
    trustClientAddressHeader();
    const first = await send(typed(), from('203.0.113.1'));
    expect(first.preferences?.session).toMatch(/^[\w-]{16}$/);
    const { preferences = {} } = first;
    for (let n = 2; n <= 5; n++) {
      const next = await send(typed(), { ...from(`203.0.113.${n}`), preferences });
      expect(next).toMatchObject({ status: 303, preferences: { session: preferences.session } });
    }
    expect((await send(typed(), { ...from('203.0.113.6'), preferences })).status).toBe(429);
  });

  test('limits retries of a payment, and counts a retry for the browser that sends it', async () => {
    trustClientAddressHeader();
    await send(typed(), from('203.0.113.1'));
    await site.db.updateTable('orders').set({ state: 'failed' }).execute();
    const { token } = await site.db.selectFrom('orders').select('token').executeTakeFirstOrThrow();
    const again = (address: string) =>
      payAgain(
        args(
          visit(`/orders/${token}`, {
            form: { intent: 'retry', method: 'Sandbox' },
            preferences: { session: 'another-browser-' },
            ...from(address),
          }),
          { token },
        ),
      );
    for (let n = 0; n < 3; n++) await send(typed(), from('203.0.113.2'));
    const refused = await again('203.0.113.2');
    if (refused instanceof Response) throw new Error('the retry was accepted');
    expect(refused.init?.status).toBe(429);
    expect(await again('203.0.113.3')).toMatchObject({ status: 303 });
    const { session } = await site.db
      .selectFrom('order_marks')
      .innerJoin('orders', 'orders.id', 'order_id')
      .select('session')
      .where('token', '=', token)
      .executeTakeFirstOrThrow();
    const network = null;
    expect(session).toBe(
      donorRateLimitKeys({ network, preferences: { session: 'another-browser-' } }).session,
    );
  });

  test('ignores the client address header when it is not trusted', async () => {
    for (let n = 1; n <= 4; n++) {
      expect((await send(typed(), from(`203.0.113.${n}`))).status).toBe(303);
    }
    const marks = await site.db.selectFrom('order_marks').select(['address', 'session']).execute();
    expect(marks.map(({ address }) => address)).toEqual([null, null, null, null]);
    expect(new Set(marks.map(({ session }) => session)).size).toBe(4);
  });

  test('stores only keyed hashes of networks and browsers', async () => {
    trustClientAddressHeader();
    const { preferences } = await send(typed(), from('203.0.113.7'));
    const kept = JSON.stringify([
      await site.db.selectFrom('order_marks').selectAll().execute(),
      await site.db.selectFrom('limit_events').selectAll().execute(),
    ]);
    expect(kept).not.toContain('203.0.113.7');
    expect(kept).not.toContain(preferences!.session);
    expect(kept).not.toContain('salim');
  });

  test('shows the minimum amount of attack mode in the language of the page', async () => {
    await site.db.updateTable('attack_mode').set({ setting: 'on' }).execute();
    const refused = await send(typed(), { path: '/tr/checkout' });
    expect(refused.status).toBe(409);
    expect(refused.said).toMatch(/en düşük tutar 30.OMR.*banka havalesini/);
    expect((await send(typed({ method: 'Bank' }))).status).toBe(303);
  });

  test('accepts orders of a network again after 60 minutes', async () => {
    trustClientAddressHeader();
    const sendFrom = () => send(typed(), from('203.0.113.7'));
    for (let n = 0; n < 3; n++) await sendFrom();
    expect((await sendFrom()).status).toBe(429);
    pass(minutes(60));
    site.clock.now = new Date(Date.now());
    expect((await sendFrom()).status).toBe(303);
  });
});
