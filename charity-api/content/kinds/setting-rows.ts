/** Content kinds that are stored as rows of the `settings` table. */
import type { Db } from '../../db/tables';
import type { Item, Kind } from '../kind';
import { json, parseColumn } from './columns';

export type Settings = ReadonlyMap<string, unknown>;

type SettingsKind<Value> = Pick<Kind<Value>, 'name' | 'codec' | 'check' | 'doubts'> & {
  category: string;
  /** Returns the value of each key. A key whose value is undefined gets no row. */
  toSettings: (value: Value) => Record<string, unknown>;
  /** Called only when the database has at least one key of the category. */
  fromSettings: (settings: Settings) => Value;
};

/** Builds a kind with a single file that is stored as settings of one category. Other settings are not changed. */
export function settingsKind<Value>({
  category,
  toSettings,
  fromSettings,
  ...kind
}: SettingsKind<Value>): Kind<Value> {
  return {
    ...kind,
    isSingle: true,
    read: async (db): Promise<Item<Value>[]> => {
      const settings = await readSettings(db, category);
      return settings.size === 0 ? [] : [{ id: kind.name, value: fromSettings(settings) }];
    },
    save: (db, { value }) => saveSettings(db, category, toSettings(value)),
    remove: async (db) => {
      await db.deleteFrom('settings').where('category', '=', category).execute();
      return 'deleted';
    },
  };
}

export async function readSettings(db: Db, category: string): Promise<Settings> {
  const rows = await db
    .selectFrom('settings')
    .select(['key', 'value'])
    .where('category', '=', category)
    .execute();
  return new Map(rows.map(({ key, value }) => [key, parseColumn(value)]));
}

export async function saveSettings(
  db: Db,
  category: string,
  values: Record<string, unknown>,
): Promise<void> {
  for (const [key, value] of Object.entries(values)) {
    await db
      .deleteFrom('settings')
      .where('category', '=', category)
      .where('key', '=', key)
      .execute();
    if (value === undefined) continue;
    await db
      .insertInto('settings')
      .values({ category, key, value: json(value) })
      .execute();
  }
}
