/** Reads questions and their categories from the database. */
import { sql, type Kysely } from 'kysely';
import type { FaqQuery } from '#contract/pages';
import type { Database } from '../../db/tables';
import { matchesWords } from '../search';

type Filter = Pick<FaqQuery, 'search' | 'category'>;

function matching(db: Kysely<Database>, { search, category }: Filter) {
  const found = db.selectFrom('faqs').where(matchesWords(search));
  return category === undefined ? found : found.where('category', '=', category);
}

/** Returns the questions of the first category first, and those without a category last. */
export function faqRows(db: Kysely<Database>, query: FaqQuery) {
  return matching(db, query)
    .leftJoin('faq_categories as of', 'of.id', 'faqs.category')
    .select(['faqs.id', 'question', 'answer', 'of.id as category'])
    .orderBy(sql`of.position is null`)
    .orderBy('of.position')
    .orderBy('of.id')
    .orderBy('faqs.position')
    .orderBy('faqs.id')
    .limit(query.limit)
    .offset(query.offset)
    .execute();
}

export async function countFaqs(db: Kysely<Database>, filter: Filter): Promise<number> {
  const { total } = await matching(db, filter)
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return Number(total);
}

/** Returns the categories that have at least one question. */
export function categoryRows(db: Kysely<Database>) {
  return db
    .selectFrom('faq_categories')
    .select(['id', 'title'])
    .where(({ exists, selectFrom }) =>
      exists(selectFrom('faqs').select('faqs.id').whereRef('category', '=', 'faq_categories.id')),
    )
    .orderBy('position')
    .orderBy('id')
    .execute();
}
