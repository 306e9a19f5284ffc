/** Groups system settings in the format of the contract, and finds the sections for which the charity has content. */
import type { Kysely } from 'kysely';
import { OFFERING_SECTIONS, type OfferingSection } from '#contract/pages';
import { FUNDS } from '#domain/offerings/funds';
import { unreadableReason } from '../../db/json';
import type { ApiDeps } from '../../deps';
import { logBadRecord } from '../../http/records';
import { findSettings, type Setting } from './repository';
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

/** Returns those of OPTIONAL_PAGES that exist. */
async function existingPages(db: Kysely<Database>): Promise<string[]> {
  const rows = await db
    .selectFrom('content')
    .select(['kind', 'id'])
    .where('kind', 'in', ['pages', 'faqs'])
    .orderBy('kind', 'desc')
    .orderBy('id')
    .execute();
  return [...new Set(rows.map(({ kind, id }) => (kind === 'faqs' ? kind : id)))];
}

/**
 * Returns those of OFFERING_SECTIONS that have at least one row, and for articles a published one. Each check stops at
 * the first row of an index.
 */
async function existingSections(db: Kysely<Database>, now: Date): Promise<OfferingSection[]> {
  const rows = await Promise.all(
    OFFERING_SECTIONS.map((section) => CHECKS[section](db, now).executeTakeFirst()),
  );
  return OFFERING_SECTIONS.filter((_, at) => rows[at] !== undefined);
}

type Category = Record<string, { value: unknown }>;

/** Returns settings of a category that are not in the database: what a layer above adds to it. */
export type AddedSettings = (category: string) => Promise<Category>;

type Deps = Pick<ApiDeps, 'db' | 'log' | 'now'>;

export async function readSettings(
  deps: Deps,
  added: AddedSettings,
): Promise<Record<string, Category>> {
  const groups = group(deps, await findSettings(deps.db));
  groups.set(ORGANISATION, await withContent(deps, groups));
  const categories = [...groups].map(
    async ([name, category]) => [name, { ...category, ...(await added(name)) }] as const,
  );
  return Object.fromEntries(await Promise.all(categories));
}

const ORGANISATION = 'organisation';

/**
 * Adds the lists of existing pages and sections. Storefronts request this category for every page anyway, so they need
 * no separate request for the lists.
 */
async function withContent(deps: Deps, groups: ReadonlyMap<string, Category>): Promise<Category> {
  const [pages, sections] = await Promise.all([
    existingPages(deps.db),
    existingSections(deps.db, deps.now()),
  ]);
  return { ...groups.get(ORGANISATION), pages: { value: pages }, sections: { value: sections } };
}

export async function readCategory(
  deps: Deps,
  category: string,
  added: AddedSettings,
): Promise<Category | undefined> {
  const groups = group(deps, await findSettings(deps.db, category));
  const found = category === ORGANISATION ? await withContent(deps, groups) : groups.get(category);
  return found && { ...found, ...(await added(category)) };
}

/**
 * Groups settings by category. Logs and omits a value that is not valid JSON, because clients have a default for each.
 */
function group({ log }: Deps, settings: Setting[]): Map<string, Category> {
  const groups = new Map<string, Category>();
  for (const { category, key, value } of settings) {
    const reason = unreadableReason(value);
    if (reason !== null) {
      logBadRecord(log, { kind: 'setting', id: `${category}/${key}`, field: 'value', reason });
      continue;
    }
    groups.set(category, { ...groups.get(category), [key]: { value } });
  }
  return groups;
}
