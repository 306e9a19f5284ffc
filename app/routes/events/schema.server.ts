/** The schema of the form that joins an event. Its messages are keys of locales/<language>/errors.json. */
import * as z from 'zod';
import { MOST_SEATS } from '#contract/events';
import { emailField } from '../../forms/email.server';
import { messageWith } from '../../forms/message';

const MAX_NAME_LENGTH = 80;

export const joinSchema = z.object({
  name: z
    .string({ error: 'required' })
    .trim()
    .min(1, 'required')
    .max(MAX_NAME_LENGTH, messageWith('event.nameTooLong', { count: MAX_NAME_LENGTH }))
    // Control characters, as in `typedLine` of the contract.
    .regex(/^\P{Cc}*$/u, 'invalid'),
  email: emailField,
  seats: z.coerce
    .number({ error: 'required' })
    .int('invalid')
    .min(1, 'invalid')
    .max(MOST_SEATS, 'invalid'),
});
