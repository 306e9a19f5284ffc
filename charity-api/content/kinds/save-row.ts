/** Adds a row of a content table, or replaces the row with the same id. */
import type { Insertable } from 'kysely';
import type { Database, Db } from '../../db/tables';

/** The column that identifies a row of each table. */
const KEYS = {
  sliders: 'id',
  programs: 'id',
  project_categories: 'id',
  sacrifice_categories: 'id',
  project_types: 'id',
  tags: 'id',
  news_categories: 'id',
  blog_categories: 'id',
  article_tags: 'id',
  news: 'id',
  blogs: 'id',
  events: 'id',
  training_categories: 'id',
  trainings: 'id',
  beneficiary_types: 'id',
  ngos: 'id',
  partner_types: 'id',
  partners: 'id',
  annual_figures: 'id',
  faq_categories: 'id',
  faqs: 'id',
  mosques: 'id',
  stocks: 'id',
  investment_funds: 'id',
  offering_texts: 'offering_id',
  campaigns: 'offering_id',
  cases: 'offering_id',
  endowments: 'offering_id',
  expiations: 'offering_id',
  orphans: 'offering_id',
  sacrifices: 'offering_id',
} as const satisfies Partial<Record<keyof Database, string>>;

export async function saveRow<Table extends keyof typeof KEYS>(
  db: Db,
  table: Table,
  row: Insertable<Database[Table]>,
): Promise<void> {
  await db
    .insertInto(table)
    // Kysely cannot derive the columns of a table that is a type parameter. The signature has checked them.
    .values(row as never)
    .onConflict((conflict) => conflict.column(KEYS[table] as never).doUpdateSet(row as never))
    .execute();
}
