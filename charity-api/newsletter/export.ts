/** The subscribers of the newsletter as a CSV file for a mail service. */
import type { ApiDeps } from '../deps';
import { subscriptionToken } from '../http/subscription-token';
import { newsletterLeaveUrl } from '../links';

/** Spreadsheets run a cell that begins with one of these as a formula. */
const FORMULA = /^[=+\-@\t\r]/;

/**
 * Returns the confirmed addresses as CSV (RFC 4180). `leftOut`: addresses that a spreadsheet would run as a formula.
 * Escaping would change an address, and its mails would go to another person.
 */
export async function exportSubscribers({
  db,
  config,
}: Pick<ApiDeps, 'db'> & {
  config: Pick<ApiDeps['config'], 'publicUrl' | 'signingSecrets'>;
}): Promise<{ csv: string; leftOut: string[] }> {
  const confirmed = await db
    .selectFrom('subscriptions')
    .selectAll()
    .where('confirmed_at', 'is not', null)
    .orderBy('confirmed_at')
    .orderBy('email')
    .execute();
  const isFormula = ({ email }: { email: string }) => FORMULA.test(email);
  const rows = confirmed
    .filter((row) => !isFormula(row))
    .map(({ id, email, locale, confirmed_at }) => {
      const token = subscriptionToken(config.signingSecrets, 'leave', id);
      return [
        ...[email, locale, confirmed_at!],
        newsletterLeaveUrl(config.publicUrl, { token, locale }),
      ];
    });
  const header = ['email', 'language', 'confirmed_at', 'unsubscribe_url'];
  return {
    csv: [header, ...rows].map((row) => `${row.map(quote).join(',')}\r\n`).join(''),
    leftOut: confirmed.filter(isFormula).map(({ email }) => email),
  };
}

const quote = (value: string): string =>
  /[",\r\n]/.test(value) ? `"${value.replaceAll('"', '""')}"` : value;
