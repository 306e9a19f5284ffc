/** Schema of the gift form of a case. */
import * as z from 'zod';
import { parseAmount } from '#domain/money';
import { giftFields, INTENTS, readChosenRecipient } from '../../giving/schema.server';

/** The intent `complete` pays the whole balance. */
export const caseGiftSchema = z
  .object({
    ...giftFields,
    intention: z.enum(['sadaqa', 'zakat']).optional().catch(undefined),
    intent: z.enum([...INTENTS, 'complete']).catch('donate'),
    /** The whole balance in minor units that the page showed. */
    seen: z.coerce.number().int().nullable().catch(null),
  })
  .transform(({ intent, ...form }, context) => {
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
      /** `null`: the whole balance. */
      amount: !isWhole && parsed.ok ? parsed.value : null,
      seen: form.seen,
      intention: form.intention ?? null,
      ...(recipient && { recipient }),
      intent: isWhole ? 'donate' : intent,
    };
  });
export type CaseGift = z.output<typeof caseGiftSchema>;
