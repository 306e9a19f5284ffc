/** The sitemap: every public record with a page of its own, in sections, which storefronts turn into sitemap files. */
import * as z from 'zod';
import { idSchema, instantSchema, localeSchema, resultSchema } from './common';
import type { Endpoint } from './endpoint';

/** Kinds of pages. Children whom donors sponsor are in none: their pages must not be found by search engines. */
export const SITEMAP_SECTIONS = [
  /** Campaigns, open funds and endowments: their pages have the same path. */
  'projects',
  'types',
  'sacrifices',
  'cases',
  'mosques',
  'programs',
  'events',
  'training',
  'ngos',
  'news',
  'blogs',
] as const;

/** Records in one part of a section. With four languages a part has 20,000 URLs; a sitemap file may have 50,000. */
export const SITEMAP_PART_SIZE = 5_000;
/** Maximum `limit` of GET /sitemap/records. */
export const MAX_SITEMAP_RECORDS = 500;

/** The position of a record in its section, in a form that the API chooses. '' is the beginning. */
const cursorSchema = z.string().regex(/^[\w-]{0,64}$/);

/** GET /sitemap */
export const sitemapSchema = z.object({
  sections: z.array(
    z.object({
      section: z.enum(SITEMAP_SECTIONS),
      /** The cursor at which each part begins. A part has SITEMAP_PART_SIZE records, the last one fewer. */
      starts: z.array(cursorSchema),
    }),
  ),
});

/** GET /sitemap/records */
export const sitemapRecordsQuerySchema = z.object({
  section: z.enum(SITEMAP_SECTIONS),
  /** Records after this cursor. */
  after: cursorSchema.default(''),
  limit: z.coerce.number().int().min(1).max(MAX_SITEMAP_RECORDS).default(MAX_SITEMAP_RECORDS),
});

const sitemapRecordSchema = z.object({
  id: idSchema,
  /** The languages in which the record is written. */
  languages: z.array(localeSchema).min(1),
  /** The last change of its page. null: unknown. */
  updatedAt: instantSchema.nullable(),
});

export const sitemapRecordsSchema = z.object({
  data: z.array(sitemapRecordSchema),
  /** The cursor of the next records; null after the last one. */
  next: cursorSchema.nullable(),
});

export const SITEMAP_ENDPOINTS = {
  sitemap: {
    route: 'GET /sitemap',
    summary:
      'The sections of the sitemap that have records, each divided into parts. A part begins at a cursor.',
    reply: resultSchema(sitemapSchema),
  },
  sitemapRecords: {
    route: 'GET /sitemap/records',
    summary: 'Records of a section with a page of their own, after a cursor, in a stable order.',
    query: sitemapRecordsQuerySchema,
    reply: resultSchema(sitemapRecordsSchema),
    errors: ['request.invalid'],
  },
} as const satisfies Record<string, Endpoint>;

export type SitemapSection = (typeof SITEMAP_SECTIONS)[number];
export type Sitemap = z.infer<typeof sitemapSchema>;
export type SitemapRecords = z.infer<typeof sitemapRecordsSchema>;
export type SitemapRecordsQuery = z.infer<typeof sitemapRecordsQuerySchema>;
