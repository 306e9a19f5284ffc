/** Schemas of gift forms: the fields that they share, and the form of a campaign or a fund. */
import * as z from 'zod';
import { currencySchema, idSchema } from '#contract/common';
import { limitProblem, type GiftRecipient, type Intention } from '#domain/cart';
import { parseAmount, type Money } from '#domain/money';
import { westernDigits } from '#domain/numbers/digits';
import { readCount } from '#domain/numbers/typed';
import { INTERVALS } from '#domain/orders';
import { nameField, chosenCountrySchema, readPhone } from '#web/forms/fields.server';
import type { ChosenRecipient } from './saved-recipients.server';

/** Text that a donor typed. The limit is far above the longest amount or name. */
export const typedField = z.string().max(200, 'invalid').optional();

/** Buttons of the form: continue to the checkout, or stay on the page. */
export const INTENTS = ['donate', 'cart'] as const;

/**
 * Schema of a whole number above zero, in Latin or Arabic digits. `createCartLine` checks the maximum, which depends on
 * the price and on the remaining units. Messages are keys of locales/<language>/errors.json.
 */
export const countField = z
  .string({ error: 'required' })
  .refine((text) => westernDigits(text).trim() !== '', { error: 'required', abort: true })
  .transform((text) => readCount(text) ?? 0)
  .refine((count) => count >= 1, 'gift.howMany');

/** Fields of every gift form. readAmount and readRecipient parse them. */
export const giftFields = {
  currency: currencySchema,
  amount: typedField,
  otherAmount: typedField,
  onBehalf: z.literal('yes').optional().catch(undefined),
  /** Id of a saved recipient. It takes precedence over the typed one. */
  savedRecipient: idSchema.optional().catch(undefined),
  recipientName: typedField,
  recipientPhone: typedField,
  recipientPhoneCountry: chosenCountrySchema,
};

type GiftFields = z.output<z.ZodObject<typeof giftFields>>;

/** Reports an invalid field with a key of locales/<language>/errors.json. */
export type ReportFieldError = (field: string, message: string) => void;

/** Messages are keys of locales/<language>/errors.json. All invalid fields are reported together. */
export const giftSchema = z
  .object({
    ...giftFields,
    intention: z.enum(['sadaqa', 'zakat']).optional().catch(undefined),
    interval: z.enum(INTERVALS).catch('once'),
    intent: z.enum(INTENTS).catch('donate'),
  })
  .transform((form, context) => {
    const problem = (field: string, message: string) =>
      context.addIssue({ code: 'custom', path: [field], message });
    const amount = readAmount(form, problem, form.intention ?? null);
    const recipient = readChosenRecipient(form, problem);
    if (!amount || recipient === null) return z.NEVER;
    return {
      amount,
      ...(recipient && { recipient }),
      intention: form.intention ?? null,
      interval: form.interval,
      intent: form.intent,
    };
  });
export type Gift = z.output<typeof giftSchema>;

/**
 * @param intention null: unknown until the campaign is loaded, so createCartLine checks the minimum later
 * @returns null when the amount is invalid; the error is already reported
 */
export function readAmount(
  form: GiftFields,
  problem: ReportFieldError,
  intention: Intention | null,
): Money | null {
  const parsed = parseAmount(form.otherAmount ?? form.amount ?? '', form.currency);
  const limit = parsed.ok ? limitProblem(parsed.value, intention ?? 'sadaqa') : parsed.problem;
  const wrong = intention === null && limit === 'tooSmall' ? null : limit;
  if (wrong) problem('amount', `amount.${wrong}`);
  return parsed.ok && !wrong ? parsed.value : null;
}

/** Like readRecipient, in a form that also offers the saved recipients of a signed-in donor. */
export function readChosenRecipient(
  form: GiftFields,
  problem: ReportFieldError,
): ChosenRecipient | null | undefined {
  const { onBehalf, savedRecipient: saved } = form;
  return onBehalf && saved ? { saved } : readRecipient(form, problem);
}

/** @returns undefined without a recipient; null when a field is invalid, and the error is already reported */
export function readRecipient(
  { onBehalf, recipientName = '', recipientPhone = '', recipientPhoneCountry }: GiftFields,
  problem: ReportFieldError,
): GiftRecipient | null | undefined {
  if (!onBehalf) return undefined;
  const name = nameField.safeParse(recipientName);
  const phone = readPhone(recipientPhone, recipientPhoneCountry);
  if (!name.success) problem('recipientName', name.error.issues[0]!.message);
  if (!phone) problem('recipientPhone', recipientPhone.trim() ? 'phone' : 'required');
  return name.success && phone ? { name: name.data, phone } : null;
}
