/** Tests of the newsletter for staff: states, search, unsubscribing on request, the file, permissions. */
import { beforeEach, describe, expect, test } from 'vitest';
import { resultOf } from '#tests/support/api/api';
import type { StaffEndpointName, StaffReply } from '#contract/staff/endpoints';
import { apiOfEachTest } from '#tests/support/api/opened-api';
import { joinStaff, type TestMember } from '#tests/support/api/staff';
import { insertRows } from '#tests/support/api/rows';

const api = apiOfEachTest();
let editor: TestMember;
beforeEach(async () => {
  editor = await joinStaff(api, ['editor']);
  await api.db.deleteFrom('subscriptions').execute();
});

async function read<Name extends StaffEndpointName>(
  path: string,
): Promise<StaffReply<Name>['result']> {
  return resultOf<StaffReply<Name>['result']>(editor.get(path));
}
const list = (query = '') => read<'staffSubscribers'>(`/staff/newsletter?${query}`);

const AT = '2026-04-01T08:00:00.000Z';
async function add(email: string, state: 'confirmed' | 'asked', locale = 'en' as const) {
  const id = email.replace(/\W/g, '-');
  await insertRows(api.db, 'subscriptions', {
    ...{ id, email, locale, created_at: AT },
    requested_at: AT,
    confirmed_at: state === 'confirmed' ? AT : null,
  });
  return id;
}
const logged = () =>
  api.db.selectFrom('staff_log').selectAll().where('action', 'like', 'newsletter.%').execute();

describe('the list', () => {
  test('has the confirmed addresses, and counts all states', async () => {
    await add('a@example.org', 'confirmed');
    await add('b@example.org', 'asked');
    const { data, counts, total } = await list();
    expect(data).toMatchObject([{ email: 'a@example.org', state: 'confirmed', confirmedAt: AT }]);
    expect([total, counts]).toEqual([1, { confirmed: 1, asked: 1 }]);
    expect((await list('state=asked')).data).toMatchObject([{ email: 'b@example.org' }]);
  });

  test('is searched by a part of the address, in which % and _ are plain characters', async () => {
    await add('salim_x@example.org', 'confirmed');
    await add('salimyx@example.org', 'confirmed');
    expect((await list('q=SALIM')).total).toBe(2);
    expect((await list('q=salim_x')).total).toBe(1);
    expect((await list('q=%25')).total).toBe(0);
    expect((await list('locale=ar')).total).toBe(0);
  });
});

test('unsubscribing on request: deletes the address, and the log does not contain it', async () => {
  const id = await add('a@example.org', 'confirmed');
  expect((await editor.post(`/staff/newsletter/${id}/leave`)).status).toBe(200);
  expect((await list()).total).toBe(0);
  const entries = await logged();
  expect(entries).toMatchObject([
    { action: 'newsletter.unsubscribed', subject_id: id, actor_id: editor.id },
  ]);
  expect(entries[0]!.before).toBe(
    JSON.stringify({ state: 'confirmed', locale: 'en', createdAt: AT }),
  );
  expect((await editor.post(`/staff/newsletter/${id}/leave`)).status).toBe(404);
});

test('the file has the confirmed addresses without formulas, and is in the log', async () => {
  await add('a@example.org', 'confirmed');
  await add('=b@example.org', 'confirmed');
  await add('c@example.org', 'asked');
  const { csv, leftOut } = await read<'staffSubscribersFile'>('/staff/newsletter-file');
  expect(csv.split('\r\n')).toHaveLength(3);
  expect(csv).toContain('"a@example.org","en",');
  expect(leftOut).toBe(1);
  expect(await logged()).toMatchObject([{ action: 'newsletter.exported', after: '{"count":1}' }]);
});
