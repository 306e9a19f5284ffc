/** Doubtful figures, which staff confirm with a tick before they are published. */
import { CharityError } from '#web/charity/results';
import { CONFIRMED_FIELD, doubtText, type DoubtTexts } from '../ui/doubts';

/**
 * Publishes. Returns null, or the doubts by field, unless the form confirms each of them with its present text: the
 * member may have changed a figure since they ticked it.
 * @param nameOf the form's field of a field of the record
 */
export async function doubtsOf(
  form: FormData,
  publish: (confirmed: boolean) => Promise<unknown>,
  nameOf = (field: string) => field,
): Promise<DoubtTexts> {
  try {
    await publish(false);
  } catch (error) {
    if (!(error instanceof CharityError && error.code === 'content.doubtful')) throw error;
    const doubts = Object.entries(error.detail.fields ?? {}).map(
      ([field, message]): [string, string] => [nameOf(field), message],
    );
    const ticked = form.getAll(CONFIRMED_FIELD);
    if (!doubts.every((doubt) => ticked.includes(doubtText(doubt))))
      return Object.fromEntries(doubts);
    await publish(true);
  }
  return null;
}
