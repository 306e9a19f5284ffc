/** Schema of the quick-donation form. */
import * as z from 'zod';
import { currencySchema, idSchema } from '#contract/common';
import { INTERVALS } from '#domain/orders';
import { PAYMENT_METHODS } from '#domain/orders/payment-methods';
import { giftFields, readAmount, readRecipient } from '../../giving/schema.server';

/** `convert`: the donor wants the cart, which has another currency, converted to the currency of the gift. */
export const INTENTS = ['donate', 'convert'] as const;

/** An empty or invalid choice is undefined. */
const choice = idSchema.optional().catch(undefined);

/** Messages are keys of locales/<language>/errors.json. */
export const quickGiftSchema = z
  .object({
    ...giftFields,
    category: choice,
    /** The value of the list below the chips. */
    otherCategory: choice,
    /** The value of the list when the page was rendered. */
    listedCategory: choice,
    method: z.enum(PAYMENT_METHODS).optional().catch(undefined),
    /** The currency for which the form preselected the method. */
    methodCurrency: currencySchema.optional().catch(undefined),
    /** The currency to which the donor wants the amount of the form converted, before they donate. */
    payIn: currencySchema.optional().catch(undefined),
    interval: z.enum(INTERVALS).catch('once'),
    intent: z.enum(INTENTS).catch('donate'),
  })
  .transform((form, context) => {
    const problem = (field: string, message: string) =>
      context.addIssue({ code: 'custom', path: [field], message });
    const category = categoryOf(form);
    const amount = readAmount(form, problem, 'sadaqa');
    const recipient = readRecipient(form, problem);
    if (!category) problem('category', 'required');
    if (!form.method) problem('method', 'required');
    if (!category || !amount || recipient === null || !form.method) return z.NEVER;
    const { method, interval, intent, payIn, currency, methodCurrency = currency } = form;
    return { amount, category, recipient, method, methodCurrency, payIn, interval, intent };
  });
export type QuickDonation = z.output<typeof quickGiftSchema>;

type Choices = Partial<Record<'category' | 'otherCategory' | 'listedCategory', string | undefined>>;

/** A changed list wins over a checked chip. A chip wins over an unchanged list. */
function categoryOf({ category, otherCategory, listedCategory }: Choices): string | undefined {
  const isListChanged = otherCategory !== undefined && otherCategory !== listedCategory;
  return isListChanged ? otherCategory : (category ?? otherCategory);
}
