/** Tests of a race: another process inserts an order of the same cart between the query and the insert. */
import { afterEach, expect, test, vi } from 'vitest';
import { apiOfEachTest } from '#tests/support/api/opened-api';
import { orderBody, sendOrder } from '#tests/support/api/orders';
import { ConflictError } from '../../db/transact';
import * as repository from '../../orders/repository';

vi.mock(import('../../orders/repository'), async (original) => {
  const actual = await original();
  return { ...actual, insertOrder: vi.fn(actual.insertOrder) };
});

const api = apiOfEachTest();
afterEach(async () => {
  vi.mocked(repository.insertOrder).mockClear();
  await api.api.close();
});

const body = orderBody({
  checkout: { cart: 'the-cart-of-one-browser', form: 'the-checkout-form-a' },
});

test('an order whose insert conflicts once is created in the second try', async () => {
  vi.mocked(repository.insertOrder).mockRejectedValueOnce(new ConflictError());
  expect((await sendOrder(api, body)).status).toBe(201);
  expect(repository.insertOrder).toHaveBeenCalledTimes(2);
  expect(await api.db.selectFrom('orders').select('id').execute()).toHaveLength(1);
});

test('an order whose insert always conflicts gets 503 request.busy, and nothing is stored', async () => {
  for (let tries = 0; tries < 5; tries += 1)
    vi.mocked(repository.insertOrder).mockRejectedValueOnce(new ConflictError());
  const { status, error } = await sendOrder(api, body);
  expect([status, error.errorCode]).toEqual([503, 'request.busy']);
  expect(await api.db.selectFrom('orders').select('id').execute()).toEqual([]);
});
