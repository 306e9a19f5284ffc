/** Schema of the contact form. */
import * as z from 'zod';
import { CONTACT_TOPICS, messageProblem } from '#contract/contact';
import { toPlainText } from '#contract/values';
import { readOrderReference } from '#domain/orders';
import { emailField, lineField } from '../../forms/fields.server';

/** Characters of a name. */
const MAX_NAME = 80;

export const contactSchema = z.object({
  topic: z.enum(CONTACT_TOPICS, { error: 'contact.topic' }),
  name: lineField(MAX_NAME),
  email: emailField,
  orderReference: z
    .string()
    .optional()
    .transform((typed, context) => {
      if (typed === undefined) return undefined;
      const reference = readOrderReference(typed);
      if (reference === null) context.addIssue('contact.orderReference');
      return reference ?? z.NEVER;
    }),
  message: z
    .string({ error: 'auth.fieldRequired' })
    .overwrite(toPlainText)
    .trim()
    .superRefine((text, context) => {
      const problem = messageProblem(text);
      if (problem !== null) context.addIssue(`contact.${problem}`);
    }),
});
