/** What a donor puts into a gift form: read, checked, and turned into an amount and a recipient. */
import * as z from 'zod';
import { currencySchema, idSchema } from '#contract/common';
import { MAX_NAME_LENGTH, plainLineSchema } from '#contract/orders';
import type { GiftRecipient, Intention } from '#domain/cart';
import {
  limitProblem,
  parseAmount,
  type AmountProblem,
  type Currency,
  type Money,
} from '#domain/money';
import { readPhone } from '../../../forms/phone.server';

/** More than any amount or name has; what is longer is no typing error. */
const typed = z.string().max(200, 'invalid').optional();

/** What the buttons of the form do: pay at once, or go on looking. */
export const INTENTS = ['donate', 'cart'] as const;

export type Gift = {
  amount: Money;
  recipient?: GiftRecipient;
  /** null: the form left it to the campaign. */
  intention: Extract<Intention, 'sadaqa' | 'zakat'> | null;
  intent: (typeof INTENTS)[number];
  /** The campaign, on pages where the donor chooses it. */
  project: string | null;
};

/** Messages are keys of locales/<language>/errors.json. Everything that is wrong is said at once. */
export const giftSchema = z
  .object({
    currency: currencySchema,
    amount: typed,
    otherAmount: typed,
    onBehalf: z.literal('yes').optional().catch(undefined),
    recipientName: typed,
    recipientPhone: typed,
    intention: z.enum(['sadaqa', 'zakat']).optional().catch(undefined),
    intent: z.enum(INTENTS).catch('donate'),
    project: idSchema.optional(),
  })
  .transform((form, context): Gift => {
    const problem = (field: string, message: string) =>
      context.addIssue({ code: 'custom', path: [field], message });
    const amount = readAmount(form.otherAmount ?? form.amount ?? '', form.currency);
    if (!amount.ok) problem('amount', `amount.${amount.problem}`);
    const recipient = form.onBehalf && readRecipient(form, problem);
    if (!amount.ok || recipient === null) return z.NEVER;
    return {
      amount: amount.value,
      ...(recipient && { recipient }),
      intention: form.intention ?? null,
      intent: form.intent,
      project: form.project ?? null,
    };
  });

type Amount = { ok: true; value: Money } | { ok: false; problem: AmountProblem | 'tooSmall' };

function readAmount(text: string, currency: Currency): Amount {
  const parsed = parseAmount(text, currency);
  if (!parsed.ok) return parsed;
  const problem = limitProblem(parsed.value);
  return problem ? { ok: false, problem } : parsed;
}

/** null: something is wrong with it, and has been said. */
function readRecipient(
  { recipientName = '', recipientPhone = '' }: { recipientName?: string; recipientPhone?: string },
  problem: (field: string, message: string) => void,
): GiftRecipient | null {
  const name = plainLineSchema(MAX_NAME_LENGTH).safeParse(recipientName);
  const phone = readPhone(recipientPhone);
  if (!name.success) problem('recipientName', recipientName.trim() ? 'invalid' : 'required');
  if (!phone) problem('recipientPhone', recipientPhone.trim() ? 'phone' : 'required');
  return name.success && phone ? { name: name.data, phone } : null;
}
