/** Programs in the database. */
import type { Kysely } from 'kysely';
import type { Database } from '../../db/tables';
import type { Page } from '../page';

export function programRows(db: Kysely<Database>, page: Page) {
  return db
    .selectFrom('programs')
    .select(['id', 'category', 'title', 'summary', 'picture'])
    .orderBy('position')
    .limit(page.limit)
    .offset(page.offset)
    .execute();
}

export function findProgram(db: Kysely<Database>, id: string) {
  return db.selectFrom('programs').selectAll().where('id', '=', id).executeTakeFirst();
}
