/** Tests of a monthly gift's loader and of the action that stops the gift. */
import { beforeEach, expect, test } from 'vitest';
import type { Order } from '#contract/orders';
import { days } from '#domain/time/durations';
import { TEST_NOW } from '#tests/support/api/api';
import { createPaidOrder, LINE } from '#tests/support/api/orders';
import { setupTestSiteAtSeedTime } from '#tests/support/opened-site';
import { args, readAnswer, unreachable, visit } from '#tests/support/site';
import { action, loader } from './monthly';

const site = setupTestSiteAtSeedTime();
beforeEach(() => {
  site.clock.now = TEST_NOW;
});

/** Places and pays a monthly order. @returns the first order of the monthly gift */
const begun = () => createPaidOrder(site, { interval: 'month' });

const tokenOf = ({ monthlyGift }: Order) => monthlyGift ?? '';

async function load(token: string, path = `/monthly/${token}`) {
  const { data, init } = await loader(args(visit(path), { token }));
  return { ...data, headers: new Headers(init?.headers) };
}

const stop = async (token: string, path = `/monthly/${token}`) =>
  readAnswer(await action(args(visit(path, { form: { intent: 'stop' } }), { token })));

test('returns the gift, its payment method and its payments, but not the donor’s e-mail address', async () => {
  const order = await begun();
  const { gift, head } = await load(tokenOf(order));
  expect(head).toEqual({ title: 'Your monthly payment', index: false });
  expect(gift).toMatchObject({
    state: 'active',
    method: 'Stripe',
    amount: order.total,
    charged: null,
    offeringId: LINE.offeringId,
    title: 'Two wells and a filter for the eastern villages',
    payments: [{ order: order.token, reference: order.reference, amount: order.total }],
    canStop: true,
  });
  expect(JSON.stringify(gift)).not.toContain('salma@example.org');
});

test('returns 404 for the token of an order and for other text', async () => {
  for (const token of [(await begun()).token, 'x'])
    await expect(load(token)).rejects.toMatchObject({ status: 404 });
});

test('stops the gift: no more payments are charged, and earlier receipts stay listed', async () => {
  const order = await begun();
  const token = tokenOf(order);
  expect((await stop(token, `/ar/monthly/${token}`)).to).toBe(`/ar/monthly/${token}`);
  const { gift } = await load(token);
  expect(gift).toMatchObject({ state: 'stopped', canStop: false });
  expect(gift.payments).toHaveLength(1);
  site.clock.now = new Date(TEST_NOW.getTime() + days(70));
  for (let ticks = 0; ticks < 3; ticks += 1) await site.api.tick();
  expect((await load(token)).gift.payments).toHaveLength(1);
});

test('returns 503 and states that nothing has changed while the charity API is down', async () => {
  const token = tokenOf(await begun());
  site.fail(unreachable);
  expect(await stop(token)).toMatchObject({
    ...{ status: 503, said: expect.stringMatching(/could not stop it, and nothing has changed/) },
  });
  site.fail(null);
  expect((await load(token)).gift.state).toBe('active');
});
