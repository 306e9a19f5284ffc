/**
 * The searches with the full-text index of SQLite (FTS5).
 *
 * FTS5 returns rows in the order of their numbers, so a query with a limit reads only its first rows, however many
 * match. Three things read every match, and are therefore only used when few rows match: bm25, which counts them for each
 * word; a filter by column; and a prefix that has no index of its own.
 */
import { sql, type RawBuilder } from 'kysely';
import type { SearchKind } from '#contract/search';
import { LOCALES, type Locale } from '#domain/locales';
import { isPrefix } from '#domain/search/words';
import { textFrom } from '../../db/json';
import type { Db } from '../../db/tables';
import type { IndexQuery, ListQuery, SearchEngine } from './engine';
import { kindOf, ROWS_OF_A_KIND, rowsBetween, rowsOf } from './numbers';
import { titleScore } from './title-score';

/** Rows that a search ranks with bm25. When more match, it ranks the newest rows of each kind instead. */
const MAX_RANKED = 500;
/** Rows of a search with more matches: in all kinds together, of each kind, and of one kind alone. */
const MAX_ROWS = 1_000;
const MAX_ROWS_OF_A_KIND = 200;
const MAX_ROWS_OF_ONE_KIND = 400;
/** Newest rows of each kind with the words in their title. They are ranked, and come first. */
const MAX_TITLES_OF_A_KIND = 20;
/** When more match, the search of a list reads the newest matches without sorting all. Sorting 1,000 takes 25 ms. */
const MAX_SORTED = 200;
/** A prefix that more rows have is replaced by the known words, also for bm25. */
const MAX_ROWS_OF_A_PREFIX = 1_000;

/** Letters of the prefixes that have an index of their own (db/schema.ts). */
const PREFIX_INDEXES: readonly number[] = [2, 3];
/** Known words that a query contains instead of a longer prefix. Each of them is looked up. */
const MAX_EXPANDED = 40;
const LAST_CHARACTER = '\u{10ffff}';

/** Weights of a title and a text in the visitor's language, in other languages, and of the names of the kind. */
const WEIGHTS = { title: 10, text: 2, otherTitle: 4, otherText: 1, labels: 2 };
/**
 * The scores of titles count again with this factor. Weights alone are not enough: bm25 limits the effect of each word,
 * so that a short record with the word in its text would rank before a long one with the word in its title.
 */
const TITLE_FACTOR = 2;

/** The indexes: all words, the words of titles, and the words that the search of a list finds. */
type Index = 'search_index' | 'search_titles' | 'search_leads';
const INDEXES: readonly Index[] = ['search_index', 'search_titles', 'search_leads'];

type Range = { first: number; last: number };
const ALL_ROWS: Range = { first: 0, last: Number.MAX_SAFE_INTEGER };

export const sqliteEngine: SearchEngine = {
  async add(db, seq, { texts, labels, lead }) {
    const { en, ar, tr, id } = texts;
    await db
      .insertInto('search_index')
      .values({
        ...{ rowid: seq, labels },
        ...{ title_en: en.title, text_en: en.text, title_ar: ar.title, text_ar: ar.text },
        ...{ title_tr: tr.title, text_tr: tr.text, title_id: id.title, text_id: id.text },
      })
      .execute();
    const titles = LOCALES.map((locale) => texts[locale].title).join(' ');
    await addWords(db, 'search_titles', seq, titles);
    if (lead !== '') await addWords(db, 'search_leads', seq, lead);
    const all = [titles, ...LOCALES.map((locale) => texts[locale].text), labels, lead];
    await sql`insert or ignore into search_words (word)
      select value from json_each(${JSON.stringify(uniqueWords(all))}) where value <> ''`.execute(
      db,
    );
  },
  async remove(db, seq) {
    for (const index of INDEXES)
      await sql`delete from ${sql.table(index)} where rowid = ${seq}`.execute(db);
  },
  async clear(db) {
    for (const index of INDEXES) {
      const table = sql.table(index);
      await sql`insert into ${table} (${table}) values ('delete-all')`.execute(db);
    }
    await db.deleteFrom('search_words').execute();
  },
  async find(db, query) {
    const expression = await expressionOf(db, query);
    if (expression === null) return { rows: [], isLimited: false };
    const range = query.kind ? rowsOf(query.kind) : ALL_ROWS;
    const few = await countRows(db, rowsIn('search_index', expression, range), MAX_RANKED + 1);
    return few <= MAX_RANKED
      ? { rows: await rankedRows(db, query, range), isLimited: false }
      : { rows: await newestRows(db, query, expression, range), isLimited: true };
  },
  findInList,
};

const uniqueWords = (texts: readonly string[]) => [
  ...new Set(texts.flatMap((text) => text.split(' '))),
];

async function addWords(db: Db, index: Index, seq: number, words: string): Promise<void> {
  await sql`insert into ${sql.table(index)} (rowid, words) values (${seq}, ${uniqueWords([words]).join(' ')})`.execute(
    db,
  );
}

/**
 * Returns the expression of FTS5. Returns null when no word of the index matches.
 *
 * Words are in quotes, so that FTS5 finds no operators in them. They contain no quotes.
 */
async function expressionOf(
  db: Db,
  { words, match }: Pick<IndexQuery, 'words' | 'match'>,
): Promise<string | null> {
  const terms: string[] = [];
  for (const word of words) {
    const term = await termFor(db, word);
    if (term !== null) terms.push(term);
    else if (match === 'all') return null;
  }
  return terms.length === 0 ? null : terms.join(match === 'all' ? ' AND ' : ' OR ');
}

async function termFor(db: Db, word: string): Promise<string | null> {
  if (!isPrefix(word)) return `"${word}"`;
  if (PREFIX_INDEXES.includes([...word].length)) return `"${word}"*`;
  const known = await db
    .selectFrom('search_words')
    .select('word')
    .where('word', '>=', word)
    .where('word', '<', word + LAST_CHARACTER)
    .limit(MAX_EXPANDED + 1)
    .execute();
  if (known.length === 0) return null;
  if (known.length > MAX_EXPANDED) return `"${word}"*`;
  return `(${known.map((row) => `"${row.word}"`).join(' OR ')})`;
}

/** SQL: the matching row numbers as `seq`, in no order. */
function rowsIn(index: Index, expression: string, { first, last }: Range): RawBuilder<unknown> {
  const table = sql.table(index);
  return sql`select rowid as seq from ${table}
    where ${table} match ${expression} and rowid between ${first} and ${last}`;
}

async function countRows(db: Db, rows: RawBuilder<unknown>, limit: number): Promise<number> {
  const { rows: found } = await sql<{ total: number }>`
    select count(*) as total from (select 1 from (${rows}) limit ${limit})`.execute(db);
  return Number(found[0]!.total);
}

/**
 * Ranks all matching rows. bm25 gives a word more weight when fewer rows have it. It must count a prefix as one word, or
 * a rare longer word would outweigh the searched one. Only a word that many rows have is replaced by the known words,
 * because FTS5 would read all these rows.
 */
async function rankedRows(
  db: Db,
  { words, match, locale }: IndexQuery,
  { first, last }: Range,
): Promise<number[]> {
  const terms: string[] = [];
  for (const word of words) {
    const term = await termFor(db, word);
    if (term === null) continue;
    const rows = await countRows(
      db,
      rowsIn('search_index', term, ALL_ROWS),
      MAX_ROWS_OF_A_PREFIX + 1,
    );
    terms.push(rows > MAX_ROWS_OF_A_PREFIX || !isPrefix(word) ? term : `"${word}"*`);
  }
  const expression = terms.join(match === 'all' ? ' AND ' : ' OR ');
  const { rows } = await sql<{ seq: number; score: number }>`
    select rowid as seq, ${sql.raw(scoreFor(locale))} as score from search_index
    where search_index match ${expression} and rowid between ${first} and ${last}`.execute(db);
  return rows.sort((a, b) => a.score - b.score || b.seq - a.seq).map(({ seq }) => seq);
}

/** The columns of each language, in their order in the table (db/schema.ts). */
const COLUMN_ORDER: readonly Locale[] = ['en', 'ar', 'tr', 'id'];

/** Returns the SQL of a score. The lowest score is the best. */
function scoreFor(visitor: Locale): string {
  const { title, text, otherTitle, otherText, labels } = WEIGHTS;
  const all = COLUMN_ORDER.flatMap((locale) =>
    locale === visitor ? [title, text] : [otherTitle, otherText],
  );
  const titles = COLUMN_ORDER.flatMap((locale) => [locale === visitor ? title : otherTitle, 0]);
  return `bm25(search_index, ${[...all, labels].join(', ')})
    + ${TITLE_FACTOR} * bm25(search_index, ${[...titles, 0].join(', ')})`;
}

/** Returns the newest rows of each kind: those with the words in their title by its score, then the others by date. */
async function newestRows(
  db: Db,
  { words, locale, kind }: IndexQuery,
  expression: string,
  range: Range,
): Promise<number[]> {
  const limit = kind ? MAX_ROWS_OF_ONE_KIND : MAX_ROWS_OF_A_KIND;
  const newest = (index: Index, max: number) => newestOfEachKind(db, index, expression, range, max);
  const inTitles = await newest('search_titles', MAX_TITLES_OF_A_KIND);
  const entries = await db
    .selectFrom('search_entries')
    .select(['seq', 'title'])
    .where('seq', 'in', inTitles)
    .execute();
  const scores = new Map(
    entries.map(({ seq, title }) => [
      seq,
      // The name of a child must not find the child: it is not among the indexed words.
      kindOf(seq) === 'orphan' ? 0 : titleScore(textFrom(title), words, locale),
    ]),
  );
  const best = [...scores]
    .sort(([a, one], [b, other]) => other - one || byDate(a, b))
    .map(([seq]) => seq);
  const others = await newest('search_index', limit);
  const rest = others.filter((seq) => !scores.has(seq)).sort(byDate);
  return [...best, ...rest].slice(0, MAX_ROWS);
}

const byDate = (a: number, b: number) => (b % ROWS_OF_A_KIND) - (a % ROWS_OF_A_KIND) || b - a;

/** Returns the newest rows of each kind. Goes on with the next kind when one kind has enough rows. */
async function newestOfEachKind(
  db: Db,
  index: Index,
  expression: string,
  { first, last }: Range,
  limit: number,
): Promise<number[]> {
  const found = new Map<SearchKind, number[]>();
  for (let below = last; ;) {
    const { rows } = await sql<{ batch: string }>`select json_group_array(seq) as batch from (
      ${rowsIn(index, expression, { first, last: below })} order by rowid desc limit ${limit})`.execute(
      db,
    );
    const batch = JSON.parse(rows[0]!.batch) as number[];
    for (const seq of batch) {
      const kind = kindOf(seq);
      const known = found.get(kind) ?? [];
      if (known.length < limit) found.set(kind, [...known, seq]);
    }
    if (batch.length < limit) return [...found.values()].flat();
    const oldest = batch.at(-1)!;
    const kind = kindOf(oldest);
    below = found.get(kind)!.length < limit ? oldest - 1 : rowsOf(kind).first - 1;
    if (below < first) return [...found.values()].flat();
  }
}

async function findInList(db: Db, { words, kinds, since, until }: ListQuery) {
  const expression = await expressionOf(db, { words, match: 'all' });
  if (expression === null) return NO_MATCHES;
  const ranges = kinds.map((kind) => rowsBetween(kind, since, until));
  const all = sql.join(
    ranges.map((range) => rowsIn('search_leads', expression, range)),
    sql` union all `,
  );
  const idOf = (seq: RawBuilder<unknown>) =>
    sql<string>`(select id from search_entries where seq = ${seq})`;
  return {
    ids: sql<string>`select id from search_entries where seq in (${all})`,
    isFrequent: (await countRows(db, all, MAX_SORTED + 1)) > MAX_SORTED,
    count: () => countRows(db, all, Number.MAX_SAFE_INTEGER),
    newest: async ({ offset, limit }, only) => {
      const parts = ranges.map(
        (range) => sql`select seq, seq % ${ROWS_OF_A_KIND} as date from (
          ${rowsIn('search_leads', expression, range)}
          ${only ? sql`and ${only(idOf(sql`search_leads.rowid`))}` : sql``}
          order by rowid desc limit ${offset + limit})`,
      );
      const { rows } = await sql<{ id: string }>`
        select ${idOf(sql`found.seq`)} as id from (${sql.join(parts, sql` union all `)}) as found
        order by date desc, seq desc limit ${limit} offset ${offset}`.execute(db);
      return rows.map(({ id }) => id);
    },
  } satisfies Awaited<ReturnType<SearchEngine['findInList']>>;
}

const NO_MATCHES: Awaited<ReturnType<SearchEngine['findInList']>> = {
  ids: sql<string>`select null where false`,
  isFrequent: false,
  count: () => Promise.resolve(0),
  newest: () => Promise.resolve([]),
};
