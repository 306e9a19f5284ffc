/** Tests that an upgrade keeps newsletter subscriptions unconfirmed, and finds the questions of an earlier release. */
import { expect, test } from 'vitest';
import { migrateTo, openMigratedBefore } from '#tests/support/api/earlier-release';
import { countFaqs } from '../../modules/faqs/repository';
import * as community from './0022-community';

const AT = '2025-01-01T00:00:00.000Z';

test('subscriptions of an earlier release get an id, and are neither confirmed nor asked', async () => {
  const db = await openMigratedBefore(community);
  for (const email of ['a@example.org', 'b@example.org'])
    await db
      .insertInto('subscriptions')
      .values({ email, locale: 'ar', created_at: AT } as never)
      .execute();
  await migrateTo(db, community);
  const rows = await db.selectFrom('subscriptions').selectAll().execute();
  expect(rows).toMatchObject([
    { email: 'a@example.org', created_at: AT, requested_at: null, confirmed_at: null },
    { email: 'b@example.org', created_at: AT, requested_at: null, confirmed_at: null },
  ]);
  expect(new Set(rows.map(({ id }) => /^[\da-f]{32}$/.exec(id)?.[0])).size).toBe(2);
  await db.destroy();
});

test('questions of an earlier release are found by the words of question and answer', async () => {
  const db = await openMigratedBefore(community);
  const faq = (id: string, question: string) =>
    db
      .insertInto('faqs')
      .values({ id, position: 1, question, answer: '{"ar":"<p>المرجعُ</p>"}' } as never)
      .execute();
  await faq('transfer', '{"en":"How do I transfer?"}');
  await faq('broken', 'not JSON');
  await migrateTo(db, community);
  const count = (search: string) => countFaqs(db, { search, category: undefined });
  expect([await count('transf'), await count('مرجع'), await count('broken')]).toEqual([1, 2, 0]);
  await db.destroy();
});
