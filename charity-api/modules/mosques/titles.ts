/** What a repair is called away from the page of its mosque, in carts and on receipts: "A ramp at the door – Al-Bahhara Mosque". */
import type { Kysely, Transaction } from 'kysely';
import { localisedTextSchema } from '#contract/common';
import { LOCALES } from '#domain/locales';
import { fromJson } from '../../db/json';
import type { Database } from '../../db/tables';
import type { OfferingRow } from '../../db/tables/offerings';

/** The same rows; of repairs, with the name of the mosque in the title. */
export async function withMosqueNames(
  db: Kysely<Database> | Transaction<Database>,
  rows: OfferingRow[],
): Promise<OfferingRow[]> {
  const ids = rows.flatMap(({ kind, within }) => (kind === 'repair' && within ? [within] : []));
  if (ids.length === 0) return rows;
  const mosques = await db
    .selectFrom('mosques')
    .select(['id', 'title'])
    .where('id', 'in', ids)
    .execute();
  const names = new Map(mosques.map(({ id, title }) => [id, title]));
  return rows.map((row) => {
    const name = row.kind === 'repair' && row.within !== null && names.get(row.within);
    return name ? { ...row, title: joined(row.title, name) } : row;
  });
}

/** What cannot be read stays as it is, to be left out where the API answers. A language that one of them lacks is left empty, so that another one stands in for both. */
function joined(title: string, mosque: string): string {
  const { data: own } = localisedTextSchema.safeParse(fromJson(title));
  const { data: its } = localisedTextSchema.safeParse(fromJson(mosque));
  if (!own || !its) return title;
  return JSON.stringify(
    Object.fromEntries(
      LOCALES.map((locale) => [
        locale,
        own[locale] && its[locale] ? `${own[locale]} – ${its[locale]}` : '',
      ]),
    ),
  );
}
