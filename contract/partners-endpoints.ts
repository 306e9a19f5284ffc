/** The endpoints of partners and of applications for a partnership. */
import { applicationReceiptSchema } from './applications';
import { pagedSchema, pageQuerySchema, resultSchema } from './common';
import { DONOR_HEADER_DESCRIPTIONS } from './donor-marks';
import type { Endpoint } from './endpoint';
import {
  partnerApplicationBodySchema,
  partnerQuerySchema,
  partnerSchema,
  partnerTypeSchema,
} from './partners';

export const PARTNERS_ENDPOINTS = {
  partnerTypes: {
    method: 'GET',
    path: '/partner-types',
    summary: 'Types of partners, in order, each with the number of its partners.',
    query: pageQuerySchema,
    reply: pagedSchema(partnerTypeSchema),
  },
  partners: {
    method: 'GET',
    path: '/partners',
    summary: 'Partners, optionally of one type, in pages.',
    query: partnerQuerySchema,
    reply: pagedSchema(partnerSchema),
  },
  applyAsPartner: {
    method: 'POST',
    path: '/partner-applications',
    summary: 'Sends an application for a partnership. Idempotent.',
    body: partnerApplicationBodySchema,
    auth: 'optional',
    status: 201,
    optionalHeaders: DONOR_HEADER_DESCRIPTIONS,
    reply: resultSchema(applicationReceiptSchema),
    errors: ['partner.unknownType', 'application.invalidEmail', 'application.tooMany'],
  },
} as const satisfies Record<string, Endpoint>;
