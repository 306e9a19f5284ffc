/** Tests the list of log entries: the names of records, and the filters. */
import { beforeAll, expect, test } from 'vitest';
import { resultOf } from '#tests/support/api/api';
import type { LogEntry } from '#contract/staff/accounts';
import { sharedApi } from '#tests/support/api/opened-api';
import { createOrder } from '#tests/support/api/orders';
import { joinStaff, type TestMember } from '#tests/support/api/staff';
import { oneRow } from '#tests/support/api/rows';
import { recordAction } from '../modules/staff-log/record';

const api = sharedApi();
let owner: TestMember;
let reference: string;
beforeAll(async () => {
  owner = await joinStaff(api, ['owner'], { name: 'Huda' });
  ({ reference } = await createOrder(api, { method: 'Bank' }));
  const { id } = await oneRow(api.db, 'orders', { reference });
  const entries = [
    { action: 'order.noted', subject: { kind: 'order', id } },
    { action: 'refund.asked', subject: { kind: 'order', id } },
    { action: 'content.published', subject: { kind: 'campaigns', id: 'wells' } },
    { action: 'content.published', subject: { kind: 'metals', id: 'metals' } },
    { action: 'donor.exported', subject: { kind: 'donor', id: 'a'.repeat(32) } },
    { action: 'staff.invited', subject: { kind: 'invitation', id: 'b'.repeat(32) } },
    { action: 'application.exported', subject: { kind: 'application', id: 'all' } },
    { action: 'newsletter.exported', subject: { kind: 'newsletter', id: 'all' } },
  ];
  for (const entry of entries)
    await recordAction(api.db, api.deps, { actor: { kind: 'site' }, ...entry });
});

async function read(query: string, language = 'en') {
  const headers = { ...owner.headers, 'accept-language': language };
  const result = await resultOf<{ total: number; data: LogEntry[] }>(
    api.get(`/staff/log?limit=50&${query}`, headers),
  );
  expect(result.total).toBe(result.data.length);
  return result.data.map(({ action, subject }) => [action, subject.name]);
}

test('names orders, members and content, and leaves lists and donors without a name', async () => {
  const entries = (await read('')).reverse().slice(2);
  expect(entries).toEqual([
    ['order.noted', reference],
    ['refund.asked', reference],
    ['content.published', expect.stringMatching(/\w/)],
    ['content.published', null],
    ['donor.exported', null],
    ['staff.invited', null],
    ['application.exported', null],
    ['newsletter.exported', null],
  ]);
  expect(await read(`member=${owner.id}`)).toEqual([['staff.joined', 'Huda']]);
});

test('names content in the requested language', async () => {
  const [[, english] = []] = await read('subject=wells');
  const [[, arabic] = []] = await read('subject=wells', 'ar');
  expect(arabic).toMatch(/[\u0600-\u06FF]/);
  expect(arabic).not.toBe(english);
});

test('finds the entries about an order by its reference', async () => {
  expect(await read(`subject=${reference}`)).toEqual([
    ['refund.asked', reference],
    ['order.noted', reference],
  ]);
});

test.each([
  ['order', ['refund.asked', 'order.noted']],
  ['donor', ['donor.exported']],
  ['application', ['application.exported']],
  ['newsletter', ['newsletter.exported']],
  ['content', ['content.published', 'content.published']],
  ['approval', ['refund.asked']],
])('the group %s has its entries only', async (kind, actions) => {
  expect((await read(`kind=${kind}`)).map(([action]) => action)).toEqual(actions);
});

test('the group of people has invitations too', async () => {
  const actions = (await read('kind=member')).map(([action]) => action);
  expect(actions.slice(0, 1)).toEqual(['staff.invited']);
  expect(new Set(actions)).toEqual(new Set(['staff.invited', 'staff.joined']));
});
