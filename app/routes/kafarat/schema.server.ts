/** Schema of the form on the expiations page. */
import * as z from 'zod';
import { currencySchema, idSchema } from '#contract/common';
import type { Currency } from '#domain/money';
import { countField, typedField } from '../../giving/schema.server';

export type ExpiationInput = {
  currency: Currency;
  cause: string;
  /** Number of oaths, fasts or vows; `null` when the donor entered the number of people. */
  obligations: number | null;
  people: number | null;
  /** Cause and number of people of the warning that the donor has seen (`warningKeyOf` in typed.ts). */
  seen: string;
  /** `calculateZakat`: show the total without adding a gift. */
  intent: 'donate' | 'cart' | 'workOut';
};

const typedText = typedField.default('');

/** Messages are keys of locales/<language>/errors.json. */
export const expiationFormSchema = z
  .object({
    currency: currencySchema,
    cause: idSchema.optional().catch(undefined),
    obligations: typedText,
    people: typedText,
    seen: typedText,
    intent: z.enum(['donate', 'cart', 'workOut']).catch('donate'),
  })
  .transform((form, context): ExpiationInput => {
    const { currency, cause = '', seen, intent } = form;
    const field = form.people.trim() ? 'people' : 'obligations';
    const count = countField.safeParse(form[field]);
    const problem = (path: string, message: string) =>
      context.addIssue({ code: 'custom', path: [path], message });
    if (!cause) problem('cause', 'required');
    if (!count.success) problem(field, count.error.issues[0]!.message);
    const counted = { obligations: null, people: null, [field]: count.data ?? 1 };
    return { currency, cause, seen, intent, ...counted };
  });
