/** The site search with the full-text index of SQLite (FTS5). */
import { sql } from 'kysely';
import { SEARCH_KINDS, type SearchKind } from '#contract/search';
import { LOCALES, type Locale } from '#domain/locales';
import { isPrefix } from '#domain/search/words';
import type { Db } from '../../db/tables';
import type { FoundRows, IndexQuery, SearchEngine } from './engine';
import { rowsOf } from './numbers';

/**
 * Rows that one query ranks. With more matches, the best rows of each kind are ranked instead. Ranking every match of a
 * frequent word takes 0.3 s with 100,000 records.
 */
const MAX_RANKED = 1_000;
/** Newest rows of each kind that are ranked when more rows match. */
const MAX_RANKED_OF_A_KIND = 200;

/** Weights of a title and a text in the visitor's language, in other languages, and of the names of the kind. */
const WEIGHTS = { title: 10, text: 2, otherTitle: 4, otherText: 1, labels: 2 };
/**
 * The scores of titles count again with this factor. Weights alone are not enough: bm25 limits the effect of each word,
 * so that a short record with the word in its text would rank before a long one with the word in its title.
 */
const TITLE_FACTOR = 2;

export const sqliteEngine: SearchEngine = {
  async add(db, seq, { texts, labels }) {
    const { en, ar, tr, id } = texts;
    await db
      .insertInto('search_index')
      .values({
        ...{ rowid: seq, labels },
        ...{ title_en: en.title, text_en: en.text, title_ar: ar.title, text_ar: ar.text },
        ...{ title_tr: tr.title, text_tr: tr.text, title_id: id.title, text_id: id.text },
      })
      .execute();
  },
  async remove(db, seq) {
    await db.deleteFrom('search_index').where('rowid', '=', seq).execute();
  },
  async count(db) {
    const { total } = await db
      .selectFrom('search_index')
      .select((eb) => eb.fn.countAll<number>().as('total'))
      .executeTakeFirstOrThrow();
    return Number(total);
  },
  async find(db, query) {
    const limit = query.kind ? MAX_RANKED_OF_A_KIND * 2 : MAX_RANKED;
    const found = await rankedRows(db, query, { kind: query.kind, limit: limit + 1 });
    if (found.length <= limit) return toFound([found]);
    const kinds = query.kind ? [query.kind] : SEARCH_KINDS;
    const inTitles = await rowsOfKinds(db, { ...query, isTitle: true }, kinds);
    return toFound([...inTitles, ...(await rowsOfKinds(db, query, kinds))], true);
  },
};

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
  const rows = [...best].sort(([a, one], [b, other]) => one - other || b - a).map(([seq]) => seq);
  return { rows, isLimited };
}

/** Returns the newest matching rows with their score. FTS5 scores only these, because the limit is in its own order. */
async function rankedRows(
  db: Db,
  query: Matched,
  { kind, limit }: { kind: SearchKind | undefined; limit: number },
): Promise<Ranked[]> {
  const { first, last } = kind ? rowsOf(kind) : { first: 0, last: Number.MAX_SAFE_INTEGER };
  const { rows } = await sql<Ranked>`
    select rowid as seq, ${sql.raw(scoreFor(query.locale))} as score
    from search_index
    where search_index match ${expressionOf(query)} and rowid between ${first} and ${last}
    order by rowid desc limit ${limit}`.execute(db);
  return rows;
}

/** Words are in quotes, so that FTS5 finds no operators in them. They contain no quotes. */
function expressionOf({ words, match, isTitle }: Matched): string {
  const terms = words.map((word) => `"${word}"${isPrefix(word) ? '*' : ''}`);
  const expression = terms.join(match === 'all' ? ' AND ' : ' OR ');
  if (!isTitle) return expression;
  return `{${LOCALES.map((locale) => `title_${locale}`).join(' ')}} : (${expression})`;
}

/** The columns of each language, in their order in the table (migration 29). */
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
