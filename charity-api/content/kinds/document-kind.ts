/** Builds the kinds whose items no order changes. Each item is stored whole, as one JSON document. */
import type * as z from 'zod';
import type { LocalisedText } from '#domain/locales';
import { codecOf } from '../codec-of';
import type { Item, Kind } from '../kind';
import { wordsColumn } from './search-words';

export type Parts<Value> = Omit<Kind<Value>, 'codec' | 'read' | 'save' | 'remove'> & {
  /** The place in lists. Missing: the field `position` of the value, or 0. */
  place?: (item: Item<Value>) => number;
  /** The texts that a search of the list finds. */
  searched?: (value: Value) => readonly LocalisedText[];
};

export function documentKind<Value extends object>({
  place = positionOf,
  searched = () => [],
  ...kind
}: Parts<Value>): Kind<Value> {
  const { name, schema } = kind;
  return {
    ...kind,
    codec: codecOf(schema),
    read: async (db) => {
      const rows = await db
        .selectFrom('content')
        .select(['id', 'document'])
        .where('kind', '=', name)
        .orderBy('position')
        .orderBy('id')
        .execute();
      return itemsOf(schema, rows);
    },
    save: async (db, item) => {
      const row = {
        ...{ kind: name, id: item.id, position: place(item) },
        words: wordsColumn(searched(item.value)),
        document: JSON.stringify(item.value),
      };
      await db
        .insertInto('content')
        .values(row)
        .onConflict((conflict) => conflict.columns(['kind', 'id']).doUpdateSet(row))
        .execute();
    },
    remove: async (db, id) => {
      await db.deleteFrom('content').where('kind', '=', name).where('id', '=', id).execute();
      return 'deleted';
    },
  };
}

function positionOf({ value }: Item<object>): number {
  return 'position' in value ? Number(value.position) : 0;
}

/** Returns the items of rows. A field that was added after a row was saved has its usual value. */
export function itemsOf<Value>(
  schema: z.ZodType<Value>,
  rows: readonly { id: string; document: string }[],
): Item<Value>[] {
  return rows.map(({ id, document }) => {
    const stored = JSON.parse(document) as Value;
    // Who changed a document with SQL sees what it contains.
    return { id, value: schema.safeParse(stored).data ?? stored };
  });
}
