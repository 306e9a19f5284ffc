/** The data of an article's card. Contains only what the card shows: a page includes it twice, as HTML and as JSON. */
import type { ArticleSection, ArticleSummary } from '#contract/articles';
import { MAX_PAGE_SIZE } from '#domain/constants';
import { languageFrom, type InLanguage, type Localised, orOnOutage } from '#web/charity/results';
import type { Visitor } from '../visitor/visitor.server';
import { articleLinks } from './article-links';

export type ArticleCardData = ReturnType<typeof toArticleCard>;

export type CategoryTitle = InLanguage & { id: string; title: string };

/** @param categories the categories of the section */
export function toArticleCard(
  { links }: Pick<Visitor, 'links'>,
  section: ArticleSection,
  article: Localised<ArticleSummary>,
  categories: readonly CategoryTitle[],
) {
  const { id, title, summary, picture, publishedAt } = article;
  const category = categories.find((one) => one.id === article.category);
  return {
    ...{ id, title, summary, publishedAt, ...languageFrom(article) },
    to: articleLinks(links, section).article(id),
    /** The title of the category. Empty when the category is unknown. */
    category: category?.title ?? '',
    // When it is not the language of the page.
    ...(category?.language && { categoryLanguage: category.language }),
    picture: picture.path,
  };
}

/** Returns no categories while the charity API fails: articles are still useful without them. */
export async function articleCategories(
  { charity }: Visitor,
  section: ArticleSection,
): Promise<CategoryTitle[]> {
  return orOnOutage(
    [],
    async () =>
      (await charity.call('articleCategories', { query: { section, limit: MAX_PAGE_SIZE } })).data,
  );
}

/** Returns cards of the newest news, and none when the charity API has no news or fails. */
export async function latestNews(visitor: Visitor, count: number): Promise<ArticleCardData[]> {
  return orOnOutage([], async () => {
    const [categories, { data }] = await Promise.all([
      articleCategories(visitor, 'news'),
      visitor.charity.call('news', { query: { limit: count } }),
    ]);
    return data.map((article) => toArticleCard(visitor, 'news', article, categories));
  });
}
