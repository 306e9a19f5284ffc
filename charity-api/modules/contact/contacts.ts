/** Reads the contact details of the charity. */
import type { ContactInfo } from '#contract/organisation';
import type { Db } from '../../db/tables';
import { findDocument } from '../documents';

/** Returns a list of one, or an empty one. */
export async function readContacts(db: Db): Promise<ContactInfo[]> {
  const found = await findDocument<{ contact: ContactInfo | null }>(
    ...([db, 'organisation', 'organisation'] as const),
  );
  return found?.contact ? [found.contact] : [];
}
