/** Another process writes an order of the cart between the look and the insert. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openTestApi, type TestApi } from '#tests/support/api/api';
import { orderBody, sendOrder } from '#tests/support/api/orders';
import * as repository from '../../orders/repository';

vi.mock(import('../../orders/repository'), async (original) => {
  const actual = await original();
  return { ...actual, insertOrder: vi.fn(actual.insertOrder) };
});

let api: TestApi;
beforeEach(async () => {
  api = await openTestApi();
});
afterEach(async () => {
  vi.mocked(repository.insertOrder).mockClear();
  await api.api.close();
});

const body = orderBody({
  checkout: { cart: 'the-cart-of-one-browser', form: 'the-checkout-form-a' },
});

test('an order that loses the insert to one that is gone again is made in the next try', async () => {
  vi.mocked(repository.insertOrder).mockResolvedValueOnce(false);
  expect((await sendOrder(api, body)).status).toBe(201);
  expect(repository.insertOrder).toHaveBeenCalledTimes(2);
  expect(await api.db.selectFrom('orders').select('id').execute()).toHaveLength(1);
});

test('an order that loses every insert is answered with "busy", and nothing is written', async () => {
  for (let tries = 0; tries < 5; tries += 1)
    vi.mocked(repository.insertOrder).mockResolvedValueOnce(false);
  const { status, error } = await sendOrder(api, body);
  expect([status, error.errorCode]).toEqual([503, 'request.busy']);
  expect(await api.db.selectFrom('orders').select('id').execute()).toEqual([]);
});
