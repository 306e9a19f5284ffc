/** Adds the mosque's name to titles of repairs in carts and on receipts: "A ramp at the door – Al-Bahhara Mosque". */
import { sql } from 'kysely';
import { localisedTextSchema } from '#contract/common';
import { LOCALES, type LocalisedText } from '#domain/locales';
import type { Db } from '../../db/tables';
import type { Offering } from '#contract/offerings';
import { allDocuments } from '../documents';

/** Returns the rows, with the name of the mosque added to the titles of repairs. */
export async function withMosqueNames<Row extends Pick<Offering, 'kind' | 'within' | 'title'>>(
  db: Db,
  rows: Row[],
): Promise<Row[]> {
  const ids = rows.flatMap(({ kind, within }) => (kind === 'repair' && within ? [within] : []));
  if (ids.length === 0) return rows;
  const mosques = await allDocuments<{ title: LocalisedText }>(
    db,
    'mosques',
    sql<boolean>`id in (${sql.join(ids)})`,
  );
  const names = new Map(mosques.map(({ id, title }) => [id, title]));
  return rows.map((row) => {
    const name = row.kind === 'repair' && row.within !== null && names.get(row.within);
    return name ? { ...row, title: joined(row.title, name) } : row;
  });
}

/**
 * Joins the title of a repair and the name of its mosque in each language. An unreadable title is returned unchanged, and
 * the API leaves the record out (http/records.ts). A language that one of the two lacks is empty in the result, so that
 * both are shown in the same fallback language.
 */
function joined(title: LocalisedText, mosque: LocalisedText): LocalisedText {
  const { data: own } = localisedTextSchema.safeParse(title);
  const { data: its } = localisedTextSchema.safeParse(mosque);
  if (!own || !its) return title;
  return Object.fromEntries(
    LOCALES.map((locale) => [
      locale,
      own[locale] && its[locale] ? `${own[locale]} – ${its[locale]}` : '',
    ]),
  ) as LocalisedText;
}
