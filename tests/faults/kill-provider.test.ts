/**
 * Rows 21, 22 and 46 to 48: SIGKILL at each step of an order, a payment, a refund and a further month. The provider is in
 * the process of the test, so that it survives.
 */
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { OrderStep } from '#api/deps';
import type { CreateOrderInput, Order } from '#contract/orders';
import { orderBody, urlOf } from '#tests/support/api/orders';
import { openStripeMock, type StripeMock } from '#tests/support/providers/stripe';
import { expectInvariants } from './invariants';
import { install, type Installation, type RunningApi } from './killable-api';
import { GIFT } from './payment-rig';
import { randomNumbers, runs } from './run';

// The tests start and kill processes, on a machine that may be busy.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

let site: Installation;
let stripe: StripeMock;
/** The running process. Each kill is followed by a new one. */
let api: RunningApi;
const seen: Order[] = [];
let keys = 0;
const draw = randomNumbers(22);

beforeAll(async () => {
  stripe = await openStripeMock({
    deliver: (request) => api.deliver(request),
    publicUrl: 'https://give.test',
  });
  site = await install({ stripe: stripe.settings });
  api = await site.start();
});
afterAll(async () => {
  api.child.kill('SIGKILL');
  await site.remove();
  await stripe.close();
});

const request = (changes: Partial<CreateOrderInput> = {}) => ({
  key: `order-with-stripe-${(keys += 1)}`,
  body: orderBody({ method: 'Stripe', ...GIFT, locale: 'tr', ...changes }),
});
const pageOf = (order: Order) => stripe.books.session(urlOf(order).split('/').at(-1)!);

/** Creates an order, and pays it without a report to the charity. */
async function paidAtStripe(changes: Partial<CreateOrderInput> = {}) {
  const order = (await api.give(request(changes)))!;
  stripe.books.approve(pageOf(order));
  seen.push(order);
  return { order, page: pageOf(order) };
}

/** Kills the process at the step during `work`, and starts a new one. */
async function killAt(step: OrderStep, work: () => Promise<unknown>): Promise<void> {
  await api.arm(step);
  void work().catch(() => undefined);
  await api.dead;
  api = await site.start();
}

/** Delivers the events that Stripe sends again because nothing confirmed them. */
const deliverAgain = (events: (() => Request)[]) => {
  stripe.postbox.waiting.push(...events);
  return stripe.postbox.deliver();
};

/** Reads the database of a killed process, and starts a new process. */
async function check(): Promise<void> {
  await api.kill();
  const { db, close } = await site.database();
  const charged = [...stripe.books.intents.values()]
    .filter(({ status }) => status === 'succeeded')
    .map(({ id, amount, currency }) => ({ id, minor: amount, currency: currency.toUpperCase() }));
  const acknowledged = seen.map(({ token, locale, state }) => ({ token, locale, state }));
  await expectInvariants({ db, charged, acknowledged }).finally(close);
  api = await site.start();
}

describe('21 SIGKILL at a step of the checkout', () => {
  test.each([
    'order:before-commit',
    'order:after-commit',
    'payment:started',
    'order:before-answer',
  ] as const)('at %s: the same form makes one order and one payment page', async (step) => {
    const pages = stripe.books.sessions.size;
    const mine = request();
    await killAt(step, () => api.give(mine));
    const order = (await api.give(mine))!;
    expect(await api.give(mine)).toEqual(order);
    expect(stripe.books.sessions.size).toBe(pages + 1);
    seen.push(order);
  });
});

test.each(['order:before-commit', 'order:before-answer'] as const)(
  '21 a retry after a kill at %s creates no second order by transfer',
  async (step) => {
    const mine = request({ method: 'Bank' });
    await killAt(step, () => api.give(mine));
    const order = (await api.give(mine))!;
    expect(order.next.kind).toBe('transfer');
    expect(await api.give(mine)).toEqual(order);
    seen.push(order);
  },
);

test('22 after a kill between sending the receipt and marking it as sent there is one receipt', async () => {
  const { order } = await paidAtStripe();
  expect((await api.comeBack(order))?.state).toBe('paid');
  await killAt('mail:written', () => api.tick());
  await check();
  const written = readdirSync(path.join(site.dataDir, 'outbox'));
  await api.tick();
  // The same mail, which mail servers recognise by its id.
  expect(readdirSync(path.join(site.dataDir, 'outbox'))).toEqual(expect.arrayContaining(written));
});

describe('22 SIGKILL between the payment and its storage', () => {
  test.each(['settle:before-commit', 'settle:after-commit'] as const)(
    'at %s, while the donor returns: the order is paid once',
    async (step) => {
      const { order } = await paidAtStripe();
      stripe.postbox.waiting.length = 0;
      await killAt(step, () => api.comeBack(order));
      expect((await api.comeBack(order))?.state).toBe('paid');
    },
  );

  test.each(['settle:before-commit', 'settle:after-commit'] as const)(
    'at %s, while the webhook arrives: Stripe sends it again, and the order is paid once',
    async (step) => {
      const { order } = await paidAtStripe();
      const events = [...stripe.postbox.waiting];
      await killAt(step, () => stripe.postbox.deliver());
      expect(await deliverAgain(events)).toEqual(events.map(() => 200));
      expect((await api.comeBack(order))?.state).toBe('paid');
    },
  );
});

describe('46 SIGKILL at a step of a further month', () => {
  test.each(['settle:before-commit', 'settle:after-commit'] as const)(
    'at %s: the month is one order with one receipt',
    async (step) => {
      const { order, page } = await paidAtStripe({ interval: 'month' });
      await stripe.postbox.deliver();
      expect((await api.comeBack(order))?.state).toBe('paid');
      stripe.books.renew(page.invoice!.subscription);
      const events = [...stripe.postbox.waiting];
      await killAt(step, () => stripe.postbox.deliver());
      expect(await deliverAgain(events)).toEqual(events.map(() => 200));
      expect(await deliverAgain(events)).toEqual(events.map(() => 200));
    },
  );
});

describe('47 SIGKILL at a step of a refund', () => {
  test.each(['refund:stored', 'refund:requested', 'refund:before-commit'] as const)(
    'at %s: the money goes back once, and the order is refunded',
    async (step) => {
      const { order, page } = await paidAtStripe();
      await stripe.postbox.deliver();
      const refund: Parameters<RunningApi['refund']>[0] = {
        id: `approval-${step}`,
        reference: order.reference,
        method: 'Stripe',
        paymentId: page.intent!.id,
        minor: 2_650,
        via: 'provider',
        reason: 'donorAsked',
        bankNumber: null,
      };
      await killAt(step, () => api.refund(refund));
      expect(await api.refund(refund)).toBe('refunded');
      expect(page.intent!.refunded).toBe(2_650);
      await stripe.postbox.deliver({ times: 2 });
      expect(page.intent!.refunded).toBe(2_650);
    },
  );
});

test.each(Array.from({ length: runs(2, 100) }, (_, n) => n + 1))(
  '48 SIGKILL at any moment while orders, webhooks, refunds and disputes arrive, run %i',
  async () => {
    const requests = Array.from({ length: 6 }, () => request());
    const last = 1 + draw(8);
    let done = 0;
    const events: (() => Request)[] = [];
    const step = async () => {
      done += 1;
      if (done === last) await api.kill();
    };
    await Promise.all(
      requests.map(async (mine, n) => {
        const order = await api.give(mine);
        await step();
        if (!order) return;
        seen.push(order);
        const page = pageOf(order);
        stripe.books.approve(page);
        if (n % 3 === 1) stripe.books.refund(page.intent!);
        if (n % 3 === 2) stripe.books.dispute(page.intent!);
        events.push(...stripe.postbox.waiting);
        await stripe.postbox.deliver();
        await step();
      }),
    );
    await api.kill();
    api = await site.start();
    for (const mine of requests) seen.push((await api.give(mine))!);
    // Stripe repeats each event until it is accepted. A refund that arrives before its payment is rejected at first.
    await deliverAgain(events);
    expect(new Set(await deliverAgain(events))).toEqual(new Set([200]));
    await check();
  },
);

test('21 the invariants hold after all kills', check);
