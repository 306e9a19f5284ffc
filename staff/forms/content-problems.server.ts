/** The messages of content that the charity API rejects, by the field of the form. */
import { CharityError } from '#web/charity/results';

/**
 * Runs the call of a form. Returns null, or the messages by the name of the form's field.
 * @param nameOf the form's field of a field of the record, such as bank_accounts[0].iban
 */
export async function problemsOf(
  work: () => Promise<unknown>,
  nameOf: (field: string) => string,
): Promise<Record<string, string> | null> {
  try {
    await work();
    return null;
  } catch (error) {
    if (!(error instanceof CharityError && error.code === 'content.invalid')) throw error;
    const fields = Object.entries(error.detail.fields ?? {});
    return Object.fromEntries(fields.map(([field, message]) => [nameOf(field), message]));
  }
}

/** Creates the response to a form that the charity API rejects, with its messages at the fields. */
type Rejectable = { init: ResponseInit | null; data: { form: { error?: unknown } } };

/** Creates the response to a rejected form: its status, and "Error:" in the title of the page. */
export function rejected<Reply extends Rejectable>(
  reply: Reply,
  errors: Record<string, string>,
  status = 400,
): Reply {
  const error = Object.fromEntries(Object.entries(errors).map(([path, one]) => [path, [one]]));
  const form = { ...reply.data.form, status: 'error', error };
  return { ...reply, data: { ...reply.data, form }, init: { ...reply.init, status } };
}
