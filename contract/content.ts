/** Public content: sliders, categories, types, projects, programs, contact details, settings. */
import * as z from 'zod';
import { PAYMENT_METHODS } from '#domain/orders/payment-methods';
import { articleSectionSchema } from './articles';
import {
  idSchema,
  instantSchema,
  localisedTextSchema,
  moneySchema,
  pageQuerySchema,
  pictureSchema,
  searchSchema,
} from './common';
import { daySchema } from './values';

const PROGRAM_CATEGORIES = [
  'education',
  'psychosocial_support',
  'emergency_health',
  'cash_support',
  'shelter_and_protection',
  'water_and_sanitation',
  'community_development',
] as const;
export const programCategorySchema = z.enum(PROGRAM_CATEGORIES);
/** Other APIs may return more points than the reference API. */
const MAX_HISTORY_LENGTH = 100;
const PROJECT_STATUSES = ['open', 'completed', 'closed'] as const;
const PROJECT_ORDERS = ['newest', 'ending', 'closest', 'largest'] as const;

export const namedSchema = z.object({
  id: idSchema,
  title: localisedTextSchema,
  summary: localisedTextSchema,
});

/** GET /content-version */
export const contentVersionSchema = z.object({ version: z.int() });

/**
 * A category of campaigns. `fund`: id of the fund or campaign that receives gifts to the category itself; null: none
 * accepts them, so that the quick donation does not offer the category.
 */
export const categorySchema = namedSchema.extend({ fund: idSchema.nullable().default(null) });

/** GET /project-types/{id} */
export const projectTypeSchema = namedSchema.extend({
  /** HTML: untrusted until sanitised. May be empty. */
  story: localisedTextSchema,
  pictures: z.array(pictureSchema),
});

/**
 * GET /tags: filters for the campaigns of one type, such as rent or repair for housing. `type` of a tag of articles is
 * the requested section.
 */
export const tagSchema = z.object({ id: idSchema, type: idSchema, title: localisedTextSchema });
export const tagQuerySchema = pageQuerySchema.extend({
  type: idSchema.optional().catch(undefined),
  section: articleSectionSchema.optional().catch(undefined),
});

export const sliderSchema = z.object({
  id: idSchema,
  title: localisedTextSchema,
  summary: localisedTextSchema,
  action: localisedTextSchema,
  /** A path of the site without its language prefix: /projects/clean-water */
  path: z.string().regex(/^\/[\w/-]{0,200}$/),
  picture: pictureSchema,
});

/** The fields of a campaign in a list. */
export const projectSummarySchema = z.object({
  id: idSchema,
  type: idSchema,
  category: idSchema,
  title: localisedTextSchema,
  summary: localisedTextSchema,
  place: localisedTextSchema,
  picture: pictureSchema,
  /** null: an open fund, which has no goal. */
  goal: moneySchema.nullable(),
  raised: moneySchema,
  gifts: z.int().min(0),
  deadline: instantSchema.nullable(),
  status: z.enum(PROJECT_STATUSES),
  zakatEligible: z.boolean(),
  featured: z.boolean(),
  publishedAt: instantSchema,
  /** Only completed campaigns: what the charity did, and its cost. */
  outcome: z
    .object({ text: localisedTextSchema, spent: moneySchema, at: instantSchema })
    .nullable(),
});

export const projectSchema = projectSummarySchema.extend({
  /** HTML: untrusted until sanitised. */
  story: localisedTextSchema,
  pictures: z.array(pictureSchema),
  budget: z.array(z.object({ label: localisedTextSchema, amount: moneySchema })),
  impact: z.array(z.object({ amount: moneySchema, text: localisedTextSchema })),
  updates: z.array(z.object({ at: instantSchema, text: localisedTextSchema })),
  /**
   * The raised amount at the end of some days, oldest first. The last one is `raised`. Empty: too few days are known, and
   * the page shows no plot.
   */
  history: z
    .array(z.object({ day: daySchema, raised: moneySchema }))
    .max(MAX_HISTORY_LENGTH)
    .default([]),
});

export const projectQuerySchema = pageQuerySchema.extend({
  type: idSchema.optional().catch(undefined),
  category: idSchema.optional().catch(undefined),
  tag: idSchema.optional().catch(undefined),
  status: z.enum(PROJECT_STATUSES).optional().catch(undefined),
  zakat: z.enum(['true']).optional().catch(undefined),
  featured: z.enum(['true']).optional().catch(undefined),
  /**
   * The id of a campaign: returns one page of others, first those of its category, then the newest. `order` and `offset`
   * have no effect then, and `total` is the number of returned campaigns.
   */
  similar: idSchema.optional().catch(undefined),
  search: searchSchema,
  order: z.enum(PROJECT_ORDERS).default('newest').catch('newest'),
});

export const programSummarySchema = z.object({
  id: idSchema,
  category: idSchema,
  title: localisedTextSchema,
  summary: localisedTextSchema,
  picture: pictureSchema,
});
export const programSchema = programSummarySchema.extend({
  /** HTML: untrusted until sanitised. */
  story: localisedTextSchema,
  pictures: z.array(pictureSchema),
});

export const programQuerySchema = pageQuerySchema.extend({
  category: programCategorySchema.optional().catch(undefined),
});
export const galleryPictureSchema = pictureSchema.extend({ caption: localisedTextSchema });

export const contactInfoSchema = z.object({
  phoneNumber: z.string(),
  email: z.string(),
  location: localisedTextSchema,
  /** Opening hours, one text for each line. */
  hours: z.array(localisedTextSchema).default([]),
  /** URL of a map with the address, or empty. */
  map: z.string().default(''),
  socialMediaLinks: z.object({
    instagram: z.string().default(''),
    x: z.string().default(''),
    whatsapp: z.string().default(''),
    youtube: z.string().default(''),
  }),
});

/** The settings of one category: each key contains an object with `value`. */
export const settingsCategorySchema = z.record(z.string(), z.object({ value: z.unknown() }));
export const settingsSchema = z.record(z.string(), settingsCategorySchema);

/** An exchange rate: units of `currency` for one Omani rial, a decimal string, with date and source. */
export const currencyRateSchema = z.object({
  currency: z.string().length(3),
  title: localisedTextSchema,
  rate: z.string().regex(/^\d{1,9}(\.\d{1,9})?$/),
  at: instantSchema,
  source: localisedTextSchema,
});

export { PAYMENT_METHODS };
export const paymentMethodSchema = z.enum(PAYMENT_METHODS);
/** A configured payment method and the currencies that it accepts. */
export const paymentMethodInfoSchema = z.object({
  method: paymentMethodSchema,
  currencies: z.array(z.string().length(3)),
  /**
   * A charge must be a multiple of this number of minor units, by currency: OMR 10 for cards. A missing currency has
   * step 1.
   */
  steps: z.record(z.string(), z.int().positive()).default({}),
  /** The provider's minimum charge, in minor units by currency. A currency without a minimum is missing. */
  minimums: z.record(z.string(), z.int().positive()).default({}),
  /** The provider's maximum charge, likewise. */
  maximums: z.record(z.string(), z.int().positive()).default({}),
  /** True when the method can repeat a gift every month. */
  monthly: z.boolean().default(false),
  /** True when its payments are simulated and move no money. */
  trial: z.boolean().default(false),
});

export type Named = z.infer<typeof namedSchema>;
export type Category = z.infer<typeof categorySchema>;
export type ProjectType = z.infer<typeof projectTypeSchema>;
export type Tag = z.infer<typeof tagSchema>;
export type TagQuery = z.infer<typeof tagQuerySchema>;
export type Slider = z.infer<typeof sliderSchema>;
export type ProjectSummary = z.infer<typeof projectSummarySchema>;
export type Project = z.infer<typeof projectSchema>;
export type ProjectQuery = z.infer<typeof projectQuerySchema>;
export type ProjectStatus = (typeof PROJECT_STATUSES)[number];
export type ProgramSummary = z.infer<typeof programSummarySchema>;
export type GalleryPicture = z.infer<typeof galleryPictureSchema>;
export type ProgramQuery = z.infer<typeof programQuerySchema>;
export type Program = z.infer<typeof programSchema>;
export type ContactInfo = z.infer<typeof contactInfoSchema>;
export type CurrencyRate = z.infer<typeof currencyRateSchema>;
export type PaymentMethod = z.infer<typeof paymentMethodSchema>;
export type PageQuery = { offset: number; limit: number };
