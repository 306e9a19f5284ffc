/**
 * Writes the database of this release, for the tests of upgrades from it: the schema, and rows of every table. Run it
 * (`npm run keep-database`) once for each release with another schema.
 */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { seed } from '#api/content/seed';
import { POSTGRES_SCHEMA, SCHEMA_VERSION, SQLITE_SCHEMA } from '#api/db/schema';
import { TABLES } from '#api/db/tables';
import { addSamples } from '#api/demonstration/fill';
import { openTestApi, TEST_NOW, type TestApi } from '#tests/support/api/api';
import { TEMPLATES_VARIABLE } from '#tests/support/api/database';
import { signedIn } from '#tests/support/api/donor-account';
import { createDraft, uploadTo } from '#tests/support/api/drafts';
import { insertRows, oneRow } from '#tests/support/api/rows';
import { joinStaff } from '#tests/support/api/staff';
import { smallPdf } from '#tests/support/pdf';
import type { OldDatabase } from './old-database';

/** Tables without rows: leases of processes, and files, which SQLite has in a folder. The search is filled at the start. */
const LEFT_OUT = /^(?:leases$|stored_files$|search_)/;

const folder = mkdtempSync(path.join(tmpdir(), 'upgrades-'));
process.env[TEMPLATES_VARIABLE] = folder;
const api = await openTestApi({ databasePath: path.join(folder, 'charity.db'), empty: true });
await seed(api.db, { today: TEST_NOW });
await addSamples(api.deps);
await addOthers(api);
const old: OldDatabase = {
  version: SCHEMA_VERSION,
  statements: { sqlite: SQLITE_SCHEMA, postgres: POSTGRES_SCHEMA },
  rows: {},
};
for (const [table, { columns }] of Object.entries(TABLES)) {
  if (LEFT_OUT.test(table)) continue;
  const names = Object.entries(columns)
    .filter(([, { parts }]) => !parts.sql.sqlite.includes('generated'))
    .map(([name]) => name);
  const rows = await api.db
    .selectFrom(table as 'settings')
    .select(names as 'key'[])
    .execute();
  old.rows[table] = rows;
}
const empty = Object.keys(old.rows).filter((table) => old.rows[table]!.length === 0);
if (empty.length > 0) throw new Error(`tables without a row: ${empty.join(', ')}`);
await api.api.close();
rmSync(folder, { recursive: true });
const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string };
writeFileSync(`tests/upgrades/${version}.json.br`, brotliCompressSync(JSON.stringify(old)));

/** Adds rows to the tables that the demonstration leaves empty. */
async function addOthers(test: TestApi): Promise<void> {
  const { db, post } = test;
  const at = TEST_NOW.toISOString();
  const { account, headers } = await signedIn(test);
  const identity = { provider: 'google', subject: '1', account_id: account.id, created_at: at };
  await insertRows(db, 'social_identities', { ...identity, provider: 'google' });
  await post('/user/recipients', { name: 'Maryam', phone: '+96892345678' }, headers);
  await post('/users/auth/password/forgot', { email: account.email });
  const draft = await createDraft(test, { organisation: 'Circle of seeds' });
  await uploadTo(test, draft.token, { field: 'documents', bytes: smallPdf() });
  const { id: member } = await joinStaff(test, ['owner']);
  await insertRows(db, 'staff_approvals', {
    ...{ id: 'a1', kind: 'refund', subject_kind: 'order', subject_id: 'o1', data: '{}' },
    ...{ reason: 'Paid twice', asked_by: member, asked_at: at, state: 'waiting' },
    ...{ runs_at: at, decided_by: null, decided_at: null, failure: null },
  });
  const { id } = await oneRow(db, 'monthly_gifts');
  await insertRows(db, 'monthly_amounts', { gift_id: id, at, amount: 7_000, confirmed: 1 });
  await insertRows(db, 'monthly_checks', { gift_id: id, asked_at: at, heard_at: at });
  const period = { covered_from: at, covered_until: at, wanted_from: null, wanted_until: null };
  const fetched = { fetched_at: at, next_at: at, failed_at: null, failure: null };
  await insertRows(db, 'provider_fetches', { method: 'Stripe', ...period, ...fetched });
  await insertRows(db, 'provider_movements', {
    ...{ method: 'Stripe', id: 'txn_1', kind: 'payment', payment_id: 'pi_1', attempt_id: null },
    ...{ paid_minor: 10_000, paid_currency: 'OMR', payout_id: null, at },
    ...{ gross: 10_000, fee: 300, net: 9_700, currency: 'OMR' },
  });
  const { id: application_id } = await oneRow(db, 'applications');
  const by = { actor_kind: 'member', actor_id: member, actor_name: 'Huda' } as const;
  const entry = {
    id: 'e1',
    application_id,
    kind: 'note',
    at,
    subject: null,
    text: 'Call',
  } as const;
  await insertRows(db, 'application_entries', { ...entry, ...by });
  const record = { kind: 'faq-categories', id: 'our-giving', written: '{}', pictures: '{}' };
  const saved = { base: '', revision: 1, saved_at: at, saved_by: '{}' };
  const unplanned = { publish_at: null, scheduled_by: null, failure: null };
  await insertRows(db, 'content_drafts', { ...record, ...saved, ...unplanned });
  const version = { action: 'published', fields: '[]', at, actor: '{}' } as const;
  await insertRows(db, 'content_versions', { ...record, ...version });
  await insertRows(db, 'limit_events', { bucket: 'orders.address', mark: 'm', at });
}
