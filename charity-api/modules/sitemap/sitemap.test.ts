/** Tests of GET /sitemap and GET /sitemap/records: which records they list, their parts, and the number of queries. */
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { ENDPOINTS, type Reply } from '#contract/endpoints';
import { SITEMAP_PART_SIZE, type SitemapSection } from '#contract/sitemap';
import { openTestApi, resultOf } from '#tests/support/api/api';
import { sharedApi } from '#tests/support/api/opened-api';
import { insertOffering } from '#tests/support/api/offerings';
import { LISTED_RECORDS } from '#tests/support/charity/listed-records';
import { changeRows } from '#tests/support/api/rows';
import { setFields } from '#tests/support/api/documents';
import { readSitemap } from './service';

const api = sharedApi();

const sections = async (of = api) =>
  (await resultOf<Reply<'sitemap'>['result']>(of.get('/sitemap'))).sections;

const records = (section: SitemapSection, query = '', of = api) =>
  resultOf<Reply<'sitemapRecords'>['result']>(
    of.get(`/sitemap/records?section=${section}${query}`),
  );
const idsOf = async (section: SitemapSection, query = '') =>
  (await records(section, query)).data.map(({ id }) => id);

describe('the records', () => {
  test('campaigns, funds and endowments are in one section', async () => {
    expect(await idsOf('projects')).toEqual(
      expect.arrayContaining(['tankers', 'zakat-fund', 'water-endowment']),
    );
  });

  test.each(LISTED_RECORDS)('the section %s has %s', async (section, id) => {
    expect(await idsOf(section)).toContain(id);
  });

  test('no section has an orphan', async () => {
    const all = await Promise.all((await sections()).map(({ section }) => idsOf(section)));
    expect(all.flat().filter((id) => id.startsWith('orphan-'))).toEqual([]);
  });

  test('a cursor continues after the last record, and the end has none', async () => {
    const all = await idsOf('projects');
    const first = await records('projects', '&limit=2');
    expect(first.data.map(({ id }) => id)).toEqual(all.slice(0, 2));
    expect(await idsOf('projects', `&after=${first.next}`)).toEqual(all.slice(2));
    expect((await records('projects')).next).toBeNull();
  });

  test.each(['?section=accounts', '', '?section=news&limit=501', '?section=news&after=%27'])(
    'rejects %j',
    async (query) => {
      expect((await api.get(`/sitemap/records${query}`)).status).toBe(400);
    },
  );
});

test('a record has the languages in which it is written, and the time of its last change', async () => {
  const { db, api: opened } = await openTestApi();
  const title = { en: '', ar: 'ماء', tr: '', id: '' };
  await setFields(db, { kind: 'programs', id: 'water-and-life' }, { title });
  const change = {
    ...{ kind: 'programs', id: 'water-and-life', pictures: '{}' },
    ...{ fields: '[]', written: '{}', actor: '{}' },
  };
  await db
    .insertInto('content_versions')
    .values([
      { ...change, action: 'imported', at: '2026-03-09T08:00:00.000Z' },
      { ...change, action: 'published', at: '2026-03-08T08:00:00.000Z' },
      { ...change, action: 'published', at: '2026-03-01T08:00:00.000Z' },
    ])
    .execute();
  const { data } = await resultOf<Reply<'sitemapRecords'>['result']>(
    opened.fetch(new Request('http://api.test/sitemap/records?section=programs')),
  );
  expect(data.find(({ id }) => id === 'water-and-life')).toEqual({
    id: 'water-and-life',
    languages: ['ar'],
    updatedAt: '2026-03-08T08:00:00.000Z',
  });
  await opened.close();
});

test('leaves out what has no page: ineligible cases, withdrawn events, articles of the future, unreadable titles', async () => {
  const { db, get, api: opened } = await openTestApi();
  await db.updateTable('cases').set({ enforcement_orders: 9 }).execute();
  await db.updateTable('events').set({ withdrawn: 1 }).execute();
  await db.updateTable('news').set({ published_at: '2099-01-01T00:00:00.000Z' }).execute();
  await changeRows(db, 'content', { kind: 'mosques' }, { document: '{"title":"one text"}' });
  const { result } = ENDPOINTS.sitemap.reply.parse(await (await get('/sitemap')).json());
  const left = result.sections.map(({ section }) => section);
  for (const section of ['cases', 'events', 'news']) expect(left).not.toContain(section);
  expect(left).toContain('blogs');
  // Without readable rules, no case is published.
  await db.updateTable('cases').set({ enforcement_orders: 0 }).execute();
  await db.deleteFrom('settings').where('category', '=', 'TAFREEJ').execute();
  const NONE = { result: { data: [], next: null } };
  for (const section of ['cases', 'mosques'])
    expect(await (await get(`/sitemap/records?section=${section}`)).json()).toEqual(NONE);
  await opened.close();
});

describe('parts', () => {
  test('an empty section has no part', async () => {
    const empty = await openTestApi({ empty: true });
    expect(await sections(empty)).toEqual([]);
    await empty.api.close();
  });

  test('every part begins after the last record of the part before it', async () => {
    const all = await idsOf('projects');
    const { sections: found } = await readSitemap({ db: api.db, now: () => new Date() }, 3);
    const { starts } = found.find(({ section }) => section === 'projects')!;
    expect(starts).toHaveLength(Math.ceil(all.length / 3));
    const parts = await Promise.all(
      starts.map((start) => idsOf('projects', `&limit=3&after=${start}`)),
    );
    expect(parts.flat()).toEqual(all);
  });

  test('the last part is not empty when the records fill all parts', async () => {
    const all = await idsOf('mosques');
    const { sections: found } = await readSitemap({ db: api.db, now: () => new Date() }, 1);
    expect(found.find(({ section }) => section === 'mosques')!.starts).toHaveLength(all.length);
  });
});

test('20,000 campaigns have parts of limited size, and no response has more than 500 records', async () => {
  const large = await openTestApi({ empty: true });
  const { db } = large;
  await insertOffering(db, { id: 'first', kind: 'endowment', price: 1_000 });
  const [kind, count] = ['endowment', 20_000];
  await sql`
    with recursive n (i) as (select 1 union all select i + 1 from n where i < ${count})
    insert into offerings (id, kind, position, intentions, price, any_amount, status, published_at)
    select 'copy-' || i, ${kind}, i, '["waqf"]', 1000, 0, 'open', '2026-03-01T00:00:00.000Z' from n`.execute(
    db,
  );
  await sql`
    insert into offering_documents (offering_id, document)
    select offerings.id, document
    from offerings, offering_documents where offering_id = 'first' and offerings.id <> 'first'`.execute(
    db,
  );
  const [projects] = await sections(large);
  expect(projects!.starts).toHaveLength(Math.ceil((count + 1) / SITEMAP_PART_SIZE));
  const seen = new Set<string>();
  for (let after: string | null = ''; after !== null;) {
    const page = await records('projects', `&after=${after}`, large);
    expect(page.data.length).toBeLessThanOrEqual(500);
    for (const { id } of page.data) seen.add(id);
    after = page.next;
  }
  expect(seen.size).toBe(count + 1);
  await large.api.close();
});
