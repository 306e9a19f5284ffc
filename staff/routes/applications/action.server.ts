/**
 * Handles the forms about one application. The charity API rejects them when the application has changed since the
 * person read it.
 */
import * as z from 'zod';
import {
  HANDLINGS,
  MAX_ANSWER,
  MAX_ANSWER_SUBJECT,
  MAX_APPLICATION_NOTE,
} from '#contract/staff/applications';
import { lineField, textField } from '#web/forms/fields.server';
import { staffAction } from '../../forms/recipes.server';
import { staffLinks } from '../../links';
import type { StaffVisitor } from '../../visitor/visitor.server';

/** Schemas of the forms about one application: an answer by mail, a new work state, a note for colleagues. */
const key = z.string().regex(/^[0-9a-f]{32}$/);
const handling = z.enum(HANDLINGS);

const letter = { subject: lineField(MAX_ANSWER_SUBJECT), text: textField(MAX_ANSWER) };

const applicationFormSchema = z.discriminatedUnion('intent', [
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
type ApplicationForm = z.output<typeof applicationFormSchema>;

export const action = staffAction({
  permission: 'applications.answer',
  schema: applicationFormSchema,
  async run(values, { params: { reference = '' }, done, show, visitor }) {
    if (values.intent === 'readAnswer') {
      const { subject, text } = values;
      const call = { params: { reference }, body: { subject, text } };
      return show({ mail: await visitor.charity.call('staffPreviewAnswer', call) });
    }
    await send(values, visitor, reference);
    return done(staffLinks.application(reference), `staff-applications:done.${values.intent}`);
  },
});

async function send(
  values: Exclude<ApplicationForm, { intent: 'readAnswer' }>,
  { charity }: StaffVisitor,
  reference: string,
): Promise<void> {
  const params = { reference };
  switch (values.intent) {
    case 'answer': {
      const { key, seen, subject, text, afterwards: handling } = values;
      const body = { key, seen, subject, text, ...(handling && { handling }) };
      await charity.call('staffAnswerApplication', { params, body });
      return;
    }
    case 'handle': {
      const { seen, handling } = values;
      await charity.call('staffHandleApplication', { params, body: { seen, handling } });
      return;
    }
    case 'note': {
      const { key, note } = values;
      await charity.call('staffNoteApplication', { params, body: { key, note } });
    }
  }
}
