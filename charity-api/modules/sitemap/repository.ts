/** Queries for the sitemap. Each reads a limited number of rows after a key, so that a long section needs no offset. */
import { sql, type RawBuilder } from 'kysely';
import type { LocalisedText } from '#domain/locales';
import { jsonText } from '../../db/dialect';
import { textFrom } from '../../db/json';
import type { Db } from '../../db/tables';
import type { SitemapKey, Source } from './sources';

/** Returns the first `limit` keys after `after`. */
export async function keysAfter(
  db: Db,
  keys: RawBuilder<SitemapKey>,
  { after, limit }: { after: string | number; limit: number },
): Promise<SitemapKey[]> {
  const { rows } = await sql<SitemapKey>`
    select key, id, at from (${keys}) as records
    where key > ${after} order by key limit ${limit}`.execute(db);
  return rows;
}

/** Returns the key of every `size`-th record, and the number of records. */
export async function partKeys(
  db: Db,
  keys: RawBuilder<SitemapKey>,
  size: number,
): Promise<{ ends: (string | number)[]; total: number }> {
  const { rows } = await sql<{ key: string | number; place: number }>`
    select key, place from (
      select key, row_number() over (order by key) as place, count(*) over () as total
      from (${keys}) as records
    ) as numbered
    where place % ${size} = 0 or place = total order by place`.execute(db);
  return {
    ends: rows.filter(({ place }) => Number(place) % size === 0).map(({ key }) => key),
    total: Number(rows.at(-1)?.place ?? 0),
  };
}

/** Returns the title of each record. An unreadable title has no languages. */
export async function titlesOf(
  db: Db,
  { table, id, field, where = sql`true` }: Source['texts'],
  ids: readonly string[],
): Promise<Map<string, Partial<LocalisedText>>> {
  if (ids.length === 0) return new Map();
  const { rows } = await sql<{ id: string; title: string | null }>`
    select ${sql.ref(id)} as id, ${jsonText(sql.ref('document'), field)} as title
    from ${sql.table(table)} where ${where} and ${sql.ref(id)} in (${sql.join(ids)})`.execute(db);
  return new Map(rows.map((row) => [row.id, textFrom(row.title ?? '{}')]));
}

/** Returns the time of the last change that staff published, for each record that has one. */
export async function changesOf(
  db: Db,
  kinds: readonly string[],
  ids: readonly string[],
): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('content_versions')
    .select((eb) => ['id', eb.fn.max('at').as('at')])
    .where('kind', 'in', kinds)
    .where('id', 'in', ids)
    .where('action', '<>', 'imported')
    .groupBy('id')
    .execute();
  return new Map(rows.map(({ id, at }) => [id, at]));
}
