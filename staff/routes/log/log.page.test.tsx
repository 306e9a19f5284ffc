/** Tests the log: readable values, links to records, and the filters. */
import { beforeAll, expect, test } from 'vitest';
import { sharedApi } from '#tests/support/api/opened-api';
import { createOrder } from '#tests/support/api/orders';
import { confirmTransfer } from '#tests/support/api/staff-decisions';
import { signedInStaff } from '#tests/support/staff-site';
import { insertRows } from '#tests/support/api/rows';

const api = sharedApi();
let reference: string;
beforeAll(async () => {
  ({ reference } = await createOrder(api, { method: 'Bank' }));
  await confirmTransfer(api, reference);
});

test('shows a confirmed transfer with amounts and states, and leads to the donation', async () => {
  const finance = await signedInStaff(api, ['finance']);
  const log = await finance.open('/staff/log?kind=order');
  expect(log.text).toContain(`Confirmed a transfer ${reference}`);
  expect(log.text).toContain('Status: Awaiting transfer Paid');
  // The total stayed the same.
  expect(log.text).not.toContain('Total:');
  expect(log.text).toContain('Arrived: 10 OMR');
  expect(log.text).not.toContain('{');
  expect((await log.follow(reference)).path).toBe(`/staff/donations/${reference}`);
});

test('finds the entries about a donation by its reference', async () => {
  const finance = await signedInStaff(api, ['finance']);
  const log = await finance.open('/staff/log');
  const found = await log.press('Find', { q: reference });
  expect(found.text).toContain('Confirmed a transfer');
  expect(found.text).not.toContain('Joined');
  expect((await found.follow(/remove this filter/)).text).toContain('Joined');
});

test('an owner reads in Arabic who joined, and opens the member', async () => {
  const owner = await signedInStaff(api, ['owner'], { locale: 'ar', name: 'هدى الراشدي' });
  const log = await owner.open(`/staff/log?member=${owner.member.id}`);
  expect(log.text).toContain('الأدوار: مشرف عام');
  const link = log.main.querySelector(`.log a[href="/staff/people/${owner.member.id}"]`);
  expect(link?.textContent).toBe('هدى الراشدي');
});

test('folds the changes of a record with many fields', async () => {
  const owner = await signedInStaff(api, ['owner']);
  const after = Object.fromEntries(
    Array.from({ length: 9 }, (_, at) => [`budget[${at}].label.en`, 'x']),
  );
  await insertRows(api.db, 'staff_log', {
    ...{ at: api.clock.now.toISOString(), actor_kind: 'site', actor_id: null, actor_name: '' },
    ...{ action: 'content.published', subject_kind: 'campaigns', subject_id: 'wells' },
    ...{ before: null, after: JSON.stringify(after), reason: null },
  });
  const log = await owner.open('/staff/log?kind=content');
  expect(log.main.querySelector('details.fold .fold, .log details summary')?.textContent).toBe(
    '9 changes',
  );
});
