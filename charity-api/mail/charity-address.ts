/** The e-mail address of the charity, from which mails are sent and to which applications go. */
import type { ApiDeps } from '../deps';
import { readContacts } from '../modules/contact/contacts';

/** Returns the e-mail address of the contact details, so that staff receive the replies of donors. */
export async function charityAddress(db: ApiDeps['db'], domain: string): Promise<string> {
  const [contact] = await readContacts(db);
  return contact?.email || `no-reply@${domain}`;
}
