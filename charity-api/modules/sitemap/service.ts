/**
 * Reads the sitemap in the format of the contract, a limited number of rows after a key, so that no offset is needed.
 */
import { type RawBuilder, sql } from 'kysely';
import {
  type Sitemap,
  SITEMAP_PART_SIZE,
  SITEMAP_SECTIONS,
  type SitemapRecords,
  type SitemapRecordsQuery,
  type SitemapSection,
} from '#contract/sitemap';
import { LOCALES, type LocalisedText } from '#domain/locales';
import type { ApiDeps } from '../../deps';
import { jsonText } from '../../db/dialect';
import { textFrom } from '../../db/json';
import type { Db } from '../../db/tables';
import { published } from '../cases/repository';
import { findRules } from '../cases/rules';

/** `key`: unique, in the order of the section. `at`: a time since which the page has existed, if it is known. */
type SitemapKey = { key: string | number; id: string; at: string | null };

type Source = {
  /** Selects narrow rows, because the database counts all of them to divide a section into parts. */
  keys: (db: Db, now: Date) => Promise<RawBuilder<SitemapKey> | null>;
  /** The field of the document whose languages are those of the record. */
  texts: { table: string; id: string; field: string; where?: RawBuilder<boolean> };
  /** Kinds of content files. The versions of the staff area have the times of their changes. */
  kinds: readonly string[];
  /** True when `key` is a number. */
  isNumbered: boolean;
};

const OFFERINGS = {
  texts: { table: 'offering_documents', id: 'offering_id', field: 'title' },
  isNumbered: true,
} as const;

const offerings = (kinds: string[], folders: string[]): Source => ({
  ...OFFERINGS,
  keys: () =>
    Promise.resolve(
      sql`select seq as key, id, null as at from offerings where kind in (${sql.join(kinds)})`,
    ),
  kinds: folders,
});

type Options = { where: RawBuilder<boolean>; field?: string; kind?: string };

const table = (name: string, { where, field = 'title', kind = name }: Options): Source => ({
  keys: () =>
    Promise.resolve(sql`select id as key, id, null as at from ${sql.table(name)} where ${where}`),
  texts: { table: name, id: 'id', field, where },
  kinds: [kind],
  isNumbered: false,
});

const content = (kind: string, field?: string): Source =>
  table('content', { where: sql`kind = ${kind}`, kind, ...(field && { field }) });

const articles = (name: 'news' | 'blogs'): Source => ({
  ...table(name, { where: sql`true` }),
  keys: (_, now) =>
    Promise.resolve(
      sql`select id as key, id, published_at as at from ${sql.table(name)} where published_at <= ${now.toISOString()}`,
    ),
});

const isListed = sql<boolean>`withdrawn = 0`;

const SOURCES: Record<SitemapSection, Source> = {
  projects: offerings(['campaign', 'fund', 'endowment'], ['campaigns', 'funds', 'endowments']),
  types: content('types'),
  sacrifices: offerings(['sacrifice'], ['sacrifices']),
  cases: {
    ...OFFERINGS,
    // Without readable rules, no case is published.
    keys: async (db, now) => {
      const rules = await findRules(db);
      if (rules === null) return null;
      const cases = published(db, { rules, now }).select([
        'offerings.seq as key',
        'offerings.id as id',
        sql`null`.as('at'),
      ]);
      return sql`${cases}`;
    },
    kinds: ['cases'],
  },
  mosques: content('mosques'),
  programs: content('programs'),
  events: table('events', { where: isListed }),
  training: table('trainings', { where: isListed, kind: 'training' }),
  ngos: content('ngos', 'name'),
  news: articles('news'),
  blogs: articles('blogs'),
};

async function keysAfter(
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
async function partKeys(
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
async function titlesOf(
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
async function changesOf(
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

type Deps = Pick<ApiDeps, 'db' | 'now'>;

export async function readSitemap(deps: Deps, size = SITEMAP_PART_SIZE): Promise<Sitemap> {
  const sections = await Promise.all(
    SITEMAP_SECTIONS.map(async (section) => ({
      section,
      starts: await starts(deps, section, size),
    })),
  );
  return { sections: sections.filter((one) => one.starts.length > 0) };
}

async function starts({ db, now }: Deps, section: SitemapSection, size: number): Promise<string[]> {
  const keys = await SOURCES[section].keys(db, now());
  if (keys === null) return [];
  const { ends, total } = await partKeys(db, keys, size);
  // The last record ends the last part and does not begin another one.
  return ['', ...ends.map(String)].slice(0, Math.ceil(total / size));
}

export async function readSitemapRecords(
  { db, now }: Deps,
  { section, after, limit }: SitemapRecordsQuery,
): Promise<SitemapRecords> {
  const { keys: keysOf, texts, kinds, isNumbered } = SOURCES[section];
  const keys = await keysOf(db, now());
  if (keys === null) return { data: [], next: null };
  const rows = await keysAfter(db, keys, {
    after: isNumbered ? Number(after) || 0 : after,
    limit,
  });
  const ids = rows.map(({ id }) => id);
  const [titles, changes] = await Promise.all([
    titlesOf(db, texts, ids),
    changesOf(db, kinds, ids),
  ]);
  const data = rows.flatMap(({ id, at }) => {
    const text = titles.get(id) ?? {};
    const languages = LOCALES.filter((locale) => text[locale]);
    return languages.length > 0 ? [{ id, languages, updatedAt: changes.get(id) ?? at }] : [];
  });
  return { data, next: rows.length < limit ? null : String(rows.at(-1)!.key) };
}
