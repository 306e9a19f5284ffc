/** Schemas of the money report for staff: what arrived in a period, by month or day, campaign, intention and method. */
import * as z from 'zod';
import { INTENTIONS } from '#domain/cart';
import { OFFERING_KINDS } from '#domain/offerings';
import { ORDER_METHODS } from '#domain/orders/order-methods';
import {
  currencySchema,
  idSchema,
  instantSchema,
  localisedTextSchema,
  resultSchema,
} from '../common';
import { doneReply, type Endpoint } from '../endpoint';
import { daySchema } from '../values';
import * as payouts from './payouts';

/** Maximum number of days of a report, which has a column for each month. */
export const MAX_REPORT_DAYS = 3 * 366;
const filter = <Schema extends z.ZodType>(schema: Schema) => schema.optional().catch(undefined);

export const reportQuerySchema = z.object({
  /** Days in Muscat, both included. Default: the last six months. */
  from: filter(daySchema),
  until: filter(daySchema),
  /** Default: the currency with the most gifts. Amounts in other currencies are in reports of their own. */
  currency: filter(currencySchema),
  offering: filter(idSchema),
  method: filter(z.enum(ORDER_METHODS)),
});
export type ReportQuery = z.output<typeof reportQuerySchema>;

/** Gifts with the same period, campaign, intention and method. */
const reportCellSchema = z.object({
  /** A day such as 2026-03-24, or a month such as 2026-03. */
  period: z.string(),
  offering: idSchema,
  intention: z.enum(INTENTIONS),
  method: z.enum(ORDER_METHODS),
  gifts: z.int(),
  minor: z.int(),
});
export type ReportCell = z.infer<typeof reportCellSchema>;

const moneyReportSchema = z.object({
  from: z.string(),
  until: z.string(),
  unit: z.enum(['day', 'month']),
  /** All days or months of the report in order, also those without gifts. */
  periods: z.array(z.string()),
  currency: currencySchema,
  /** The currencies in which money arrived in the period, without the filters. */
  currencies: z.array(z.object({ currency: currencySchema, gifts: z.int(), minor: z.int() })),
  madeAt: instantSchema,
  cells: z.array(reportCellSchema),
  /** The offerings of the cells. */
  offerings: z.record(
    idSchema,
    z.object({ kind: z.enum(OFFERING_KINDS), title: localisedTextSchema }),
  ),
  /** Refunds of the period, of gifts of any period. They are not subtracted from the cells. Minor units. */
  refunded: z.int(),
  /** The part of the cells whose payments donors dispute. Minor units. */
  disputed: z.int(),
  /** Transfers ordered in the period that have not been confirmed. Not in the cells. Minor units. */
  waiting: z.int(),
  /**
   * Fees of the period, as far as the providers report them. They are not subtracted from the cells. null: the report
   * is about one campaign, and a fee is for a whole payment.
   */
  fees: z
    .object({
      /** The currency is that of the provider's books. */
      told: z.array(
        z.object({
          method: z.enum(ORDER_METHODS),
          minor: z.int(),
          currency: z.string().regex(/^[A-Z]{3}$/),
        }),
      ),
      /**
       * The number of payments without a known fee, by reason. none: the bank and the office report no fees. untold:
       * the provider lists no fees. notYet: its books do not have the payments yet.
       */
      unknown: z.array(
        z.object({
          method: z.enum(ORDER_METHODS),
          reason: z.enum(['none', 'untold', 'notYet']),
          gifts: z.int(),
        }),
      ),
    })
    .nullable(),
});

export const STAFF_REPORT_ENDPOINTS = {
  staffMoneyReport: {
    auth: 'staff',
    permission: 'reports.read',
    route: 'GET /staff/reports/money',
    summary: 'What arrived in a period in one currency, by period, campaign, intention and method.',
    query: reportQuerySchema,
    reply: resultSchema(moneyReportSchema),
  },
  staffPayouts: {
    auth: 'staff',
    permission: 'reports.read',
    route: 'GET /staff/reports/payouts',
    summary:
      'Differences between the books of the payment providers and ours, and the payouts of the providers.',
    query: payouts.payoutsQuerySchema,
    reply: resultSchema(payouts.payoutsSchema),
  },
  staffPayout: {
    auth: 'staff',
    permission: 'reports.read',
    route: 'GET /staff/reports/payouts/{method}/{id}',
    summary: 'A payout with the movements that it contains.',
    params: payouts.payoutParamsSchema,
    reply: resultSchema(payouts.payoutPageSchema),
    errors: ['payout.notFound', 'request.invalid'],
  },
  staffFetchPayouts: {
    auth: 'staff',
    permission: 'gifts.decide',
    route: 'POST /staff/reports/payouts/fetch',
    summary:
      'Requests the books of the payment providers for a period again. A background job fetches them.',
    body: payouts.fetchPayoutsSchema,
    reply: doneReply,
  },
} as const satisfies Record<string, Endpoint>;

export type MoneyReport = z.infer<typeof moneyReportSchema>;
