/** What a donor puts into a gift form: read, checked, and turned into an amount and a recipient. */
import * as z from 'zod';
import { currencySchema } from '#contract/common';
import { MAX_NAME_LENGTH, plainLineSchema } from '#contract/orders';
import { limitProblem, type GiftRecipient, type Intention } from '#domain/cart';
import { parseAmount, type Money } from '#domain/money';
import { INTERVALS, type Interval } from '#domain/orders';
import { chosenCountrySchema, readPhone } from '../forms/phone.server';

/** More than any amount or name has; what is longer is no typing error. */
const typed = z.string().max(200, 'invalid').optional();

/** What the buttons of the form do: pay at once, or go on looking. */
export const INTENTS = ['donate', 'cart'] as const;

export type Gift = {
  amount: Money;
  recipient?: GiftRecipient;
  /** null: the form left it to the campaign. */
  intention: Extract<Intention, 'sadaqa' | 'zakat'> | null;
  interval: Interval;
  intent: (typeof INTENTS)[number];
};

/** What every form that gives asks for; readAmount and readRecipient make an amount and a recipient of it. */
export const giftFields = {
  currency: currencySchema,
  amount: typed,
  otherAmount: typed,
  onBehalf: z.literal('yes').optional().catch(undefined),
  recipientName: typed,
  recipientPhone: typed,
  recipientPhoneCountry: chosenCountrySchema,
};

type GiftFields = z.output<z.ZodObject<typeof giftFields>>;

/** Says what is wrong with a field, by a key of locales/<language>/errors.json. */
type Complain = (field: string, message: string) => void;

/** Messages are keys of locales/<language>/errors.json. Everything that is wrong is said at once. */
export const giftSchema = z
  .object({
    ...giftFields,
    intention: z.enum(['sadaqa', 'zakat']).optional().catch(undefined),
    interval: z.enum(INTERVALS).catch('once'),
    intent: z.enum(INTENTS).catch('donate'),
  })
  .transform((form, context): Gift => {
    const problem = (field: string, message: string) =>
      context.addIssue({ code: 'custom', path: [field], message });
    const amount = readAmount(form, problem, form.intention ?? null);
    const recipient = readRecipient(form, problem);
    if (!amount || recipient === null) return z.NEVER;
    return {
      amount,
      ...(recipient && { recipient }),
      intention: form.intention ?? null,
      interval: form.interval,
      intent: form.intent,
    };
  });

/**
 * @param intention null: unknown until the campaign is loaded, so give.server.ts checks the minimum later
 * @returns null when the amount is invalid; the error is already reported
 */
export function readAmount(
  form: GiftFields,
  problem: Complain,
  intention: Intention | null,
): Money | null {
  const parsed = parseAmount(form.otherAmount ?? form.amount ?? '', form.currency);
  const limit = parsed.ok ? limitProblem(parsed.value, intention ?? 'sadaqa') : parsed.problem;
  const wrong = intention === null && limit === 'tooSmall' ? null : limit;
  if (wrong) problem('amount', `amount.${wrong}`);
  return parsed.ok && !wrong ? parsed.value : null;
}

/** undefined: the gift is in nobody's name. null: something is wrong with it, and has been said. */
export function readRecipient(
  { onBehalf, recipientName = '', recipientPhone = '', recipientPhoneCountry }: GiftFields,
  problem: Complain,
): GiftRecipient | null | undefined {
  if (!onBehalf) return undefined;
  const name = plainLineSchema(MAX_NAME_LENGTH).safeParse(recipientName);
  const phone = readPhone(recipientPhone, recipientPhoneCountry);
  if (!name.success) problem('recipientName', recipientName.trim() ? 'invalid' : 'required');
  if (!phone) problem('recipientPhone', recipientPhone.trim() ? 'phone' : 'required');
  return name.success && phone ? { name: name.data, phone } : null;
}
