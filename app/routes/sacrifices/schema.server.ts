/** Schema of a sacrifice's form: number, a name for each share or animal, and the donor's authorisation. */
import * as z from 'zod';
import { currencySchema } from '#contract/common';
import { messageWith } from '#web/forms/message';
import { countField } from '../../giving/schema.server';
import { nameField } from '#web/forms/fields.server';
import { MAX_PER_FORM } from './choice';

/** `count`: without scripts, the donor requests one name field for each animal or share. */
const INTENTS = ['donate', 'cart', 'count'] as const;

/** Messages are keys of locales/<language>/errors.json. All invalid fields are reported together. */
export const sacrificeSchema = z
  .object({
    currency: currencySchema,
    quantity: countField.refine(
      (count) => count <= MAX_PER_FORM,
      messageWith('gift.atMost', { count: MAX_PER_FORM }),
    ),
    names: z.array(z.string().optional()).optional(),
    agency: z.literal('yes').optional().catch(undefined),
    intent: z.enum(INTENTS).catch('donate'),
  })
  .transform(({ names = [], agency, ...form }, context) => {
    if (form.intent === 'count') return { ...form, intent: form.intent };
    const problem = (path: (string | number)[], message: string) =>
      context.addIssue({ code: 'custom', path, message });
    const read = Array.from({ length: form.quantity }, (_, at) => {
      const name = nameField.safeParse(names[at]);
      if (!name.success) problem(['names', at], name.error.issues[0]!.message);
      return name.data ?? '';
    });
    if (!agency) problem(['agency'], 'required');
    return { ...form, intent: form.intent, names: read, agency: true };
  });
