/** The saved recipients of a signed-in donor in gift forms. Their phone numbers stay on the server. */
import { MAX_RECIPIENTS } from '#contract/accounts';
import type { GiftRecipient } from '#domain/cart';
import { orOnOutage } from '#web/charity/results';
import { FormProblem } from '../forms/action.server';
import type { Visitor } from '../visitor/visitor.server';

export type SavedRecipient = { id: string; name: string };

/** The recipient of a gift: typed, or the id of a saved one. */
export type ChosenRecipient = GiftRecipient | { saved: string };

const ALL = { offset: 0, limit: MAX_RECIPIENTS };

/**
 * Returns the property `recipients` for the data of a gift form. Returns no property to guests: their pages are cached,
 * and while the charity API fails: the donor can still type name and number.
 */
export async function savedRecipients({
  signedIn,
  charity,
}: Visitor): Promise<{ recipients?: SavedRecipient[] }> {
  if (!signedIn) return {};
  return orOnOutage({}, async () => {
    const { data } = await charity.call('recipients', { query: ALL });
    return data.length > 0 ? { recipients: data.map(({ id, name }) => ({ id, name })) } : {};
  });
}

/** Returns name and number of the recipient. @throws FormProblem when the saved one does not exist; CharityError */
export async function resolveRecipient(
  { signedIn, charity }: Visitor,
  chosen: ChosenRecipient | undefined,
): Promise<GiftRecipient | undefined> {
  if (!chosen || !('saved' in chosen)) return chosen;
  const saved = signedIn ? (await charity.call('recipients', { query: ALL })).data : [];
  const found = saved.find(({ id }) => id === chosen.saved);
  if (!found) throw new FormProblem({ savedRecipient: 'recipient.gone' });
  return { name: found.name, phone: found.phone };
}
