/** Reads the contact details of the charity. */
import type * as z from 'zod';
import type { ContactInfo, organisationContent } from '#contract/organisation';
import type { Db } from '../../db/tables';
import { findDocument } from '../documents';

/** Returns a list of one, or an empty one. */
export async function readContacts(db: Db): Promise<ContactInfo[]> {
  type Fields = z.output<typeof organisationContent>;
  const found = await findDocument<Fields>(db, 'organisation', 'organisation');
  return found?.contact ? [found.contact] : [];
}
