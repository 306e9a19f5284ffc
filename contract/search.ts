/** The search over all public content: its query, the kinds that it finds, and its results. */
import * as z from 'zod';
import {
  idSchema,
  localisedTextSchema,
  pageQuerySchema,
  pictureSchema,
  searchSchema,
} from './common';

/** The kinds of records that the search finds, in the order of the filter. */
export const SEARCH_KINDS = [
  'campaign',
  'fund',
  'program',
  'endowment',
  'sacrifice',
  'expiation',
  'case',
  'orphan',
  'mosque',
  'ngo',
  'partner',
  'training',
  'event',
  'news',
  'blog',
  'page',
  'faq',
] as const;

export const searchKindSchema = z.enum(SEARCH_KINDS);

/** GET /search. The language of the request (`Accept-Language`) decides which texts rank first. */
export const siteSearchQuerySchema = pageQuerySchema.extend({
  /** At most 80 characters. A longer text finds nothing. Every character is plain text: there are no operators. */
  search: searchSchema,
  kind: searchKindSchema.optional().catch(undefined),
});

export const searchHitSchema = z.object({
  kind: searchKindSchema,
  id: idSchema,
  title: localisedTextSchema,
  /** One line of the text around the first match, in each language of the record. May be empty. */
  excerpt: localisedTextSchema,
  picture: pictureSchema.nullable(),
  /** Id of the list that shows the record, for kinds without pages of their own: the type of a partner. */
  within: idSchema.nullable(),
});

export const siteSearchSchema = z.object({
  result: z.object({
    /** The number of results of the requested kind, or of all kinds. */
    total: z.int().min(0),
    data: z.array(searchHitSchema),
    /** True when more records match than the search counts. */
    isLimited: z.boolean(),
    /** The number of results of each kind that has any, in the order of the kinds. */
    kinds: z.array(z.object({ kind: searchKindSchema, total: z.int().min(1) })),
    /** `any`: no record has all words of the search, and the results have at least one of them. */
    matched: z.enum(['all', 'any']),
    /** A search with a corrected spelling that has results. null when the search has results itself. */
    suggestion: z.string().max(400).nullable(),
  }),
});

export type SearchKind = z.infer<typeof searchKindSchema>;
export type SiteSearchQuery = z.infer<typeof siteSearchQuerySchema>;
export type SearchHit = z.infer<typeof searchHitSchema>;
export type SiteSearch = z.infer<typeof siteSearchSchema>['result'];
