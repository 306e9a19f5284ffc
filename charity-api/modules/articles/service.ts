/** Reads news and blog articles, their categories and tags in the format of the contract. */
import type {
  Article,
  ArticleCategoryQuery,
  ArticleQuery,
  ArticleSection,
  ArticleSummary,
} from '#contract/articles';
import type { Picture } from '#contract/common';
import type { Named, Tag } from '#contract/content';
import { fromJson, textFrom } from '../../db/json';
import type { ArticleTable } from '../../db/tables/community';
import type { ApiDeps } from '../../deps';
import { ApiError } from '../../http/errors';
import type { Page, Paged } from '../page';
import {
  findArticle,
  pageOfArticles,
  pageOfArticleTags,
  tagsOf,
  usedCategories,
  yearsOf,
} from './repository';

type Deps = Pick<ApiDeps, 'db' | 'now'>;

const publishedBy = ({ db, now }: Deps, section: ArticleSection) => ({
  ...{ db, section },
  now: now().toISOString(),
});

export async function listArticles(
  deps: Deps,
  section: ArticleSection,
  query: ArticleQuery,
): Promise<Paged<ArticleSummary> & { years: number[] }> {
  const published = publishedBy(deps, section);
  const { total, data } = await pageOfArticles(published, query);
  return { total, data: data.map(summaryOf), years: await yearsOf(published) };
}

const NOT_FOUND = { news: 'news.notFound', blogs: 'blog.notFound' } as const;

/** @throws ApiError news.notFound or blog.notFound, also before the article is published */
export async function readArticle(
  deps: Deps,
  section: ArticleSection,
  id: string,
): Promise<Article> {
  const published = publishedBy(deps, section);
  const row = await findArticle(published, id);
  if (!row) throw new ApiError(NOT_FOUND[section]);
  return {
    ...summaryOf(row),
    author: textFrom(row.author),
    tags: await tagsOf(published, id),
    campaign: row.campaign,
    body: textFrom(row.body),
  };
}

export async function listArticleCategories(
  deps: Deps,
  { section, offset, limit }: ArticleCategoryQuery,
): Promise<Paged<Named>> {
  const rows = await usedCategories(publishedBy(deps, section));
  const data = rows.slice(offset, offset + limit).map(({ id, title, summary }) => ({
    id,
    title: textFrom(title),
    summary: textFrom(summary),
  }));
  return { total: rows.length, data };
}

export async function listArticleTags(
  deps: Deps,
  section: ArticleSection,
  page: Page,
): Promise<Paged<Tag>> {
  const { total, data } = await pageOfArticleTags(publishedBy(deps, section), page);
  return {
    total,
    data: data.map(({ id, title }) => ({ id, type: section, title: textFrom(title) })),
  };
}

type SummaryRow = Pick<
  ArticleTable,
  'id' | 'category' | 'title' | 'summary' | 'picture' | 'published_at' | 'minutes'
>;

function summaryOf(row: SummaryRow): ArticleSummary {
  return {
    ...{ id: row.id, category: row.category, minutes: row.minutes },
    title: textFrom(row.title),
    summary: textFrom(row.summary),
    picture: fromJson<Picture>(row.picture),
    publishedAt: row.published_at,
  };
}
