/** Tests the reconciliation with Stripe from the fetch to the differences: payouts, coverage, failures, repetition. */
import { describe, expect, test } from 'vitest';
import { resultOf } from '#tests/support/api/api';
import type { PayoutPage, Payouts } from '#contract/staff/payouts';
import { days, hours, minutes } from '#domain/time/durations';
import type { Movement } from '#domain/payouts/movements';
import { advanceClock, confirmOrder, createOrder, providersOf } from '#tests/support/api/orders';
import { rowsOf } from '#tests/support/api/rows';
import { joinStaff } from '#tests/support/api/staff';
import { createCardOrder, pageOf, withStripe } from '#tests/support/providers/with-stripe';
import type { PaymentProvider } from '../../payments/provider';
import { fetchDueMovements } from './fetch';

const given = withStripe();

async function gift(changes: Parameters<typeof createCardOrder>[1] = {}) {
  const order = await createCardOrder(given, changes);
  const page = pageOf(given, order);
  given.stripe.books.approve(page);
  return { order, intent: page.intent!, settle: () => confirmOrder(given.api, order) };
}
async function paidGift() {
  const made = await gift();
  await made.settle();
  return made;
}

/**
 * Runs the background jobs until nothing is left to fetch, shortly after the delay with which Stripe lists movements.
 */
async function fetchAll({ after = hours(8) } = {}) {
  advanceClock(given.api, after);
  for (let run = 0; run < 4; run += 1) await given.api.api.tick();
}

async function show(query = ''): Promise<Payouts> {
  const member = await joinStaff(given.api, ['finance']);
  return resultOf<Payouts>(member.get(`/staff/reports/payouts${query}`));
}
const kindsOf = ({ differences }: Payouts) => differences.data.map(({ kind }) => kind);
const movements = () =>
  given.api.db.selectFrom('provider_movements').selectAll().orderBy('id').execute();

test('equal books have no differences, and a payout names its parts', async () => {
  const { order } = await paidGift();
  await paidGift();
  await fetchAll({ after: days(2) });
  const shown = await show();
  expect(shown.differences).toEqual({ total: 0, data: [], sums: [] });
  expect(shown.providers).toMatchObject([{ method: 'Stripe', failed: null, isFetching: false }]);
  const [payout] = shown.payouts.data;
  // 2.9 % and 300 baisa of each 10 rials.
  expect(payout).toMatchObject({
    ...{ method: 'Stripe', currency: 'OMR', amount: 18_820 },
    sums: { payments: 20_000, returned: 0, fees: 1_180, other: 0 },
  });
  const member = await joinStaff(given.api, ['viewer']);
  const result = await resultOf<PayoutPage>(
    member.get(`/staff/reports/payouts/Stripe/${payout!.id}`),
  );
  expect(result.parts.data.map(({ reference, net }) => [reference, net])).toContainEqual([
    ...[order.reference, 9_410],
  ]);
  expect((await member.get('/staff/reports/payouts/Stripe/po_none')).status).toBe(404);
});

test('names a payment that only the provider has, with a link to the order', async () => {
  await paidGift();
  const { order } = await gift();
  // The payment intent belongs to our attempt, but no webhook reports that it was paid, and neither does its page.
  Object.assign(pageOf(given, order), { status: 'open', payment_status: 'unpaid', intent: null });
  await given.api.db.updateTable('orders').set({ next_check: '2099' }).execute();
  await fetchAll();
  const { differences } = await show();
  expect(differences.data).toMatchObject([
    { kind: 'paidThere', reference: order.reference, theirs: { minor: 10_000 }, ours: null },
  ]);
  expect(differences.sums).toEqual([{ minor: 10_000, currency: 'OMR' }]);
});

test('names a payment that only we have, after the time that Stripe needs', async () => {
  await paidGift();
  given.stripe.books.balance.length = 0;
  await fetchAll({ after: minutes(30) });
  expect(kindsOf(await show())).toEqual([]);
  await fetchAll();
  expect(kindsOf(await show())).toEqual(['paidHere']);
});

test('names a refund that only the provider has, until its webhook arrives', async () => {
  const { intent } = await paidGift();
  given.stripe.books.refund(intent, 4_000);
  await fetchAll();
  expect((await show()).differences.data).toMatchObject([
    { kind: 'returnedThere', theirs: { minor: -4_000 }, ours: null },
  ]);
  await given.stripe.postbox.deliver();
  expect(kindsOf(await show())).toEqual([]);
});

test('a charge of another business on the account is no difference', async () => {
  const { intent } = await paidGift();
  const [entry] = given.stripe.books.balance;
  given.stripe.books.balance.push({
    ...{ ...entry!, id: 'txn_shop' },
    intent: { ...intent, id: 'pi_shop', charge: 'ch_shop', metadata: {} },
  });
  await fetchAll();
  const { differences, unknown } = await show();
  expect([differences.total, unknown.total]).toEqual([0, 1]);
});

test('assigns the months of a monthly gift to its order', async () => {
  const { settle } = await gift({ interval: 'month' });
  await settle();
  await fetchAll();
  const stored = await movements();
  expect(stored.map(({ attempt_id }) => attempt_id)).toEqual([
    expect.stringMatching(/^[0-9a-f]{32}$/),
  ]);
  expect(kindsOf(await show())).toEqual([]);
});

test('fetching a period twice stores each movement once, and keeps its payout', async () => {
  await paidGift();
  await fetchAll({ after: days(2) });
  const once = await movements();
  expect(once.some(({ payout_id }) => payout_id !== null)).toBe(true);
  const member = await joinStaff(given.api, ['finance']);
  const period = { from: '2026-03-01', until: '2026-12-31' };
  expect((await member.post('/staff/reports/payouts/fetch', period)).status).toBe(200);
  expect((await show()).providers[0]!.isFetching).toBe(true);
  await fetchAll({ after: 0 });
  expect(await movements()).toEqual(once);
  expect((await show()).providers[0]!.isFetching).toBe(false);
  const log = await given.api.db.selectFrom('staff_log').selectAll().execute();
  expect(log.find(({ action }) => action === 'payouts.requested')).toMatchObject({
    actor_id: member.id,
  });
});

test('reads all pages of a list', async () => {
  const { intent } = await paidGift();
  const [entry] = given.stripe.books.balance;
  for (let count = 0; count < 250; count += 1)
    given.stripe.books.balance.push({ ...entry!, id: `txn_more${count}`, intent });
  await fetchAll();
  expect((await movements()).filter(({ kind }) => kind === 'payment')).toHaveLength(251);
});

describe('a failed fetch', () => {
  const answer = (status: number) => () =>
    Response.json({ error: { type: 'invalid_request_error' } }, { status });
  test.each([
    [401, 'keys'],
    [403, 'permission'],
    [400, 'invalid'],
  ])('with status %i is shown as "%s", and repeated after an hour', async (status, failure) => {
    await paidGift();
    given.stripe.fail('GET /v1/balance_transactions', answer(status));
    await fetchAll();
    expect((await show()).providers[0]).toMatchObject({
      ...{ covered: null, failed: { failure }, isFetching: false },
    });
    await fetchAll({ after: hours(1) });
    expect((await show()).providers[0]).toMatchObject({ failed: null });
    expect(await movements()).toHaveLength(1);
  });

  test('with an unknown format stores nothing', async () => {
    await paidGift();
    given.stripe.fail('GET /v1/balance_transactions', () =>
      Response.json({ object: 'list', has_more: false, data: [{ id: 'txn_1', amount: 1.5 }] }),
    );
    await fetchAll();
    expect((await show()).providers[0]).toMatchObject({ failed: { failure: 'invalid' } });
    expect(await movements()).toEqual([]);
  });
});

test('the money report has the fees, and names gifts without a known fee', async () => {
  await paidGift();
  await createOrder(given.api, { method: 'Stripe' });
  await fetchAll();
  const late = await paidGift();
  const member = await joinStaff(given.api, ['finance']);
  const read = async (query = '') => {
    return (await resultOf<{ fees: unknown }>(member.get(`/staff/reports/money${query}`))).fees;
  };
  expect(late.order.reference).not.toBe('');
  expect(await read()).toEqual({
    told: [{ method: 'Stripe', minor: 590, currency: 'OMR' }],
    unknown: [{ method: 'Stripe', reason: 'notYet', gifts: 1 }],
  });
  expect(await read('?method=Bank')).toEqual({ told: [], unknown: [] });
  expect(await read('?offering=wells')).toBeNull();
});

test.each(['succeeds', 'fails'])(
  'a period that staff request while a fetch runs stays requested when the fetch %s',
  async (ends) => {
    await paidGift();
    const member = await joinStaff(given.api, ['finance']);
    const period = { from: '2026-03-01', until: '2026-12-31' };
    const stored = () => rowsOf(given.api.db, 'provider_fetches');
    let requested: unknown;
    const movements = async () => {
      await member.post('/staff/reports/payouts/fetch', period);
      requested = await stored();
      if (ends === 'fails') throw new Error('no response');
      return [];
    };
    const provider = {
      ...providersOf(given.api).get('Stripe')!,
      ledger: { movements, delayMs: 0 },
    };
    const others = new Map([['Stripe', provider as unknown as PaymentProvider] as const]);
    await fetchDueMovements(given.api.deps, others);
    expect(await stored()).toEqual(requested);
  },
);

test('gifts from before the books of a trial provider are not compared', async () => {
  const { intent } = await paidGift();
  advanceClock(given.api, days(3));
  const later = new Date(given.api.clock.now.getTime() - hours(2)).toISOString();
  const movement: Movement = {
    ...{ id: 'm1', kind: 'payout', paymentId: null, attemptId: null, paid: null, payoutId: 'm1' },
    ...{ currency: 'OMR', gross: -5, fee: 0, net: -5, at: later },
  };
  const differencesWith = async (isTrial: boolean) => {
    const ledger = { movements: async () => [movement], delayMs: 0, hasPayoutParts: true };
    const provider = { method: 'Stripe', isTrial, ledger } as unknown as PaymentProvider;
    await given.api.db.deleteFrom('provider_fetches').execute();
    for (let run = 0; run < 4; run += 1)
      await fetchDueMovements(given.api.deps, new Map([['Stripe', provider]]));
    return kindsOf(await show());
  };
  expect(intent).not.toBe('');
  expect(await differencesWith(false)).toEqual(['paidHere']);
  expect(await differencesWith(true)).toEqual([]);
});
