/** The endpoints of monthly gifts and donors for staff. */
import * as z from 'zod';
import { idSchema, pagedSchema, resultSchema } from '../common';
import type { Endpoint } from '../endpoint';
import * as donors from './donors';
import * as monthly from './monthly';

const params = z.object({ reference: idSchema });
const read = { auth: 'staff', method: 'GET' } as const;

export const STAFF_DONOR_ENDPOINTS = {
  staffMonthlyGifts: {
    ...read,
    permission: 'gifts.read',
    path: '/staff/monthly',
    summary: 'Monthly gifts, those that could not be charged first.',
    query: monthly.monthlyQuerySchema,
    reply: resultSchema(monthly.monthlyListSchema),
  },
  staffMonthlyGift: {
    ...read,
    permission: 'gifts.read',
    path: '/staff/monthly/{reference}',
    summary: 'One monthly gift with its months, by the reference of its first order.',
    params,
    reply: resultSchema(monthly.staffMonthlySchema),
    errors: ['monthlyGift.notFound'],
  },
  staffChangeMonthly: {
    auth: 'staff',
    permission: 'gifts.decide',
    method: 'POST',
    path: '/staff/monthly/{reference}/change',
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
    path: '/staff/donors',
    summary: 'Donors with at least one order, the latest first.',
    query: donors.donorQuerySchema,
    reply: pagedSchema(donors.donorRowSchema),
  },
  staffDonor: {
    ...read,
    permission: 'donors.read',
    path: '/staff/donors/{reference}',
    summary: 'The donor of an order, with all gifts of this person.',
    params,
    reply: resultSchema(donors.staffDonorSchema),
    errors: ['staffGift.notDonor'],
  },
  staffDonorStatement: {
    ...read,
    permission: 'donors.read',
    path: '/staff/donors/{reference}/statement',
    summary: 'The yearly statement of a donor; without a year, of the latest year with gifts.',
    params,
    query: donors.statementQuerySchema,
    reply: resultSchema(donors.donorStatementSchema),
    errors: ['staffGift.notDonor'],
  },
  staffDonorData: {
    ...read,
    permission: 'donors.export',
    path: '/staff/donors/{reference}/data',
    summary: 'Everything that is stored about a donor. The log has an entry.',
    params,
    reply: resultSchema(donors.donorDataSchema),
    errors: ['staffGift.notDonor'],
  },
  staffAskErasure: {
    auth: 'staff',
    permission: 'erasure.ask',
    method: 'POST',
    path: '/staff/donors/{reference}/erasure',
    summary: 'Asks to erase the data of a donor. A second person agrees to it.',
    params,
    body: donors.erasureBodySchema,
    reply: resultSchema(z.object({ done: z.literal(true) })),
    errors: ['staffGift.notDonor', 'staff.approvalWaits'],
  },
} as const satisfies Record<string, Endpoint>;
