/** Loader and action of the volunteer form. */
import {
  DAY_TIMES,
  EDUCATION_LEVELS,
  MAX_INTERESTS_LENGTH,
  MAX_OCCUPATION_LENGTH,
  WORK_AUDIENCES,
  WORK_CATEGORIES,
  WORK_TYPES,
} from '#contract/volunteering';
import { SITE_TIME_ZONE } from '#domain/time/dates';
import { weekdayName, WEEKDAYS } from '#domain/time/weekdays';
import { dayIn } from '#domain/time/zoned';
import { applyAction } from '../../applications/apply-action.server';
import { pageLoader } from '../../page-loader.server';
import type { Visitor } from '../../visitor/visitor.server';
import { volunteerSchema } from './schema.server';

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
    today: dayIn(SITE_TIME_ZONE, new Date()),
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
