/** The endpoint of volunteers' applications. */
import { applicationReceiptSchema } from './applications';
import { resultSchema } from './common';
import { DONOR_HEADER_DESCRIPTIONS } from './donor-marks';
import type { Endpoint } from './endpoint';
import { volunteerApplicationBodySchema } from './volunteering';

export const VOLUNTEERING_ENDPOINTS = {
  applyAsVolunteer: {
    method: 'POST',
    path: '/volunteer-applications',
    summary: 'Sends an application of a volunteer. Idempotent.',
    body: volunteerApplicationBodySchema,
    auth: 'optional',
    status: 201,
    optionalHeaders: DONOR_HEADER_DESCRIPTIONS,
    reply: resultSchema(applicationReceiptSchema),
    errors: ['volunteer.startPassed', 'application.invalidEmail', 'application.tooMany'],
  },
} as const satisfies Record<string, Endpoint>;
