/** The endpoints of the content editor. Who may write a record depends on its kind, which the API checks. */
import * as z from 'zod';
import { resultSchema } from '../common';
import { doneReply, type Endpoint } from '../endpoint';
import * as content from './content';

const kindParams = z.object({ kind: content.kindSchema });
const recordParams = z.object({ kind: content.kindSchema, id: content.recordIdSchema });
const versionParams = recordParams.extend({ seq: z.coerce.number().int().positive() });
const RECORD = '/staff/content/{kind}/{id}';

const read = { auth: 'staff', permission: 'content.read' } as const;
/** The permission to write is that of the kind: content.write, figures.write or organisation.write. */
const write = {
  ...read,
  params: recordParams,
  errors: [
    'contentRecord.notFound',
    'content.invalid',
    'content.doubtful',
    'content.nothingToPublish',
    'content.invalidId',
    'content.idTaken',
    'content.timePassed',
    'staff.changed',
  ],
} as const;

/** Bytes of a draft: a policy in four languages has 40,000. */
const MAX_DRAFT_BYTES = 1024 * 1024;
const MAX_PHOTOGRAPH_BYTES = 10 * 1024 * 1024;

export const STAFF_CONTENT_ENDPOINTS = {
  staffContentKinds: {
    ...read,
    route: 'GET /staff/content',
    summary: 'All kinds of content with the number of their records and drafts.',
    reply: resultSchema(z.array(content.kindSummarySchema)),
  },
  staffContentRecords: {
    ...read,
    route: 'GET /staff/content/{kind}',
    summary: 'The records of a kind, with their drafts.',
    params: kindParams,
    reply: resultSchema(content.recordListSchema),
    errors: ['contentRecord.notFound'],
  },
  staffContentRecord: {
    ...read,
    route: `GET ${RECORD}`,
    summary: 'A record as form data: the description of its fields, its draft and its history.',
    params: recordParams,
    reply: resultSchema(content.recordSchema),
    errors: ['contentRecord.notFound'],
  },
  staffContentVersion: {
    ...read,
    route: `GET ${RECORD}/versions/{seq}`,
    summary: 'A published version of a record.',
    params: versionParams,
    reply: resultSchema(content.versionSchema),
    errors: ['contentRecord.notFound'],
  },
  staffSaveDraft: {
    ...write,
    route: `POST ${RECORD}/draft`,
    summary: 'Saves the draft of a record, or of a new one. Donors do not see it.',
    body: content.saveDraftBodySchema,
    maxBytes: MAX_DRAFT_BYTES,
    reply: resultSchema(content.savedDraftSchema),
  },
  staffDiscardDraft: {
    ...write,
    route: `POST ${RECORD}/discard`,
    summary: 'Deletes the draft of a record.',
    body: content.seenBodySchema,
    reply: doneReply,
  },
  staffPublish: {
    ...write,
    route: `POST ${RECORD}/publish`,
    summary: 'Publishes the draft in its complete languages.',
    body: content.publishBodySchema,
    reply: doneReply,
  },
  staffSchedule: {
    ...write,
    route: `POST ${RECORD}/schedule`,
    summary: 'Sets or removes the time at which the draft is published.',
    body: content.scheduleBodySchema,
    reply: doneReply,
  },
  staffWithdraw: {
    ...write,
    route: `POST ${RECORD}/withdraw`,
    summary: 'Takes a record from the site.',
    body: content.withdrawBodySchema,
    reply: doneReply,
  },
  staffSetStatus: {
    ...write,
    route: `POST ${RECORD}/status`,
    summary: 'Closes a record to gifts, or opens it again.',
    body: content.statusBodySchema,
    reply: doneReply,
  },
  staffAddUpdate: {
    ...write,
    route: `POST ${RECORD}/update`,
    summary: 'Adds news from the field to a campaign or a fund.',
    body: content.updateBodySchema,
    reply: doneReply,
  },
  staffRestore: {
    ...write,
    route: `POST ${RECORD}/restore`,
    summary: 'Makes a published version the draft.',
    body: content.restoreBodySchema,
    reply: resultSchema(content.savedDraftSchema),
  },
  staffPreview: {
    ...write,
    route: `POST ${RECORD}/preview`,
    summary: 'Checks the draft, and returns a token with which the public endpoints show it.',
    body: content.seenBodySchema,
    reply: resultSchema(content.previewSchema),
  },
  staffAskBankAccounts: {
    auth: 'staff',
    permission: 'bank.ask',
    route: 'POST /staff/bank-accounts',
    summary:
      'Asks for a change of the bank accounts of the organisation. A second person must agree.',
    body: content.bankAccountsBodySchema,
    reply: doneReply,
    errors: ['contentRecord.notFound', 'content.invalid', 'staff.changed', 'staff.approvalWaits'],
  },
  staffUploadPhotograph: {
    ...read,
    route: 'POST /staff/content-photographs',
    summary: 'Stores a photograph (JPEG, PNG or WebP) without its metadata.',
    upload: true,
    maxBytes: MAX_PHOTOGRAPH_BYTES,
    reply: resultSchema(content.photographSchema),
    errors: [
      'upload.notAPhotograph',
      'upload.heic',
      'upload.tooLarge',
      'upload.tooManyPixels',
      'request.unreadable',
    ],
  },
  staffImportFigures: {
    ...read,
    route: 'POST /staff/content-figures',
    summary: 'Publishes prices, rates or published figures from comma-separated values.',
    body: content.figuresBodySchema,
    maxBytes: MAX_DRAFT_BYTES,
    reply: resultSchema(content.figuresResultSchema),
    errors: ['content.invalid', 'content.doubtful'],
  },
} as const satisfies Record<string, Endpoint>;
