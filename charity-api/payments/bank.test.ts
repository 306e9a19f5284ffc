/** Bank transfer without a complete bank account is not offered, and orders with it are rejected. */
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { openTestApi, type TestApi } from '#tests/support/api/api';
import {
  fetchOrder,
  orderBody,
  createOrder,
  retry,
  submitDecision,
  sendOrder,
} from '#tests/support/api/orders';

let api: TestApi;
beforeEach(async () => {
  api = await openTestApi();
});
afterEach(() => api.api.close());

async function methods(): Promise<string[]> {
  const answer = await api.get('/lookups/payment-methods');
  const { result } = (await answer.json()) as { result: { data: { method: string }[] } };
  return result.data.map(({ method }) => method);
}

async function setAccount(value: string | null): Promise<void> {
  const where = { category: 'organisation', key: 'bank' };
  await api.db
    .deleteFrom('settings')
    .where(({ and }) => and(where))
    .execute();
  if (value !== null)
    await api.db
      .insertInto('settings')
      .values({ ...where, value })
      .execute();
}

const ACCOUNT = { holder: 'Us', bankName: { en: 'Bank' }, iban: 'OM810180000001299123456' };

describe.each<[string, string | null]>([
  ['no account', null],
  ['an account that cannot be read', '{"holder": "Us",}'],
  ['an account without its number', JSON.stringify({ ...ACCOUNT, iban: '' })],
  ['an account without its bank', JSON.stringify({ ...ACCOUNT, bankName: { en: '' } })],
  ['an account without its holder', JSON.stringify({ ...ACCOUNT, holder: undefined })],
])('with %s', (_, value) => {
  test('bank transfer is not offered, and orders and retries with it are rejected', async () => {
    const open = await createOrder(api);
    await submitDecision(api, open, 'decline');
    await setAccount(value);
    expect(await methods()).toEqual(['Sandbox']);
    const { status, error } = await sendOrder(api, orderBody({ method: 'Bank' }));
    expect([status, error.errorCode]).toEqual([409, 'payment.methodUnavailable']);
    expect((await retry(api, open, 'Bank')).error.errorCode).toBe('payment.methodUnavailable');
    expect(await api.db.selectFrom('orders').select('id').execute()).toHaveLength(1);
  });
});

test('an account with one language and without branch and BIC is complete', async () => {
  await setAccount(JSON.stringify(ACCOUNT));
  expect(await methods()).toEqual(['Sandbox', 'Bank']);
  const order = await createOrder(api, { method: 'Bank' });
  expect(order.next).toMatchObject({ kind: 'transfer', iban: ACCOUNT.iban, swift: '' });
});

test('an order that waits for a transfer still shows the account after the charity has removed it', async () => {
  const order = await createOrder(api, { method: 'Bank' });
  await setAccount(null);
  expect((await fetchOrder(api, order)).next).toEqual(order.next);
});
