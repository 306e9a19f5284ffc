/**
 * The searches with the full-text index of PostgreSQL. The index reads every match, so the limits only shorten the
 * ranking and the sorting.
 */
import { sql, type RawBuilder } from 'kysely';
import { SEARCH_KINDS, type SearchKind } from '#contract/search';
import { LOCALES, type Locale } from '#domain/locales';
import { isPrefix } from '#domain/search/words';
import type { Db } from '../../db/tables';
import type { FoundRows, IndexedWords, IndexQuery, ListQuery, SearchEngine } from './engine';
import { ROWS_OF_A_KIND, rowsBetween, rowsOf } from './numbers';

/** Rows that one query ranks. With more matches, only the newest rows of each kind are ranked. */
const MAX_RANKED = 1_000;
/** Newest rows of each kind that are ranked when more rows match. */
const MAX_RANKED_OF_A_KIND = 200;
/** From this number of matches on, a list gets the matches of one page instead of joining all of them. */
const MAX_SORTED = 1_000;

/**
 * Each row has one vector for each language of visitors. The labels of its words are their weights for this visitor: A a
 * title in the language, B a text in it, C another title, D another text and the names of the kind.
 */
const WEIGHTS = { A: 1, B: 0.2, C: 0.4, D: 0.1 };
type Weight = keyof typeof WEIGHTS;

/** PostgreSQL stores positions up to this number, and at most 255 of each word. The rank counts each position. */
const MAX_POSITION = 16_383;
const MAX_POSITIONS_OF_A_WORD = 255;
/** PostgreSQL divides the rank by the logarithm of the length, so that long records do not always come first. */
const BY_LENGTH = 1;

export const postgresEngine: SearchEngine = {
  async add(db, seq, words) {
    const vectors = LOCALES.map((locale) => sql`${vectorOf(words, locale)}::tsvector`);
    const lead = words.lead === '' ? null : leadVector(words.lead);
    await sql`insert into search_index (rowid, ${sql.join(LOCALES.map(columnOf))}, lead)
      values (${seq}, ${sql.join(vectors)}, ${lead}::tsvector)`.execute(db);
  },
  async remove(db, seq) {
    await sql`delete from search_index where rowid = ${seq}`.execute(db);
  },
  async clear(db) {
    await sql`delete from search_index`.execute(db);
  },
  async find(db, query) {
    const limit = query.kind ? MAX_RANKED_OF_A_KIND * 2 : MAX_RANKED;
    const found = await rankedRows(db, query, { kind: query.kind, limit: limit + 1 });
    if (found.length <= limit) return toFound([found]);
    const kinds = query.kind ? [query.kind] : SEARCH_KINDS;
    const inTitles = await rowsOfKinds(db, { ...query, isTitle: true }, kinds);
    return toFound([...inTitles, ...(await rowsOfKinds(db, query, kinds))], true);
  },
  findInList,
};

const columnOf = (locale: Locale) => sql.ref(`words_${locale}`);

/** Returns the vector of a record for visitors with this language, in PostgreSQL's notation. */
function vectorOf({ texts, labels }: IndexedWords, visitor: Locale): string {
  const positions = new Map<string, string[]>();
  let last = 0;
  const add = (text: string, weight: Weight) => {
    for (const word of text.split(' ').filter(Boolean)) {
      const known = positions.get(word) ?? [];
      last = Math.min(last + 1, MAX_POSITION);
      if (known.length < MAX_POSITIONS_OF_A_WORD) known.push(`${last}${weight}`);
      positions.set(word, known);
    }
  };
  // A word has only its first positions, so the heavier weights come first.
  add(texts[visitor].title, 'A');
  const others = LOCALES.filter((locale) => locale !== visitor);
  for (const locale of others) add(texts[locale].title, 'C');
  add(texts[visitor].text, 'B');
  for (const locale of others) add(texts[locale].text, 'D');
  add(labels, 'D');
  return [...positions].map(([word, at]) => `'${word}':${at.join(',')}`).join(' ');
}

type Ranked = { seq: number; score: number };
type Matched = IndexQuery & { isTitle?: boolean };

async function rowsOfKinds(db: Db, query: Matched, kinds: readonly SearchKind[]) {
  const found: Ranked[][] = [];
  for (const kind of kinds)
    found.push(await rankedRows(db, query, { kind, limit: MAX_RANKED_OF_A_KIND }));
  return found;
}

function toFound(found: Ranked[][], isLimited = false): FoundRows {
  const best = new Map(found.flat().map(({ seq, score }) => [seq, score]));
  const rows = [...best].sort(([a, one], [b, other]) => other - one || b - a).map(([seq]) => seq);
  return { rows, isLimited };
}

/** Returns the newest matching rows with their rank. The highest rank is the best. */
async function rankedRows(
  db: Db,
  query: Matched,
  { kind, limit }: { kind: SearchKind | undefined; limit: number },
): Promise<Ranked[]> {
  const { first, last } = kind ? rowsOf(kind) : { first: 0, last: Number.MAX_SAFE_INTEGER };
  const expression = sql`${expressionOf(query)}::tsquery`;
  // The vectors of all languages have the same words, so the index of one is enough.
  const { rows } = await sql<Ranked>`
    select seq, ts_rank(${sql.lit(WEIGHT_LIST)}::real[], words, ${expression}, ${sql.lit(BY_LENGTH)}) as score
    from (
      select rowid as seq, ${columnOf(query.locale)} as words from search_index
      where words_en @@ ${expression} and rowid between ${first} and ${last}
      order by rowid desc limit ${limit}
    ) as newest`.execute(db);
  return rows;
}

const WEIGHT_LIST = `{${WEIGHTS.D}, ${WEIGHTS.C}, ${WEIGHTS.B}, ${WEIGHTS.A}}`;

/** Words contain letters and digits only, and are in quotes, so that they contain no operators. */
function expressionOf({
  words,
  match,
  isTitle,
}: Pick<Matched, 'words' | 'match' | 'isTitle'>): string {
  const terms = words.map((word) => {
    const options = `${isPrefix(word) ? '*' : ''}${isTitle ? 'AC' : ''}`;
    return `'${word}'${options && `:${options}`}`;
  });
  return terms.join(match === 'all' ? ' & ' : ' | ');
}

/** Returns the vector of the words without their positions, which nothing ranks. */
const leadVector = (lead: string) =>
  [...new Set(lead.split(' ').filter(Boolean))].map((word) => `'${word}'`).join(' ');

async function findInList(db: Db, { words, kinds, since, until }: ListQuery) {
  const expression = sql`${expressionOf({ words, match: 'all' })}::tsquery`;
  const ranges = kinds.map((kind) => {
    const { first, last } = rowsBetween(kind, since, until);
    return sql`rowid between ${first} and ${last}`;
  });
  const matches = sql`lead @@ ${expression} and (${sql.join(ranges, sql` or `)})`;
  const count = async (limit: number) => {
    const { rows } = await sql<{ total: number }>`select count(*) as total
      from (select 1 from search_index where ${matches} limit ${limit}) as found`.execute(db);
    return rows[0]!.total;
  };
  const idOf = (seq: RawBuilder<unknown>) =>
    sql<string>`(select id from search_entries where seq = ${seq})`;
  return {
    ids: sql<string>`select id from search_entries where seq in (select rowid from search_index where ${matches})`,
    isFrequent: (await count(MAX_SORTED + 1)) > MAX_SORTED,
    count: () => count(Number.MAX_SAFE_INTEGER),
    newest: async ({ offset, limit }, only) => {
      const { rows } = await sql<{ id: string }>`
        select ${idOf(sql`found.rowid`)} as id from (
          select rowid from search_index
          where ${matches} ${only ? sql`and ${only(idOf(sql`search_index.rowid`))}` : sql``}
          order by mod(rowid, ${ROWS_OF_A_KIND}) desc, rowid desc limit ${limit} offset ${offset}
        ) as found order by mod(rowid, ${ROWS_OF_A_KIND}) desc, rowid desc`.execute(db);
      return rows.map(({ id }) => id);
    },
  } satisfies Awaited<ReturnType<SearchEngine['findInList']>>;
}
