/** Schema of the sponsorship form. */
import * as z from 'zod';
import {
  countField,
  giftFields,
  INTENTS,
  readChosenRecipient,
  typedField,
} from '../../giving/schema.server';

/** Messages are keys of locales/<language>/errors.json. All invalid fields are reported together. */
export const sponsorshipSchema = z
  .object({
    ...giftFields,
    quantity: typedField,
    otherQuantity: typedField,
    intention: z.enum(['sadaqa', 'zakat']).optional().catch(undefined),
    intent: z.enum(INTENTS).catch('donate'),
  })
  .transform((form, context) => {
    const problem = (field: string, message: string) =>
      context.addIssue({ code: 'custom', path: [field], message });
    const months = countField.safeParse(form.otherQuantity ?? form.quantity);
    if (!months.success) problem('quantity', months.error.issues[0]!.message);
    const recipient = readChosenRecipient(form, problem);
    if (!months.success || recipient === null) return z.NEVER;
    return {
      ...{ currency: form.currency, intent: form.intent },
      quantity: months.data,
      intention: form.intention ?? null,
      recipient,
    };
  });

export type Sponsorship = z.output<typeof sponsorshipSchema>;
