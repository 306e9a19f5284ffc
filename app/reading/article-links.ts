/** The links to the list and to the articles of a section. */
import type { ArticleSection } from '#contract/articles';
import type { Links } from '#web/links';

export function articleLinks(links: Links, section: ArticleSection) {
  return section === 'news'
    ? { list: links.news, article: links.newsItem }
    : { list: links.blogs, article: links.blog };
}
