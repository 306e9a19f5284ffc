/** Loader and action of the volunteer form. */
import * as z from 'zod';
import {
  DAY_TIMES,
  EDUCATION_LEVELS,
  MAX_INTERESTS_LENGTH,
  MAX_NOTES_LENGTH,
  MAX_OCCUPATION_LENGTH,
  WORK_AUDIENCES,
  WORK_CATEGORIES,
  WORK_TYPES,
} from '#contract/volunteering';
import { dayOf } from '#domain/time/dates';
import { weekdayName, WEEKDAYS } from '#domain/time/weekdays';
import {
  chosenCountrySchema,
  dayField,
  emailField,
  lineField,
  phoneCheck,
  readPhone,
  textField,
} from '#web/forms/fields.server';
import { applyAction } from '../../applications/apply-action.server';
import { pageLoader } from '../../page-loader.server';
import type { Visitor } from '../../visitor/visitor.server';

/** Ignores unknown values and repeated ones, which only a forged form contains. */
const choicesOf = <const Value extends string>(values: readonly Value[]) =>
  z
    .array(z.string())
    .max(50)
    .default([])
    .transform((chosen) => values.filter((value) => chosen.includes(value)));

const isStillToCome = (day: string) => day >= dayOf(new Date());

/** Messages are keys of locales/<language>/errors.json. */
const volunteerSchema = z
  .object({
    name: lineField(80),
    email: emailField,
    phone: z.string({ error: 'required' }).max(200, 'phone'),
    phoneCountry: chosenCountrySchema,
    education: z.enum(EDUCATION_LEVELS, { error: 'required' }),
    occupation: lineField(MAX_OCCUPATION_LENGTH),
    types: choicesOf(WORK_TYPES),
    categories: choicesOf(WORK_CATEGORIES),
    audience: z.enum(WORK_AUDIENCES).catch('any'),
    interests: lineField(MAX_INTERESTS_LENGTH).optional(),
    days: choicesOf(WEEKDAYS).refine((chosen) => chosen.length > 0, 'required'),
    times: choicesOf(DAY_TIMES).refine((chosen) => chosen.length > 0, 'required'),
    startDate: dayField.refine(isStillToCome, 'volunteer.startPassed'),
    endDate: dayField.optional(),
    notes: textField(MAX_NOTES_LENGTH).optional(),
    ageStatement: z.literal('yes', { error: 'volunteer.age' }),
  })
  .refine(...phoneCheck)
  .refine(({ startDate, endDate }) => !startDate || !endDate || endDate >= startDate, {
    ...{ path: ['endDate'], error: 'volunteer.endBeforeStart' },
    // Report all errors together, like phoneCheck.
    when: () => true,
  })
  .transform(({ phone, phoneCountry, ageStatement: _, ...form }) => ({
    ...form,
    phone: readPhone(phone, phoneCountry)!,
    interests: form.interests ?? '',
    notes: form.notes ?? '',
    endDate: form.endDate ?? null,
    isAdultOrHasConsent: true as const,
  }));

export const loader = pageLoader({
  strings: ['volunteer', 'phone'],
  load: async ({ visitor }) => ({
    head: {
      title: visitor.t('volunteer:title'),
      description: visitor.t('volunteer:description'),
    },
    options: optionsOf(visitor),
    longest: {
      occupation: MAX_OCCUPATION_LENGTH,
      interests: MAX_INTERESTS_LENGTH,
    },
    today: dayOf(new Date()),
  }),
});

/** The choices of the form. The mail to the charity names them with the same words. */
function optionsOf({ t, locale }: Visitor) {
  const named = <Value extends string>(values: readonly Value[], label: (value: Value) => string) =>
    values.map((value) => ({ value, label: label(value) }));
  return {
    education: named(EDUCATION_LEVELS, (one) => t(`mail:application.values.education.${one}`)),
    types: named(WORK_TYPES, (one) => t(`mail:application.values.types.${one}`)),
    categories: named(WORK_CATEGORIES, (one) => t(`mail:application.values.categories.${one}`)),
    audience: named(WORK_AUDIENCES, (one) => t(`mail:application.values.audience.${one}`)),
    days: named(WEEKDAYS, (one) => weekdayName(one, locale)),
    times: named(DAY_TIMES, (one) => t(`mail:application.values.times.${one}`)),
  };
}

export const action = applyAction({
  schema: volunteerSchema,
  send: (form, { visitor, donor }) =>
    visitor.charity.call('applyAsVolunteer', { body: { ...form, locale: visitor.locale }, donor }),
  page: ({ visitor }) => visitor.links.volunteer(),
  message: () => 'volunteerReceived',
});
