/** Schemas of donors for staff. A donor is found by the reference of any order, so that URLs have no e-mail address. */
import * as z from 'zod';
import { statementSchema } from '../accounts';
import {
  idSchema,
  instantSchema,
  localeSchema,
  pageQuerySchema,
  resultSchema,
  searchSchema,
} from '../common';
import { doneReply, type Endpoint, pageOf } from '../endpoint';
import { reasonSchema } from './accounts';
import { giftRowSchema, giftSumSchema } from './gifts';
import * as monthly from './monthly';
import { staffMonthlySchema } from './monthly';

export const donorQuerySchema = pageQuerySchema.extend({
  /** Name, e-mail address, phone number or reference. */
  q: searchSchema,
});
export type DonorQuery = z.output<typeof donorQuerySchema>;

export const donorRowSchema = z.object({
  /** Reference of the latest order. */
  reference: z.string(),
  name: z.string(),
  email: z.string(),
  /** Paid orders. */
  gifts: z.int(),
  since: instantSchema,
  latest: instantSchema,
});

export const staffDonorSchema = z.object({
  reference: z.string(),
  name: z.string(),
  email: z.string(),
  phone: z.string().nullable(),
  locale: localeSchema,
  hasAccount: z.boolean(),
  sums: z.array(giftSumSchema),
  gifts: z.array(giftRowSchema),
  /** All orders; `gifts` has the newest 100. */
  total: z.int(),
  monthly: z.array(staffMonthlySchema),
  /** Years with a statement, newest first. */
  years: z.array(z.int()),
  /** True when an erasure waits for a second person. */
  isErasureAsked: z.boolean(),
});
export type StaffDonor = z.infer<typeof staffDonorSchema>;

/** The statement as staff see it: without the tokens of the orders, because these belong to the donor. */
const donorStatementSchema = statementSchema.extend({
  gifts: z.array(statementSchema.shape.gifts.element.omit({ order: true })),
});
const statementQuerySchema = z.object({
  year: z.coerce.number().int().min(2000).max(2999).optional().catch(undefined),
});
const donorDataSchema = z.record(z.string(), z.unknown());
const erasureBodySchema = z.strictObject({ note: reasonSchema });

const params = z.object({ reference: idSchema });
const read = { auth: 'staff' } as const;

export const STAFF_DONOR_ENDPOINTS = {
  staffMonthlyGifts: {
    ...read,
    permission: 'gifts.read',
    route: 'GET /staff/monthly',
    summary: 'Monthly gifts, those that could not be charged first.',
    query: monthly.monthlyQuerySchema,
    reply: resultSchema(monthly.monthlyListSchema),
  },
  staffMonthlyGift: {
    ...read,
    permission: 'gifts.read',
    route: 'GET /staff/monthly/{reference}',
    summary: 'One monthly gift with its months, by the reference of its first order.',
    params,
    reply: resultSchema(monthly.staffMonthlySchema),
    errors: ['monthlyGift.notFound'],
  },
  staffChangeMonthly: {
    auth: 'staff',
    permission: 'gifts.decide',
    route: 'POST /staff/monthly/{reference}/change',
    summary: 'Pauses, resumes or stops a monthly gift, or charges its failed month again.',
    params,
    body: monthly.monthlyChangeBodySchema,
    reply: resultSchema(monthly.staffMonthlySchema),
    errors: [
      'monthlyGift.notFound',
      'monthlyGift.notChangeable',
      'staffGift.noRetry',
      'payment.providerFailed',
      'request.busy',
    ],
  },
  staffDonors: {
    ...read,
    permission: 'donors.read',
    route: 'GET /staff/donors',
    summary: 'Donors with at least one order, the latest first.',
    ...pageOf(donorRowSchema, donorQuerySchema),
  },
  staffDonor: {
    ...read,
    permission: 'donors.read',
    route: 'GET /staff/donors/{reference}',
    summary: 'The donor of an order, with all gifts of this person.',
    params,
    reply: resultSchema(staffDonorSchema),
    errors: ['staffGift.notDonor'],
  },
  staffDonorStatement: {
    ...read,
    permission: 'donors.read',
    route: 'GET /staff/donors/{reference}/statement',
    summary: 'The yearly statement of a donor; without a year, of the latest year with gifts.',
    params,
    query: statementQuerySchema,
    reply: resultSchema(donorStatementSchema),
    errors: ['staffGift.notDonor'],
  },
  staffDonorData: {
    ...read,
    permission: 'donors.export',
    route: 'GET /staff/donors/{reference}/data',
    summary: 'Everything that is stored about a donor. The log has an entry.',
    params,
    reply: resultSchema(donorDataSchema),
    errors: ['staffGift.notDonor'],
  },
  staffAskErasure: {
    auth: 'staff',
    permission: 'erasure.ask',
    route: 'POST /staff/donors/{reference}/erasure',
    summary: 'Asks to erase the data of a donor. A second person agrees to it.',
    params,
    body: erasureBodySchema,
    reply: doneReply,
    errors: ['staffGift.notDonor', 'staff.approvalWaits'],
  },
} as const satisfies Record<string, Endpoint>;
