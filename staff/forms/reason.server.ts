/** Schema of a reason that a member of staff writes: one line, also from a field with several lines. */
import * as z from 'zod';
import { lineField } from '#app/forms/fields.server';
import { MAX_REASON_LENGTH } from '#contract/staff/accounts';

export const reasonField = z
  .string('required')
  .transform((text) => text.replaceAll(/\s+/g, ' '))
  .pipe(lineField(MAX_REASON_LENGTH));
