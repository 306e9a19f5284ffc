/** Endpoints of organisations, and of the application with its draft. Part of the table in endpoints.ts. */
import * as z from 'zod';
import { applicationReceiptSchema } from './applications';
import { idSchema, pagedSchema, pageQuerySchema, resultSchema, tokenSchema } from './common';
import { namedSchema } from './content';
import { DONOR_HEADER_DESCRIPTIONS } from './donor-marks';
import { createDraftBodySchema, draftSchema, saveDraftBodySchema } from './drafts';
import type { Endpoint } from './endpoint';
import { NGO_FILE_FIELDS } from './ngo-fields';
import { ngoApplicationBodySchema, ngoQuerySchema, ngoSchema, ngoSummarySchema } from './ngos';

const draftParams = z.object({ token: tokenSchema });

export const NGO_ENDPOINTS = {
  beneficiaryTypes: {
    method: 'GET',
    path: '/beneficiary-types',
    summary: 'Groups of people whom organisations help, in order.',
    query: pageQuerySchema,
    reply: pagedSchema(namedSchema),
  },
  ngos: {
    method: 'GET',
    path: '/ngos',
    summary: 'Organisations that the charity works with, filtered, in pages.',
    query: ngoQuerySchema,
    reply: pagedSchema(ngoSummarySchema),
  },
  ngo: {
    method: 'GET',
    path: '/ngos/{id}',
    summary: 'One organisation with its checks and campaigns.',
    params: z.object({ id: idSchema }),
    reply: resultSchema(ngoSchema),
    errors: ['ngo.notFound'],
  },
  createDraft: {
    method: 'POST',
    path: '/application-drafts',
    summary: 'Creates the draft of a form with files. It expires after 30 days without a change.',
    body: createDraftBodySchema,
    status: 201,
    optionalHeaders: DONOR_HEADER_DESCRIPTIONS,
    reply: resultSchema(draftSchema),
    errors: ['draft.tooMany', 'draft.tooLarge'],
  },
  draft: {
    method: 'GET',
    path: '/application-drafts/{token}',
    summary: 'One draft, without the contents of its files. The token authorises the request.',
    params: draftParams,
    reply: resultSchema(draftSchema),
    errors: ['draft.notFound'],
  },
  saveDraft: {
    method: 'POST',
    path: '/application-drafts/{token}',
    summary: 'Replaces the typed fields of a draft.',
    params: draftParams,
    body: saveDraftBodySchema,
    reply: resultSchema(draftSchema),
    errors: ['draft.notFound', 'draft.tooLarge'],
  },
  uploadDraftFile: {
    method: 'POST',
    path: '/application-drafts/{token}/files/{field}',
    summary:
      'Adds a file: logo or cover as JPEG or PNG of at most 1 MB, documents also as PDF and at most 3 MB. Idempotent.',
    params: draftParams.extend({ field: z.enum(NGO_FILE_FIELDS) }),
    upload: true,
    status: 201,
    optionalHeaders: DONOR_HEADER_DESCRIPTIONS,
    reply: resultSchema(draftSchema),
    errors: [
      'draft.notFound',
      'draft.full',
      'draft.tooMany',
      'upload.unsupportedType',
      'upload.tooLarge',
      'upload.tooManyPixels',
      'request.busy',
    ],
  },
  removeDraftFile: {
    method: 'POST',
    path: '/application-drafts/{token}/files/{id}/remove',
    summary: 'Removes a file of a draft. Idempotent.',
    params: draftParams.extend({ id: idSchema }),
    reply: resultSchema(draftSchema),
    errors: ['draft.notFound'],
  },
  applyAsNgo: {
    method: 'POST',
    path: '/ngo-applications',
    summary:
      'Sends the application of an organisation with the files of its draft: a logo and at least one legal document. Idempotent.',
    auth: 'optional',
    optionalHeaders: DONOR_HEADER_DESCRIPTIONS,
    body: ngoApplicationBodySchema,
    status: 201,
    reply: resultSchema(applicationReceiptSchema),
    errors: ['draft.notFound', 'application.tooMany', 'application.invalidEmail'],
  },
} as const satisfies Record<string, Endpoint>;
