/** The subscribers of the newsletter for staff: as lines, and as a CSV file for a mail service. */
import type { Kysely } from 'kysely';
import { formatDate } from '#domain/time/dates';
import type { Database } from '../db/tables';
import type { ApiDeps } from '../deps';
import { subscriptionToken } from '../http/subscription-token';
import { newsletterLeaveUrl } from '../links';

type Db = Kysely<Database>;

function readConfirmed(db: Db) {
  return db
    .selectFrom('subscriptions')
    .selectAll()
    .where('confirmed_at', 'is not', null)
    .orderBy('confirmed_at')
    .orderBy('email')
    .execute();
}

/** Returns a line for each confirmed address, and one with the number of all addresses. */
export async function listSubscribers(db: Db): Promise<string[]> {
  const confirmed = await readConfirmed(db);
  const { asked } = await db
    .selectFrom('subscriptions')
    .select(({ fn }) => fn.countAll<number>().as('asked'))
    .where('confirmed_at', 'is', null)
    .executeTakeFirstOrThrow();
  return [
    ...confirmed.map(
      ({ email, locale, confirmed_at }) => `${email}  ${locale}  ${formatDate(confirmed_at!)}`,
    ),
    `${confirmed.length} confirmed, ${asked} asked to confirm`,
  ];
}

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
  const confirmed = await readConfirmed(db);
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
