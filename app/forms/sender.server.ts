/**
 * Reads the visitor who sends a form. Browsers send a form twice when a donor taps its button again before the next page
 * appears, or when the first response is lost. The second submission has the same id and sees the same cart as the
 * first, so its result is the same: the gift is in the cart once (decision 0027).
 */
import { createHash } from 'node:crypto';
import type { Cart } from '#domain/cart';
import { seconds } from '#domain/time/durations';
import { withoutAddition } from '../visitor/added-gifts.server';
import type { Sender, Visitor } from '../visitor/visitor.server';
import { SUBMISSION_ID_FIELD, readSubmissionId } from '#web/remix/press-field';

/**
 * Without scripts, the same form within this time after the last response is a second tap. On a fast network, a donor who
 * adds the same gift again at once is ignored too; the cart shows the gift once.
 */
const REPEAT_MS = seconds(3);
/** Buttons that add the same gift. Another button, such as that for the whole balance of a case, adds another one. */
const SAME_GIFT: readonly unknown[] = ['donate', 'cart'];

/** Removes the field of the submission's id from the form. */
export function readSender(form: FormData, visitor: Visitor): Sender {
  const { cart } = visitor;
  const { newest } = visitor.additions;
  const sent = readSubmissionId(form);
  form.delete(SUBMISSION_ID_FIELD);
  if (newest) {
    const before = withoutAddition(cart, newest);
    // The clock of another storefront can be ahead.
    const isRecent = Math.abs(Date.now() - newest.at) < REPEAT_MS;
    const press = sent ?? (isRecent ? derivedId(form, visitor, before) : null);
    if (press !== null && newest.lines[0]?.id.endsWith(`-${press}`))
      return { ...visitor, cart: before, press };
  }
  return { ...visitor, press: sent ?? derivedId(form, visitor, cart) };
}

/**
 * Returns the id of a submission without scripts. Two submissions have the same id when they send the same form with the
 * same cart. A donor who taps "Add to cart" and then "Donate" gives once. The id is short, because one cookie stores up to
 * thirty lines.
 */
function derivedId(form: FormData, { returnTo }: Visitor, { lines, orders }: Cart): string {
  const fields = [...form].filter(
    ([name, value]) =>
      typeof value === 'string' && !(name === 'intent' && SAME_GIFT.includes(value)),
  );
  // A change of the currency changes neither the ids of the lines nor the number of orders.
  const content = [returnTo, fields, lines.map(({ id }) => id), orders];
  return createHash('sha256').update(JSON.stringify(content)).digest('base64url').slice(0, 6);
}
