/** GET /news, /news/{id}, /blogs, /blogs/{id}, /categories */
import { ENDPOINTS } from '#contract/endpoints';
import type { ApiDeps } from '../../deps';
import { mount } from '../../http/endpoint';
import type { ApiRouter } from '../../http/router';
import { listArticleCategories, listArticles, readArticle } from './service';

export function mountArticles(app: ApiRouter, deps: ApiDeps): void {
  mount(app, ENDPOINTS.news, ({ query }) => listArticles(deps, 'news', query));
  mount(app, ENDPOINTS.newsItem, ({ params }) => readArticle(deps, 'news', params.id));
  mount(app, ENDPOINTS.blogs, ({ query }) => listArticles(deps, 'blogs', query));
  mount(app, ENDPOINTS.blog, ({ params }) => readArticle(deps, 'blogs', params.id));
  mount(app, ENDPOINTS.articleCategories, ({ query }) => listArticleCategories(deps, query));
}
