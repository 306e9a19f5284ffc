/** The subscribers of the newsletter as a CSV file for a mail service. */
import { csvFile, safeCell } from '#domain/spreadsheet/csv';
import type { ApiDeps } from '../deps';
import { subscriptionToken } from '../http/subscription-token';
import { newsletterLeaveUrl } from '../links';

/**
 * Returns the confirmed addresses as CSV. `leftOut`: the number of addresses that a spreadsheet would run as a formula.
 * Escaping would change an address, and its mails would go to another person.
 */
export async function exportSubscribers({
  db,
  config,
}: Pick<ApiDeps, 'db' | 'config'>): Promise<{ csv: string; count: number; leftOut: number }> {
  const confirmed = await db
    .selectFrom('subscriptions')
    .selectAll()
    .where('confirmed_at', 'is not', null)
    .orderBy('confirmed_at')
    .orderBy('email')
    .execute();
  const rows = confirmed
    .filter(({ email }) => safeCell(email) === email)
    .map(({ id, email, locale, confirmed_at }) => {
      const token = subscriptionToken(config.signingSecrets, 'leave', id);
      const url = newsletterLeaveUrl(config.publicUrl, { token, locale });
      return [email, locale, confirmed_at!, url];
    });
  const header = ['email', 'language', 'confirmed_at', 'unsubscribe_url'];
  return {
    csv: csvFile([header, ...rows]),
    ...{ count: rows.length, leftOut: confirmed.length - rows.length },
  };
}
