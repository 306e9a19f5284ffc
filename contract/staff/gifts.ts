/** Schemas of gifts for staff: the list with its sums, one order with its history, and its proof. */
import * as z from 'zod';
import { INTENTIONS } from '#domain/cart';
import { OFFERING_KINDS } from '#domain/offerings';
import { ORDER_STATES, ATTEMPT_STATES } from '#domain/orders';
import { ORDER_METHODS } from '#domain/orders/order-methods';
import {
  currencySchema,
  idSchema,
  instantSchema,
  localeSchema,
  localisedTextSchema,
  moneySchema,
  pageQuerySchema,
  searchSchema,
} from '../common';
import { daySchema, amountSchema } from '../values';

/** Preset filters, such as the orders that wait for a decision. */
export const GIFT_VIEWS = ['all', 'completed', 'check', 'flagged', 'awaiting', 'refunds'] as const;
export type GiftView = (typeof GIFT_VIEWS)[number];
/** Rows of one page, and of one request for a file. */
const GIFTS_PAGE_SIZE = 25;
const MAX_GIFTS_PAGE_SIZE = 500;

const filter = <Schema extends z.ZodType>(schema: Schema) => schema.optional().catch(undefined);

export const giftQuerySchema = pageQuerySchema.extend({
  limit: z.coerce
    .number()
    .int()
    .min(1)
    .max(MAX_GIFTS_PAGE_SIZE)
    .default(GIFTS_PAGE_SIZE)
    .catch(GIFTS_PAGE_SIZE),
  view: z.enum(GIFT_VIEWS).default('all').catch('all'),
  /** Reference, name, e-mail address, phone number, exact amount, or the id of a payment. */
  q: searchSchema,
  /** Days in Muscat on which the orders were made, both included. */
  from: filter(daySchema),
  until: filter(daySchema),
  state: filter(z.enum(ORDER_STATES)),
  intention: filter(z.enum(INTENTIONS)),
  offering: filter(idSchema),
  method: filter(z.enum(ORDER_METHODS)),
});
export type GiftQuery = z.output<typeof giftQuerySchema>;

export const ORDER_FLAGS = [
  'item_taken',
  'second_success',
  'second_mismatch',
  'late_success',
  'payment_of_another_order',
] as const;

export const giftRowSchema = z.object({
  reference: z.string(),
  donor: z.object({ name: z.string(), email: z.string() }),
  state: z.enum(ORDER_STATES),
  flag: z.enum(ORDER_FLAGS).nullable(),
  method: z.enum(ORDER_METHODS),
  isMonthly: z.boolean(),
  total: moneySchema,
  /** The part of a transfer that has arrived, while the rest is missing. */
  arrived: moneySchema.nullable(),
  refunded: moneySchema.nullable(),
  isRefundAsked: z.boolean(),
  lines: z.array(
    z.object({ title: localisedTextSchema, intention: z.enum(INTENTIONS), total: moneySchema }),
  ),
  createdAt: instantSchema,
  paidAt: instantSchema.nullable(),
});
export type GiftRow = z.infer<typeof giftRowSchema>;

/** The money of the matching gifts in one currency, in minor units. Orders that are not paid are only in `open`. */
export const giftSumSchema = z.object({
  currency: currencySchema,
  arrived: z.int(),
  orders: z.int(),
  /** The arrived money by intention. Zakat and purification are spent apart. */
  byIntention: z.record(z.enum(INTENTIONS), z.int()),
  /** The refunded part of the arrived money. */
  refunded: z.int(),
  open: z.int(),
});
export type GiftSum = z.infer<typeof giftSumSchema>;

export const giftListSchema = z.object({
  total: z.int().min(0),
  data: z.array(giftRowSchema),
  sums: z.array(giftSumSchema),
  views: z.record(z.enum(GIFT_VIEWS), z.int()),
  /** Every offering that has an order, also a closed one, for the filter. */
  offerings: z.array(z.object({ id: idSchema, title: localisedTextSchema })),
  /** The searched reference when its check letter does not fit, with the existing ones that are nearest to it. */
  mistyped: z
    .object({ typed: z.string(), check: z.string(), near: z.array(z.string()) })
    .nullable(),
});

/** One entry of the history of an order, newest first. */
const historyEntrySchema = z.object({
  at: instantSchema,
  kind: z.enum(['event', 'mail', 'action']),
  /** The name of the event, the kind of the mail, or the action in the log, depending on `kind`. */
  name: z.string(),
  by: z.enum(['donor', 'provider', 'site', 'member', 'command']),
  /** Name of the member of staff. */
  person: z.string().nullable(),
  amount: moneySchema.nullable(),
  /** A note or reason of staff. */
  said: z.string().nullable(),
  /** The delivery of a mail; null for other entries. */
  delivery: z.enum(['sent', 'waiting', 'failed']).nullable(),
});
export type HistoryEntry = z.infer<typeof historyEntrySchema>;

const staffPaymentSchema = z.object({
  method: z.enum(ORDER_METHODS),
  paymentId: z.string(),
  amount: moneySchema,
  refunded: moneySchema,
  at: instantSchema,
  /** False for a second payment, or one of a wrong amount. */
  isCounted: z.boolean(),
  /** True when the provider refunds it on request. */
  canRefund: z.boolean(),
});

export const staffOrderSchema = z.object({
  reference: z.string(),
  version: z.int(),
  state: z.enum(ORDER_STATES),
  flag: z.enum(ORDER_FLAGS).nullable(),
  locale: localeSchema,
  method: z.enum(ORDER_METHODS),
  donor: z.object({
    name: z.string(),
    email: z.string(),
    phone: z.string().nullable(),
    hasAccount: z.boolean(),
    /** Paid orders with the same address, and the day of the first. */
    gifts: z.int(),
    since: instantSchema.nullable(),
  }),
  lines: z.array(
    z.object({
      offeringId: idSchema,
      kind: z.enum(OFFERING_KINDS),
      title: localisedTextSchema,
      intention: z.enum(INTENTIONS),
      quantity: z.int(),
      total: moneySchema,
      recipient: z.string().nullable(),
      names: z.array(z.string()),
    }),
  ),
  total: moneySchema,
  createdAt: instantSchema,
  expiresAt: instantSchema,
  paidAt: instantSchema.nullable(),
  /** The name of the proof's file. */
  proof: z.string().nullable(),
  isMonthly: z.boolean(),
  attempts: z.array(
    z.object({
      method: z.enum(ORDER_METHODS),
      state: z.enum(ATTEMPT_STATES),
      charge: moneySchema,
      providerReference: z.string().nullable(),
      createdAt: instantSchema,
    }),
  ),
  payments: z.array(staffPaymentSchema),
  /** Transfers on the bank statement. */
  arrivals: z.array(
    z.object({
      amount: moneySchema,
      value: moneySchema,
      day: z.string(),
      bankNumber: z.string().nullable(),
      isBooked: z.boolean(),
    }),
  ),
  /** The position among the orders that wait for a check, the oldest first. null: the order does not wait. */
  queue: z
    .object({
      position: z.int().positive(),
      total: amountSchema,
      previous: z.string().nullable(),
      next: z.string().nullable(),
    })
    .nullable(),
  /** The bank accounts that the donor was shown, and the amount that is still due. null: no transfer is expected. */
  transfer: z
    .object({
      due: moneySchema,
      accounts: z.array(z.object({ bankName: localisedTextSchema, iban: z.string() })),
    })
    .nullable(),
  /** A refund that waits for a second person. */
  refundAsked: z
    .object({ approval: idSchema, askedBy: z.string(), askedAt: instantSchema, reason: z.string() })
    .nullable(),
  /** The decisions that the state allows. */
  may: z.object({
    confirm: z.boolean(),
    reject: z.boolean(),
    refund: z.boolean(),
    /** A transfer that arrived after the payment. */
    recordFurther: z.boolean(),
    resendReceipt: z.boolean(),
  }),
  history: z.array(historyEntrySchema),
});
export type StaffOrder = z.infer<typeof staffOrderSchema>;

/** JPEG, PNG or PDF, as base64. */
export const proofSchema = z.object({
  type: z.enum(['image/jpeg', 'image/png', 'application/pdf']),
  base64: z.string(),
});
