/** Schemas of the decisions of staff about gifts: transfers, refunds, corrections, gifts received at the office. */
import * as z from 'zod';
import { INTENTIONS } from '#domain/cart';
import { OFFERING_KINDS } from '#domain/offerings';
import { ORDER_STATES } from '#domain/orders';
import { OFFICE_METHODS, ORDER_METHODS } from '#domain/orders/order-methods';
import {
  currencySchema,
  idSchema,
  localeSchema,
  localisedTextSchema,
  moneySchema,
} from '../common';
import { createOrderBodySchema, MAX_NAME_LENGTH } from '../orders';
import { reasonSchema } from './accounts';
import { emailSchema, phoneSchema, daySchema, amountSchema, lineSchema } from '../values';

/** The version that the person has read. Another version is rejected with `staff.changed`. */
const versionSchema = z.int().positive();
export const DIFFERENCES = ['wait', 'reduce', 'gift', 'giveBack', 'accept'] as const;

/** An amount on the bank statement, which the API compares with the order before staff decide. */
export const arrivalQuerySchema = z.object({
  minor: z.coerce.number().int().positive(),
  currency: currencySchema,
});
export const comparedArrivalSchema = z.object({
  amount: moneySchema,
  value: moneySchema,
  rate: z.string().nullable(),
  due: moneySchema,
  arrivedBefore: moneySchema,
  /** Empty when the amount is exactly what is due. */
  choices: z.array(z.enum(DIFFERENCES)),
  /** The effect of the choice `reduce`: the paid amount of each line, and the rest that pays no line. */
  reduced: z
    .object({
      lines: z.array(z.object({ position: z.int(), total: moneySchema })),
      rest: moneySchema,
    })
    .nullable(),
});
export const confirmBodySchema = z.strictObject({
  version: versionSchema,
  /** The amount on the statement. Omitted: exactly the due amount. */
  amount: moneySchema.extend({ minor: amountSchema }).optional(),
  day: daySchema,
  bankNumber: lineSchema(60).optional(),
  difference: z.enum(DIFFERENCES).optional(),
  /** Offering and intention of the separate gift, when `difference` is `gift`. */
  extra: z.strictObject({ offeringId: idSchema, intention: z.enum(INTENTIONS) }).optional(),
});
const formKeySchema = z.string().regex(/^[\w-]{16,64}$/);

/** A transfer that arrived after the payment. `key` is created with the form, so that it is recorded once. */
export const furtherBodySchema = z.strictObject({
  key: formKeySchema,
  amount: moneySchema.extend({ minor: amountSchema }),
  day: daySchema,
  bankNumber: lineSchema(60).optional(),
  /** The further gift. Omitted: the money is refunded, and the order is flagged until then. */
  extra: z.strictObject({ offeringId: idSchema, intention: z.enum(INTENTIONS) }).optional(),
});

export const REJECTION_REASONS = ['notArrived', 'unreadable', 'otherOrder', 'other'] as const;
export const rejectBodySchema = z.strictObject({
  version: versionSchema,
  reason: z.enum(REJECTION_REASONS),
  /** The donor reads it after the standard text. */
  sentence: reasonSchema.optional(),
});
export const rejectPreviewBodySchema = rejectBodySchema.omit({ version: true });

export const REFUND_REASONS = [
  'paidTwice',
  'wrongAmount',
  'donorAsked',
  'notPossible',
  'other',
] as const;
export const refundBodySchema = z.strictObject({
  version: versionSchema,
  method: z.enum(ORDER_METHODS),
  paymentId: z.string().min(1).max(255),
  /** Minor units of the payment's currency. */
  minor: amountSchema,
  via: z.enum(['provider', 'bank']),
  reason: z.enum(REFUND_REASONS),
  /** A note that the second person reads. */
  note: reasonSchema,
  bankNumber: lineSchema(60).optional(),
});
export const refundPreviewBodySchema = refundBodySchema.pick({
  ...{ method: true, paymentId: true, minor: true, via: true },
});
export const correctEmailBodySchema = z.strictObject({
  version: versionSchema,
  email: emailSchema,
});
export const acknowledgeBodySchema = z.strictObject({ version: versionSchema, note: reasonSchema });
export const noteBodySchema = z.strictObject({ note: reasonSchema });

/** A gift received in cash or by cheque. `key` is created with the form, so that it is entered once. */
export const officeGiftBodySchema = z.strictObject({
  key: formKeySchema,
  method: z.enum(OFFICE_METHODS),
  locale: localeSchema,
  currency: currencySchema,
  donor: z.strictObject({
    name: lineSchema(MAX_NAME_LENGTH),
    /** The donor's e-mail address. Omitted: no receipt is sent. */
    email: emailSchema.optional(),
    phone: phoneSchema.optional(),
  }),
  lines: createOrderBodySchema.shape.lines,
  /** Number of the cheque or of the receipt book. */
  number: lineSchema(60).optional(),
});
/** Offerings for the choice of a gift at the office. */
export const officeOfferingSchema = z.object({
  id: idSchema,
  title: localisedTextSchema,
  kind: z.enum(OFFERING_KINDS),
  intentions: z.array(z.enum(INTENTIONS)),
});

export const changedOrderSchema = z.object({ reference: z.string(), state: z.enum(ORDER_STATES) });
