/** Schema of the form of the first campaign. */
import * as z from 'zod';
import { FormProblem } from '#app/forms/submission.server';
import { recordIdSchema } from '#contract/staff/content';
import { amountParts, parseAmount } from '#domain/money';

const needed = z.string('required').trim().min(1, 'required').max(300, 'staffGifts.tooLong');

export const campaignSchema = z.object({
  ...{ title: needed, summary: needed, place: needed },
  category: recordIdSchema,
  type: recordIdSchema,
  /** The typed amount in OMR. */
  goal: z.string().trim().default(''),
  story: z.string().trim().max(20_000, 'staffGifts.tooLong').default(''),
  photo: z.instanceof(File).optional(),
  alt: z.string().trim().max(300, 'staffGifts.tooLong').default(''),
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
