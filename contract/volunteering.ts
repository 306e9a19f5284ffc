/** The form of volunteers: its choices and the schema of an application. */
import * as z from 'zod';
import { WEEKDAYS } from '#domain/time/weekdays';
import { applicantFields, applicationReceiptSchema } from './applications';
import { localeSchema, resultSchema } from './common';
import { programCategorySchema } from './content';
import { DONOR_HEADER_DESCRIPTIONS } from './donor-marks';
import type { Endpoint } from './endpoint';
import { daySchema, lineSchema, optionalLineSchema, phoneSchema, textSchema } from './values';

export const EDUCATION_LEVELS = [
  'primary',
  'secondary',
  'diploma',
  'university',
  'postgraduate',
  'other',
] as const;

/** Types of work. */
export const WORK_TYPES = [
  'packing',
  'driving',
  'translation',
  'design',
  'teaching',
  'events',
  'accounts',
  'home',
] as const;

/** The people with whom a volunteer prefers to work. */
export const WORK_AUDIENCES = ['female', 'male', 'any'] as const;

export const DAY_TIMES = ['morning', 'afternoon', 'evening'] as const;

/** The categories of programs. */
export const WORK_CATEGORIES = programCategorySchema.options;

export const MAX_OCCUPATION_LENGTH = 80;
export const MAX_INTERESTS_LENGTH = 200;
export const MAX_NOTES_LENGTH = 2_000;

/** Returns a schema of choices, each at most once. @param least minimum number of choices */
const choicesOf = <const Value extends string>(values: readonly Value[], least = 0) =>
  z
    .array(z.enum(values))
    .min(least)
    .max(values.length)
    .refine((chosen) => new Set(chosen).size === chosen.length);

/** POST /volunteer-applications */
export const volunteerApplicationBodySchema = z
  .object({
    ...applicantFields,
    phone: phoneSchema,
    education: z.enum(EDUCATION_LEVELS),
    occupation: lineSchema(MAX_OCCUPATION_LENGTH),
    types: choicesOf(WORK_TYPES),
    categories: choicesOf(WORK_CATEGORIES),
    audience: z.enum(WORK_AUDIENCES),
    interests: optionalLineSchema(MAX_INTERESTS_LENGTH),
    days: choicesOf(WEEKDAYS, 1),
    times: choicesOf(DAY_TIMES, 1),
    /** The API rejects a day before today in the charity's time zone. */
    startDate: daySchema,
    /** null: without an end. */
    endDate: daySchema.nullable(),
    notes: textSchema(MAX_NOTES_LENGTH),
    /** The volunteer is 18 or older, or a parent has agreed. */
    isAdultOrHasConsent: z.literal(true),
    /** Language of the mails to the applicant. */
    locale: localeSchema,
  })
  .refine(({ startDate, endDate }) => endDate === null || endDate >= startDate, {
    path: ['endDate'],
  });

export const VOLUNTEERING_ENDPOINTS = {
  applyAsVolunteer: {
    route: 'POST /volunteer-applications',
    summary: 'Sends an application of a volunteer. Idempotent.',
    body: volunteerApplicationBodySchema,
    auth: 'optional',
    status: 201,
    optionalHeaders: DONOR_HEADER_DESCRIPTIONS,
    reply: resultSchema(applicationReceiptSchema),
    errors: ['volunteer.startPassed', 'application.invalidEmail', 'application.tooMany'],
  },
} as const satisfies Record<string, Endpoint>;

export type VolunteerApplicationBody = z.infer<typeof volunteerApplicationBodySchema>;
