/** Reads the contact details from the database, in their order. */
import type { Kysely } from 'kysely';
import type { ContactInfo } from '#contract/content';
import { fromJson, textFrom } from '../../db/json';
import type { Database } from '../../db/tables';

export async function readContacts(db: Kysely<Database>): Promise<ContactInfo[]> {
  const rows = await db.selectFrom('contacts').selectAll().orderBy('position').execute();
  return rows.map((row) => ({
    phoneNumber: row.phone_number,
    email: row.email,
    location: textFrom(row.location),
    map: row.map,
    hours: fromJson<ContactInfo['hours']>(row.hours),
    socialMediaLinks: fromJson<ContactInfo['socialMediaLinks']>(row.social),
  }));
}
