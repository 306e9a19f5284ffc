/** Migration 16 merges campaigns and funds into `offerings`: every endpoint returns the same responses as before. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { intentionsOf } from '#domain/offerings/funds';
import { openTestApi, type TestApi } from '#tests/support/api/api';
import { temporaryFolder } from '#tests/support/api/database';
import { openMigratedBefore } from '#tests/support/api/earlier-release';
import { refreshIndex } from '../../content/search-index';
import { subtractGifts } from '../../modules/offerings/figures';
import { migrate } from '../migrate';
import * as oneIdEach from './0011-one-id-each';
import * as oneTableOfOfferings from './0016-one-table-of-offerings';
import { MIGRATIONS } from './index';

const FIXTURE = path.join(import.meta.dirname, '0016-release-before');

/** A response of that release: the result of a record, the ids of a list, or the status of an error. */
type RecordedResponse = { path: string } & (
  { result: unknown } | { total: number; ids: string[] } | { status: number }
);
const RECORDED = readFileSync(`${FIXTURE}.jsonl`, 'utf8')
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line) as RecordedResponse);

async function makeReleaseBefore(file: string): Promise<void> {
  const db = await openMigratedBefore(oneTableOfOfferings, file);
  const rows = readFileSync(`${FIXTURE}.sql`, 'utf8').trim().split(';\n');
  for (const row of rows) await sql.raw(row).execute(db);
  await db.destroy();
}

/** Removes what later releases added to a response, after a check: these campaigns have too few days of gifts. */
function withoutAdded(url: string, result: object): object {
  if (!url.startsWith('/projects/')) return result;
  const { history, ...before } = result as { history: unknown };
  expect(history).toEqual([]);
  return before;
}

describe('after the upgrade', () => {
  let api: TestApi;
  beforeEach(async () => {
    const file = path.join(temporaryFolder('upgrade-'), 'charity.db');
    await makeReleaseBefore(file);
    api = await openTestApi({ databasePath: file, empty: true });
    // As at the start of the API.
    await refreshIndex(api.db);
  });
  afterEach(() => api.api.close());

  test.each(RECORDED)('$path returns the same response', async ({ path: url, ...before }) => {
    const answer = await api.get(url);
    const { result } = (await answer.json()) as {
      result: { total: number; data: { id: string }[] };
    };
    if ('status' in before) expect(answer.status).toBe(before.status);
    else if ('result' in before) expect(withoutAdded(url, result)).toEqual(before.result);
    else {
      expect({ total: result.total, ids: result.data.map(({ id }) => id) }).toEqual(before);
    }
  });

  test('the old tables are dropped, and every foreign key references an existing row', async () => {
    const tables = (await api.db.introspection.getTables()).map(({ name }) => name);
    expect(
      tables.filter((name) => /^project(?:s|_texts|_tags|_search)|_before$/.test(name)),
    ).toEqual([]);
    expect((await sql`pragma foreign_key_check`.execute(api.db)).rows).toEqual([]);
    const { rows } = await sql<{ parent: string }>`select distinct "table" as parent
      from pragma_foreign_key_list('holds')`.execute(api.db);
    expect(rows.map(({ parent }) => parent).sort()).toEqual(['offerings', 'orders']);
  });

  test('the stored intentions of each campaign and fund equal intentionsOf', async () => {
    const rows = await api.db
      .selectFrom('offerings')
      .select(['id', 'intentions', 'zakat'])
      .where('type', 'is not', null)
      .execute();
    expect(rows).toHaveLength(7);
    for (const { id, intentions, zakat } of rows) {
      expect(JSON.parse(intentions), id).toEqual(intentionsOf({ id, zakatEligible: zakat === 1 }));
    }
  });

  test('a refund of an earlier order subtracts its gifts from offerings of every kind', async () => {
    await api.db.transaction().execute((tx) => subtractGifts(tx, { id: 'paid' }));
    const figures = await api.db
      .selectFrom('offerings')
      .select(['id', 'raised', 'gifts'])
      .where('id', 'in', ['open-well', 'zakat-fund', 'cow-share'])
      .orderBy('id')
      .execute();
    expect(figures).toEqual([
      { id: 'cow-share', raised: 0, gifts: 0 },
      { id: 'open-well', raised: 240_000, gifts: 5 },
      { id: 'zakat-fund', raised: 72_000, gifts: 4 },
    ]);
  });
});

test('an id that two offerings shared before migration 11 stops the migration without data loss', async () => {
  const db = await openMigratedBefore(oneIdEach);
  const named = sql`(id, position, title, summary) values ('one', 0, '{}', '{}')`;
  for (const table of ['project_categories', 'project_types']) {
    await sql`insert into ${sql.table(table)} ${named}`.execute(db);
  }
  await sql`insert into projects (id, type, category, status, zakat, featured, published_at)
    values ('twice', 'one', 'one', 'open', 0, 0, '')`.execute(db);
  await sql`insert into offerings (id, kind, position, title, summary, picture, story, pictures, intentions,
    any_amount, status, published_at)
    values ('twice', 'repair', 0, '{}', '{}', '{}', '{}', '[]', '[]', 1, 'open', '')`.execute(db);
  await expect(migrate(db)).rejects.toThrow(/UNIQUE.*offerings\.id/);
  const { rows } = await sql`select version, id, kind from schema_version, projects join offerings
    using (id)`.execute(db);
  expect(rows).toEqual([
    { version: MIGRATIONS.indexOf(oneTableOfOfferings), id: 'twice', kind: 'repair' },
  ]);
  await db.destroy();
});
