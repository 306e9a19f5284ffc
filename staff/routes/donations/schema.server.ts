/** Schemas of the forms about one order. `version` is the version of the order that the person has read. */
import * as z from 'zod';
import { DIFFERENCES, REFUND_REASONS, REJECTION_REASONS } from '#contract/staff/gift-decisions';
import { INTENTIONS } from '#domain/cart';
import { CURRENCIES, type Money, parseAmount } from '#domain/money';
import { isFutureDay } from '#domain/time/dates';
import { emailField, lineField, readDay } from '#web/forms/fields.server';
import { reasonField } from '../../forms/fields.server';

const version = z.coerce.number().int().positive();
export const bankNumber = lineField(60).optional();

/** The day on the bank statement, which is not in the future. */
const statementDay = z
  .string('required')
  .transform(readDay)
  .refine((day) => day !== '', { error: 'staffGifts.day', abort: true })
  .refine((day) => !isFutureDay(day, new Date()), 'staffGifts.futureDay');

const amountFields = { amount: z.string('required'), currency: z.enum(CURRENCIES) };

/** Adds the parsed amount to a form with the fields `amount` and `currency`. */
export function withMoney<Values extends { amount: string; currency: (typeof CURRENCIES)[number] }>(
  values: Values,
  context: z.RefinementCtx,
): Values & { money: Money } {
  const parsed = parseAmount(values.amount, values.currency);
  if (parsed.ok && parsed.value.minor > 0) return { ...values, money: parsed.value };
  context.addIssue({
    code: 'custom',
    path: ['amount'],
    message: `amount.${parsed.ok ? 'zero' : parsed.problem}`,
  });
  return z.NEVER;
}

const rejection = {
  reason: z.enum(REJECTION_REASONS, 'required'),
  sentence: reasonField.optional(),
};

export const orderFormSchema = z.discriminatedUnion('intent', [
  z.object({ intent: z.literal('confirm'), version, day: statementDay, bankNumber }),
  z.object({ intent: z.literal('reject'), version, ...rejection }),
  z.object({ intent: z.literal('readRejection'), ...rejection }),
  z.object({ intent: z.literal('email'), version, email: emailField }),
  z.object({ intent: z.literal('flag'), version, flagNote: reasonField }),
  z.object({ intent: z.literal('note'), note: reasonField }),
  z.object({ intent: z.literal('receipt') }),
]);

/** A separate gift needs an offering. */
const NO_OFFERING = { path: ['offering'], error: 'required' };

/** The form of another amount or currency. */
export const arrivalFormSchema = z
  .object({
    ...{ version, ...amountFields, day: statementDay, bankNumber },
    difference: z.enum(DIFFERENCES).optional(),
    /** Offering and intention of a separate gift. */
    offering: z.string().optional(),
    intention: z.enum(INTENTIONS).optional(),
  })
  .refine(({ difference, offering }) => difference !== 'gift' || Boolean(offering), NO_OFFERING)
  .transform(withMoney);

export const amountQuerySchema = z.object(amountFields).transform(withMoney);

export const FURTHER_WAYS = ['gift', 'giveBack'] as const;

/** The form of a transfer that arrived after the payment. */
export const furtherFormSchema = z
  .object({
    key: z.string().regex(/^[\w-]{16,64}$/),
    ...{ ...amountFields, day: statementDay, bankNumber },
    way: z.enum(FURTHER_WAYS, 'required'),
    /** Offering and intention of the further gift. */
    offering: z.string().optional(),
    intention: z.enum(INTENTIONS),
  })
  .refine(({ way, offering }) => way !== 'gift' || Boolean(offering), NO_OFFERING)
  .transform(withMoney);

/** Schema of the form that asks for a refund, and shows its mail before. */
const refunded = {
  payment: z.string('required').min(1, 'required').max(255),
  /** The API compares it with the remaining amount of the payment. */
  amount: z.string('required'),
  via: z.enum(['provider', 'bank'], 'required'),
};

export const refundFormSchema = z.discriminatedUnion('intent', [
  z.object({ intent: z.literal('read'), ...refunded }),
  z.object({
    intent: z.literal('ask'),
    ...refunded,
    version: z.coerce.number().int().positive(),
    reason: z.enum(REFUND_REASONS, 'required'),
    note: reasonField,
    bankNumber,
  }),
]);
