/** Schema of the form of the first campaign. */
import * as z from 'zod';
import { recordIdSchema } from '#contract/staff/content';
import { amountParts, parseAmount } from '#domain/money';
import { lineField, optionalLineField, textField } from '#web/forms/fields.server';
import { pictureField } from '../../forms/pictures.server';

/** The typed amount in OMR. Becomes an amount such as "1200.500 OMR", or '' when the field is empty. */
const goalField = z
  .string()
  .default('')
  .transform((typed, context) => {
    if (typed === '') return '';
    const parsed = parseAmount(typed, 'OMR');
    if (!parsed.ok || parsed.value.minor === 0) {
      context.addIssue(`amount.${parsed.ok ? 'zero' : parsed.problem}`);
      return z.NEVER;
    }
    const { whole, fraction } = amountParts(parsed.value, 'en');
    return `${whole.replaceAll(',', '')}${fraction} OMR`;
  });

export const campaignSchema = z
  .object({
    ...{ title: lineField(300), summary: lineField(300), place: lineField(300) },
    category: recordIdSchema,
    type: recordIdSchema,
    goal: goalField,
    story: textField(20_000).or(z.literal('')).default(''),
    photo: pictureField,
    alt: optionalLineField(300),
  })
  .refine(({ photo, alt }) => !photo || alt, {
    ...{ path: ['alt'], message: 'required' },
    // Reported together with the other fields.
    when: () => true,
  });
