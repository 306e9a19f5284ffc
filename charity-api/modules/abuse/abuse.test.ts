/** Tests the rate limits over the API with a controlled clock: for donors, for card thieves, and for programs. */
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createCharityApi } from '#api/app';
import { DONOR_HEADERS } from '#contract/donor-marks';
import type { CreateOrderBody, Order } from '#contract/orders';
import { hours, minutes, seconds } from '#domain/time/durations';
import { basic, NO_LIMITS, openTestApi, type TestApi } from '#tests/support/api/api';
import {
  approveOrder,
  readOrderResponse,
  confirmOrder,
  newKey,
  orderBody,
  advanceClock,
  submitDecision,
  sendOrder,
  type Answer,
  LINE,
} from '#tests/support/api/orders';
import type { AbuseLimits } from '../../deps';
import { recentOutcomes } from './attack-mode';
import { record } from './events';

const LIMITS: AbuseLimits = {
  perAddress: 7,
  perEmail: 4,
  perSession: 3,
  declines: 2,
  subscriptions: { perAddress: 10, total: 500 },
  applications: { perEmail: 10, perAddress: 30, total: 1000 },
  accounts: NO_LIMITS.accounts,
  warnAt: 300,
  attackMinimum: { OMR: 5, USD: 13, EUR: 5, GBP: 5 },
};

let api: TestApi;
const open = (limits: Partial<AbuseLimits> = {}) =>
  openTestApi({ config: { limits: { ...LIMITS, ...limits } } });
beforeEach(async () => {
  api = await open();
});
afterEach(() => api.api.close());

type Who = { address?: string | number; email?: string | number; session?: string | number };

let lastUniqueId = 0;
const uniqueId = () => (lastUniqueId += 1);
/** Returns a rate-limit key as the storefront sends it, without personal data. */
const mark = (kind: string, who: string | number) => `${kind}-${who}`.padEnd(24, '_');

/** @param who omitted parts get a value that no request used before */
function marksOf({ address = `x${uniqueId()}`, session = `x${uniqueId()}` }: Who) {
  return {
    [DONOR_HEADERS.client]: basic().authorization!,
    [DONOR_HEADERS.address]: mark('address', address),
    [DONOR_HEADERS.session]: mark('session', session),
  };
}

function bodyOf({ email = `x${uniqueId()}` }: Who, changes: Partial<CreateOrderBody> = {}) {
  return orderBody({ donor: { name: 'Salma', email: `${email}@example.org` }, ...changes });
}

function give(who: Who = {}, changes: Partial<CreateOrderBody> = {}, key = newKey()) {
  const headers = { 'idempotency-key': key, ...marksOf(who) };
  return api.post('/user/orders', bodyOf(who, changes), headers).then(readOrderResponse);
}

async function giveTimes(times: number, who: Who, changes?: Partial<CreateOrderBody>) {
  const answers: Answer[] = [];
  for (let n = 0; n < times; n++) answers.push(await give(who, changes));
  return answers.map(({ status, error }) => (status === 201 ? 'accepted' : error.errorCode));
}

async function orderBy(who: Who = {}, changes?: Partial<CreateOrderBody>): Promise<Order> {
  const { status, order, error } = await give(who, changes);
  expect(status, JSON.stringify(error)).toBe(201);
  return order;
}

async function decline(who: Who = {}): Promise<void> {
  const order = await orderBy(who);
  await submitDecision(api, order, 'decline');
  await confirmOrder(api, order);
}

async function succeed(who: Who = {}): Promise<void> {
  const order = await orderBy(who);
  await approveOrder(api, order);
}

const retry = ({ token }: Order, who: Who, method = 'Stripe') =>
  api.post(`/user/orders/${token}/attempts`, { method }, marksOf(who)).then(readOrderResponse);

const bank = { method: 'Bank' } as const;

describe('payment attempts', () => {
  // limits.test.ts has the limit and the window of each key.
  test('payment attempts by one session are accepted up to the limit, and again when the window has moved', async () => {
    const [who, start] = [{ session: 'one' }, api.clock.now];
    expect(await giveTimes(1, who)).toEqual(['accepted']);
    advanceClock(api, minutes(5));
    expect(await giveTimes(3, who)).toEqual(['accepted', 'accepted', 'order.tooMany']);
    // Only the first attempt leaves the window, so one more is accepted.
    api.clock.now = new Date(start.getTime() + minutes(10) - 1);
    expect(await giveTimes(1, who)).toEqual(['order.tooMany']);
    advanceClock(api, 1);
    expect(await giveTimes(2, who)).toEqual(['accepted', 'order.tooMany']);
  });

  test('above the limit are rejected with a reason, an alternative and an imprecise Retry-After', async () => {
    await giveTimes(3, { session: 'one' });
    const answer = await api.post('/user/orders', bodyOf({}, { locale: 'ar' }), {
      'idempotency-key': newKey(),
      'accept-language': 'ar',
      ...marksOf({ session: 'one' }),
    });
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([429, '3600']);
    expect(await answer.json()).toMatchObject({
      errorCode: 'order.tooMany',
      errorMessage: expect.stringMatching(/لم يُخصم شيء.*التحويل البنكي/) as string,
    });
  });

  test('payment attempts are counted separately by IP address, e-mail address and session', async () => {
    const email = 'salma';
    for (let n = 0; n < 4; n++) await orderBy({ email, address: n, session: n });
    expect((await give({ email })).error.errorCode).toBe('order.tooMany');
    // The rejected attempt was not counted for its IP address.
    expect(await giveTimes(7, { address: 0 })).toEqual([
      ...Array<string>(6).fill('accepted'),
      'order.tooMany',
    ]);
    expect((await give({ address: 1, session: 1 })).status).toBe(201);
  });

  test('payment attempts with another spelling of an e-mail address count for the same mailbox', async () => {
    await giveTimes(4, { email: 'salma' });
    for (const email of ['SALMA', 'salma+1', 'Salma+gift+2'])
      expect((await give({ email })).error.errorCode, email).toBe('order.tooMany');
  });

  test('payment attempts with the same idempotency key are counted once, also at the limit', async () => {
    const [who, key] = [{ session: 'one', email: 'salma' }, newKey()];
    const first = await give(who, {}, key);
    await giveTimes(2, who);
    const again = await give(who, {}, key);
    expect([again.status, again.order.token]).toEqual([201, first.order.token]);
    expect(await giveTimes(1, who)).toEqual(['order.tooMany']);
  });

  test('payment attempts with a validation error are not counted', async () => {
    for (let n = 0; n < 4; n++) {
      const answer = await give({ session: 'one' }, { expectedTotal: 1 });
      expect(answer.error.errorCode).toBe('order.totalChanged');
    }
    expect(await giveTimes(1, { session: 'one' })).toEqual(['accepted']);
  });

  test('payment attempts for an existing order are counted like new ones', async () => {
    const who = { session: 'one' };
    const order = await orderBy(who);
    for (let tries = 1; tries < 3; tries++) {
      await submitDecision(api, order, 'cancel');
      await confirmOrder(api, order);
      const again = await retry(order, who);
      expect(again.status).toBe(201);
      order.next = again.order.next;
    }
    await submitDecision(api, order, 'cancel');
    await confirmOrder(api, order);
    expect((await retry(order, who)).error.errorCode).toBe('order.tooMany');
    expect((await retry(order, who, 'Bank')).status).toBe(201);
  });

  test('payment attempts by bank transfer are counted separately, and accepted when online payments are not', async () => {
    const who = { email: 'salma' };
    await giveTimes(4, who);
    expect(await giveTimes(1, who)).toEqual(['order.tooMany']);
    expect(await giveTimes(5, who, bank)).toEqual([
      ...Array<string>(4).fill('accepted'),
      'order.tooManyTransfers',
    ]);
  });

  test('payment attempts from one IP address, fifty at the same time, are accepted exactly up to the limit', async () => {
    const answers = await Promise.all(Array.from({ length: 50 }, () => give({ address: 'one' })));
    const accepted = answers.filter(({ status }) => status === 201);
    const rejected = answers.filter(({ error }) => error.errorCode === 'order.tooMany');
    expect([accepted.length, rejected.length]).toEqual([7, 43]);
    expect(await api.db.selectFrom('orders').select('id').execute()).toHaveLength(7);
  });

  test('payment attempts of all donors together are never rejected, and one warning is logged', async () => {
    await api.api.close();
    api = await open({ warnAt: 3 });
    for (let n = 0; n < 5; n++) await orderBy();
    const warnings = api.log.filter(({ level }) => level === 'warn');
    expect(warnings).toMatchObject([
      { level: 'warn', message: 'unusually many requests', bucket: 'orders.all', count: 3 },
    ]);
  });
});

describe('identity of the caller', () => {
  test('rate-limit keys are accepted only from the storefront: all other callers share one limit', async () => {
    const forged = (n: number, client?: string) => ({
      'idempotency-key': newKey(),
      ...marksOf({ address: n, session: n }),
      [DONOR_HEADERS.client]: client ?? '',
    });
    const wrong = basic({ id: 'storefront', secret: 'guessed' }).authorization;
    const statuses: number[] = [];
    for (let n = 0; n < 8; n++) {
      const headers = forged(n, n % 2 ? wrong : undefined);
      statuses.push((await api.post('/user/orders', bodyOf({}), headers)).status);
    }
    expect(statuses).toEqual([...Array<number>(7).fill(201), 429]);
    expect((await sendOrder(api, bodyOf({}))).error.errorCode).toBe('order.tooMany');
    expect((await give()).status).toBe(201);
  });

  test('an IP address that the storefront does not know is not counted', async () => {
    for (let n = 0; n < 10; n++) {
      const headers = { ...marksOf({}), 'idempotency-key': newKey() };
      headers[DONOR_HEADERS.address] = '';
      expect((await api.post('/user/orders', bodyOf({}), headers)).status).toBe(201);
    }
  });

  test('rate-limit keys are stored without the e-mail address', async () => {
    await decline({ address: 'one', email: 'salma', session: 'one' });
    const stored = JSON.stringify([
      await api.db.selectFrom('limit_events').selectAll().execute(),
      await api.db.selectFrom('order_marks').selectAll().execute(),
    ]);
    expect(stored).toContain(mark('address', 'one'));
    expect(stored).not.toMatch(/salma|example\.org/i);
  });

  test('requests that read or confirm an order are not limited', async () => {
    const order = await orderBy({ address: 'one' });
    await giveTimes(7, { address: 'one' });
    for (let n = 0; n < 10; n++) {
      const looked = await api.get(`/user/orders/${order.token}`, marksOf({ address: 'one' }));
      expect(looked.status).toBe(200);
    }
    expect((await confirmOrder(api, order)).state).toBe('pending_payment');
  });
});

describe('declined payments', () => {
  // limits.test.ts has the limit of each key.
  test('declined payments block online payments for an hour, but not transfers', async () => {
    const who = { email: 'salma' };
    const pause = seconds(10);
    for (let n = 0; n < 2; n++) {
      await decline(who);
      advanceClock(api, pause);
    }
    const rejected = await give(who);
    expect([rejected.status, rejected.error.errorCode]).toEqual([429, 'order.tooManyFailures']);
    expect(rejected.error.errorMessage).toMatch(/bank transfer/);
    expect((await give(who, bank)).status).toBe(201);
    expect((await give()).status).toBe(201);
    advanceClock(api, hours(1) - pause - 1);
    expect((await give(who)).error.errorCode).toBe('order.tooManyFailures');
    advanceClock(api, 1);
    expect((await give(who)).status).toBe(201);
  });

  test('declined payments block a retry of the same order', async () => {
    const who = { email: 'salma' };
    const order = await orderBy(who);
    for (let n = 0; n < 2; n++) {
      await submitDecision(api, order, 'decline');
      await confirmOrder(api, order);
      if (n < 1) order.next = (await retry(order, who)).order.next;
    }
    expect((await retry(order, who)).error.errorCode).toBe('order.tooManyFailures');
    expect((await retry(order, who, 'Bank')).status).toBe(201);
  });

  test('declined payments return no reason', async () => {
    const order = await orderBy();
    await submitDecision(api, order, 'decline');
    const failed = await confirmOrder(api, order);
    expect(failed).toEqual({
      ...order,
      state: 'failed',
      next: { kind: 'none' },
      checkedAt: failed.checkedAt,
    });
  });

  test('declined payments that are reported twice count once', async () => {
    const who = { email: 'salma' };
    const order = await orderBy(who);
    await submitDecision(api, order, 'decline');
    await Promise.all([confirmOrder(api, order), confirmOrder(api, order), api.api.tick()]);
    await api.api.tick();
    expect((await give(who)).status).toBe(201);
  });

  test('declined payments do not include cancelled and successful payments', async () => {
    const who = { email: 'salma' };
    for (const decision of ['cancel', 'approve', 'cancel'] as const) {
      const order = await orderBy(who);
      await submitDecision(api, order, decision);
      await confirmOrder(api, order);
    }
    expect((await give(who)).status).toBe(201);
  });
});

describe('attack mode', () => {
  const warnings = () => api.log.filter(({ message }) => message === 'attack.detected');
  const small = { lines: [{ ...LINE, total: 4_990 }] };

  // attack-mode.test.ts has the ratio and the window.
  const attack = async () => {
    for (let n = 0; n < 29; n++) await record(api.deps, [{ bucket: 'outcomes', mark: 'declined' }]);
    await decline();
  };

  test('attack mode counts declined and successful payments, but none without a donor’s attempt', async () => {
    await decline();
    await succeed();
    const order = await orderBy();
    await api.db.deleteFrom('order_marks').execute();
    await submitDecision(api, order, 'decline');
    await confirmOrder(api, order);
    expect(await recentOutcomes(api.deps)).toEqual({ declined: 1, succeeded: 1 });
    expect(warnings()).toEqual([]);
  });

  test('rejects small online payments with the minimum in the message, and accepts transfers of any amount', async () => {
    await attack();
    const rejected = await give({}, small);
    expect(rejected.status).toBe(409);
    expect(rejected.error.errorMessage).toMatch(/minimum online payment is 5.OMR.*bank transfer/);
    expect((await give({}, { ...small, ...bank })).status).toBe(201);
    const exactly = { lines: [{ ...LINE, total: 5_000 }] };
    expect((await give({}, exactly)).status).toBe(201);
    // Each currency has its own minimum.
    const dollars = (minor: number) =>
      give({}, { currency: 'USD', lines: [{ ...LINE, total: minor }] });
    expect((await dollars(1_299)).error.errorMessage).toMatch(/13.USD/);
    expect((await dollars(1_300)).status).toBe(201);
  });

  test('reduces the limit of an IP address to a third, but not that of a mailbox or of transfers', async () => {
    await attack();
    expect(await giveTimes(4, { address: 'one' })).toEqual([
      ...Array<string>(3).fill('accepted'),
      'order.tooMany',
    ]);
    const transfers = await giveTimes(7, { address: 'one' }, bank);
    expect(transfers).toEqual(Array<string>(7).fill('accepted'));
    expect(await giveTimes(4, { email: 'salma' })).toEqual(Array<string>(4).fill('accepted'));
  });

  test('attack mode ends automatically half an hour after the last decline that looked like an attack', async () => {
    await attack();
    advanceClock(api, minutes(5));
    await decline();
    advanceClock(api, minutes(30) - 1);
    expect((await give({}, small)).error.errorCode).toBe('order.minimumRaised');
    advanceClock(api, 1);
    expect((await give({}, small)).status).toBe(201);
    expect(warnings()).toHaveLength(1);
  });
});

test('limits stay in effect after a restart', async () => {
  await giveTimes(3, { session: 'one' });
  for (let n = 0; n < 2; n++) await decline({ email: 'salma' });
  // A new process has the same database and nothing else of the old one.
  const restarted = createCharityApi(api.deps);
  api.post = (at, body, headers = {}) =>
    restarted.fetch(
      new Request(`http://api.test${at}`, {
        ...{ method: 'POST', body: JSON.stringify(body) },
        headers: { 'content-type': 'application/json', ...headers },
      }),
    );
  expect((await give({ session: 'one' })).error.errorCode).toBe('order.tooMany');
  expect((await give({ email: 'salma' })).error.errorCode).toBe('order.tooManyFailures');
});

test('deletes counted events only when no limit needs them any more', async () => {
  await decline({ email: 'salma' });
  const stored = async () => [
    (await api.db.selectFrom('limit_events').selectAll().execute()).length,
    (await api.db.selectFrom('order_marks').selectAll().execute()).length,
  ];
  const [events = 0] = await stored();
  expect(events).toBeGreaterThan(0);
  advanceClock(api, hours(2) - 1);
  await api.api.tick();
  expect(await stored()).toEqual([events, 1]);
  advanceClock(api, 1);
  await api.api.tick();
  expect(await stored()).toEqual([0, 1]);
  advanceClock(api, hours(70));
  await api.api.tick();
  expect(await stored()).toEqual([0, 0]);
});
