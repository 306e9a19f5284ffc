/** What others than the donor may see: a receipt that is confirmed, and the card of a gift. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { giftCardSchema, receiptCheckSchema, type Order } from '#contract/orders';
import { openTestApi, type TestApi } from '../../test-api';
import { comeBack, LINE, look, place, press } from '../../test-orders';
import { giftCardToken, receiptToken } from './token';

let given: TestApi;
let order: Order;

const RECIPIENT = { name: 'Maryam', phone: '+96892123456' };

beforeAll(async () => {
  given = await openTestApi();
  order = await place(given, { lines: [{ ...LINE, recipient: RECIPIENT }, LINE] });
});
afterAll(() => given.api.close());

const idOf = async ({ token }: Order) =>
  (
    await given.db
      .selectFrom('orders')
      .select('id')
      .where('token', '=', token)
      .executeTakeFirstOrThrow()
  ).id;

const status = async (path: string) => (await given.get(path)).status;

test('before the money came there is neither, even for a right token', async () => {
  expect(order.check).toBeNull();
  expect(order.lines.map(({ card }) => card)).toEqual([null, null]);
  const id = await idOf(order);
  expect(await status(`/receipts/${receiptToken(given.deps, id)}`)).toBe(404);
  expect(await status(`/gift-cards/${giftCardToken(given.deps, id, 0)}`)).toBe(404);
});

test('a paid order is confirmed by amount, date and state alone', async () => {
  await press(given, order, 'approve');
  const paid = await comeBack(given, order);
  const answer = await given.get(`/receipts/${paid.check}`);
  const { result } = (await answer.json()) as { result: unknown };
  expect(result).toEqual({ amount: paid.total, paidAt: paid.paidAt, state: 'paid' });
  expect(receiptCheckSchema.parse(result)).toEqual(result);
});

test('a gift in a name has a card, without amount, address or phone', async () => {
  const [named, plain] = (await look(given, order)).lines;
  expect(plain!.card).toBeNull();
  const answer = await given.get(`/gift-cards/${named!.card}`);
  const text = await answer.text();
  const { result } = JSON.parse(text) as { result: unknown };
  expect(giftCardSchema.parse(result)).toEqual(result);
  expect(result).toMatchObject({ donor: 'Salma Al Harthi', recipient: 'Maryam' });
  for (const secret of ['10000', 'minor', 'example.org', '968', order.token, order.reference]) {
    expect(text).not.toContain(secret);
  }
});

test('no token opens another thing, or another line', async () => {
  const id = await idOf(order);
  const { check, lines, token } = await look(given, order);
  const [{ card }] = lines as [Order['lines'][number]];
  const others = [
    `/receipts/${card}`,
    `/gift-cards/${check}`,
    `/receipts/${token}`,
    `/gift-cards/${token}`,
    `/gift-cards/${giftCardToken(given.deps, id, 1)}`,
    `/gift-cards/${giftCardToken(given.deps, id, 200)}`,
    `/user/orders/${check}`,
    `/user/monthly-gifts/${check}`,
    '/receipts/..%2f..',
    `/receipts/${'x'.repeat(5_000)}`,
  ];
  expect(await Promise.all(others.map(status))).toEqual(others.map(() => 404));
});
