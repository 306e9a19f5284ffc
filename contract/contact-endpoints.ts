/** The endpoint of the contact form. */
import { applicationReceiptSchema } from './applications';
import { resultSchema } from './common';
import { contactBodySchema } from './contact';
import { DONOR_HEADER_DESCRIPTIONS } from './donor-marks';
import type { Endpoint } from './endpoint';

export const CONTACT_ENDPOINTS = {
  contact: {
    method: 'POST',
    path: '/contact-us',
    summary: 'Sends a message to the charity, and confirms it by e-mail. Idempotent.',
    auth: 'optional',
    body: contactBodySchema,
    status: 201,
    reply: resultSchema(applicationReceiptSchema),
    optionalHeaders: DONOR_HEADER_DESCRIPTIONS,
    errors: ['contact.cardNumber', 'application.invalidEmail', 'application.tooMany'],
  },
} as const satisfies Record<string, Endpoint>;
