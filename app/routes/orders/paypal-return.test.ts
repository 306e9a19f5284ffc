/** Tests of a donor's return from PayPal: the loader captures only the PayPal order that belongs to this order. */
import { afterEach, beforeEach, expect, test } from 'vitest';
import { fetchOrder, createOrder } from '#tests/support/api/orders';
import { openPaypalMock, orderAt, type PaypalMock } from '#tests/support/providers/paypal';
import { IN_DOLLARS } from '#tests/support/providers/with-paypal';
import { args, openTestSite, visit, type TestSite } from '#tests/support/site';
import { loader } from './page.server';

let site: TestSite;
let paypal: PaypalMock;
beforeEach(async () => {
  paypal = await openPaypalMock({
    deliver: (request) => site.api.fetch(request),
    publicUrl: 'https://give.test',
  });
  site = await openTestSite({ config: { providers: { paypal: paypal.settings } } });
});
afterEach(async () => {
  await site.api.close();
  await paypal.close();
});

async function begun() {
  const order = await createOrder(site, IN_DOLLARS);
  if (order.next.kind !== 'redirect') throw new Error('the order has no redirect to PayPal');
  return { order, there: orderAt(paypal.books, order.next.url) };
}

/** @returns the paths that the storefront requested from the charity API */
async function returnTo(address: string, token: string): Promise<string[]> {
  const calls: string[] = [];
  site.fail((request) => void calls.push(new URL(request.url).pathname));
  const { pathname, search } = new URL(address);
  await expect(loader(args(visit(pathname + search), { token }))).rejects.toMatchObject({
    status: 302,
  });
  site.fail(null);
  return calls;
}

const CAPTURE = '/user/payment-transactions/paypal/capture';

test('captures the payment when the donor returns after approval', async () => {
  const { order, there } = await begun();
  expect(await returnTo(paypal.books.approve(there), order.token)).toEqual([CAPTURE]);
  expect((await fetchOrder(site, order)).state).toBe('paid');
});

test.each([
  ['unknown to PayPal', 'NEVERGIVEN', [CAPTURE]],
  ['invalid', '../../x', []],
  ['empty', '', []],
])('confirms the order itself when the PayPal order id is %s', async (_, name, before) => {
  const { order, there } = await begun();
  paypal.books.approve(there);
  const address = `https://give.test/orders/${order.token}?returned=1&token=${name}`;
  const calls = await returnTo(address, order.token);
  expect(calls).toEqual([...before, `/user/orders/${order.token}/confirm`]);
  expect((await fetchOrder(site, order)).state).toBe('paid');
});

test('confirms only this order when the PayPal order id belongs to another order', async () => {
  const [mine, other] = [await begun(), await begun()];
  paypal.books.approve(mine.there);
  const address = `https://give.test/orders/${mine.order.token}?returned=1&token=${other.there.id}`;
  await returnTo(address, mine.order.token);
  expect((await fetchOrder(site, mine.order)).state).toBe('paid');
  expect((await fetchOrder(site, other.order)).state).toBe('pending_payment');
});
