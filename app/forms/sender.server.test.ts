/** Tests which submissions without scripts have the same id, so that the cart has their gift once. */
import { afterEach, describe, expect, test, vi } from 'vitest';
import { addLine, changeCurrency, clearCart, removeLine, withoutOrderedItems } from '#domain/cart';
import { CART_LINE, cartOf } from '#tests/support/carts';
import { visit } from '#tests/support/site';
import { commitAddedLines, commitCart, readVisitor, type Sender } from '../visitor/visitor.server';
import { readSender } from './sender.server';

afterEach(() => void vi.useRealTimers());

const lineOf = (id: string) => ({ ...CART_LINE, id });
const CART = cartOf({});
const FORM = { currency: 'OMR', amount: '10', intent: 'cart' };

const headerOf = (cookies: string[] | null) =>
  (cookies ?? []).map((cookie) => cookie.split(';')[0]).join('; ');
const EMPTY = '';

/** The visitor who sends the form with the cookies. */
function send(
  cookie: string,
  form: Record<string, string> = FORM,
  path = '/projects/wells',
): Sender {
  const fields = new FormData();
  for (const [name, value] of Object.entries(form)) fields.set(name, value);
  return readSender(fields, readVisitor(visit(path, { headers: { cookie } })));
}

/** The cookies after the gift of a submission. */
function add(sender: Sender, id = `gift-${sender.press}`): string {
  const change = addLine(sender.cart, lineOf(id), 'OMR');
  return headerOf(
    commitAddedLines(change.cart, sender, { lines: [lineOf(id)], currency: 'OMR' })?.filter(
      (header) => !header.includes('Max-Age=0'),
    ) ?? null,
  );
}

const atTime = (ms: number) => vi.useFakeTimers({ now: ms, toFake: ['Date'] });

describe.each([
  ['an empty cart', EMPTY],
  ['a gift in the cart', headerOf(commitCart(CART))],
  [
    'an earlier order',
    headerOf(commitCart({ ...cartOf(), placed: { form: 'f', order: 'o' }, orders: 1 })),
  ],
])('a second submission, with %s', (_, cookie) => {
  test.each([0, 700, 2_999])('is the same %i ms after the first response, with its cart', (ms) => {
    atTime(0);
    const first = send(cookie);
    const after = add(first);
    atTime(ms);
    const second = send(after);
    expect(second.press).toBe(first.press);
    expect(second.cart.lines).toEqual(first.cart.lines);
  });

  test('is the same while the first response is late, at any time', () => {
    atTime(0);
    const first = send(cookie);
    atTime(60_000);
    expect(send(cookie).press).toBe(first.press);
  });

  test('is another gift 3 s after the first response', () => {
    atTime(0);
    const first = send(cookie);
    const after = add(first);
    atTime(3_000);
    const second = send(after);
    expect(second.press).not.toBe(first.press);
    expect(second.cart.lines).toContainEqual(lineOf(`gift-${first.press}`));
  });

  test('is the same when the button is another one', () => {
    const first = send(cookie);
    expect(send(add(first), { ...FORM, intent: 'donate' }).press).toBe(first.press);
  });

  test.each([
    ['another amount', { ...FORM, amount: '25' }, '/projects/wells'],
    ['another currency', { ...FORM, currency: 'USD' }, '/projects/wells'],
    ['a further field', { ...FORM, onBehalf: 'yes' }, '/projects/wells'],
    ['another page', FORM, '/projects/bread'],
  ] as const)('is another gift with %s', (_name, form, path) => {
    const first = send(cookie);
    for (const cookies of [cookie, add(first)])
      expect(send(cookies, form, path).press).not.toBe(first.press);
  });
});

test('each of three taps, 2 s apart, is the same submission', () => {
  atTime(0);
  const first = send(EMPTY);
  atTime(2_000);
  const second = send(add(first));
  atTime(4_000);
  expect(send(add(second)).press).toBe(first.press);
});

test('a second tap on the second of two gifts is the same submission', () => {
  const first = send(EMPTY);
  const other = send(add(first), { ...FORM, amount: '25' });
  expect(other.cart.lines).toHaveLength(1);
  expect(send(add(other), { ...FORM, amount: '25' }).press).toBe(other.press);
});

test('another button that decides the amount adds another gift', () => {
  const first = send(EMPTY);
  expect(send(add(first), { ...FORM, intent: 'complete' }).press).not.toBe(first.press);
});

test('the clock of another storefront can be ahead', () => {
  atTime(60_000);
  const first = send(EMPTY);
  const after = add(first);
  atTime(58_000);
  expect(send(after).press).toBe(first.press);
  atTime(50_000);
  expect(send(after).press).not.toBe(first.press);
});

test('the same gift after it was removed is added again, at once', () => {
  const first = send(EMPTY);
  const visitor = readVisitor(visit('/', { headers: { cookie: add(first) } }));
  const [removed] = commitCart(removeLine(visitor.cart, `gift-${first.press}`), visitor)!;
  const again = send(headerOf([removed!]));
  const { cart } = readVisitor(visit('/', { headers: { cookie: add(again) } }));
  expect(cart.lines).toHaveLength(1);
});

test('the same gift after an order has another id, also when the cart was filled and emptied since', () => {
  const first = send(EMPTY);
  const ordered = withoutOrderedItems(first.cart, { form: 'f', order: 'o' });
  const other = addLine(ordered, lineOf('gift-other'), 'OMR').cart;
  const empty = [ordered, removeLine(other, 'gift-other'), clearCart(other)];
  const ids = empty.map((cart) => send(headerOf(commitCart(cart))).press);
  expect(ids).not.toContain(first.press);
  const again = withoutOrderedItems(ordered, { form: 'g', order: 'p' });
  expect(ids).not.toContain(send(headerOf(commitCart(again))).press);
});

test('a change of the cart’s currency between two submissions does not make another gift', () => {
  const converted = changeCurrency(CART, 'USD', { OMR: '1', USD: '2.6' });
  expect(send(headerOf(commitCart(converted!))).press).toBe(send(headerOf(commitCart(CART))).press);
});

test('the id that scripts have added is used at any time', () => {
  atTime(0);
  const first = send(EMPTY, { ...FORM, press: 'k3x9' });
  const after = add(first);
  atTime(60_000);
  const second = send(after, { ...FORM, press: 'k3x9' });
  expect([first.press, second.press]).toEqual(['k3x9', 'k3x9']);
  expect(second.cart.lines).toEqual([]);
  // Scripts tell two gifts apart, also within the time.
  expect(send(after, { ...FORM, press: 'k3xa' })).toMatchObject({
    press: 'k3xa',
    cart: { lines: [{ id: 'gift-k3x9' }] },
  });
});
