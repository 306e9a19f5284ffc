/** Determines from the outbox whether the mail server fails. */
import type { Db } from '../db/tables';

/** Fewer failed tries can have a harmless cause, such as a mail server that restarts. */
const MIN_TRIES = 3;

/**
 * Returns true when mails wait because of the mail server, such as a wrong password or no connection. Mails that wait
 * because of their recipient do not count: `smtp.ts` names the command of such an error.
 */
export async function isMailServerFailing(db: Db): Promise<boolean> {
  const mail = await db
    .selectFrom('outbox')
    .select('id')
    .where('sent_at', 'is', null)
    .where('tries', '>=', MIN_TRIES)
    .where('last_error', 'is not', null)
    .where('last_error', 'not like', '%RCPT TO%')
    .where('last_error', 'not like', '%DATA%')
    .where('last_error', 'not like', '%EMESSAGE%')
    .limit(1)
    .executeTakeFirst();
  return mail !== undefined;
}
