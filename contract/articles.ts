/** Schemas of news and blog articles. Both sections have the same fields. */
import * as z from 'zod';
import { idSchema, pageQuerySchema, searchSchema } from './common';
import * as field from './fields';

export const ARTICLE_SECTIONS = ['news', 'blogs'] as const;
export const articleSectionSchema = z.enum(ARTICLE_SECTIONS);

/** @param categories the kind of the categories of a section */
const articleContent = (categories: string) =>
  z.object({
    title: field.text,
    summary: field.text,
    category: field.reference(categories),
    author: field.text,
    /** In a reply in the past: an article with a later date is not listed yet, and its URL returns 404. */
    publishedAt: field.writtenAs('published', field.startOfDay),
    tags: z.array(field.reference('article-tags')).default([]),
    /** The campaign or fund to which the article belongs. */
    campaign: field.campaignOrFund,
    picture: field.picture,
    body: field.article,
  });

/** Articles as the charity writes them. */
export const newsContent = articleContent('news-categories');
export const blogContent = articleContent('blog-categories');

export const articleSchema = newsContent.extend({
  id: idSchema,
  /** Reading time in minutes. */
  minutes: z.int().min(1),
});

/** The fields of an article in a list. */
export const articleSummarySchema = articleSchema.omit({
  ...{ author: true, tags: true, campaign: true, body: true },
});

export const articleQuerySchema = pageQuerySchema.extend({
  category: idSchema.optional().catch(undefined),
  tag: idSchema.optional().catch(undefined),
  year: z.coerce.number().int().min(1900).max(2999).optional().catch(undefined),
  search: searchSchema,
  /** Id of an article: only other articles with its category or one of its tags, with the most in common first. */
  similar: idSchema.optional().catch(undefined),
});

/** One page of articles, newest first. `years`: years of all articles of the section, newest first. */
export const articlesSchema = z.object({
  result: z.object({
    total: z.int().min(0),
    data: z.array(articleSummarySchema),
    years: z.array(z.int()).default([]),
  }),
});

/** GET /categories */
export const articleCategoryQuerySchema = pageQuerySchema.extend({
  section: articleSectionSchema.default('news').catch('news'),
});

export type ArticleSection = z.infer<typeof articleSectionSchema>;
export type ArticleSummary = z.infer<typeof articleSummarySchema>;
export type Article = z.infer<typeof articleSchema>;
export type ArticleQuery = z.infer<typeof articleQuerySchema>;
export type ArticleCategoryQuery = z.infer<typeof articleCategoryQuerySchema>;
