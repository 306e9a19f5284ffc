/** Tests of GET /search: languages, spelling, kinds, hidden records, hostile searches, and the cost of a search. */
import { describe, expect, test } from 'vitest';
import { ENDPOINTS } from '#contract/endpoints';
import { SEARCH_KINDS, type SiteSearch } from '#contract/search';
import { LOCALES, type LocalisedText } from '#domain/locales';
import en from '#locales/en/search.json';
import { sharedApi } from '#tests/support/api/opened-api';
import { changeRows, rowsOf } from '#tests/support/api/rows';
import { rebuildIndex } from '../../content/search-index';
import type { Db } from '../../db/tables';
import { clearEntries, putEntry, removeEntry, type SearchEntry } from './entries';
import { allDocuments } from '../documents';
import { findIndexDifferences } from '#tests/support/index-differences';

const api = sharedApi();

async function search(text: string, locale = 'en', more = ''): Promise<SiteSearch> {
  const path = `/search?search=${encodeURIComponent(text)}${more}`;
  const answer = await api.get(path, { 'accept-language': locale });
  expect(answer.status).toBe(200);
  return ENDPOINTS.search.reply.parse(await answer.json()).result;
}
const names = ({ data }: SiteSearch) => data.map(({ kind, id }) => `${kind}/${id}`);

const inAll = (text: string): LocalisedText => ({ en: text, ar: text, tr: text, id: text });
const NONE = inAll('');

const entry = (id: string, changes: Partial<SearchEntry> = {}): SearchEntry => {
  const title = changes.title ?? inAll(id);
  return {
    ...{ kind: 'faq', id, within: null, shownFrom: null, picture: null, labels: '' },
    ...{ title, titleWords: title, texts: [], words: [], lead: [], date: null },
    ...changes,
  };
};

/** Runs a test with additional entries of the index, and removes them. */
async function withEntries(entries: readonly SearchEntry[], run: () => Promise<void>) {
  const each = (work: (tx: Db, one: SearchEntry) => Promise<unknown>) =>
    api.db.transaction().execute(async (tx: Db) => {
      for (const one of entries) await work(tx, one);
    });
  await each(putEntry);
  await run().finally(() => each((tx, { kind, id }) => removeEntry(tx, kind, id)));
}

describe('finds records', () => {
  test.each([
    ['en', 'committee', 'ngo/water-committee'],
    ['en', 'WALK wat', 'event/water-walk'],
    ['ar', 'لجنه المياه', 'ngo/water-committee'],
    ['ar', 'وقف المِياه', 'endowment/water-endowment'],
    ['tr', 'FIRIN', 'case/case-oven'],
    ['tr', 'fırın faturasi', 'case/case-oven'],
    ['id', 'tagihan oven', 'case/case-oven'],
    // A text of another language than the visitor's.
    ['id', 'committee', 'ngo/water-committee'],
  ])('in %s by %s', async (locale, text, name) => {
    expect(names(await search(text, locale))).toContain(name);
  });

  test('of every kind, by the name of the kind', async () => {
    const found = await Promise.all(
      SEARCH_KINDS.map(async (kind) => {
        const { kinds } = await search(en.kinds[kind]);
        return kinds.some((one) => one.kind === kind) ? [] : [kind];
      }),
    );
    expect(found.flat()).toEqual([]);
  });

  test('by title before text, and in the language of the visitor first', async () => {
    const entries = [
      entry('body', { texts: [inAll('Zephyr in the text')] }),
      entry('arabic', { title: { ...NONE, ar: 'Zephyr' } }),
      entry('english', { title: { ...NONE, en: 'Zephyr' } }),
    ];
    await withEntries(entries, async () => {
      const order = ['faq/english', 'faq/arabic', 'faq/body'];
      expect(names(await search('zephyr', 'en'))).toEqual(order);
      expect(names(await search('zephyr', 'ar'))).toEqual([order[1], order[0], order[2]]);
    });
  });

  test('returns the line with the match in each language', async () => {
    const { data } = await search('committee');
    expect(data[0]).toMatchObject({ title: { en: 'Water committee' } });
    for (const locale of LOCALES) expect(data[0]!.excerpt[locale]).not.toBe('');
  });

  test('counts all kinds, filters by one, and returns pages', async () => {
    const all = await search('water');
    expect(all.kinds.reduce((sum, { total }) => sum + total, 0)).toBe(all.total);
    const mosques = await search('water', 'en', '&kind=mosque');
    expect(mosques.kinds).toEqual(all.kinds);
    expect(new Set(mosques.data.map(({ kind }) => kind))).toEqual(new Set(['mosque']));
    const second = await search('water', 'en', '&limit=2&offset=2');
    expect(names(second)).toEqual(names(all).slice(2, 4));
    expect(await search('water', 'en', '&limit=9999&kind=moon')).toEqual(all);
  });
});

describe('without a result', () => {
  test.each([
    ['en', 'comittee', 'committee'],
    ['en', 'commitete', 'committee'],
    ['ar', 'لحنة المياه', 'لجنة المياه'],
    ['tr', 'fatuarsı', 'faturası'],
    // A missing space.
    ['en', 'watercommittee', 'water committee'],
    ['ar', 'لجنةالمياه', 'لجنة المياه'],
  ])('in %s %s suggests %s', async (locale, typed, suggested) => {
    const { total, suggestion } = await search(typed, locale);
    expect({ total, suggestion: suggestion?.toLowerCase() }).toMatchObject({
      suggestion: suggested,
    });
    expect((await search(suggestion!, locale)).total).toBeGreaterThan(0);
  });

  test('suggests corrected words as a result writes them, and other words as they were typed', async () => {
    const entries = [
      // Its place has the word, but no result shows a place.
      entry('place', { title: inAll('Quokkabird'), words: [inAll('Gaza غزة')] }),
      entry('title', { title: inAll('Old Quokkabird'), texts: [inAll('The Wombatfish of غزة')] }),
      entry('article', { title: inAll('البندق') }),
      entry('without', { title: inAll('شجرة بندق') }),
    ];
    await withEntries(entries, async () => {
      expect((await search('quokkabrid غزه', 'ar')).suggestion).toBe('Quokkabird غزه');
      expect((await search('quokkabrid GAZA')).suggestion).toBe('Quokkabird GAZA');
      expect((await search('wombatfihs')).suggestion).toBe('Wombatfish');
      expect((await search('بندقق', 'ar')).suggestion).toBe('بندق');
      // Too short: similar words have another meaning.
      expect((await search('بنق', 'ar')).suggestion).toBeNull();
    });
  });

  test('returns records with some of the words', async () => {
    const found = await search('how can committee possibly zzzzzz');
    expect(found.matched).toBe('any');
    expect(names(found)).toContain('ngo/water-committee');
  });

  test('returns nothing for unknown words', async () => {
    expect(await search('xyzzyx')).toMatchObject({ total: 0, matched: 'all', suggestion: null });
  });
});

describe('never returns', () => {
  test('an article before its day, in any field', async () => {
    const later = entry('later', {
      kind: 'news',
      title: inAll('Quokkabird'),
      shownFrom: '2026-03-13T00:00:00.000Z',
    });
    await withEntries([later], async () => {
      expect(await search('quokkabird')).toMatchObject({ total: 0, kinds: [], suggestion: null });
      expect(await search('quokkabrid')).toMatchObject({ total: 0, kinds: [], suggestion: null });
      const { clock } = api;
      const before = clock.now;
      clock.now = new Date('2026-03-13T00:00:00.000Z');
      expect((await search('quokkabird')).total).toBe(1);
      clock.now = before;
    });
  });

  test('an ineligible case, or an orphan who has come of age', async () => {
    const { total } = await search('oven', 'en', '&kind=case');
    expect(total).toBe(1);
    await changeRows(api.db, 'cases', { offering_id: 'case-oven' }, { enforcement_orders: 99 });
    expect((await search('oven', 'en', '&kind=case')).total).toBe(0);
    const orphans = await search('orphan', 'en', '&kind=orphan&limit=100');
    const { id } = orphans.data[0]!;
    await changeRows(api.db, 'orphans', { offering_id: id }, { birth_date: '2000-01-01' });
    expect(names(await search('orphan', 'en', '&kind=orphan&limit=100'))).not.toContain(
      `orphan/${id}`,
    );
  });

  test('an orphan by the name or the story', async () => {
    expect(names(await search('Bilal'))).not.toContain('orphan/orphan-bilal');
    const { data } = await search('orphan', 'en', '&kind=orphan&limit=100');
    expect(data.length).toBeGreaterThan(5);
    expect(data.every(({ picture }) => picture === null)).toBe(true);
    const stored = await rowsOf(api.db, 'search_entries', { kind: 'orphan' });
    const births = await api.db.selectFrom('orphans').select('birth_date').execute();
    for (const { birth_date: birth } of births) expect(JSON.stringify(stored)).not.toContain(birth);
  });

  test('an orphan by the name among many with a frequent word', async () => {
    const children = Array.from({ length: 1_100 }, (_, n) =>
      entry(`child-${n}`, {
        ...{ kind: 'orphan', titleWords: inAll('gnomon') },
        title: inAll(n === 1_097 ? 'Quokkabird' : 'Child'),
      }),
    );
    await withEntries(children, async () => {
      const found = await search('gnomon quokkabird', 'en', '&limit=3');
      expect(found.isLimited).toBe(true);
      expect(names(found)).toEqual(['orphan/child-1099', 'orphan/child-1098', 'orphan/child-1097']);
    });
  });

  test('people, phone numbers and addresses of organisations', async () => {
    const rows = await allDocuments<{ phone: string; email: string }>(api.db, 'ngos');
    const stored = JSON.stringify(
      await api.db.selectFrom('search_entries').selectAll().where('kind', '=', 'ngo').execute(),
    );
    for (const { phone, email } of rows) {
      expect(stored).not.toContain(phone);
      expect(stored).not.toContain(email);
    }
  });
});

describe('treats as plain text', () => {
  test.each([
    ...['"', '""', '*', '***', '%', '_', '(', ')', 'OR', 'a OR', 'NOT', 'NEAR(', 'title_en:'],
    ...['"water', 'water"', 'water*', '-water', '^water', '{title_en}', "'; drop table x --"],
    ...['\u0000', '\u202ewater', '😀', 'ﷺ', 'و', 'ً'],
  ])('the search %j', async (text) => {
    await search(text);
  });

  test('a very long search, which finds nothing', async () => {
    expect((await search('water '.repeat(2_000))).total).toBe(0);
    expect((await search('')).total).toBe(0);
    expect((await api.get('/search')).status).toBe(200);
  });
});

test('limits the ranked rows of a frequent word, and still ranks titles first', async () => {
  const many = Array.from({ length: 1_200 }, (_, n) =>
    entry(`n${n}`, { texts: [inAll('gnomon')] }),
  );
  const title = entry('in-title', { title: inAll('Gnomon') });
  await withEntries([title, ...many], async () => {
    const found = await search('gnomon');
    expect(found.isLimited).toBe(true);
    expect(found.total).toBeLessThanOrEqual(1_000);
    expect(names(found)[0]).toBe('faq/in-title');
  });
});

test('the index equals the content, also after it was cleared and filled again', async () => {
  expect(await findIndexDifferences(api.db)).toEqual([]);
  await api.db.transaction().execute(async (tx) => {
    await clearEntries(tx);
  });
  expect((await search('water')).total).toBe(0);
  expect((await findIndexDifferences(api.db)).length).toBeGreaterThan(10);
  await rebuildIndex(api.db);
  expect(await findIndexDifferences(api.db)).toEqual([]);
  expect((await search('water')).total).toBeGreaterThan(0);
});
