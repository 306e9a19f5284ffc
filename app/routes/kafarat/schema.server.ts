/** Schema of the form on the expiations page. */
import * as z from 'zod';
import { currencySchema, idSchema } from '#contract/common';
import { countField, typedField } from '../../giving/schema.server';

const typedText = typedField.default('');

/** Messages are keys of locales/<language>/errors.json. */
export const expiationFormSchema = z
  .object({
    currency: currencySchema,
    cause: idSchema.optional().catch(undefined),
    /** Number of oaths, fasts or vows. */
    obligations: typedText,
    people: typedText,
    /** Cause and number of people of the warning that the donor has seen (`warningKeyOf` in typed.ts). */
    seen: typedText,
    /** `workOut`: show the total without adding a gift. */
    intent: z.enum(['donate', 'cart', 'workOut']).catch('donate'),
  })
  .transform((form, context) => {
    const { currency, cause = '', seen, intent } = form;
    const field = form.people.trim() ? 'people' : 'obligations';
    const count = countField.safeParse(form[field]);
    const problem = (path: string, message: string) =>
      context.addIssue({ code: 'custom', path: [path], message });
    if (!cause) problem('cause', 'required');
    if (!count.success) problem(field, count.error.issues[0]!.message);
    /** `obligations` is null when the donor entered the number of people. */
    const counted: Record<'obligations' | 'people', number | null> = {
      ...{ obligations: null, people: null, [field]: count.data ?? 1 },
    };
    return { currency, cause, seen, intent, ...counted };
  });
export type ExpiationInput = z.output<typeof expiationFormSchema>;
