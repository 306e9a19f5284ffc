/** Adds a content version that grows with each change, and a search index from which rows can be deleted. */
import { sql, type Kysely } from 'kysely';
import { foldedWords } from '#domain/folding';

type Searched = { seq: number; title: string; summary: string; place: string };

/** Number of campaigns per query. */
const BATCH = 1_000;

// eslint-disable-next-line @typescript-eslint/no-explicit-any -- migrations change tables: no types
export async function up(db: Kysely<any>): Promise<void> {
  await sql`create table content_version (version integer not null) strict`.execute(db);
  await sql`insert into content_version values (1)`.execute(db);
  await sql`drop table offering_search`.execute(db);
  // SQLite cannot delete a row from a contentless index unless it was created with `contentless_delete`.
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

/** Returns an empty list when staff wrote invalid JSON into the column; search then does not find these words. */
function wordsOf(column: string): string[] {
  try {
    return Object.values(JSON.parse(column) as Record<string, string>).flatMap(foldedWords);
  } catch {
    return [];
  }
}
