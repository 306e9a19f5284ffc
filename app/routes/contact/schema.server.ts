/** Schema of the contact form. */
import * as z from 'zod';
import { typedLine } from '#contract/applications';
import { CONTACT_TOPICS, messageProblem } from '#contract/contact';
import { readOrderReference } from '#domain/orders';
import { emailField } from '../../forms/email.server';

/** Characters of a name. */
const MAX_NAME = 80;

export const contactSchema = z.object({
  topic: z.enum(CONTACT_TOPICS, { error: 'contact.topic' }),
  name: z
    .string({ error: 'auth.fieldRequired' })
    .refine((name) => typedLine(MAX_NAME).safeParse(name).success, 'contact.name'),
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
    // Browsers send a line break as two characters.
    .transform((text) => text.replaceAll('\r\n', '\n').trim())
    .superRefine((text, context) => {
      const problem = messageProblem(text);
      if (problem !== null) context.addIssue(`contact.${problem}`);
    }),
});
