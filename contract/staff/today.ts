/** Schemas of the first page of the staff area: what waits for a person, what arrived today, and what was done. */
import * as z from 'zod';
import { INTENTIONS } from '#domain/cart';
import { currencySchema, instantSchema, moneySchema, resultSchema } from '../common';
import type { Endpoint } from '../endpoint';
import { logEntrySchema } from './accounts';
import { giftRowSchema } from './gifts';

/** The kinds of work that can wait, in the order of the page. */
export const WAITING_KINDS = [
  'approvals',
  'transfersWithoutProof',
  'flagged',
  'differences',
  'failedMonthly',
  'undeliveredMail',
  'staleFigures',
  'applications',
] as const;
export type WaitingKind = (typeof WAITING_KINDS)[number];

/** Number of days in the small chart, including today. */
export const TODAY_DAYS = 14;

const todaySchema = z.object({
  at: instantSchema,
  /** Transfers that staff must compare with the bank statement. null: the member may not read gifts. */
  transfers: z
    .object({
      count: z.int().min(0),
      /** The sum in each currency. */
      totals: z.array(moneySchema),
      /** The oldest first. */
      oldest: z.array(giftRowSchema),
    })
    .nullable(),
  /** The kinds of work that the member may read, also those with 0. `since`: time of the oldest one. */
  waiting: z.array(
    z.object({
      kind: z.enum(WAITING_KINDS),
      count: z.int().min(0),
      since: instantSchema.nullable(),
    }),
  ),
  /** The arrived money, in minor units of the currency with the most gifts. null: the member may not read reports. */
  arrived: z
    .object({
      currency: currencySchema,
      gifts: z.int(),
      minor: z.int(),
      yesterday: z.int(),
      /** The sums of today. Zakat and purification are separate, because they are spent separately. */
      byIntention: z.partialRecord(z.enum(INTENTIONS), z.int()),
      days: z.array(z.object({ day: z.string(), minor: z.int() })).length(TODAY_DAYS),
    })
    .nullable(),
  /** The log since the beginning of yesterday, newest first. null: the member may not read the log. */
  done: z.array(logEntrySchema).nullable(),
});

export const STAFF_TODAY_ENDPOINTS = {
  staffToday: {
    auth: 'staff',
    permission: null,
    route: 'GET /staff/today',
    summary:
      'What waits for a person, what arrived today, and what was done since yesterday. Parts that the roles do not allow are null or missing.',
    reply: resultSchema(todaySchema),
  },
} as const satisfies Record<string, Endpoint>;

export type Today = z.infer<typeof todaySchema>;
