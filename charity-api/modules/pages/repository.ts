/** Reads pages and questions from the database. */
import type { Kysely } from 'kysely';
import type { Database } from '../../db/tables';
import type { Page } from '../page';

export function findPage(db: Kysely<Database>, id: string) {
  return db.selectFrom('pages').selectAll().where('id', '=', id).executeTakeFirst();
}

export function faqRows(db: Kysely<Database>, { offset, limit }: Page) {
  return db
    .selectFrom('faqs')
    .select(['id', 'question', 'answer'])
    .orderBy('position')
    .orderBy('id')
    .limit(limit)
    .offset(offset)
    .execute();
}

export async function pageIds(db: Kysely<Database>): Promise<string[]> {
  const rows = await db.selectFrom('pages').select('id').orderBy('id').execute();
  return rows.map(({ id }) => id);
}
