/** Public content: sliders, categories, types, projects, programs, contact details, settings. */
import * as z from 'zod';
import { PAYMENT_METHODS } from '#domain/orders/payment-methods';
import { articleSectionSchema } from './articles';
import {
  idSchema,
  instantSchema,
  moneySchema,
  pageQuerySchema,
  pictureSchema,
  searchSchema,
} from './common';
import * as field from './fields';
import { givenTo, offeringContent } from './offerings';
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

/** A category as the charity writes it. */
export const namedContent = z.object({
  title: field.text,
  summary: field.text,
  position: field.count(),
});
export const namedSchema = namedContent.omit({ position: true }).extend({ id: idSchema });

/** GET /content-version */
export const contentVersionSchema = z.object({ version: z.int() });

/**
 * A category of campaigns. `fund`: id of the fund or campaign that receives gifts to the category itself; null: none
 * accepts them, so that the quick donation does not offer the category.
 */
export const categorySchema = namedSchema.extend({ fund: idSchema.nullable().default(null) });

/** A type of campaigns as the charity writes it. Each type has its own page. */
export const typeContent = namedContent.extend({
  pictures: z.array(field.picture).default([]),
  story: field.optionalHtml,
});

/** GET /project-types/{id} */
export const projectTypeSchema = typeContent.omit({ position: true }).extend({ id: idSchema });

/** A tag as the charity writes it: a filter for the campaigns of one type, such as rent or repair for housing. */
export const tagContent = z.object({
  title: field.text,
  type: field.reference('types'),
  position: field.count(),
});

/** GET /tags. `type` of a tag of articles is the requested section. */
export const tagSchema = tagContent.omit({ position: true }).extend({ id: idSchema });
export const tagQuerySchema = pageQuerySchema.extend({
  type: idSchema.optional().catch(undefined),
  section: articleSectionSchema.optional().catch(undefined),
});

/** A slide of the home page as the charity writes it. */
export const slideContent = z.object({
  title: field.text,
  summary: field.text,
  position: field.count(),
  /** The label of the button. */
  action: field.text,
  path: field.sitePath,
  picture: field.picture,
});
export const sliderSchema = slideContent.omit({ position: true }).extend({ id: idSchema });

const { first, last } = offeringContent({ intentions: ['sadaqa'], anyAmount: true });
// Without `position` and `anyAmount`: lists of campaigns and funds are by date, and both accept any amount.
const shared = {
  publishedAt: first.publishedAt,
  closesAt: first.closesAt,
  status: first.status,
  featured: z.boolean().default(false),
  intentions: first.intentions,
};
const titles = { title: first.title, summary: first.summary };
const category = field.reference('categories');
const reports = {
  /** The effect of an amount. The page shows the text after the amount. */
  impact: z.array(z.object({ amount: field.rials, text: field.text })).default([]),
  /** Newest first. */
  updates: z.array(z.object({ at: field.startOfDay, text: field.text })).default([]),
};

/** A campaign as the charity writes it. */
export const campaignContent = z.object({
  ...titles,
  type: field.reference('types'),
  category,
  tags: z.array(field.reference('tags')).default([]),
  place: field.text,
  /** null: an open fund, which has no goal. */
  goal: field.rials.nullable().default(null),
  ...shared,
  /** The planned expenses. Their total equals the goal. */
  budget: z.array(z.object({ label: field.text, amount: field.rials })).default([]),
  ...reports,
  /** Only completed campaigns: what the charity did, and its cost. */
  outcome: z
    .object({ at: field.startOfDay, spent: field.rials, text: field.text })
    .nullable()
    .default(null),
  ...last,
});

/** A fund as the charity writes it: a campaign of the type `fund` that has no end. */
export const fundContent = z.object({
  ...titles,
  category,
  place: field.text,
  ...shared,
  ...reports,
  ...last,
});

export const projectSchema = campaignContent
  .omit({ tags: true, closesAt: true, intentions: true })
  .extend({
    id: idSchema,
    picture: field.picture,
    ...givenTo,
    // Without a usual value: a campaign whose state is unknown must not look open.
    status: first.status.unwrap(),
    deadline: instantSchema.nullable(),
    zakatEligible: z.boolean(),
    /**
     * The raised amount at the end of some days, oldest first. The last one is `raised`. Empty: too few days are known,
     * and the page shows no plot.
     */
    history: z
      .array(z.object({ day: daySchema, raised: moneySchema }))
      .max(MAX_HISTORY_LENGTH)
      .default([]),
  });

/** The fields of a campaign in a list. */
export const projectSummarySchema = projectSchema.omit({
  ...{ story: true, pictures: true, budget: true, impact: true, updates: true, history: true },
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

/** A program as the charity writes it. */
export const programContent = z.object({
  title: field.text,
  summary: field.text,
  position: field.count(),
  category: programCategorySchema,
  /** The card shows the first picture. */
  gallery: field.oneOrMore(z.object({ picture: field.picture, caption: field.optionalText })),
  story: field.optionalHtml,
});

export const programSchema = programContent.omit({ position: true, gallery: true }).extend({
  id: idSchema,
  picture: field.picture,
  pictures: field.pictures,
});
export const programSummarySchema = programSchema.omit({ story: true, pictures: true });

export const programQuerySchema = pageQuerySchema.extend({
  category: programCategorySchema.optional().catch(undefined),
});
export const galleryPictureSchema = pictureSchema.extend({ caption: field.text });

/** The settings of one category: each key contains an object with `value`. */
export const settingsCategorySchema = z.record(z.string(), z.object({ value: z.unknown() }));
export const settingsSchema = z.record(z.string(), settingsCategorySchema);

/** An exchange rate: units of `currency` for one Omani rial, with date and source. */
export const currencyRateSchema = z.object({
  currency: field.currencyCode,
  title: field.text,
  rate: field.decimal,
  at: field.startOfDay,
  source: field.text,
});
export const currenciesContent = z.object({ currencies: field.oneOrMore(currencyRateSchema) });

/** The suggested amounts, in the settings category PROJECTS. */
export const givingContent = z.object({
  /** In major units of the donor's currency. */
  defaultSuggestedAmounts: field.writtenAs('suggested_amounts', field.oneOrMore(field.count(1))),
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
export type CurrencyRate = z.infer<typeof currencyRateSchema>;
export type PaymentMethod = z.infer<typeof paymentMethodSchema>;
