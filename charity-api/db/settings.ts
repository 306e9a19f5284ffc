/** Reads single rows of the table `settings`, in which the API stores its own notes next to the charity's settings. */
import type { Db } from './tables';

export type SettingPlace = { category: string; key: string };

/** Returns the JSON text of the row. undefined without the row. */
export async function readSetting(
  db: Db,
  { category, key }: SettingPlace,
): Promise<string | undefined> {
  const row = await db
    .selectFrom('settings')
    .select('value')
    .where('category', '=', category)
    .where('key', '=', key)
    .executeTakeFirst();
  return row?.value;
}
