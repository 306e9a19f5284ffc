/** Schemas of the pages that a charity writes (about, privacy policy, terms of use), and of questions with answers. */
import * as z from 'zod';
import {
  idSchema,
  localisedTextSchema,
  pageQuerySchema,
  pictureSchema,
  searchSchema,
} from './common';
import { daySchema } from './values';

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

/** GET /pages/{id} */
export const pageSchema = z.object({
  id: idSchema,
  title: localisedTextSchema,
  /** Text for search engines. */
  description: localisedTextSchema,
  /** May be empty. */
  lead: localisedTextSchema,
  /** The day on which the meaning of the page last changed. */
  updated: daySchema.nullable(),
  picture: pictureSchema.nullable(),
  /** Numbered steps. May be empty. */
  steps: z.array(z.object({ title: localisedTextSchema, text: localisedTextSchema })),
  /**
   * HTML, untrusted until sanitised. Each `<h3>` begins a section. Its `id` is the anchor of the section, the same in
   * every language. Links within the site are paths without a language.
   */
  body: localisedTextSchema,
});

export const faqQuerySchema = pageQuerySchema.extend({
  search: searchSchema,
  category: idSchema.optional().catch(undefined),
});

/** GET /faq-categories: categories of questions, in order. Only those of at least one question. */
export const faqCategorySchema = z.object({ id: idSchema, title: localisedTextSchema });

/** One question of GET /faqs. `id` is the anchor of the question. */
export const faqSchema = z.object({
  id: idSchema,
  category: idSchema.nullable().default(null),
  question: localisedTextSchema,
  /** HTML, untrusted until sanitised. Links within the site are paths without a language. */
  answer: localisedTextSchema,
});

export type PageId = (typeof PAGE_IDS)[number];
export type OptionalPage = (typeof OPTIONAL_PAGES)[number];
export type OfferingSection = (typeof OFFERING_SECTIONS)[number];
export type Page = z.infer<typeof pageSchema>;
export type FaqQuery = z.infer<typeof faqQuerySchema>;
export type Faq = z.infer<typeof faqSchema>;
