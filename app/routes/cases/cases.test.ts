/** Tests of gifts to a case: amounts up to the balance, the whole balance, and two donors who pay the last part. */
import { describe, expect, test } from 'vitest';
import {
  confirmOrder,
  createOrder,
  createPaidOrder,
  submitDecision,
} from '#tests/support/api/orders';
import type { Cart, CartLine } from '#domain/cart';
import { checkOut, checkoutForm } from '#tests/support/checkout';
import { setupTestSiteAtSeedTime } from '#tests/support/opened-site';
import { args, readAnswer, visit } from '#tests/support/site';
import { loader as checkoutLoader } from '../checkout/checkout';
import { loader as cartLoader } from '../cart/cart';
import { loader as orderLoader } from '../orders/order';
import { action, loader } from './case';

const BREAD = 'case-oven'; // balance: 10 OMR
const RENT = 'case-rent'; // balance: 12.400 OMR
const DATES = 'case-harvest'; // balance: 0.600 OMR
const BOAT = 'case-boat'; // balance: 868 OMR

const site = setupTestSiteAtSeedTime();

const line = (offeringId: string, minor: number, over: Partial<CartLine> = {}): CartLine => ({
  id: `line-${offeringId}`,
  offeringId,
  minor,
  quantity: 1,
  intention: 'sadaqa',
  ...over,
});
const cartOf = (...lines: CartLine[]): Cart => ({ currency: 'OMR', lines });

type Sent = NonNullable<Parameters<typeof visit>[1]>;

async function give(id: string, form: Record<string, string>, sent: Sent = {}) {
  const fields = { currency: 'OMR', intent: 'donate', ...form };
  const request = visit(`/projects/tafreej/${id}`, { ...sent, form: fields });
  const answer = readAnswer(await action(args(request, { id })));
  return { ...answer, lines: answer.cart?.lines ?? [] };
}

async function load(id: string, sent: Sent = {}) {
  return (await loader(args(visit(`/projects/tafreej/${id}`, sent), { id }))).data.view;
}

const othersOrder = (offeringId: string, total: number) =>
  createOrder(site, { lines: [{ offeringId, total, quantity: 1, intention: 'sadaqa' }] });

/** Another donor places an order and pays it. */
const othersPay = (offeringId: string, total: number) =>
  createPaidOrder(site, { lines: [{ offeringId, total, quantity: 1, intention: 'sadaqa' }] });

test('adds the typed amount to the cart, and redirects to the checkout or back to the case', async () => {
  const sent = await give(BOAT, { otherAmount: '7.5', intention: 'zakat' });
  expect(sent).toMatchObject({ status: 302, to: '/checkout' });
  expect(sent.lines).toMatchObject([{ offeringId: BOAT, minor: 7_500, intention: 'zakat' }]);
  const kept = await give(BOAT, { amount: '5', intent: 'cart' });
  expect(kept.to).toBe(`/projects/tafreej/${BOAT}#news`);
});

test.each([
  [BOAT, { otherAmount: '868.001' }, 409, '', /more than is left/],
  [BOAT, { otherAmount: '0.999' }, 400, 'amount', /smallest gift is/],
  [DATES, { otherAmount: '1' }, 409, '', /more than is left/],
  ['case-twins', { amount: '5' }, 409, '', /Nothing is left/],
])('rejects a gift to %s with %j', async (id, form, status, field, said) => {
  const sent = await give(id, form as Record<string, string>);
  expect(sent.status).toBe(status);
  expect(sent.errors).toMatchObject({ [field]: [expect.stringMatching(said)] });
  expect(sent.typed).toMatchObject(form);
});

test('adds the exact balance to the cart', async () => {
  const sent = await give(RENT, { intent: 'complete', seen: '12400', intention: 'zakat' });
  expect(sent).toMatchObject({ status: 302, to: '/checkout' });
  expect(sent.lines).toMatchObject([{ offeringId: RENT, minor: 12_400, intention: 'zakat' }]);
});

test('rounds the balance up in another currency', async () => {
  const preferences = { currency: 'USD' } as const;
  // 12.4 × 2.6008 = 32.24992
  const form = { intent: 'complete', currency: 'USD', seen: '3225' };
  expect((await give(RENT, form, { preferences })).lines).toMatchObject([{ minor: 3_225 }]);
  expect((await load(RENT, { preferences })).rates).toEqual({ OMR: '1', USD: '2.6008' });
});

test.each(['10000', '1', '', 'much'])('rejects the balance when %j was shown', async (seen) => {
  const sent = await give(RENT, { intent: 'complete', seen });
  expect(sent).toMatchObject({
    status: 409,
    errors: { '': [expect.stringMatching(/the amount left has changed/)] },
  });
});

test('rejects the whole balance after another donor reserved a part, and accepts the new balance', async () => {
  await othersOrder(RENT, 2_000);
  const sent = await give(RENT, { intent: 'complete', seen: '12400' });
  expect(sent).toMatchObject({ status: 409, lines: [] });
  expect((await load(RENT)).limit).toMatchObject({ taken: 949_600, paid: 947_600 });
  expect((await give(RENT, { intent: 'complete', seen: '10400' })).status).toBe(302);
});

describe('two donors who pay the last part', () => {
  const cart = cartOf(line(BREAD, 10_000, { intention: 'zakat' }), line(DATES, 600));
  const NEXT = 'A bill for rent and heating';

  const cartLines = async () => (await cartLoader(args(visit('/cart', { cart })))).data.cart.lines;
  const summary = async () =>
    (await checkoutLoader(args(visit('/checkout', { cart })))).data.cart.lines;

  const orders = () => site.db.selectFrom('orders').select('id').execute();

  test('rejects the second donor before the payment, and offers the next case', async () => {
    expect(await cartLines()).toMatchObject([{ problem: null }, { problem: null }]);
    await othersPay(BREAD, 10_000);
    const before = await orders();

    const [lost, kept] = await cartLines();
    expect(lost).toMatchObject({
      problem: 'taken',
      next: { title: NEXT, page: `/projects/tafreej/${RENT}` },
    });
    expect(kept).toMatchObject({ problem: null });
    expect(kept).not.toHaveProperty('next');

    const refused = await checkOut(checkoutForm({ expectedTotal: '10600' }), { cart });
    expect(refused.status).toBe(409);
    expect(refused.said).toMatch(/other donors/);
    expect(await orders()).toEqual(before);
    expect((await summary())[0]).toMatchObject({ problem: 'taken', next: { title: NEXT } });
  });

  test('offers the next case on the page of an unpaid order when its case is completed', async () => {
    const SCHOOL = 'case-school'; // balance: 312 OMR
    const order = await othersOrder(SCHOOL, 312_000);
    await submitDecision(site, order, 'decline');
    await confirmOrder(site, order);
    const { token } = order;
    const next = async () =>
      (await orderLoader(args(visit(`/orders/${token}`), { token }))).data.next;
    expect(await next()).toBeNull();
    await othersPay(SCHOOL, 312_000);
    expect(await next()).toEqual({
      title: 'A bill for a lost harvest',
      page: `/projects/tafreej/${DATES}`,
    });
  });
});
