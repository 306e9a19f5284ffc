/** Schema of the form for new partners. */
import * as z from 'zod';
import { idSchema } from '#contract/common';
import { MAX_MESSAGE_LENGTH, MAX_ORGANISATION_LENGTH } from '#contract/partners';
import { emailField, lineField, textField } from '../../forms/fields.server';

/** Messages are keys of locales/<language>/errors.json. */
export const partnerSchema = z.object({
  type: z.string({ error: 'required' }).pipe(idSchema),
  organisation: lineField(MAX_ORGANISATION_LENGTH),
  name: lineField(80),
  email: emailField,
  message: textField(MAX_MESSAGE_LENGTH),
});
