/** Tests changes of a monthly gift by card, and rejected changes. */
import { beforeEach, describe, expect, test } from 'vitest';
import type { MonthlyGift } from '#contract/monthly';
import type { Order } from '#contract/orders';
import { apiOfEachTest } from '#tests/support/api/opened-api';
import {
  readResult,
  signedIn,
  signInAgain,
  type TestDonor,
} from '#tests/support/api/donor-account';
import { createOrder, sendWebhook, paymentEvent, createPaidOrder } from '#tests/support/api/orders';
import { changeRows } from '#tests/support/api/rows';

const api = apiOfEachTest();
let donor: TestDonor;
beforeEach(async () => {
  donor = await signedIn(api);
});

async function begun(): Promise<Order> {
  return createPaidOrder(api, { interval: 'month' });
}

const post = async (
  { monthlyGift }: Pick<Order, 'monthlyGift'>,
  action: string,
  headers?: Record<string, string>,
) =>
  readResult<MonthlyGift>(
    await api.post(
      `/user/monthly-gifts/${monthlyGift}/${action}`,
      action === 'amount' ? { amount: 15_010 } : {},
      // Signs in again, because the clock moves by months and access tokens expire.
      headers ?? (await signInAgain(api, donor.account)),
    ),
  );
const giftOf = async ({ monthlyGift }: Order) =>
  (await readResult<MonthlyGift>(await api.get(`/user/monthly-gifts/${monthlyGift}`))).result;
const at = async (moment: string) => {
  api.clock.now = new Date(moment);
  for (let ticks = 0; ticks < 3; ticks += 1) await api.api.tick();
};

describe('a monthly gift by card', () => {
  test('charges nothing for the months of a pause, and then charges on the usual day', async () => {
    const order = await begun();
    await post(order, 'pause');
    await at('2026-05-20T06:00:00Z');
    expect(await giftOf(order)).toMatchObject({ state: 'paused', payments: [{}] });
    expect((await post(order, 'resume')).result.state).toBe('active');
    await at('2026-06-12T05:59:00Z');
    expect((await giftOf(order)).payments).toHaveLength(1);
    await at('2026-06-12T06:00:00Z');
    expect((await giftOf(order)).payments).toHaveLength(2);
  });
});

describe('a rejected change of a monthly gift', () => {
  const ACTIONS = ['amount', 'pause', 'resume'];

  test.each(ACTIONS)('returns 404 for a change by another donor (%s)', async (action) => {
    const order = await begun();
    const other = await signedIn(api, { email: 'other@example.org' });
    expect(await post(order, action, other.headers)).toMatchObject({
      status: 404,
      errorCode: 'monthlyGift.notFound',
    });
    expect(await giftOf(order)).toMatchObject({ state: 'active', amount: { minor: 10_000 } });
  });

  test.each(ACTIONS)('rejects a change of a pending gift (%s)', async (action) => {
    const order = await createOrder(api, { interval: 'month' });
    expect((await giftOf(order)).canChange).toBe(false);
    expect((await post(order, action)).errorCode).toBe('monthlyGift.notChangeable');
  });

  test.each(ACTIONS)(
    'rejects a change of a gift whose first payment had a wrong amount (%s)',
    async (action) => {
      const order = await createOrder(api, { interval: 'month' });
      const amount = { minor: 9_999, currency: 'OMR' } as const;
      await sendWebhook(api, await paymentEvent(api, order, { monthlyReference: 'gift', amount }));
      expect(await giftOf(order)).toMatchObject({ canChange: false, canPause: false });
      expect((await post(order, action)).errorCode).toBe('monthlyGift.notChangeable');
    },
  );

  test('a gift that is charged in another currency can be paused, but its amount cannot change', async () => {
    const order = await begun();
    await changeRows(
      api.db,
      'payment_attempts',
      {},
      { charge_minor: 2_601, charge_currency: 'USD' },
    );
    expect(await giftOf(order)).toMatchObject({ canChange: false, canPause: true });
    expect((await post(order, 'amount')).errorCode).toBe('monthlyGift.notChangeable');
    expect((await post(order, 'pause')).result.state).toBe('paused');
  });

  test('rejects changes of a gift whose payment method is no longer configured', async () => {
    const order = await begun();
    await api.db.updateTable('monthly_gifts').set({ method: 'Paypal' }).execute();
    expect(await giftOf(order)).toMatchObject({ canChange: false, canPause: false });
    for (const action of ACTIONS)
      expect((await post(order, action)).errorCode).toBe('monthlyGift.notChangeable');
  });
});
