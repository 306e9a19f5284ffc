/** Client functions for news and blog articles. */
import type { ArticleQuery, ArticleSection } from '#contract/articles';
import type { PageQuery } from '#contract/content';
import { MAX_PAGE_SIZE } from '#domain/constants';
import { CACHE_TTLS } from './cache.server';
import type { Read } from './client.server';
import { pageQuery } from './content.server';

type Filters = Partial<Omit<ArticleQuery, keyof PageQuery>>;

/** Each function throws a CharityError when its call fails. */
export function articlesResource(read: Read) {
  const options = (section: ArticleSection) => ({ query: { section, limit: MAX_PAGE_SIZE } });
  return {
    /** One page of articles, newest first, and the years of all articles of the section. */
    articles: async (
      section: ArticleSection,
      page: number,
      filters: Filters = {},
      pageSize?: number,
    ) => (await read(section, { query: { ...pageQuery(page, pageSize), ...filters } })).result,
    article: async (section: ArticleSection, id: string) =>
      (await read(section === 'news' ? 'newsItem' : 'blog', { params: { id } })).result,
    /** The categories that have articles. */
    articleCategories: async (section: ArticleSection) =>
      (await read('articleCategories', options(section), CACHE_TTLS.categories)).result.data,
    /** The tags that articles of the section have. */
    articleTags: async (section: ArticleSection) =>
      (await read('tags', options(section), CACHE_TTLS.categories)).result.data,
  };
}
