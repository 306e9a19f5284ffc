/** Tests of monthly orders: only one gift with a repeatable intention, by a method that supports subscriptions. */
import { expect, test } from 'vitest';
import type { CreateOrderInput } from '#contract/orders';
import { sharedApi } from '#tests/support/api/opened-api';
import { LINE, orderBody, sendOrder } from '#tests/support/api/orders';

const given = sharedApi();

const to = (offeringId: string, intention: CreateOrderInput['lines'][number]['intention']) => ({
  lines: [{ ...LINE, offeringId, intention }],
});

test.each([
  [to('bread', 'sadaqa'), 201],
  [to('kafarat-fund', 'kafara'), 'payment.notMonthly'],
  [{ lines: [LINE, LINE] }, 'payment.notMonthly'],
  [{ lines: [{ ...LINE, total: 20_000, quantity: 2 }] }, 'payment.notMonthly'],
  [{ method: 'Bank' }, 'payment.notMonthly'],
] as const)('a monthly order with %j returns %s', async (changes, expected) => {
  const body = orderBody({ ...(changes as Partial<CreateOrderInput>), interval: 'month' });
  const { status, error } = await sendOrder(given, body);
  expect(status === 201 ? status : error.errorCode).toBe(expected);
});
