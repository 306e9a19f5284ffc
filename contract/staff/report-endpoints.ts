/** The endpoints of the money report and of the reconciliation with the payment providers, for staff. */
import * as z from 'zod';
import { resultSchema } from '../common';
import type { Endpoint } from '../endpoint';
import * as payouts from './payouts';
import { moneyReportSchema, reportQuerySchema } from './reports';

export const STAFF_REPORT_ENDPOINTS = {
  staffMoneyReport: {
    auth: 'staff',
    permission: 'reports.read',
    method: 'GET',
    path: '/staff/reports/money',
    summary: 'What arrived in a period in one currency, by period, campaign, intention and method.',
    query: reportQuerySchema,
    reply: resultSchema(moneyReportSchema),
  },
  staffPayouts: {
    auth: 'staff',
    permission: 'reports.read',
    method: 'GET',
    path: '/staff/reports/payouts',
    summary:
      'Differences between the books of the payment providers and ours, and the payouts of the providers.',
    query: payouts.payoutsQuerySchema,
    reply: resultSchema(payouts.payoutsSchema),
  },
  staffPayout: {
    auth: 'staff',
    permission: 'reports.read',
    method: 'GET',
    path: '/staff/reports/payouts/{method}/{id}',
    summary: 'A payout with the movements that it contains.',
    params: payouts.payoutParamsSchema,
    reply: resultSchema(payouts.payoutPageSchema),
    errors: ['payout.notFound', 'request.invalid'],
  },
  staffFetchPayouts: {
    auth: 'staff',
    permission: 'gifts.decide',
    method: 'POST',
    path: '/staff/reports/payouts/fetch',
    summary:
      'Requests the books of the payment providers for a period again. A background job fetches them.',
    body: payouts.fetchPayoutsSchema,
    reply: resultSchema(z.object({ done: z.literal(true) })),
  },
} as const satisfies Record<string, Endpoint>;
