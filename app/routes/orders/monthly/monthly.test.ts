/** Tests of a monthly gift's loader and of the action that stops the gift. */
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { TEST_NOW } from '#tests/support/api/api';
import { confirmOrder, LINE, createOrder, submitDecision } from '#tests/support/api/orders';
import type { Order } from '#contract/orders';
import { days } from '#domain/time/durations';
import { args, openTestSite, unreachable, visit, type TestSite } from '#tests/support/site';
import { action, loader } from './monthly';

let site: TestSite;
beforeEach(async () => {
  site = await openTestSite();
  vi.useFakeTimers({ now: TEST_NOW, toFake: ['Date'] });
});
afterEach(async () => {
  vi.useRealTimers();
  site.fail(null);
  await site.api.close();
});

/** Places and pays a monthly order. @returns the first order of the monthly gift */
async function begun(): Promise<Order> {
  const order = await createOrder(site, { interval: 'month' });
  await submitDecision(site, order, 'approve');
  return confirmOrder(site, order);
}

const tokenOf = ({ monthlyGift }: Order) => monthlyGift ?? '';

async function load(token: string, path = `/monthly/${token}`) {
  const { data, init } = await loader(args(visit(path), { token }));
  return { ...data, headers: new Headers(init?.headers) };
}

async function stop(token: string, path = `/monthly/${token}`) {
  const form = { intent: 'stop' };
  const answer = await action(args(visit(path, { form }), { token }));
  if (answer instanceof Response) return { to: answer.headers.get('location') };
  return { status: answer.init?.status, errors: answer.data.form.error };
}

describe('monthly gift loader', () => {
  test('returns the gift, its payment method and its payments, but not the donor’s e-mail address', async () => {
    const order = await begun();
    const { gift, head } = await load(tokenOf(order));
    expect(head).toEqual({ title: 'Your monthly payment', index: false });
    expect(gift).toMatchObject({
      state: 'active',
      method: 'Sandbox',
      amount: order.total,
      charged: null,
      offeringId: LINE.offeringId,
      title: 'Two wells and a filter for the eastern villages',
      payments: [{ order: order.token, reference: order.reference, amount: order.total }],
      canStop: true,
    });
    expect(JSON.stringify(gift)).not.toContain('salma@example.org');
  });

  test('lists the payments of later months, newest first', async () => {
    const order = await begun();
    site.clock.now = new Date(TEST_NOW.getTime() + days(32));
    for (let ticks = 0; ticks < 3; ticks += 1) await site.api.tick();
    const { payments } = (await load(tokenOf(order))).gift;
    expect(payments).toHaveLength(2);
    expect(payments[1]?.reference).toBe(order.reference);
    expect(payments[0]!.paidAt > payments[1]!.paidAt).toBe(true);
  });

  test('returns the current state of each payment', async () => {
    const order = await begun();
    const state = async () => (await load(tokenOf(order))).gift.payments[0]?.state;
    expect(await state()).toBe('paid');
    await site.db.updateTable('orders').set({ state: 'refunded' }).execute();
    expect(await state()).toBe('refunded');
  });

  test('returns canStop false before the first payment', async () => {
    const { gift, head } = await load(tokenOf(await createOrder(site, { interval: 'month' })));
    expect(gift).toMatchObject({ state: 'pending', payments: [], canStop: false });
    expect(head.title).toBe('Your monthly payment is being set up');
  });

  test('returns texts in the language of the URL', async () => {
    const token = tokenOf(await begun());
    const { gift, head } = await load(token, `/ar/monthly/${token}`);
    expect([head.title, gift.title]).toEqual(['الدفعة الشهرية', 'بئران ومرشّح للقرى الشرقية']);
  });

  test('sends headers that prevent caching, indexing and cross-site referrers', async () => {
    const { headers } = await load(tokenOf(await begun()));
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('x-robots-tag')).toBe('noindex, nofollow');
    expect(headers.get('referrer-policy')).toBe('same-origin');
  });

  test.each([
    ['a token that is too short', () => 'x'],
    ['an unknown token', () => 'nobodyhasthistoken0000000'],
    [
      'a token with one wrong character',
      (token: string) => token.slice(0, -1) + (token.endsWith('A') ? 'B' : 'A'),
    ],
    ['the token of an order', (_: string, order: Order) => order.token],
  ])('returns 404 for %s', async (_, forge) => {
    const order = await begun();
    const token = forge(tokenOf(order), order);
    await expect(load(token)).rejects.toMatchObject({ status: 404 });
  });

  test('returns 503, not 404, while the charity API is down', async () => {
    const token = tokenOf(await begun());
    site.fail(unreachable);
    await expect(load(token)).rejects.toMatchObject({ status: 503 });
  });
});

describe('action that stops a monthly gift', () => {
  test('stops the gift: no more payments are charged, and earlier receipts stay listed', async () => {
    const order = await begun();
    const token = tokenOf(order);
    expect(await stop(token, `/ar/monthly/${token}`)).toEqual({ to: `/ar/monthly/${token}` });
    const { gift } = await load(token);
    expect(gift).toMatchObject({ state: 'stopped', canStop: false });
    expect(gift.payments).toHaveLength(1);
    site.clock.now = new Date(TEST_NOW.getTime() + days(70));
    for (let ticks = 0; ticks < 3; ticks += 1) await site.api.tick();
    expect((await load(token)).gift.payments).toHaveLength(1);
  });

  test('keeps the first stop time when the gift is stopped twice', async () => {
    const token = tokenOf(await begun());
    await stop(token);
    const [first] = await site.db.selectFrom('monthly_gifts').select('stopped_at').execute();
    expect(await stop(token)).toEqual({ to: `/monthly/${token}` });
    expect(await site.db.selectFrom('monthly_gifts').select('stopped_at').execute()).toEqual([
      first,
    ]);
  });

  test.each([
    ['the charity API is down', unreachable],
    [
      'the provider does not respond',
      () =>
        Response.json(
          { errorCode: 'payment.providerFailed', errorMessage: 'No answer.' },
          { status: 502 },
        ),
    ],
  ])('returns 503 and states that nothing has changed while %s', async (_, fault) => {
    const token = tokenOf(await begun());
    site.fail(fault);
    const answer = await stop(token);
    expect(answer).toEqual({
      status: 503,
      errors: {
        '': ['We could not stop it, and nothing has changed. Please try again in a moment.'],
      },
    });
    site.fail(null);
    expect((await load(token)).gift.state).toBe('active');
  });

  test('returns 404 when an unknown gift is stopped', async () => {
    expect(await stop('nobodyhasthistoken0000000')).toMatchObject({ status: 404 });
  });

  test('returns 403 when another site posts the stop form', async () => {
    const token = tokenOf(await begun());
    const headers = { 'sec-fetch-site': 'cross-site', origin: 'https://evil.test' };
    const request = visit(`/monthly/${token}`, { form: { intent: 'stop' }, headers });
    await expect(action(args(request, { token }))).rejects.toMatchObject({ status: 403 });
    expect((await load(token)).gift.state).toBe('active');
  });
});
