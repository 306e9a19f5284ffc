/** Tests the offer of an account on the page of an order. */
import { expect, test } from 'vitest';
import { createAccount, PASSWORD, SALMA } from '#tests/support/api/accounts';
import { confirmOrder, createOrder, submitDecision } from '#tests/support/api/orders';
import { setupTestSiteAtSeedTime } from '#tests/support/opened-site';
import { args, visit, visitorAfter } from '#tests/support/site';
import { action, loader } from './page.server';

const site = setupTestSiteAtSeedTime();

async function paidOrder(decision: 'approve' | 'decline' = 'approve') {
  const order = await createOrder(site);
  await submitDecision(site, order, decision);
  await confirmOrder(site, order);
  return order.token;
}

async function load(token: string, sent: Parameters<typeof visit>[1] = {}) {
  const { data } = await loader(args(visit(`/orders/${token}`, sent), { token }));
  return data.account;
}

const send = (token: string, password: string) =>
  action(args(visit(`/ar/orders/${token}`, { form: { intent: 'account', password } }), { token }));

test('offers an account to a guest after a paid or pending order, and not after a declined payment', async () => {
  expect(await load(await paidOrder())).toEqual({ minLength: 8 });
  expect(await load((await createOrder(site)).token)).toEqual({ minLength: 8 });
  expect(await load(await paidOrder('decline'))).toBeNull();
});

test('does not offer an account to a signed-in donor', async () => {
  expect(await load(await paidOrder(), { tokens: await createAccount(site) })).toBeNull();
});

test('asks for the code that was sent to the e-mail address of the order, and then returns to the order', async () => {
  const token = await paidOrder();
  const reply = (await send(token, PASSWORD)) as Response;
  expect(reply.headers.get('location')).toBe('/ar/signup/verify');
  expect(visitorAfter(reply).flow).toMatchObject({
    purpose: 'signup',
    email: SALMA.email,
    returnTo: `/orders/${token}`,
  });
});

test('rejects a weak password at its field, and does not return it', async () => {
  const reply = await send(await paidOrder(), 'password1');
  if (reply instanceof Response) throw new Error('the password was accepted');
  const { error, initialValue } = reply.data.form;
  expect(error).toHaveProperty('password');
  expect(initialValue).toEqual({ intent: 'account' });
});
