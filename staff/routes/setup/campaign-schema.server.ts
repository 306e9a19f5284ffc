/** Schema of the form of the first campaign. */
import * as z from 'zod';
import { lineField, optionalLineField, textField } from '#app/forms/fields.server';
import { FormProblem } from '#app/forms/submission.server';
import { recordIdSchema } from '#contract/staff/content';
import { amountParts, parseAmount } from '#domain/money';
import { pictureField } from '../../forms/pictures.server';

export const campaignSchema = z.object({
  ...{ title: lineField(300), summary: lineField(300), place: lineField(300) },
  category: recordIdSchema,
  type: recordIdSchema,
  /** The typed amount in OMR. */
  goal: z.string().default(''),
  story: textField(20_000).or(z.literal('')).default(''),
  photo: pictureField,
  alt: optionalLineField(300),
});

/** Returns an amount such as "1200.500 OMR", or '' when the field is empty. @throws FormProblem */
export function goalOf(typed: string): string {
  if (typed === '') return '';
  const parsed = parseAmount(typed, 'OMR');
  if (!parsed.ok) throw new FormProblem({ goal: `amount.${parsed.problem}` });
  if (parsed.value.minor === 0) throw new FormProblem({ goal: 'amount.zero' });
  const { whole, fraction } = amountParts(parsed.value, 'en');
  return `${whole.replaceAll(',', '')}${fraction} OMR`;
}
