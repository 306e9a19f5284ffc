/** Schema of the form of the zakat calculator. */
import * as z from 'zod';
import { currencySchema } from '#contract/common';

/** `domain/zakat` parses all other fields, which depend on the lines. */
export const calculatorSchema = z.looseObject({
  currency: currencySchema,
  intent: z.string().catch('workOut'),
  seen: z.string().optional().catch(undefined),
});

export type CalculatorForm = z.output<typeof calculatorSchema>;
