/** The messages of content that the charity API rejects, by the field of the form. */
import { CharityError } from '#app/charity/errors';

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
