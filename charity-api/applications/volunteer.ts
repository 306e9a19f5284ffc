/** POST /volunteer-applications: a person offers time. */
import { ENDPOINTS } from '#contract/endpoints';
import type { VolunteerApplicationBody } from '#contract/volunteering';
import { SITE_TIME_ZONE } from '#domain/time/dates';
import { dayIn } from '#domain/time/zoned';
import type { ApiDeps } from '../deps';
import { mount } from '../http/endpoint';
import { ApiError } from '../http/errors';
import type { ApiRouter } from '../http/router';
import { readRateLimitKeys } from '../modules/abuse/caller';
import { submitApplication, type NewApplication } from './submit';

export function mountVolunteerApplications(app: ApiRouter, deps: ApiDeps): void {
  mount(app, ENDPOINTS.applyAsVolunteer, ({ body, donor, request }) => {
    if (body.startDate < dayIn(SITE_TIME_ZONE, deps.now()))
      throw new ApiError('volunteer.startPassed', { fields: { startDate: 'tooSmall' } });
    const { name, email, phone, locale } = body;
    const application: NewApplication = {
      kind: 'volunteer',
      ...{ subject: null, name, email, phone, locale, seats: 0 },
      data: dataOf(body),
      accountId: donor?.accountId ?? null,
    };
    return submitApplication(deps, application, readRateLimitKeys(request, deps));
  });
}

/** The other fields, in the order of the form. */
function dataOf(body: VolunteerApplicationBody): Record<string, string | string[]> {
  const { education, occupation, types, categories, audience, interests } = body;
  const { days, times, startDate, endDate, notes } = body;
  return {
    ...{ education, occupation, types, categories, audience, interests },
    ...{ days, times, startDate, endDate: endDate ?? '', notes },
    ageStatement: 'given',
  };
}
