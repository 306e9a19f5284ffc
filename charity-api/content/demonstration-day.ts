/**
 * Marks a database as a demonstration, with the day to which its dates were moved. A later import of the files moves
 * them to the same day.
 */
import type { Kysely } from 'kysely';
import { days } from '#domain/time/durations';
import { readSetting } from '../db/settings';
import type { Database, Db } from '../db/tables';
import type { Content } from './content';

const CATEGORY = 'demonstration';
const MARK = { category: CATEGORY, key: 'CONTENT' } as const;
const DAY = { category: CATEGORY, key: 'DAY' } as const;

/** The name of the invented charity in the demonstration. */
const INVENTED_NAME = {
  ...{ en: 'Nadawah Relief', ar: 'نداوة للإغاثة', tr: 'Nadawah Yardım', id: 'Nadawah Peduli' },
};

/** @param today the day to which the dates were moved */
export async function markDemonstration(db: Db, today: Date): Promise<void> {
  const day = today.toISOString().slice(0, 10);
  await db
    .insertInto('settings')
    .values([
      { ...MARK, value: 'true' },
      { ...DAY, value: JSON.stringify(day) },
    ])
    .execute();
}

/**
 * Returns whether the database was filled with the demonstration. Databases of early releases have no mark. They are
 * recognised by the invented name.
 */
export async function hasDemonstration(db: Kysely<Database>): Promise<boolean> {
  const row = await db
    .selectFrom('settings')
    .select('key')
    .where(({ eb, and, or }) =>
      or([
        and(MARK),
        and([
          and({ category: 'organisation', key: 'name' }),
          eb('value', '=', JSON.stringify(INVENTED_NAME)),
        ]),
      ]),
    )
    .executeTakeFirst();
  return row !== undefined;
}

/**
 * Returns the day to which the dates of the database were moved, such as 2027-03-01. Returns null when it is not stored
 * and cannot be derived.
 *
 * @param content the files of the demonstration
 * @param writtenFor the day for which they are written
 */
export async function readDemonstrationDay(
  db: Db,
  content: Content,
  writtenFor: string,
): Promise<string | null> {
  const value = await readSetting(db, DAY);
  const [, stored] = /^"(\d{4}-\d\d-\d\d)"$/.exec(value ?? '') ?? [];
  return stored ?? deriveDay(db, content, writtenFor);
}

/**
 * Derives the day for databases of earlier releases, which do not store it. All days of publication were moved by the
 * same number of days, so this uses the most frequent number among the offerings.
 */
async function deriveDay(db: Db, content: Content, writtenFor: string): Promise<string | null> {
  const written = publishedIn(content);
  if (written.size === 0) return null;
  const rows = await db
    .selectFrom('offerings')
    .innerJoin('offering_texts', 'offering_texts.offering_id', 'offerings.id')
    .select(['id', 'published_at'])
    .where('id', 'in', [...written.keys()])
    .execute();
  const votes = new Map<number, number>();
  for (const { id, published_at } of rows) {
    const moved = Math.round((Date.parse(published_at) - Date.parse(written.get(id)!)) / days(1));
    votes.set(moved, (votes.get(moved) ?? 0) + 1);
  }
  const [winner] = [...votes].sort(([, a], [, b]) => b - a);
  if (!winner || winner[1] * 2 <= rows.length) return null;
  return new Date(Date.parse(writtenFor) + days(winner[0])).toISOString().slice(0, 10);
}

/** Returns the day of publication by id, for every offering that has its own file. */
function publishedIn({ kinds }: Content): Map<string, string> {
  return new Map(
    kinds
      .filter(({ kind }) => kind.isOffering)
      .flatMap(({ items }) => items)
      .map(({ id, value }) => [id, (value as { published: string }).published]),
  );
}
