/** Schema of the gift form of a case. */
import * as z from 'zod';
import type { Intention } from '#domain/cart';
import { parseAmount, type Currency, type Money } from '#domain/money';
import type { ChosenRecipient } from '../../giving/saved-recipients.server';
import { giftFields, INTENTS, readChosenRecipient } from '../../giving/schema.server';

export type CaseGift = {
  currency: Currency;
  /** `null`: the whole balance. */
  amount: Money | null;
  /** The whole balance in minor units that the page showed. */
  seen: number | null;
  intention: Intention | null;
  recipient?: ChosenRecipient;
  intent: (typeof INTENTS)[number];
};

/** The intent `complete` pays the whole balance. */
export const caseGiftSchema = z
  .object({
    ...giftFields,
    intention: z.enum(['sadaqa', 'zakat']).optional().catch(undefined),
    intent: z.enum([...INTENTS, 'complete']).catch('donate'),
    seen: z.coerce.number().int().nullable().catch(null),
  })
  .transform(({ intent, ...form }, context): CaseGift => {
    const problem = (field: string, message: string) =>
      context.addIssue({ code: 'custom', path: [field], message });
    // No minimum here: the balance of a bill may be below the minimum.
    const parsed = parseAmount(form.otherAmount ?? form.amount ?? '', form.currency);
    const isWhole = intent === 'complete';
    if (!isWhole && !parsed.ok) problem('amount', `amount.${parsed.problem}`);
    const recipient = readChosenRecipient(form, problem);
    if (recipient === null || (!isWhole && !parsed.ok)) return z.NEVER;
    return {
      currency: form.currency,
      amount: !isWhole && parsed.ok ? parsed.value : null,
      seen: form.seen,
      intention: form.intention ?? null,
      ...(recipient && { recipient }),
      intent: isWhole ? 'donate' : intent,
    };
  });
