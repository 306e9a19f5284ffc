/** Tests of a campaign's loader, and of the action that adds a gift to the cart. */
import { expect, test, vi } from 'vitest';
import { commitCart } from '#app/visitor/visitor.server';
import type { Cart } from '#domain/cart';
import { MAX_CART_LINES } from '#domain/constants';
import { TEST_NOW } from '#tests/support/api/api';
import { cartOf } from '#tests/support/carts';
import { setupTestSite } from '#tests/support/opened-site';
import { args, readAnswer, visit, visitorAfter } from '#tests/support/site';
import { action as purge } from '../stocks/stock-purge';
import { campaignLoader as loader, giveToCampaign as action } from './page.server';
import { action as zakat } from './zakat';

setupTestSite();

const WATER = 'wells';
const BREAD = 'bread';

/** Sets the clock to the date of the sample data, so that its deadlines are in the future. */
function atSeedTime() {
  vi.useFakeTimers({ now: TEST_NOW, toFake: ['Date'] });
}

type Fields = Record<string, string>;
type Sent = { cart?: Cart; headers?: Record<string, string>; path?: string; run?: typeof action };

async function send(id: string, fields: Fields, { cart, headers, path, run = action }: Sent = {}) {
  atSeedTime();
  const form = { currency: 'OMR', intent: 'cart', ...fields };
  const request = visit(path ?? `/projects/${id}`, {
    form,
    ...(cart && { cart }),
    ...(headers && { headers }),
  });
  return run({ ...args(request, { id }) });
}

/** Reads cart and preferences from the cookies of the response. */
function cartAfter(answer: Awaited<ReturnType<typeof send>>) {
  expect(answer).toBeInstanceOf(Response);
  return visitorAfter(answer as Response);
}

function errorsOf(answer: Awaited<ReturnType<typeof send>>) {
  expect(answer).not.toBeInstanceOf(Response);
  return readAnswer(answer);
}

test('returns no impact examples in a currency other than OMR', async () => {
  const request = visit(`/projects/${BREAD}`, { preferences: { currency: 'USD' } });
  atSeedTime();
  const { data } = await loader(args(request, { id: BREAD }));
  expect(data.project.offer).toMatchObject({ currency: 'USD', impact: [] });
});

test.each([
  ['?amount=37&currency=USD&interval=month', { chosen: '37', currency: 'USD', interval: 'month' }],
  ['?amount=-3&currency=XXX&interval=day', { chosen: '10', currency: 'OMR', interval: 'once' }],
])('returns the initial values of the query %s', async (query, offer) => {
  atSeedTime();
  const { data } = await loader(args(visit(`/projects/wells${query}`), { id: 'wells' }));
  expect(data.project.offer).toMatchObject(offer);
});

test('ignores the currency of the query and its amount when the cart has another one', async () => {
  atSeedTime();
  const request = visit('/projects/wells?amount=37&currency=USD', { cart: cartOf({}) });
  const { data } = await loader(args(request, { id: 'wells' }));
  expect(data.project.offer).toMatchObject({ chosen: '10', currency: 'OMR' });
});

test.each(['blankets', 'clothes'])('has no form for %s, completed or closed', async (id) => {
  const { data } = await loader(args(visit(`/projects/${id}`), { id }));
  expect(data.project.offer).toBeNull();
  expect(['completed', 'closed']).toContain(data.project.state);
});

test('returns no gift form after the deadline', async () => {
  vi.useFakeTimers({ now: new Date('2031-01-01'), toFake: ['Date'] });
  const { data } = await loader(args(visit(`/projects/${WATER}`), { id: WATER }));
  expect(data.project).toMatchObject({ state: 'ended', offer: null, remaining: null });
});

test('uses the typed amount instead of the suggested one', async () => {
  const { cart } = cartAfter(await send(WATER, { amount: '10', otherAmount: '7.5' }));
  expect(cart.lines[0]?.minor).toBe(7_500);
  const suggested = cartAfter(await send(WATER, { amount: '10', otherAmount: '' }));
  expect(suggested.cart.lines[0]?.minor).toBe(10_000);
});

test.each(['USD', 'XXX', ''])('rejects the currency %j', async (currency) => {
  const { errors } = errorsOf(await send(WATER, { currency, amount: '10' }));
  expect(errors).not.toEqual({});
});

test('adds a gift to the cart and redirects to the page', async () => {
  const answer = await send(WATER, { amount: '10' });
  expect((answer as Response).headers.get('location')).toBe(`/projects/${WATER}#news`);
  const { cart, preferences } = cartAfter(answer);
  expect(cart.lines[0]).toMatchObject({ quantity: 1, intention: 'sadaqa' });
  expect(cart.lines[0]?.id).toMatch(/^gift-[\w-]{6}$/);
  expect(preferences.announced).toBe(cart.lines[0]?.id);
});

test('redirects a gift with the intent donate to the checkout in the same language', async () => {
  const fields = { amount: '10', intent: 'donate' };
  const answer = await send(WATER, fields, { path: `/ar/projects/${WATER}` });
  expect((answer as Response).headers.get('location')).toBe('/ar/checkout');
});

test('rejects a phone number that is invalid in the chosen country, and keeps number and country', async () => {
  const gift = { amount: '10', onBehalf: 'yes', recipientName: 'Maryam' };
  const sent = { ...gift, recipientPhone: '92123456', recipientPhoneCountry: 'TR' };
  const { errors, typed } = errorsOf(await send(WATER, sent));
  expect(Object.keys(errors)).toEqual(['recipientPhone']);
  expect(typed).toMatchObject({ recipientPhone: '92123456', recipientPhoneCountry: 'TR' });
});

test('reports all missing fields of a recipient and keeps the typed values', async () => {
  const { errors, typed } = errorsOf(await send(WATER, { otherAmount: 'x', onBehalf: 'yes' }));
  expect(Object.keys(errors).sort()).toEqual(['amount', 'recipientName', 'recipientPhone']);
  expect(typed).toMatchObject({ onBehalf: 'yes', otherAmount: 'x' });
});

test('accepts a zakat gift only for campaigns that accept zakat', async () => {
  const { cart } = cartAfter(await send(BREAD, { amount: '10', intention: 'zakat' }));
  expect(cart.lines[0]?.intention).toBe('zakat');
  const refused = errorsOf(await send('study-halls', { amount: '10', intention: 'zakat' }));
  expect(refused.errors['']).toEqual([
    'This does not accept zakat. Choose sadaqa, or something marked zakat-eligible.',
  ]);
});

test('returns 409 for a gift to a completed campaign', async () => {
  const { errors, status } = errorsOf(await send('blankets', { amount: '10' }));
  expect(status).toBe(409);
  expect(errors['']).toEqual(['This is closed. Please choose another.']);
});

test('rejects a gift when the cart would exceed the size of its cookie, and keeps the typed values', async () => {
  // Letters without a pattern do not compress, so a cart with such names exceeds the size of its cookie.
  const name = (n: number) =>
    Array.from({ length: 40 }, (_, i) =>
      String.fromCodePoint(0x4e00 + (((n * 40 + i) * 7919 * 31) % 20_000)),
    ).join('');
  const filled = Array.from({ length: MAX_CART_LINES }, (_, n) => ({
    recipient: { name: name(n), phone: '+96892123456' },
  }));
  const fits = filled.findLastIndex((_, n) => commitCart(cartOf(...filled.slice(0, n))) !== null);
  const typed = { recipientName: name(99), recipientPhone: '92123456' };
  const cart = cartOf(...filled.slice(0, fits));
  const answer = await send(WATER, { amount: '10', onBehalf: 'yes', ...typed }, { cart });
  expect(errorsOf(answer)).toMatchObject({
    errors: { '': [expect.stringContaining('cannot hold more')] },
  });
  expect(answer).toMatchObject({ data: { form: { initialValue: typed } } });
});

test.each([
  [BREAD, '?intention=zakat', 'zakat'],
  [BREAD, '?intention=purification', 'sadaqa'],
  [BREAD, '', 'sadaqa'],
  ['study-halls', '?intention=zakat', 'sadaqa'],
])('preselects an intention on /projects/%s%s: %s', async (id, query, chosen) => {
  atSeedTime();
  const { data } = await loader(args(visit(`/projects/${id}${query}`), { id }));
  expect(data.project.offer?.intention).toBe(chosen);
});

test('sets the intention zakat for a gift on the zakat page, and redirects back to this page', async () => {
  const sent = { run: zakat as typeof action, path: '/projects/zakat' };
  const answer = await send('', { amount: '10', intention: 'sadaqa' }, sent);
  expect((answer as Response).headers.get('location')).toBe('/projects/zakat#news');
  const { cart } = cartAfter(answer);
  expect(cart.lines).toMatchObject([{ offeringId: 'zakat-fund', intention: 'zakat' }]);
});

test('rejects zakat on behalf of a recipient, and accepts sadaqa on behalf of a recipient', async () => {
  const name = { onBehalf: 'yes', recipientName: 'Maryam', recipientPhone: '92123456' };
  const { errors } = errorsOf(await send(BREAD, { amount: '10', intention: 'zakat', ...name }));
  expect(errors.intention).toEqual([
    'Zakat is each person’s own duty and cannot be given in someone else’s name. Choose charity (sadaqa), or untick the box below.',
  ]);
  const given = await send(BREAD, { amount: '10', intention: 'sadaqa', ...name });
  expect(cartAfter(given).cart.lines).toMatchObject([
    { intention: 'sadaqa', recipient: { name: 'Maryam' } },
  ]);
});

test('sets the intention purification and ignores the recipient fields on the stock purification page', async () => {
  const answer = await send(
    '',
    { amount: '10', onBehalf: 'yes', recipientName: 'Maryam', recipientPhone: '92123456' },
    { run: purge as typeof action, path: '/projects/stock-purge' },
  );
  const { cart } = cartAfter(answer);
  expect(cart.lines).toMatchObject([
    { offeringId: 'stock-purification-fund', intention: 'purification' },
  ]);
  expect(cart.lines[0]?.recipient).toBeUndefined();
});
