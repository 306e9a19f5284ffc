/** Reads news and blog articles, their categories and tags in the format of the contract. */
import type {
  Article,
  ArticleCategoryQuery,
  ArticleQuery,
  ArticleSection,
  ArticleSummary,
} from '#contract/articles';
import type { Named, Tag } from '#contract/content';
import type { ApiDeps } from '../../deps';
import { mapField } from '../../db/json';
import { allDocuments, documentOf, isIn } from '../documents';
import { pageOfAll, type Page, type Paged } from '../page';
import {
  findArticle,
  pageOfArticles,
  usedCategories,
  usedTags,
  yearsOf,
  type ArticleRow,
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
  return { total, data: data.map(articleOf), years: await yearsOf(published) };
}

const CATEGORIES = { news: 'news-categories', blogs: 'blog-categories' } as const;

/** Returns undefined also before the article is published. */
export async function readArticle(
  deps: Deps,
  section: ArticleSection,
  id: string,
): Promise<Article | undefined> {
  const published = publishedBy(deps, section);
  const row = await findArticle(published, id);
  if (!row) return undefined;
  const article = articleOf(row);
  const tags = await allDocuments(deps.db, 'article-tags');
  const inTagOrder = (own: string[]) =>
    tags.map((tag) => tag.id).filter((tag) => own.includes(tag));
  return { ...article, tags: mapField(article.tags, inTagOrder) };
}

/** Returns the categories that at least one published article has. */
export async function listArticleCategories(
  deps: Deps,
  { section, ...page }: ArticleCategoryQuery,
): Promise<Paged<Named>> {
  const where = isIn(usedCategories(publishedBy(deps, section)));
  return pageOfAll(await allDocuments<Named>(deps.db, CATEGORIES[section], where), page);
}

/** Returns the tags that at least one published article of the section has. */
export async function listArticleTags(
  deps: Deps,
  section: ArticleSection,
  page: Page,
): Promise<Paged<Tag>> {
  const where = isIn(usedTags(publishedBy(deps, section)));
  const tags = await allDocuments<Pick<Tag, 'title'>>(deps.db, 'article-tags', where);
  return pageOfAll(
    tags.map((tag) => ({ ...tag, type: section })),
    page,
  );
}

const articleOf = (row: ArticleRow): Article =>
  documentOf<Article, Article>(row, (fields) => ({ ...fields, minutes: row.minutes }));
