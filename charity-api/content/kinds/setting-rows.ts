/** Builds the kinds with a single file whose values are also settings, which clients read by category and key. */
import type { Db } from '../../db/tables';
import type { Kind } from '../kind';
import { documentKind, type Parts } from './document-kind';

type SettingsParts<Value> = Omit<Parts<Value>, 'isSingle'> & {
  /** All categories that the kind can have. */
  categories: readonly string[];
  /** Returns the value of each key, by category. A key whose value is null or undefined gets no row. */
  settingsOf: (value: Value) => readonly [category: string, values: Record<string, unknown>][];
};

/** Other settings of the same categories are not changed, except when the file is removed. */
export function settingsKind<Value extends object>({
  categories,
  settingsOf,
  ...kind
}: SettingsParts<Value>): Kind<Value> {
  const whole = documentKind<Value>({ ...kind, isSingle: true });
  return {
    ...whole,
    save: async (db, item) => {
      await whole.save(db, item);
      for (const [category, values] of settingsOf(item.value))
        await saveSettings(db, category, values);
    },
    remove: async (db, id) => {
      await db.deleteFrom('settings').where('category', 'in', categories).execute();
      return whole.remove(db, id);
    },
  };
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
    if (value === undefined || value === null) continue;
    await db
      .insertInto('settings')
      .values({ category, key, value: JSON.stringify(value) })
      .execute();
  }
}
