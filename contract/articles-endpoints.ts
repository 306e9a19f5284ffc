/** The endpoints of news and blog articles. */
import * as z from 'zod';
import * as articles from './articles';
import { idSchema, resultSchema } from './common';
import { namedSchema } from './content';
import { type Endpoint, pageOf } from './endpoint';

const list = {
  query: articles.articleQuerySchema,
  reply: articles.articlesSchema,
} as const;
const one = {
  params: z.object({ id: idSchema }),
  reply: resultSchema(articles.articleSchema),
} as const;

export const ARTICLE_ENDPOINTS = {
  news: { ...list, route: 'GET /news', summary: 'News, filtered, newest first, in pages.' },
  newsItem: {
    ...one,
    route: 'GET /news/{id}',
    summary: 'One news article with its text.',
    errors: ['news.notFound'],
  },
  blogs: {
    ...list,
    route: 'GET /blogs',
    summary: 'Articles of the blog, filtered, newest first, in pages.',
  },
  blog: {
    ...one,
    route: 'GET /blogs/{id}',
    summary: 'One article of the blog with its text.',
    errors: ['blog.notFound'],
  },
  articleCategories: {
    route: 'GET /categories',
    summary: 'Categories of news or of the blog that have at least one published article.',
    ...pageOf(namedSchema, articles.articleCategoryQuerySchema),
  },
} as const satisfies Record<string, Endpoint>;
