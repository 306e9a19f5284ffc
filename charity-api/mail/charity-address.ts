/** The e-mail address of the charity, from which mails are sent and to which applications go. */
import type { ApiDeps } from '../deps';

/** Returns the e-mail address of the first published contact, so that staff receive the replies of donors. */
export async function charityAddress(db: ApiDeps['db'], domain: string): Promise<string> {
  const contact = await db
    .selectFrom('contacts')
    .select('email')
    .orderBy('position')
    .executeTakeFirst();
  return contact?.email || `no-reply@${domain}`;
}
