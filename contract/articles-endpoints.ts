/** The endpoints of news and blog articles. */
import * as z from 'zod';
import * as articles from './articles';
import { idSchema, pagedSchema, resultSchema } from './common';
import { namedSchema } from './content';
import type { Endpoint } from './endpoint';

const list = {
  method: 'GET',
  query: articles.articleQuerySchema,
  reply: articles.articlesSchema,
} as const;
const one = {
  method: 'GET',
  params: z.object({ id: idSchema }),
  reply: resultSchema(articles.articleSchema),
} as const;

export const ARTICLE_ENDPOINTS = {
  news: { ...list, path: '/news', summary: 'News, filtered, newest first, in pages.' },
  newsItem: {
    ...one,
    path: '/news/{id}',
    summary: 'One news article with its text.',
    errors: ['news.notFound'],
  },
  blogs: {
    ...list,
    path: '/blogs',
    summary: 'Articles of the blog, filtered, newest first, in pages.',
  },
  blog: {
    ...one,
    path: '/blogs/{id}',
    summary: 'One article of the blog with its text.',
    errors: ['blog.notFound'],
  },
  articleCategories: {
    method: 'GET',
    path: '/categories',
    summary: 'Categories of news or of the blog that have at least one published article.',
    query: articles.articleCategoryQuerySchema,
    reply: pagedSchema(namedSchema),
  },
} as const satisfies Record<string, Endpoint>;
