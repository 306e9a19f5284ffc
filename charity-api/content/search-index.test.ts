/** Tests that every change of content changes the search index in the same transaction. */
import { expect, test } from 'vitest';
import type { Reply } from '#contract/endpoints';
import { setupEditor } from '#tests/support/api/editor';
import { setFields } from '#tests/support/api/documents';
import { resultOf } from '#tests/support/api/api';
import { KINDS } from './kinds';
import { refreshIndex } from './search-index';
import { SEARCHED } from './searched';
import { findIndexDifferences } from '#tests/support/index-differences';

const editor = setupEditor();

const FAQ = { kind: 'faqs', id: 'canary' };
const WRITTEN = {
  question: { en: 'Where does the canarybird sing?' },
  position: '1',
  answer: { en: 'In the morning.' },
};

const found = async (text: string) =>
  (await resultOf<Reply<'search'>['result']>(editor.api.get(`/search?search=${text}`))).total;

test('a draft is not found, a published record is, and a withdrawn one is not', async () => {
  await editor.save(WRITTEN, FAQ);
  expect(await found('canarybird')).toBe(0);
  await editor.publish(FAQ);
  expect(await found('canarybird')).toBe(1);
  const { position } = WRITTEN;
  const [question, answer] = [{ en: 'Where does it sing?' }, { en: 'There is a goldfinch.' }];
  await editor.save({ question, answer, position }, FAQ);
  expect([await found('canarybird'), await found('goldfinch')]).toEqual([1, 0]);
  await editor.publish(FAQ);
  expect([await found('canarybird'), await found('goldfinch')]).toEqual([0, 1]);
  await editor.withdraw(FAQ);
  expect(await found('goldfinch')).toBe(0);
  expect(await findIndexDifferences(editor.api.db)).toEqual([]);
});

test('a record that the index has under another date is a difference', async () => {
  const { db } = editor.api;
  await setFields(db, { offering: 'wells' }, { publishedAt: '2001-02-03T00:00:00.000Z' });
  expect(await findIndexDifferences(db)).toEqual(['campaign/wells']);
});

test('fills the index again when it was filled with other rules', async () => {
  const { db } = editor.api;
  await refreshIndex(db);
  await db.deleteFrom('search_entries').where('kind', '=', 'faq').execute();
  await refreshIndex(db);
  expect(await findIndexDifferences(db)).not.toEqual([]);
  await db.updateTable('search_rules').set({ rules: 'of an earlier release' }).execute();
  await refreshIndex(db);
  expect(await findIndexDifferences(db)).toEqual([]);
});

test.each([{}, { title: 7 }, 'all fields are 7'])(
  'leaves out a campaign whose document is %j',
  async (damaged) => {
    const { db } = editor.api;
    const of = { offering: 'wells' };
    await setFields(db, of, (before) =>
      typeof damaged === 'string' ? allSevens(before) : damaged,
    );
    await db.deleteFrom('search_rules').execute();
    await refreshIndex(db);
    const entries = db.selectFrom('search_entries').select('id').where('id', '=', 'wells');
    expect(await entries.execute()).toEqual([]);
  },
);

const allSevens = (fields: object) =>
  Object.fromEntries(Object.keys(fields).map((field) => [field, 7]));

/** Kinds without a page of their own: settings, prices, figures, filters, and slides that link to other pages. */
const NOT_SEARCHED = [
  ...['organisation', 'giving', 'zakat', 'tafreej', 'metals', 'currencies', 'sign-in', 'pixels'],
  ...['types', 'categories', 'tags', 'sacrifice-categories', 'stocks', 'investment-funds'],
  ...['slides', 'faq-categories', 'training-categories', 'news-categories', 'blog-categories'],
  ...['article-tags', 'partner-types', 'beneficiary-types', 'annual-figures'],
];

test('every kind of content is searched, or is in the list of those that are not', () => {
  const names = [...SEARCHED.map(({ name }) => name), ...NOT_SEARCHED];
  expect(names.sort()).toEqual(KINDS.map(({ name }) => name).sort());
});
