/** Content comes from files: a number says when it changed, and the search index can forget words of changed texts. */
import { sql, type Kysely } from 'kysely';
import { foldedWords } from '#domain/folding';

type Searched = { seq: number; title: string; summary: string; place: string };

/** Campaigns that are read at once. */
const BATCH = 1_000;

// eslint-disable-next-line @typescript-eslint/no-explicit-any -- a migration knows no tables: they are what it makes
export async function up(db: Kysely<any>): Promise<void> {
  await sql`create table content_version (version integer not null) strict`.execute(db);
  await sql`insert into content_version values (1)`.execute(db);
  await sql`drop table offering_search`.execute(db);
  // An index without content cannot tell what it has of a row, so rows could not be taken out of the old one.
  await sql`create virtual table offering_search using fts5 (
    words, content = '', contentless_delete = 1, tokenize = 'unicode61 remove_diacritics 0')`.execute(
    db,
  );
  for (let last = 0; ;) {
    const { rows } = await sql<Searched>`select seq, title, summary, place from offerings
      join offering_texts on offering_texts.offering_id = offerings.id
      join campaigns on campaigns.offering_id = offerings.id
      where seq > ${last} order by seq limit ${BATCH}`.execute(db);
    for (const { seq, ...texts } of rows) {
      const words = [...new Set(Object.values(texts).flatMap(wordsOf))].join(' ');
      await sql`insert into offering_search (rowid, words) values (${seq}, ${words})`.execute(db);
      last = seq;
    }
    if (rows.length < BATCH) return;
  }
}

/** Staff may have written a column that is no JSON: it is not found by its words then. */
function wordsOf(column: string): string[] {
  try {
    return Object.values(JSON.parse(column) as Record<string, string>).flatMap(foldedWords);
  } catch {
    return [];
  }
}
