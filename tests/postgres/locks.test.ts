/** Tests that use cases beside each other lock what they decide about, in one order: none runs again, and nothing is lost. */
import { sql, type RawBuilder, type Transaction } from 'kysely';
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import type { Challenge } from '#contract/accounts';
import type { Order } from '#contract/orders';
import { setRecorder } from '#contract/telemetry/metrics';
import type { Database } from '#api/db/tables';
import { changePublished } from '#api/content/editing/publish';
import { transact, type Turn } from '#api/db/transact';
import { recordMonth } from '#api/giving/monthly/renew';
import { applyReversal } from '#api/giving/settle/reverse';
import { correctEmail } from '#api/giving/staff/correct';
import { refundPayment } from '#api/giving/staff/refund';
import { forget, record } from '#api/modules/abuse/events';
import { sumGifts } from '#api/modules/offerings/figures';
import { erasureKind } from '#api/staff/donors/erase';
import { money } from '#domain/money';
import {
  bearer,
  codeFor,
  createAccount,
  PASSWORD,
  postAuth,
  SALMA,
  signIn,
} from '#tests/support/api/accounts';
import { insertOffering } from '#tests/support/api/offerings';
import { apiOfEachTest } from '#tests/support/api/opened-api';
import {
  createOrder,
  createPaidOrder,
  LINE,
  newKey,
  orderBody,
  paymentEvent,
  paymentOf,
  providersOf,
  sendOrder,
  sendProof,
  sendWebhook,
  totalsOf,
} from '#tests/support/api/orders';
import { changeRows, insertRows, oneRow, rowsOf } from '#tests/support/api/rows';
import { confirmTransfer, HUDA, rejectTransfer } from '#tests/support/api/staff-decisions';

const api = apiOfEachTest();

const repeated: string[] = [];
beforeEach(() => {
  repeated.length = 0;
  setRecorder({
    count: (_, labels) => void ('result' in labels && repeated.push(labels.result)),
    observe: () => undefined,
  });
  onTestFinished(() => setRecorder(undefined));
});

const offer = (id: string) =>
  insertOffering(api.db, {
    ...{ id, kind: 'sacrifice', intentions: '["sacrifice"]', price: 45_000 },
    ...{ unit: 'share', capacity: 7 },
  });
const share = (offeringId: string) => ({
  ...{ offeringId, total: 45_000, quantity: 1, intention: 'sacrifice' as const },
  ...{ names: ['Salma'], agency: true as const },
});

/** Does something while a transaction is open that has done its work. */
async function whileOpen<Result>(
  turn: Turn,
  work: (tx: Transaction<Database>) => Promise<unknown>,
  meanwhile: () => Promise<Result>,
): Promise<Result> {
  let commit = () => {};
  const committed = new Promise<void>((done) => (commit = done));
  let begin = () => {};
  const begun = new Promise<void>((done) => (begin = done));
  const open = transact(api.db, turn, async (tx) => {
    await work(tx);
    begin();
    await committed;
  });
  await Promise.race([begun, open]);
  const result = await meanwhile().finally(commit);
  await open;
  return result;
}

type Works = readonly (() => Promise<unknown>)[];

/** Begins the works one after another, each when those before it wait for locks. @returns a function that awaits them */
async function beginAll(works: Works): Promise<() => Promise<unknown>> {
  const running: Promise<unknown>[] = [];
  for (const work of works) {
    running.push(work());
    await vi.waitUntil(async () => (await waiting()) === running.length, { timeout: 1_900 });
  }
  return () => Promise.all(running);
}

async function whileLocked(rows: RawBuilder<unknown>, works: Works): Promise<void> {
  const lock = sql`select 1 from ${rows} for no key update`;
  const end = await whileOpen(
    'beside',
    (tx) => lock.execute(tx),
    () => beginAll(works),
  );
  await end();
}

async function waiting(): Promise<number> {
  const { rows } = await sql<{ found: number }>`select count(*) as found from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`.execute(api.db);
  return rows[0]!.found;
}

test('two corrections that exchange limited offerings do not wait for each other', async () => {
  await offer('one-cow');
  await offer('other-cow');
  const send = (cart: string, offeringId: string) =>
    sendOrder(
      api,
      orderBody({
        ...{ method: 'Bank', lines: [share(offeringId)] },
        checkout: { cart: `the-cart-of-${cart}`, form: `the-checkout-form-of-${cart}` },
      }),
      newKey(),
    );
  await send('salma', 'one-cow');
  await send('ahmed', 'other-cow');
  // A correction withdraws the unsent mail after it has released the units.
  await whileLocked(sql`outbox`, [
    () => send('salma', 'other-cow'),
    () => send('ahmed', 'one-cow'),
  ]);
  expect(repeated).not.toContain('repeated');
  const held = await rowsOf(api.db, 'holds');
  expect(held.map(({ offering_id }) => offering_id).sort()).toEqual(['one-cow', 'other-cow']);
});

test('a refund of several offerings and the sum of their gifts do not wait for each other', async () => {
  await offer('zebu');
  const lines = [LINE, share('zebu')];
  const before = await totalsOf(api);
  const { evidence } = await paymentEvent(api, await createPaidOrder(api, { lines }));
  await sumGifts(api.deps);
  await createPaidOrder(api, { lines });
  const { amount, paymentId } = evidence;
  await whileLocked(sql`offerings where id = ${LINE.offeringId}`, [
    () => sumGifts(api.deps),
    () => applyReversal(api.deps, 'Stripe', { kind: 'refunded', amount, paymentId: paymentId! }),
  ]);
  expect(repeated).not.toContain('repeated');
  expect((await totalsOf(api)).raised - before.raised).toBe(LINE.total);
});

test('two sign-ins that were counted in the same millisecond are both forgotten', async () => {
  const [bucket, mark] = ['logins.address', 'one-address'] as const;
  await record(api.deps, [{ bucket, mark }]);
  await record(api.deps, [{ bucket, mark }]);
  const at = api.clock.now.toISOString();
  const forgetOne = () => transact(api.db, 'beside', (tx) => forget({ db: tx }, bucket, mark, at));
  await whileLocked(sql`limit_events`, [forgetOne, forgetOne]);
  expect(await rowsOf(api.db, 'limit_events')).toEqual([]);
});

test.each(['accounts', 'applications', 'content', 'newsletter', 'payouts', 'staff'] as const)(
  'donors give, pay and prove a transfer while a use case of the area %s is open',
  async (area) => {
    await offer('one-cow');
    const give = async () => {
      const paid = await createPaidOrder(api, { lines: [LINE, share('one-cow')] });
      const proof = await sendProof(api, await createOrder(api, { method: 'Bank' }));
      return [paid.state, proof.ok];
    };
    expect(await whileOpen(area, () => Promise.resolve(), give)).toEqual(['paid', true]);
  },
);

describe('a decision of staff about an order waits for others about it, and runs once:', () => {
  const row = ({ reference }: Order) => sql`orders where reference = ${reference}`;
  const reverse = async (order: Order, minor: number) => {
    const { payment_id: paymentId } = await paymentOf(api, order);
    const amount = money(minor, 'OMR');
    return applyReversal(api.deps, 'Stripe', { kind: 'refunded', amount, paymentId });
  };
  const correct = ({ reference }: Order) =>
    correctEmail(api.deps, HUDA, { reference, version: null }, 'nadia@example.org');
  const refund = async (order: Order, minor: number) => {
    const { method, payment_id: paymentId } = await paymentOf(api, order);
    const wish = { reason: 'donorAsked', via: 'bank', bankNumber: null } as const;
    const id = newKey();
    const { reference } = order;
    return refundPayment(api.deps, providersOf(api), HUDA, {
      ...{ ...wish, id, reference, method, paymentId, minor },
    });
  };
  const stateOf = async ({ reference }: Order) =>
    (await oneRow(api.db, 'orders', { reference })).state;
  afterEach(() => expect(repeated).not.toContain('repeated'));

  test('a rejection, for a proof', async () => {
    const order = await createOrder(api, { method: 'Bank' });
    await whileLocked(row(order), [
      () => sendProof(api, order),
      () => rejectTransfer(api, order.reference),
    ]);
    expect(await stateOf(order)).toBe('rejected');
  });

  test('a confirmation, for a proof', async () => {
    const order = await createOrder(api, { method: 'Bank' });
    await whileLocked(row(order), [
      () => sendProof(api, order),
      () => confirmTransfer(api, order.reference),
    ]);
    expect(await stateOf(order)).toBe('paid');
  });

  test('a refund that a provider reports, for a correction', async () => {
    const order = await createPaidOrder(api);
    await whileLocked(row(order), [() => correct(order), () => reverse(order, 4_000)]);
    expect(await stateOf(order)).toBe('partially_refunded');
  });

  test('a refund, for one that the provider reports', async () => {
    const order = await createPaidOrder(api);
    const rejected = expect.objectContaining({ code: 'staffGift.refundTooLarge' }) as unknown;
    await whileLocked(row(order), [
      () => reverse(order, 4_000),
      () => expect(refund(order, LINE.total)).rejects.toEqual(rejected),
    ]);
    expect(await stateOf(order)).toBe('partially_refunded');
    expect(await rowsOf(api.db, 'refunds')).toEqual([]);
  });

  test.each([
    ['a correction', correct, 'nadia@example.org'],
    ['an erasure', (order: Order) => erase(order), ''],
  ])('%s, for a month that copies the address of the first order', async (_, change, email) => {
    const order = await createOrder(api, { interval: 'month' });
    const monthlyReference = 'a-subscription';
    await sendWebhook(api, await paymentEvent(api, order, { monthlyReference }));
    const evidence = { status: 'succeeded', source: 'webhook', amount: order.total } as const;
    const month = { monthlyReference, evidence: { ...evidence, paymentId: 'second' } };
    await whileLocked(row(order), [
      () => recordMonth(api.deps, stripe(), month),
      () => change(order),
    ]);
    const orders = await rowsOf(api.db, 'orders');
    expect(orders.map(({ donor_email }) => donor_email)).toEqual([email, email]);
  });

  const stripe = () => {
    const cards = providersOf(api).get('Stripe')!;
    return { ...cards, monthly: { ...cards.monthly!, stop: () => Promise.resolve() } };
  };
  const erase = ({ reference }: Order) =>
    erasureKind(api.deps, new Map([['Stripe', stripe()]])).run(
      {
        ...{ id: newKey(), data: { reference }, reason: '', subject: { kind: 'order', id: '' } },
        askedBy: { id: '', name: '' },
      },
      HUDA,
    );
});

test('a sign-in with the old password ends when the password is reset at the same time', async () => {
  await createAccount(api);
  const { challenge } = await postAuth<Challenge>(api, 'password/forgot', { email: SALMA.email });
  const code = await codeFor(api, { challenge });
  const password = 'eight quiet palm trees';
  await whileLocked(sql`accounts`, [
    () => signIn(api),
    () => postAuth(api, 'password/reset', { challenge, code, password }),
  ]);
  const sessions = await rowsOf(api.db, 'sessions', { revoked_at: null });
  expect(sessions).toHaveLength(1);
  expect(repeated).not.toContain('repeated');
});

test('an account is deleted although a row that refers to it is stored at the same time', async () => {
  const tokens = await createAccount(api);
  const { id: account_id } = await oneRow(api.db, 'accounts');
  const recipient = { id: 'nadia', account_id, name: 'Nadia', phone: '+96891234567' };
  const end = await whileOpen(
    'beside',
    (tx) => insertRows(tx, 'recipients', { ...recipient, created_at: '2026-03-12T06:00:00.000Z' }),
    () => beginAll([() => api.post('/user/delete', { password: PASSWORD }, bearer(tokens))]),
  );
  await end();
  expect(await rowsOf(api.db, 'accounts')).toEqual([]);
  expect(repeated).toContain('repeated');
});

test('content is published after the units and seats that are reserved meanwhile', async () => {
  const goat = 'goat-tanzania';
  const publish = (kind: string, id: string, field: string) =>
    changePublished(api.deps, {
      ...{ kind, id, actor: HUDA, action: 'updated', confirmed: true },
      change: (written) => ({ ...written, [field]: '3' }),
    });
  const five = { quantity: 5, total: 5 * 38_000, names: ['A', 'B', 'C', 'D', 'E'] };
  await whileLocked(sql`offerings where id = ${goat}`, [
    () => createOrder(api, { lines: [{ ...share(goat), ...five }] }),
    () => expect(publish('sacrifices', goat, 'shares')).rejects.toThrow('already reserved 5'),
  ]);
  const end = await whileOpen(
    'applications',
    (tx) => changeRows(tx, 'events', { id: 'school-evening' }, { taken: 5 }),
    () => beginAll([() => publish('events', 'school-evening', 'seats').catch(String)]),
  );
  expect(await end()).toEqual([expect.stringContaining('5 seats are already taken')]);
});
