/** Reads the contact details of the charity. */
import type { ContactInfo } from '#contract/content';
import type { Db } from '../../db/tables';
import { findDocument } from '../documents';

type Contact = Omit<ContactInfo, 'phoneNumber' | 'socialMediaLinks'> & {
  phone: string;
  social: ContactInfo['socialMediaLinks'];
};

/** Returns a list of one, or an empty one. */
export async function readContacts(db: Db): Promise<ContactInfo[]> {
  const { contact = null } =
    (await findDocument<{ contact: Contact | null }>(db, 'organisation', 'organisation')) ?? {};
  if (!contact) return [];
  const { phone, social, ...fields } = contact;
  return [{ ...fields, phoneNumber: phone, socialMediaLinks: social }];
}
