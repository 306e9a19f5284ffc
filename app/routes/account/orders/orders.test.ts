/** Tests the donor's orders: the list, the totals of the year, and "give again". */
import { expect, test } from 'vitest';
import type { Cart } from '#domain/cart';
import { seconds } from '#domain/time/durations';
import { cartOf } from '#tests/support/carts';
import { payOrder, setupDonorSite, signInDonor } from '#tests/support/donor-site';
import {
  advanceClock,
  confirmOrder,
  createOrder,
  LINE,
  submitDecision,
} from '#tests/support/api/orders';
import { args, visit, visitorAfter } from '#tests/support/site';
import { action, loader } from './orders';
import { changeRows } from '#tests/support/api/rows';

const opened = setupDonorSite();

async function load(query = '', sent: Parameters<typeof visit>[1] = {}) {
  const { tokens } = await signInDonor(opened.site);
  return (await loader(args(visit(`/account${query}`, { tokens, ...sent })))).data;
}

test('the loader returns the orders, newest first, with state, lines and next step', async () => {
  const { site } = opened;
  const paid = await payOrder(site);
  advanceClock(site, seconds(1));
  const declined = await createOrder(site);
  await submitDecision(site, declined, 'decline');
  await confirmOrder(site, declined);
  const { tokens } = await signInDonor(site);
  const { cards } = (await loader(args(visit('/ar/account', { tokens })))).data.list;
  expect(cards).toMatchObject([
    { id: declined.token, state: 'failed', next: 'retry', canRepeat: false },
    {
      ...{ id: paid.token, state: 'paid', total: { minor: 10_000, currency: 'OMR' } },
      gifts: [{ title: 'بئران ومرشّح للقرى الشرقية' }],
      ...{ next: 'receipt', canRepeat: true, isMonthly: false },
    },
  ]);
});

test('links to the bank details of an order that awaits a transfer', async () => {
  await createOrder(opened.site, { method: 'Bank' });
  const [card] = (await load()).list.cards;
  expect(card).toMatchObject({ state: 'awaiting_transfer', next: 'transfer', canRepeat: false });
});

test('returns the totals of the latest year and of the active monthly gifts', async () => {
  await payOrder(opened.site);
  await payOrder(opened.site, { interval: 'month' });
  expect((await load()).summary).toEqual({
    year: 2026,
    totals: [{ minor: 20_000, currency: 'OMR' }],
    gifts: 2,
    monthly: [{ minor: 10_000, currency: 'OMR' }],
  });
});

async function giveAgain(order: { token: string }, cart?: Cart, path = '/account') {
  const { tokens } = await signInDonor(opened.site, { email: `${Math.random()}@example.org` });
  const form = { intent: 'again', order: order.token };
  const answer = await action(args(visit(path, { tokens, form, ...(cart && { cart }) })));
  if (!(answer instanceof Response)) {
    return { status: answer.init?.status, errors: answer.data.form.error };
  }
  return {
    to: answer.headers.get('location'),
    cart: visitorAfter(answer).cart,
    cookie: answer.headers.getSetCookie().find((one) => one.startsWith('cart=')),
  };
}

async function missed(order: { token: string }, cart: Cart = cartOf()) {
  return (await load(`?again=${order.token}`, { cart })).missed;
}

test('puts every gift into the cart and opens the cart', async () => {
  const bread = { ...LINE, offeringId: 'bread', total: 4_500, quantity: 3 };
  const order = await payOrder(opened.site, { lines: [LINE, bread] });
  const { to, cart } = await giveAgain(order, undefined, '/ar/account');
  expect(to).toBe('/ar/cart#news');
  expect(cart?.lines).toMatchObject([
    { offeringId: 'wells', minor: 10_000, quantity: 1, intention: 'sadaqa' },
    { offeringId: 'bread', minor: 1_500, quantity: 3, intention: 'sadaqa' },
  ]);
});

test('keeps the lines of the cart, and adds months of a sponsorship at the current price', async () => {
  const { site } = opened;
  const months = { ...LINE, offeringId: 'orphan-amina', total: 70_000, quantity: 2 };
  const order = await payOrder(site, { lines: [months] });
  const { cart } = await giveAgain(order, cartOf({ minor: 5_000 }));
  expect(cart?.lines).toMatchObject([
    { offeringId: 'bread', minor: 5_000 },
    { offeringId: 'orphan-amina', minor: 35_000, quantity: 2, isOne: true },
  ]);
});

test('lists the gifts that could not be added with their reasons, and adds the others', async () => {
  const { site } = opened;
  const bread = { ...LINE, offeringId: 'bread' };
  const named = { ...LINE, recipient: { name: 'Maryam', phone: '+96892123456' } };
  const order = await payOrder(site, { lines: [LINE, bread, named] });
  await changeRows(site.db, 'offerings', { id: 'bread' }, { status: 'closed' });
  const { to, cart } = await giveAgain(order);
  expect(to).toBe(`/account?again=${order.token}#missed`);
  expect(cart?.lines).toMatchObject([{ offeringId: 'wells', minor: 10_000 }]);
  const found = await missed(order, cart!);
  expect(found.map(({ reason, to: page }) => [reason, page])).toEqual([
    ['This is closed. Please choose another.', '/projects/bread'],
    [expect.stringContaining('We do not keep the phone number'), '/projects/wells'],
  ]);
});

test('adds a gift in the name of a saved recipient', async () => {
  const { site } = opened;
  const recipient = { name: 'Maryam', phone: '+96892123456' };
  const order = await payOrder(site, { lines: [{ ...LINE, recipient }] });
  const { account, tokens } = await signInDonor(site);
  const { id: account_id, created_at } = account;
  const saved = { id: 'saved-maryam', account_id, ...recipient, created_at };
  await site.db.insertInto('recipients').values(saved).execute();
  const form = { intent: 'again', order: order.token };
  const answer = (await action(args(visit('/account', { tokens, form })))) as Response;
  expect(visitorAfter(answer).cart.lines).toMatchObject([{ offeringId: 'wells', recipient }]);
});

test('does not change the cart when no gift could be added', async () => {
  const order = await payOrder(opened.site);
  await opened.site.db.updateTable('offerings').set({ status: 'closed' }).execute();
  expect(await giveAgain(order)).toMatchObject({
    to: `/account?again=${order.token}#missed`,
    cookie: undefined,
  });
});

test('rejects "give again" when the cart has another currency', async () => {
  const order = await payOrder(opened.site);
  const answer = await giveAgain(order, { ...cartOf({}), currency: 'USD' });
  expect(answer).toMatchObject({
    status: 409,
    errors: { '': [expect.stringContaining('Your cart is in another currency')] },
  });
});

test.each(['', '?again=x', '?again=nobodyhasthistoken0000000'])(
  'shows no message about missed gifts for the query %j',
  async (query) => expect((await load(query)).missed).toEqual([]),
);
