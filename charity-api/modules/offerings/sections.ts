/** Finds the sections of the site for which the charity has content, such as at least one sacrifice. */
import type { Kysely } from 'kysely';
import { OFFERING_SECTIONS, type OfferingSection } from '#contract/pages';
import { FUNDS } from '#domain/offerings/funds';
import type { Database } from '../../db/tables';
import { acceptingSadaqa } from '../projects/repository';

type FirstRow = { executeTakeFirst(): Promise<{ id: string } | undefined> };

const CHECKS: Record<OfferingSection, (db: Kysely<Database>, now: Date) => FirstRow> = {
  'quick-donation': (db, now) => acceptingSadaqa(db, now).limit(1),
  funds: (db) => offering(db).where('kind', '=', 'fund'),
  zakat: (db) => offering(db).where('id', '=', FUNDS.zakat),
  'stock-purification': (db) => offering(db).where('id', '=', FUNDS.purification),
  sacrifices: (db) => offering(db).where('kind', '=', 'sacrifice'),
  endowments: (db) => offering(db).where('kind', '=', 'endowment'),
  expiations: (db) => offering(db).where('kind', '=', 'expiation'),
  cases: (db) => offering(db).where('kind', '=', 'case'),
  orphans: (db) => offering(db).where('kind', '=', 'orphan'),
  mosques: (db) => content(db, 'mosques'),
  programs: (db) => content(db, 'programs'),
  news: (db, now) => published(db, 'news', now),
  blogs: (db, now) => published(db, 'blogs', now),
  events: (db) => db.selectFrom('events').select('id').where('withdrawn', '=', 0).limit(1),
  training: (db) => db.selectFrom('trainings').select('id').where('withdrawn', '=', 0).limit(1),
  ngos: (db) => content(db, 'ngos'),
  partners: (db) => content(db, 'partners'),
};

function offering(db: Kysely<Database>) {
  return db.selectFrom('offerings').select('id').limit(1);
}

const content = (db: Kysely<Database>, kind: string) =>
  db.selectFrom('content').select('id').where('kind', '=', kind).limit(1);

function published(db: Kysely<Database>, table: 'news' | 'blogs', now: Date) {
  return db.selectFrom(table).select('id').where('published_at', '<=', now.toISOString()).limit(1);
}

/**
 * Returns those of OFFERING_SECTIONS that have at least one row, and for articles a published one. Each check stops at
 * the first row of an index.
 */
export async function existingSections(
  db: Kysely<Database>,
  now: Date,
): Promise<OfferingSection[]> {
  const rows = await Promise.all(
    OFFERING_SECTIONS.map((section) => CHECKS[section](db, now).executeTakeFirst()),
  );
  return OFFERING_SECTIONS.filter((_, at) => rows[at] !== undefined);
}
