/** The schema of the form that joins an event. Its messages are keys of locales/<language>/errors.json. */
import * as z from 'zod';
import { MOST_SEATS } from '#contract/events';
import { emailField, lineField } from '../../forms/fields.server';

export const joinSchema = z.object({
  name: lineField(80),
  email: emailField,
  seats: z.coerce
    .number({ error: 'required' })
    .int('invalid')
    .min(1, 'invalid')
    .max(MOST_SEATS, 'invalid'),
});
