/**
 * Tests the mock payment providers of the demonstration ("trials"): payments without money, in the same process, and
 * marked as trials.
 */
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { charityApiSettings, readConfig } from '#config';
import type { CreateOrderInput, Order } from '#contract/orders';
import { LOCALES } from '#domain/locales';
import { hours, seconds } from '#domain/time/durations';
import { openTestApi, type TestApi, resultOf } from '#tests/support/api/api';
import {
  confirmOrder,
  LINE,
  fetchOrder,
  advanceClock,
  createOrder,
  submitForm,
  urlOf,
} from '#tests/support/api/orders';
import { changeRows } from '#tests/support/api/rows';
import { createCharityApi } from '../../app';

let api: TestApi;
beforeEach(async () => {
  api = await openTestApi();
  // A trial must not use the network.
  vi.stubGlobal('fetch', () => {
    throw new Error('a trial called the network');
  });
});
afterEach(() => api.api.close());

type Method = 'Stripe' | 'Paypal' | 'Xendit';
const IN_DOLLARS = {
  currency: 'USD',
  lines: [{ ...LINE, total: 2_650 }],
} satisfies Partial<CreateOrderInput>;
const by = (method: Method, changes: Partial<CreateOrderInput> = {}) =>
  createOrder(api, { ...IN_DOLLARS, method, ...changes });

function pageOf(order: Order): string {
  const { origin, pathname, search } = new URL(urlOf(order));
  expect(origin).toBe('https://give.test');
  return pathname + search;
}

const decide = (order: Order, fields: Record<string, string>) =>
  submitForm(api, pageOf(order), fields);

const PAY: Record<Method, Record<string, string>> = {
  Stripe: { decision: 'approve' },
  Paypal: { decision: 'COMPLETED' },
  Xendit: { decision: 'pay' },
};
const METHODS = Object.keys(PAY) as Method[];

async function offered(): Promise<{ method: string; trial: boolean }[]> {
  return (
    await resultOf<{ data: { method: string; trial: boolean }[] }>(
      api.get('/lookups/payment-methods'),
    )
  ).data;
}

test('the demonstration offers card, PayPal, Xendit and bank transfer, and marks the trials', async () => {
  const trials = (await offered()).map(({ method, trial }) => [method, trial]);
  expect(trials).toEqual([
    ['Stripe', true],
    ['Paypal', true],
    ['Xendit', true],
    ['Bank', false],
  ]);
});

describe.each(METHODS)('%s', (method) => {
  test('settles by a signed webhook when the donor does not return', async () => {
    const order = await by(method);
    await decide(order, PAY[method]);
    expect((await fetchOrder(api, order)).state).toBe('pending_payment');
    await api.api.tick();
    await api.api.tick();
    expect((await fetchOrder(api, order)).state).toBe('paid');
    expect(api.log.filter(({ message }) => message === 'webhook not delivered')).toEqual([]);
  });

  test.each(LOCALES)(
    'has a page in the donor’s language that states that no money moves: %s',
    async (locale) => {
      const order = await by(method, { locale });
      const answer = await api.get(pageOf(order));
      const page = await answer.text();
      expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8');
      expect(page).toContain(`<html lang="${locale}" dir="${locale === 'ar' ? 'rtl' : 'ltr'}">`);
      expect(page).toContain('class="notice"');
      expect(page).toContain(order.reference);
      expect(page).toContain('26.50');
      expect(page).not.toMatch(/trial:|undefined|\{\{|<script/);
      expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'");
      expect(answer.headers.get('x-robots-tag')).toBe('noindex');
    },
  );

  test('accepts one decision for each page: after the Back button it redirects to the order', async () => {
    const order = await by(method);
    await decide(order, PAY[method]);
    for (const answer of [await api.get(pageOf(order)), await decide(order, PAY[method])]) {
      expect(answer.status).toBe(303);
      expect(answer.headers.get('location')).toContain(order.token);
    }
    expect((await confirmOrder(api, order)).state).toBe('paid');
    const payments = await api.db.selectFrom('payments').selectAll().execute();
    expect(payments).toHaveLength(1);
  });

  test('returns 404 for an unknown page', async () => {
    const unknown = pageOf(await by(method)).replace(/[^/=]{12,}$/, 'made-up-by-somebody');
    for (const answer of [await api.get(unknown), await submitForm(api, unknown, PAY[method])]) {
      expect(answer.status).toBe(404);
      expect(answer.headers.get('content-type')).toContain('text/html');
    }
  });

  test('rejects a form without a decision', async () => {
    const order = await by(method);
    const answer = await decide(order, { decision: 'steal' });
    expect(answer.status).toBe(400);
    expect((await confirmOrder(api, order)).state).toBe('pending_payment');
  });

  test('has a page that another process with the same database shows and settles', async () => {
    const order = await by(method);
    const other = createCharityApi(api.deps);
    const post = (at: string, body: unknown, headers: Record<string, string> = {}) =>
      other.fetch(
        new Request(`http://api.test${at}`, { method: 'POST', headers, body: String(body) }),
      );
    const answer = await submitForm({ ...api, post }, pageOf(order), PAY[method]);
    expect(answer.status).toBe(303);
    expect(new URL(answer.headers.get('location')!).pathname).toBe(`/orders/${order.token}`);
    expect((await confirmOrder(api, order)).state).toBe('paid');
  });
});

describe('Stripe trial page', () => {
  test('asks for no data of the donor', async () => {
    const page = await (await api.get(pageOf(await by('Stripe')))).text();
    expect(page).not.toContain('<input');
  });

  test('lets the donor go back without paying', async () => {
    const order = await by('Stripe');
    const back = await decide(order, { decision: 'cancel' });
    expect(back.headers.get('location')).toContain('returned=cancelled');
  });

  test('escapes the displayed text', async () => {
    await changeRows(
      api.db,
      'settings',
      { category: 'organisation', key: 'name' },
      { value: JSON.stringify({ en: '<script>alert(1)</script>' }) },
    );
    const page = await (await api.get(pageOf(await by('Stripe')))).text();
    expect(page).toContain('&lt;script&gt;');
    expect(page).not.toContain('<script');
  });

  test('redirects to itself on the site’s host after a decline', async () => {
    const order = await by('Stripe');
    const answer = await decide(order, { decision: 'decline' });
    const back = `${pageOf(order)}?declined=1`;
    expect([answer.status, answer.headers.get('location')]).toEqual([303, back]);
    const page = await api.get(back);
    expect(page.status).toBe(200);
    expect(await page.text()).toContain('role="alert">The card was declined');
  });

  test('closes the page when the time to pay is over, and reports it', async () => {
    const order = await by('Stripe');
    advanceClock(api, hours(24));
    // The order is not polled.
    await api.db.updateTable('orders').set({ next_check: '9' }).execute();
    await api.api.tick();
    expect((await fetchOrder(api, order)).state).toBe('cancelled');
    expect((await api.get(pageOf(order))).status).toBe(404);
  });
});

test.each([
  ['Stripe', { decision: 'late' }],
  ['Paypal', { decision: 'PENDING' }],
] as const)(
  '%s: a payment that the bank confirms later is paid after 20 seconds',
  async (method, fields) => {
    const order = await by(method);
    await decide(order, fields);
    expect((await confirmOrder(api, order)).state).toBe('processing');
    advanceClock(api, seconds(19));
    await api.api.tick();
    expect((await fetchOrder(api, order)).state).toBe('processing');
    advanceClock(api, seconds(2));
    await api.api.tick();
    await api.api.tick();
    expect((await fetchOrder(api, order)).state).toBe('paid');
  },
);

describe('a monthly gift by card', () => {
  async function begun() {
    const order = await createOrder(api, { interval: 'month' });
    expect(await (await api.get(pageOf(order))).text()).toContain('Every month, until');
    await decide(order, PAY.Stripe);
    return confirmOrder(api, order);
  }
  const monthsAt = async (moment: string, ticks = 2) => {
    api.clock.now = new Date(moment);
    for (let tick = 0; tick < ticks; tick += 1) await api.api.tick();
    return (await api.db.selectFrom('payments').select('payment_id').execute()).length;
  };

  test('of the 31st is charged on the last day of a short month, then on the 31st', async () => {
    api.clock.now = new Date('2026-01-31T12:00:00Z');
    await begun();
    expect(await monthsAt('2026-02-27T12:00:00Z')).toBe(1);
    expect(await monthsAt('2026-02-28T12:00:00Z')).toBe(2);
    expect(await monthsAt('2026-03-30T12:00:00Z')).toBe(2);
    expect(await monthsAt('2026-03-31T12:00:00Z')).toBe(3);
  });

  test('is charged for each missed month after the server was down for months', async () => {
    await begun();
    expect(await monthsAt('2026-07-01T00:00:00Z', 8)).toBe(4);
  });
});

describe('trials', () => {
  const settingsOf = (env: Record<string, string>) => charityApiSettings(readConfig(env));

  test('trials are replaced by real keys, separately for each provider', async () => {
    const { providers } = settingsOf({
      STRIPE_SECRET_KEY: 'sk_test_real',
      STRIPE_WEBHOOK_SECRETS: 'whsec_real',
    });
    await api.api.close();
    api = await openTestApi({ config: { trials: true, providers } });
    expect(
      Object.fromEntries((await offered()).map(({ method, trial }) => [method, trial])),
    ).toEqual({ Stripe: false, Paypal: true, Xendit: true, Bank: false });
    expect((await api.get('/trial/stripe/c/pay/cs_test_1')).status).toBe(404);
  });

  test('trials have no pages when they are disabled', async () => {
    await api.api.close();
    api = await openTestApi({ config: { trials: false } });
    for (const name of ['stripe/c/pay/x', 'paypal/checkoutnow?token=x', 'xendit/web/x']) {
      const answer = await api.get(`/trial/${name}`);
      expect(answer.status).toBe(404);
      expect(answer.headers.get('content-type')).toContain('application/json');
    }
    expect((await offered()).map(({ method }) => method)).toEqual(['Bank']);
  });
});
