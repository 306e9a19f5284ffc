/** Tests of lists whose search finds more records than are sorted: order, pages, total and records that are not public. */
import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import type { SearchKind } from '#contract/search';
import type { LocalisedText } from '#domain/locales';
import { hours } from '#domain/time/durations';
import { TEST_NOW, resultOf } from '#tests/support/api/api';
import { sharedApi } from '#tests/support/api/opened-api';
import { rowsOfTexts } from '../../db/dialect';
import { putEntry } from './entries';
import { searchList } from './list-search';

/** More than a list sorts. */
const COPIES = 1_005;
/** Columns whose values the database computes. */
const COMPUTED = new Set(['seq', 'rowid', 'zakat', 'closeness', 'closing']);
const GNOMON: LocalisedText = { en: 'Gnomon', ar: '', tr: '', id: '' };

const api = sharedApi();
beforeAll(async () => {
  // The last two copies are in the future.
  const dates = Array.from({ length: COPIES }, (_, n) =>
    new Date(TEST_NOW.getTime() + hours(n - COPIES + 2.5)).toISOString(),
  );
  await api.db.transaction().execute(async (tx) => {
    const copy = async (table: string, key: string, from: string, dated: string[]) => {
      const { rows } = await sql<Record<string, unknown>>`
        select * from ${sql.table(table)} where ${sql.ref(key)} = ${from}`.execute(tx);
      const names = Object.keys(rows[0]!).filter((name) => name !== key && !COMPUTED.has(name));
      const values = names.map((name) =>
        dated.includes(name) ? sql`value` : sql.ref(`${table}.${name}`),
      );
      await sql`insert into ${sql.table(table)} (${sql.join([key, ...names].map((name) => sql.ref(name)))})
        select 'copy-' || (row_number() over (order by value) - 1), ${sql.join(values)}
        from ${rowsOfTexts(dates, 'given')}
        join ${sql.table(table)} on ${sql.ref(`${table}.${key}`)} = ${from}`.execute(tx);
    };
    await copy('news', 'id', 'blankets', ['published_at']);
    await copy('events', 'id', 'olive-morning', ['starts_at', 'ends_at']);
    await copy('offerings', 'id', 'tankers', ['published_at']);
    await copy('offering_documents', 'offering_id', 'tankers', []);
    for (const kind of ['news', 'event', 'campaign'] as const)
      for (const [n, date] of dates.entries()) await putEntry(tx, entry(kind, `copy-${n}`, date));
  });
});

const entry = (kind: SearchKind, id: string, date: string) => ({
  ...{ kind, id, date, within: null, shownFrom: null, picture: null, labels: '' },
  ...{ title: GNOMON, titleWords: GNOMON, texts: [], words: [], lead: [GNOMON] },
});

async function listOf(path: string): Promise<{ total: number; ids: string[] }> {
  const result = await resultOf<{ total: number; data: { id: string }[] }>(api.get(path));
  return { total: result.total, ids: result.data.map(({ id }) => id) };
}
const copies = (...numbers: number[]) => numbers.map((n) => `copy-${n}`);
const LAST = COPIES - 1;

test('the search finds more records than a list sorts', async () => {
  const found = await searchList(api.db, 'gnom', { kinds: ['news'] });
  expect(found!.isFrequent).toBe(true);
});

test('news: newest first, without articles of the future', async () => {
  expect(await listOf('/news?search=gnomon&limit=3')).toEqual({
    ...{ total: COPIES - 2, ids: copies(LAST - 2, LAST - 3, LAST - 4) },
  });
  const { ids } = await listOf('/news?search=gnomon&limit=2&offset=1001');
  expect(ids).toEqual(copies(1, 0));
});

test('campaigns: newest first', async () => {
  expect(await listOf('/projects?search=gnomon&limit=2&offset=1')).toEqual({
    ...{ total: COPIES, ids: copies(LAST - 1, LAST - 2) },
  });
});

test('events: coming ones, the next first, then past ones, the latest first', async () => {
  expect(await listOf('/events?search=gnomon&limit=4')).toEqual({
    ...{ total: COPIES, ids: copies(LAST - 1, LAST, LAST - 2, LAST - 3) },
  });
  const { ids } = await listOf('/events?search=gnomon&limit=2&offset=3');
  expect(ids).toEqual(copies(LAST - 3, LAST - 4));
});

test('another filter or order sorts all matches', async () => {
  const { ids } = await listOf('/projects?search=gnomon&order=largest&limit=2');
  expect(ids).toHaveLength(2);
  expect((await listOf('/events?search=gnomon&when=coming')).ids).toEqual(copies(LAST - 1, LAST));
});
