/** Queries for news and blog articles. Every query leaves out articles that are published later than `now`. */
import { sql } from 'kysely';
import type { ArticleQuery } from '#contract/articles';
import type { Db } from '../../db/tables';
import type { ArticleSection, ArticleTable } from '../../db/tables/community';
import { countOf, hasOnlySearch, inOrderOf } from '../long-lists';
import { countRows } from '../page';
import type { ListMatches } from '../site-search/engine';
import { isFound, searchList } from '../site-search/list-search';

type Published = { db: Db; section: ArticleSection; now: string };

const publishedIn = ({ db, section, now }: Published) =>
  db.selectFrom(section).where('published_at', '<=', now);

type Filters = Omit<ArticleQuery, 'offset' | 'limit'>;

const SEARCH_KIND = { news: 'news', blogs: 'blog' } as const;

function matching(
  of: Published,
  { category, tag, year, search, similar }: Filters,
  matches: ListMatches | null,
) {
  let query = publishedIn(of).where(isFound(sql`id`, search, matches));
  if (category) query = query.where('category', '=', category);
  if (tag) query = query.where('id', 'in', taggedWith(of, [tag]));
  if (year) {
    // Instants are ISO 8601 in UTC, so their order is that of the texts. Articles are published at the start of a day.
    query = query
      .where('published_at', '>=', `${year}-`)
      .where('published_at', '<', `${year + 1}-`);
  }
  if (similar) query = query.where('id', '!=', similar).where(sharedWith(of, similar), '>', 0);
  return query;
}

function taggedWith({ db, section }: Published, tags: string[]) {
  return db
    .selectFrom('tagged_articles')
    .select('article')
    .where('section', '=', section)
    .where('tag', 'in', tags);
}

/** Returns the number of tags that an article shares with another one, plus 1 when both have the same category. */
function sharedWith({ section }: Published, id: string) {
  const other = sql.table(section);
  return sql<number>`(case when category = (select other.category from ${other} other where other.id = ${id}) then 1 else 0 end) + (
    select count(*) from tagged_articles own join tagged_articles theirs using (section, tag)
    where own.section = ${section} and own.article = ${sql.ref(`${section}.id`)} and theirs.article = ${id})`;
}

export type ArticleRow = Pick<ArticleTable, 'id' | 'document' | 'minutes'>;
const ROW = ['id', 'document', 'minutes'] as const;

export async function pageOfArticles(of: Published, { offset, limit, ...filters }: ArticleQuery) {
  const kinds = [SEARCH_KIND[of.section]];
  const matches = await searchList(of.db, filters.search, { kinds, until: of.now });
  if (matches?.isFrequent && hasOnlySearch(filters)) {
    const total = await countOf(of.db, [`found ${of.section}`, filters.search], matches.count);
    const ids = await matches.newest({ offset, limit });
    const rows = await publishedIn(of).select(ROW).where('id', 'in', ids).execute();
    return { total, data: inOrderOf(ids, rows) };
  }
  const found = matching(of, filters, matches);
  const total = await countOf(of.db, [of.section, filters], () => countRows(found));
  const data = await found
    .select(ROW)
    .$if(filters.similar !== undefined, (query) =>
      query.orderBy(sharedWith(of, filters.similar!), 'desc'),
    )
    .orderBy('published_at', 'desc')
    .orderBy('id')
    .limit(limit)
    .offset(offset)
    .execute();
  return { total, data };
}

/** Returns the years of all articles, newest first. Reads one article of each year, and not all articles. */
export async function yearsOf({ db, section, now }: Published): Promise<number[]> {
  const table = sql.table(section);
  const { rows } = await sql<{ newest: string }>`
    with recursive years (newest) as (
      select max(published_at) from ${table} where published_at <= ${now}
      union all
      select (select max(published_at) from ${table} where published_at < substr(newest, 1, 4))
      from years where newest is not null)
    select newest from years where newest is not null`.execute(db);
  return rows.map(({ newest }) => Number(newest.slice(0, 4)));
}

export function findArticle(of: Published, id: string) {
  return publishedIn(of).select(ROW).where('id', '=', id).executeTakeFirst();
}

/** Returns a query of the categories that at least one published article has. */
export const usedCategories = (of: Published) => publishedIn(of).select('category').distinct();

/** Returns a query of the tags that at least one published article of the section has. */
export const usedTags = (of: Published) =>
  of.db
    .selectFrom('tagged_articles')
    .select('tag')
    .distinct()
    .where('section', '=', of.section)
    .where('article', 'in', publishedIn(of).select('id'));
