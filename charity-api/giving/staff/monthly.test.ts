/** Tests of monthly gifts for staff: the list, changes on behalf of the donor, and a repeated charge. */
import { describe, expect, test } from 'vitest';
import { findMonthlyGift } from '../../orders/monthly-gifts';
import { createProviders } from '../../payments/providers';
import { confirmOrder, fetchOrder, mailsOf } from '#tests/support/api/orders';
import { actionsOf, HUDA } from '#tests/support/api/staff-decisions';
import { createCardOrder, pageOf, withStripe } from '#tests/support/providers/with-stripe';
import { findOrder } from '../../orders/repository';
import type { MonthlyChange } from '#contract/staff/monthly';
import { changeMonthly, listMonthly, showMonthly } from './monthly';

describe('a monthly gift by card', () => {
  const given = withStripe();
  const begin = async () => {
    const order = await createCardOrder(given, { interval: 'month' });
    given.stripe.books.approve(pageOf(given, order));
    await confirmOrder(given.api, order);
    await given.stripe.postbox.deliver();
    return order;
  };
  const providers = () => createProviders(given.api.deps);
  const change = (reference: string, wish: MonthlyChange) =>
    changeMonthly(given.api.deps, providers(), HUDA, reference, wish);
  const subscription = () => [...given.stripe.books.subscriptions.values()][0]!;
  const fail = async () => {
    const invoice = given.stripe.books.renew(subscription(), false);
    await given.stripe.postbox.deliver();
    return invoice;
  };

  test('is listed, with failed gifts first, and found by name', async () => {
    const first = await begin();
    await fail();
    await begin();
    const query = { offset: 0, limit: 25, q: undefined, state: undefined };
    const list = await listMonthly(given.api.db, providers(), query);
    expect(list).toMatchObject({ total: 2, failed: 1, data: [{ reference: first.reference }, {}] });
    const failed = await listMonthly(given.api.db, providers(), { ...query, state: 'past_due' });
    expect(failed.data.map(({ reference }) => reference)).toEqual([first.reference]);
    const none = await listMonthly(given.api.db, providers(), { ...query, q: 'nobody' });
    expect(none.data).toEqual([]);
  });

  test('is paused, resumed and stopped, each with an entry in the log', async () => {
    const { reference } = await begin();
    expect(await change(reference, 'pause')).toMatchObject({ state: 'paused' });
    expect(subscription().isPaused).toBe(true);
    expect(await change(reference, 'pause')).toMatchObject({ state: 'paused' });
    expect(await change(reference, 'resume')).toMatchObject({ state: 'active' });
    expect(await change(reference, 'stop')).toMatchObject({
      state: 'stopped',
      may: { pause: false, resume: false, stop: false, retry: false },
    });
    expect(subscription().status).toBe('canceled');
    const order = (await findOrder(given.api.db, 'reference', reference))!;
    expect((await actionsOf(given.api, order)).map(({ action }) => action)).toEqual([
      ...['monthly.pause', 'monthly.resume', 'monthly.stop'],
    ]);
    expect((await mailsOf(given.api, order)).map(({ kind }) => kind)).toContain('monthly-stopped');
  });

  test('is charged again after a failed month, which becomes one paid order', async () => {
    const order = await begin();
    await expect(change(order.reference, 'retry')).rejects.toThrow('staffGift.noRetry');
    await fail();
    expect(await showMonthly(given.api.db, providers(), order.reference)).toMatchObject({
      state: 'past_due',
      may: { retry: true },
    });
    const after = await change(order.reference, 'retry');
    expect(after).toMatchObject({ state: 'active', may: { retry: false } });
    await given.stripe.postbox.deliver();
    const { monthlyGift } = await fetchOrder(given.api, order);
    expect(monthlyGift).not.toBeNull();
    const months = await given.api.db.selectFrom('orders').select('state').execute();
    expect(months.map(({ state }) => state)).toEqual(['paid', 'paid']);
    const row = (await findOrder(given.api.db, 'reference', order.reference))!;
    expect(await findMonthlyGift(given.api.db, row.monthly_gift_id!)).toMatchObject({
      state: 'active',
    });
  });
});
