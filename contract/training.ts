/** Schemas of trainings: a first day, weekdays to choose from, seats and reviews; and of applications for them. */
import * as z from 'zod';
import { WEEKDAYS } from '#domain/time/weekdays';
import { applicantFields } from './applications';
import {
  idSchema,
  localeSchema,
  localisedTextSchema,
  pageQuerySchema,
  pictureSchema,
  searchSchema,
  timeZoneSchema,
} from './common';
import { namedSchema } from './content';
import { phoneSchema, shownUrlSchema, daySchema, textSchema } from './values';

/** GET /training-category: only categories of at least one training. */
export const trainingCategorySchema = namedSchema;

/** coming: applications are accepted until the first day begins. past: it has begun, or is over. */
export const TRAINING_TIMES = ['coming', 'past'] as const;

export const weekdaySchema = z.enum(WEEKDAYS);

/** Reserved and available seats. `taken` is at most `capacity`. Further applicants are on a waiting list. */
export const seatsSchema = z.object({ capacity: z.int().positive(), taken: z.int().min(0) });

/** The fields of a training in a list. */
export const trainingSummarySchema = z.object({
  id: idSchema,
  category: idSchema,
  title: localisedTextSchema,
  summary: localisedTextSchema,
  picture: pictureSchema,
  /** First and last day, in `timeZone`. */
  startsOn: daySchema,
  endsOn: daySchema,
  /** IANA time zone. */
  timeZone: timeZoneSchema,
  place: localisedTextSchema,
  /** True when students can take part online. */
  isOnline: z.boolean(),
  /** Languages in which it is taught. */
  languages: z.array(localeSchema),
  fee: localisedTextSchema,
  /** Minimum age of students on the first day, in years. */
  minimumAge: z.int().positive(),
  /** null: not limited. */
  seats: seatsSchema.nullable(),
  /** Average with one decimal, from 1 to 5, and number of reviews. null: no reviews. */
  rating: z.object({ average: z.number().min(1).max(5), count: z.int().positive() }).nullable(),
});

export const trainingSchema = trainingSummarySchema.extend({
  /** HTML: untrusted until sanitised. */
  body: localisedTextSchema,
  /** May be empty. */
  address: localisedTextSchema,
  /** A map of the place, or empty. */
  mapUrl: shownUrlSchema,
  /** For example: "12 evenings, 18:00–20:00". */
  sessions: localisedTextSchema,
  teachers: localisedTextSchema,
  /** Weekdays from which each student chooses at least `daysNeeded`. */
  days: z.array(weekdaySchema),
  daysNeeded: z.int().positive(),
  facts: z.array(z.object({ label: localisedTextSchema, text: localisedTextSchema })),
  reviews: z.array(
    z.object({
      rating: z.int().min(1).max(5),
      text: localisedTextSchema,
      by: localisedTextSchema,
    }),
  ),
});

/** Order: coming trainings by their first day, past ones by their first day, the latest first. */
export const trainingQuerySchema = pageQuerySchema.extend({
  category: idSchema.optional().catch(undefined),
  when: z.enum(TRAINING_TIMES).default('coming').catch('coming'),
  language: localeSchema.optional().catch(undefined),
  online: z.enum(['true']).optional().catch(undefined),
  /** Only trainings that begin after this day. */
  after: daySchema.optional().catch(undefined),
  search: searchSchema,
});

/** POST /training-applications. One seat for each applicant. */
export const trainingApplicationBodySchema = z.object({
  training: idSchema,
  /** Name as it is printed on the certificate. */
  ...applicantFields,
  birthDate: daySchema,
  phone: phoneSchema.optional(),
  days: z.array(weekdaySchema).min(1).max(WEEKDAYS.length),
  message: textSchema(2_000).default(''),
});

export type TrainingSummary = z.infer<typeof trainingSummarySchema>;
export type Training = z.infer<typeof trainingSchema>;
export type TrainingQuery = z.infer<typeof trainingQuerySchema>;
export type TrainingApplicationBody = z.infer<typeof trainingApplicationBodySchema>;
export type Seats = z.infer<typeof seatsSchema>;
