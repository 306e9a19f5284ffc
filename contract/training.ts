/** Schemas of trainings: a first day, weekdays to choose from, seats and reviews; and of applications for them. */
import * as z from 'zod';
import { WEEKDAYS } from '#domain/time/weekdays';
import { STUDENT_AGE } from '#domain/training/students';
import { applicantFields, applicationReceiptSchema, seatsSchema } from './applications';
import { idSchema, localeSchema, pageQuerySchema, resultSchema, searchSchema } from './common';
import { namedSchema } from './content';
import { DONOR_HEADER_DESCRIPTIONS } from './donor-marks';
import { type Endpoint, pageOf, recordOf } from './endpoint';
import * as field from './fields';
import { daySchema, phoneSchema, textSchema } from './values';

/** GET /training-category: only categories of at least one training. */
export const trainingCategorySchema = namedSchema;

/** coming: applications are accepted until the first day begins. past: it has begun, or is over. */
export const TRAINING_TIMES = ['coming', 'past'] as const;

export const weekdaySchema = z.enum(WEEKDAYS);

const rating = z.literal([5, 4, 3, 2, 1]);

/** A training as the charity writes it. */
export const trainingContent = z.object({
  title: field.text,
  summary: field.text,
  category: field.reference('training-categories'),
  /** First and last day, in `timeZone`. */
  startsOn: field.writtenAs('starts', field.day),
  endsOn: field.writtenAs('ends', field.day),
  timeZone: field.timeZone,
  /** Weekdays from which each student chooses at least `daysNeeded`. */
  days: field.oneOrMore(weekdaySchema),
  daysNeeded: field.count(1),
  /** For example: "12 evenings, 18:00–20:00". */
  sessions: field.text,
  place: field.text,
  address: field.optionalText,
  /** A map of the place. */
  mapUrl: field.writtenAs('map', field.optionalUrl),
  /** True when students can take part online. */
  isOnline: field.writtenAs('online', z.boolean().default(false)),
  /** Languages in which it is taught. */
  languages: field.oneOrMore(localeSchema),
  teachers: field.text,
  fee: field.text,
  /** Minimum age of students on the first day, in years. */
  minimumAge: field.count(1).default(STUDENT_AGE),
  /** null: not limited. */
  seats: field.count(1).nullable().default(null),
  facts: field.facts.default([]),
  reviews: z.array(z.object({ rating, text: field.text, by: field.text })).default([]),
  picture: field.picture,
  body: field.optionalArticle,
});

export const trainingSchema = trainingContent.extend({
  id: idSchema,
  seats: seatsSchema.nullable(),
  /** Average with one decimal, from 1 to 5, and number of reviews. null: no reviews. */
  rating: z.object({ average: z.number().min(1).max(5), count: z.int().positive() }).nullable(),
});

/** The fields of a training in a list. */
export const trainingSummarySchema = trainingSchema.omit({
  ...{ body: true, address: true, mapUrl: true, sessions: true, teachers: true },
  ...{ days: true, daysNeeded: true, facts: true, reviews: true },
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

export const TRAINING_ENDPOINTS = {
  trainingCategories: {
    route: 'GET /training-category',
    summary: 'Categories that have at least one training.',
    ...pageOf(trainingCategorySchema, pageQuerySchema),
  },
  trainings: {
    route: 'GET /training',
    summary:
      'Trainings that have not begun, in the order of their first day; with `when=past` those that have.',
    ...pageOf(trainingSummarySchema, trainingQuerySchema),
  },
  training: {
    route: 'GET /training/{id}',
    summary: 'One training with its days, reserved seats and reviews.',
    ...recordOf(trainingSchema, 'training.notFound'),
  },
  applyForTraining: {
    route: 'POST /training-applications',
    summary: 'Applies for a seat in a training, or for a place on its waiting list. Idempotent.',
    auth: 'optional',
    body: trainingApplicationBodySchema,
    status: 201,
    reply: resultSchema(applicationReceiptSchema),
    optionalHeaders: DONOR_HEADER_DESCRIPTIONS,
    errors: [
      'training.notFound',
      'training.tooYoung',
      'training.invalidBirthDate',
      'training.invalidDays',
      'application.closed',
      'application.invalidEmail',
      'application.tooMany',
    ],
  },
} as const satisfies Record<string, Endpoint>;

export type TrainingSummary = z.infer<typeof trainingSummarySchema>;
export type Training = z.infer<typeof trainingSchema>;
export type TrainingQuery = z.infer<typeof trainingQuerySchema>;
export type TrainingApplicationBody = z.infer<typeof trainingApplicationBodySchema>;
