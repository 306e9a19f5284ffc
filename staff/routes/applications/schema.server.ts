/** Schemas of the forms about one application: an answer by mail, a new work state, a note for colleagues. */
import * as z from 'zod';
import { lineField, textField } from '#app/forms/fields.server';
import {
  HANDLINGS,
  MAX_ANSWER,
  MAX_ANSWER_SUBJECT,
  MAX_APPLICATION_NOTE,
} from '#contract/staff/applications';

const key = z.string().regex(/^[0-9a-f]{32}$/);
const handling = z.enum(HANDLINGS);

const letter = { subject: lineField(MAX_ANSWER_SUBJECT), text: textField(MAX_ANSWER) };

export const applicationFormSchema = z.discriminatedUnion('intent', [
  z.object({
    intent: z.literal('answer'),
    key,
    seen: handling,
    ...letter,
    /** When it is missing, the work state does not change. */
    afterwards: handling.optional(),
  }),
  z.object({ intent: z.literal('readAnswer'), ...letter }),
  z.object({ intent: z.literal('handle'), seen: handling, handling }),
  z.object({ intent: z.literal('note'), key, note: textField(MAX_APPLICATION_NOTE) }),
]);
export type ApplicationForm = z.output<typeof applicationFormSchema>;
