/** Rows 13 to 19 of the fault matrix, for each provider: lost calls, late, early, repeated, forged and wrong webhooks. */
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import {
  confirmOrder,
  fetchOrder,
  flagOf,
  newKey,
  orderBody,
  sendOrder,
  urlOf,
} from '#tests/support/api/orders';
import { GIFT, openRig, PROVIDERS, type Rig } from './payment-rig';

describe.each(PROVIDERS)('%s', (provider) => {
  let rig: Rig;
  beforeEach(async () => {
    rig = await openRig(provider);
  });
  afterEach(() => rig.close());
  const stateOf = async (order: { token: string }) => (await fetchOrder(rig.api, order)).state;

  test.each(['lostBefore', 'lostAfter'] as const)(
    '13 the provider does not answer when the payment page is made (%s): nothing is charged, and a retry makes one page',
    async (fault) => {
      for (let n = 0; n < rig.makesPage.tries; n += 1) rig.fail(rig.makesPage.call, fault);
      const key = newKey();
      const body = orderBody({ ...GIFT, method: provider });
      const failed = await sendOrder(rig.api, body, key);
      expect([failed.status, failed.error.errorCode]).toEqual([502, 'payment.providerFailed']);
      const { order } = await sendOrder(rig.api, body, key);
      expect(order.state).toBe('pending_payment');
      expect(rig.pages()).toBe(1);
      await rig.check(order);
      rig.pay(urlOf(order), 'now');
      expect((await confirmOrder(rig.api, order)).state).toBe('paid');
      await rig.check(order);
    },
  );

  test('14 the donor pays and never returns, and every webhook is lost: the order is paid by the status check', async () => {
    const order = await rig.order();
    rig.pay(urlOf(order), 'now');
    rig.postbox.waiting.length = 0;
    await rig.check(order);
    expect(await stateOf(order)).toBe('paid');
  });

  test('15 the webhook arrives before the donor returns: the order is paid at once, with one receipt', async () => {
    const order = await rig.order();
    rig.pay(urlOf(order), 'now');
    await rig.postbox.deliver();
    // PayPal reports the approval first. The capture that follows it has its own webhook.
    await rig.postbox.deliver();
    expect(await stateOf(order)).toBe('paid');
    expect((await confirmOrder(rig.api, order)).state).toBe('paid');
    await rig.check(order);
  });

  test('16 the donor returns before the bank decides, and no webhook arrives: the order waits, and is then paid', async () => {
    const order = await rig.order();
    rig.pay(urlOf(order), 'late');
    expect(['pending_payment', 'processing']).toContain((await confirmOrder(rig.api, order)).state);
    rig.accept(urlOf(order));
    rig.postbox.waiting.length = 0;
    await rig.check(order);
    expect(await stateOf(order)).toBe('paid');
  });

  test('17 each webhook arrives 20 times at the same moment and in reverse order, while the donor returns', async () => {
    const order = await rig.order();
    rig.pay(urlOf(order), 'now');
    await Promise.all([
      rig.postbox.deliver({ times: 20, reversed: true }),
      confirmOrder(rig.api, order),
      confirmOrder(rig.api, order),
    ]);
    await rig.postbox.deliver({ times: 20, reversed: true });
    expect(await stateOf(order)).toBe('paid');
    expect(await flagOf(rig.api, order)).toBeNull();
    await rig.check(order);
  });

  test('18 a webhook without a valid signature changes nothing', async () => {
    const order = await rig.order();
    rig.pay(urlOf(order), 'now');
    const [make] = rig.postbox.waiting.splice(0);
    const real = make!();
    const body = await real.text();
    const guessed = { 'stripe-signature': 't=1,v1=00', 'x-callback-token': 'guess' };
    for (const headers of [{} as Record<string, string>, guessed]) {
      const forged = new Request(real.url, { method: 'POST', body, headers });
      expect((await rig.api.api.fetch(forged)).status).toBe(400);
    }
    expect(await stateOf(order)).toBe('pending_payment');
    await rig.check(order);
  });

  test('19 the provider charges another amount: the order waits for staff, and is never paid', async () => {
    const order = await rig.order();
    rig.pay(urlOf(order), 'otherAmount');
    expect((await confirmOrder(rig.api, order)).state).toBe('mismatch');
    await rig.postbox.deliver({ times: 2 });
    await rig.postbox.deliver({ times: 2 });
    await rig.check(order);
    expect(await stateOf(order)).toBe('mismatch');
    expect(
      rig.api.log.filter(({ level, to }) => level === 'warn' && to === 'mismatch'),
    ).toHaveLength(1);
  });
});
