/** Schemas of the pages that a charity writes (about, privacy policy, terms of use), and of questions with answers. */
import * as z from 'zod';
import { idSchema, pageQuerySchema, searchSchema } from './common';
import * as field from './fields';

/** Ids of pages. Each is also the path of the page on the storefront. */
export const POLICY_IDS = ['privacy-policy', 'terms-of-use'] as const;
export const PAGE_IDS = ['about', ...POLICY_IDS] as const;

/**
 * Pages that a charity can lack. The key `pages` of the settings category `organisation` lists those that exist, so
 * that the storefront omits links to the others. `faqs` exists when there is at least one question.
 */
export const OPTIONAL_PAGES = [...PAGE_IDS, 'faqs'] as const;

/**
 * Sections of the site: pages with a list or a calculator that need content of one kind, such as sacrifices. The key
 * `sections` of the settings category `organisation` lists those that have content, so that the storefront omits links
 * to the others.
 */
export const OFFERING_SECTIONS = [
  'quick-donation',
  'funds',
  'zakat',
  'stock-purification',
  'sacrifices',
  'endowments',
  'expiations',
  'cases',
  'orphans',
  'mosques',
  'programs',
  'news',
  'blogs',
  'events',
  'training',
  'ngos',
  'partners',
] as const;

/** A page as the charity writes it. */
export const pageContent = z.object({
  title: field.text,
  /** Text for search engines. */
  description: field.text,
  lead: field.optionalText,
  /** The day on which the meaning of the page last changed. */
  updated: field.day.nullable().default(null),
  picture: field.picture.nullable().default(null),
  /** Numbered steps. */
  steps: z.array(z.object({ title: field.text, text: field.text })).default([]),
  body: field.sections,
});

/** GET /pages/{id} */
export const pageSchema = pageContent.extend({ id: idSchema });

export const faqQuerySchema = pageQuerySchema.extend({
  search: searchSchema,
  category: idSchema.optional().catch(undefined),
});

export const titledContent = z.object({ title: field.text, position: field.count() });

/** GET /faq-categories: categories of questions, in order. Only those of at least one question. */
export const faqCategorySchema = titledContent.omit({ position: true }).extend({ id: idSchema });

/** A question as the charity writes it. */
export const faqContent = z.object({
  question: field.text,
  category: field.reference('faq-categories').nullable().default(null),
  position: field.count(),
  answer: field.html,
});

/** One question of GET /faqs. `id` is the anchor of the question. */
export const faqSchema = faqContent.omit({ position: true }).extend({ id: idSchema });

export type PageId = (typeof PAGE_IDS)[number];
export type OptionalPage = (typeof OPTIONAL_PAGES)[number];
export type OfferingSection = (typeof OFFERING_SECTIONS)[number];
export type Page = z.infer<typeof pageSchema>;
export type FaqQuery = z.infer<typeof faqQuerySchema>;
export type Faq = z.infer<typeof faqSchema>;
export type FaqCategory = z.infer<typeof faqCategorySchema>;
