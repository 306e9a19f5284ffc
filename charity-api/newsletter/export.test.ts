/** Tests of the lists of subscribers for staff: only confirmed addresses, and nothing that a spreadsheet would run. */
import { expect, test } from 'vitest';
import { apiOfEachTest } from '#tests/support/api/opened-api';
import { exportForStaff } from './staff';
import { insertRows } from '#tests/support/api/rows';

const STAFF = { kind: 'command' } as const;
const AT = '2026-03-10T08:00:00.000Z';

const api = apiOfEachTest({ empty: true });

let count = 0;
async function add(email: string, confirmed_at: string | null) {
  const id = (count += 1).toString(16).padStart(32, '0');
  await insertRows(api.db, 'subscriptions', {
    id,
    email,
    locale: 'ar',
    created_at: AT,
    requested_at: AT,
    confirmed_at,
  });
}

test('exports the confirmed addresses with their language and a URL that ends the subscription', async () => {
  await add('salma@example.org', AT);
  await add('asked@example.org', null);
  const { csv, leftOut } = await exportForStaff(api.deps, STAFF);
  expect(leftOut).toBe(0);
  const [header, row, ...others] = csv.split('\r\n');
  expect(others).toEqual(['']);
  expect(header).toContain('"email","language","confirmed_at","unsubscribe_url"');
  const [email, language, at, url] = row!.slice(1, -1).split('","');
  expect([email, language, at]).toEqual(['salma@example.org', 'ar', AT]);
  const token = url!.replace('https://give.test/ar/newsletter/leave/', '');
  const answer = await api.post(`/email-subscriptions/${token}/leave`, {});
  expect(answer.status).toBe(200);
  expect((await exportForStaff(api.deps, STAFF)).csv).toBe(`${header}\r\n`);
});

test.each(['=1+1@example.org', '+x@example.org', '-x@example.org', '@x@example.org'])(
  'leaves out %s, which a spreadsheet would run as a formula',
  async (email) => {
    await add(email, AT);
    await add('salma@example.org', AT);
    const { csv, leftOut } = await exportForStaff(api.deps, STAFF);
    expect(leftOut).toBe(1);
    expect(csv).not.toContain(email);
    expect(csv).toContain('salma@example.org');
  },
);
