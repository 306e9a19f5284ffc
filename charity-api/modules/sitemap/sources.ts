/** The records of each section of the sitemap: which rows have a page, and where their titles are. */
import { sql, type RawBuilder } from 'kysely';
import type { SitemapSection } from '#contract/sitemap';
import type { Db } from '../../db/tables';
import { published } from '../cases/repository';
import { findRules } from '../cases/rules';

/** `key`: unique, in the order of the section. `at`: a time since which the page has existed, if it is known. */
export type SitemapKey = { key: string | number; id: string; at: string | null };

export type Source = {
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

/** Articles that are published. */
const articles = (name: 'news' | 'blogs'): Source => ({
  ...table(name, { where: sql`true` }),
  keys: (_, now) =>
    Promise.resolve(
      sql`select id as key, id, published_at as at from ${sql.table(name)} where published_at <= ${now.toISOString()}`,
    ),
});

const isListed = sql<boolean>`withdrawn = 0`;

export const SOURCES: Record<SitemapSection, Source> = {
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
