/** Queries for programs and their categories. */
import type { Kysely } from 'kysely';
import type { ProgramQuery } from '#contract/content';
import type { Database } from '../../db/tables';

const programsOf = (db: Kysely<Database>, category: string | undefined) =>
  db
    .selectFrom('programs')
    .$if(category !== undefined, (query) => query.where('category', '=', category!));

export function programRows(db: Kysely<Database>, { category, limit, offset }: ProgramQuery) {
  return programsOf(db, category)
    .select(['id', 'category', 'title', 'summary', 'picture'])
    .orderBy('position')
    .limit(limit)
    .offset(offset)
    .execute();
}

export async function countPrograms(db: Kysely<Database>, category?: string): Promise<number> {
  const { total } = await programsOf(db, category)
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return Number(total);
}

export function findProgram(db: Kysely<Database>, id: string) {
  return db.selectFrom('programs').selectAll().where('id', '=', id).executeTakeFirst();
}

/** Categories that have a program, in the order of all categories. */
export function programCategoryRows(db: Kysely<Database>) {
  return db
    .selectFrom('project_categories')
    .selectAll()
    .where('id', 'in', (eb) => eb.selectFrom('programs').select('category'))
    .orderBy('position')
    .execute();
}
