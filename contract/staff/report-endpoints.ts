/** The endpoint of the money report for staff. */
import { resultSchema } from '../common';
import type { Endpoint } from '../endpoints';
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
    errors: ['auth.required', 'staff.notAllowed'],
  },
} as const satisfies Record<string, Endpoint>;
