/** Tests the page of the log: readable amounts, and the filter by record. */
import { expect, test } from 'vitest';
import { openTestApi } from '#tests/support/api/api';
import { createOrder } from '#tests/support/api/orders';
import { confirmTransfer } from '#tests/support/api/staff-decisions';
import { signedInStaff } from '#tests/support/staff-site';

test('shows amounts as money, and not as JSON', async () => {
  const api = await openTestApi();
  const { reference } = await createOrder(api, { method: 'Bank' });
  await confirmTransfer(api, reference);
  const finance = await signedInStaff(api, ['finance']);
  const page = await finance.open('/staff/log?kind=order');
  expect(page.text).toContain('Confirmed a transfer');
  expect(page.text).toContain('arrived: 10.000 OMR');
  expect(page.text).not.toContain('minor');
  const arabic = await signedInStaff(api, ['finance'], { locale: 'ar', name: 'هدى' });
  expect((await arabic.open('/staff/log?kind=order')).text).not.toContain('minor');
  await api.api.close();
});
