/** Client functions for the applications that visitors send. */
import type { DonorRateLimitKeys } from '#contract/donor-marks';
import type { EventApplicationBody } from '#contract/events';
import type { PartnerApplicationBody } from '#contract/partners';
import type { VolunteerApplicationBody } from '#contract/volunteering';
import type { Send } from './client.server';

/** Each function throws a CharityError when its call fails. An application is found by its secret token. */
export function applicationsResource(send: Send) {
  return {
    joinEvent: async (body: EventApplicationBody, donor: DonorRateLimitKeys) =>
      (await send('joinEvent', { body, donor })).result,
    byToken: async (token: string) => (await send('application', { params: { token } })).result,
    asPartner: async (body: PartnerApplicationBody, donor: DonorRateLimitKeys) =>
      (await send('applyAsPartner', { body, donor })).result,
    asVolunteer: async (body: VolunteerApplicationBody, donor: DonorRateLimitKeys) =>
      (await send('applyAsVolunteer', { body, donor })).result,
    withdraw: async (token: string) =>
      (await send('withdrawApplication', { params: { token } })).result,
  };
}
