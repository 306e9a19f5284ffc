/** Client functions for the applications that visitors send, and for the drafts of forms with files. */
import type { DonorRateLimitKeys } from '#contract/donor-marks';
import type { DraftData } from '#contract/drafts';
import type { NgoFileField } from '#contract/ngo-fields';
import type { NgoApplicationBody } from '#contract/ngos';
import type { EventApplicationBody } from '#contract/events';
import type { PartnerApplicationBody } from '#contract/partners';
import type { VolunteerApplicationBody } from '#contract/volunteering';
import type { Send } from './client.server';

/** Each function throws a CharityError when its call fails. Applications and drafts are found by a secret token. */
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
    createDraft: async (data: DraftData, donor: DonorRateLimitKeys) =>
      (await send('createDraft', { body: { kind: 'ngo', data }, donor })).result,
    draft: async (token: string) => (await send('draft', { params: { token } })).result,
    saveDraft: async (token: string, data: DraftData) =>
      (await send('saveDraft', { params: { token }, body: { data } })).result,
    uploadDraftFile: async (
      { token, field }: { token: string; field: NgoFileField },
      file: File,
      donor: DonorRateLimitKeys,
    ) => {
      const form = new FormData();
      form.set('file', file);
      return (await send('uploadDraftFile', { params: { token, field }, form, donor })).result;
    },
    removeDraftFile: async (token: string, id: string) =>
      (await send('removeDraftFile', { params: { token, id } })).result,
    applyAsNgo: async (body: NgoApplicationBody, donor: DonorRateLimitKeys) =>
      (await send('applyAsNgo', { body, donor })).result,
  };
}
