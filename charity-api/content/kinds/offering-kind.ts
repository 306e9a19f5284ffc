/** Builds the kinds of content whose items are offerings. */
import type { OfferingKind } from '#domain/offerings';
import type { Db } from '../../db/tables';
import { codecOf } from '../codec-of';
import type { Item, Kind } from '../kind';
import type { Move } from '../move';
import { itemsOf } from './document-kind';
import {
  moveOffering,
  offeringColumns,
  saveOffering,
  type OfferingTerms,
  type OfferingValue,
} from './offering';
import { withdrawOffering } from './withdraw';

type Parts<Value extends OfferingValue> = Pick<
  Kind<Value>,
  'name' | 'schema' | 'check' | 'references' | 'settle'
> & {
  kind: OfferingKind;
  terms: (value: Value) => OfferingTerms;
  /** Saves the rows of other tables by which lists find the offering. */
  saveMore?: (db: Db, item: Item<Value> & { seq: number }) => Promise<void>;
  /** Returns the dates that not all offerings have, after a move. */
  moved?: (value: Value, move: Move) => Partial<Value>;
};

export function offeringKind<Value extends OfferingValue>({
  kind,
  terms,
  saveMore,
  moved,
  ...parts
}: Parts<Value>): Kind<Value> {
  return {
    ...parts,
    codec: codecOf(parts.schema),
    isOffering: true,
    read: async (db) => {
      const rows = await db
        .selectFrom('offerings')
        .innerJoin('offering_documents', 'offering_documents.offering_id', 'offerings.id')
        .select(['id', 'document', 'status'])
        .where('kind', '=', kind)
        .orderBy('position')
        .orderBy('id')
        .execute();
      return itemsOf(parts.schema, rows).map(({ id, value }, at) => ({
        // The API closes cases whose closing day has passed.
        ...{ id, value: { ...value, status: rows[at]!.status } },
      }));
    },
    save: async (db, { id, value }) => {
      const columns = offeringColumns(value, { id, kind, ...terms(value) });
      const { seq } = await saveOffering(db, columns, value);
      await saveMore?.(db, { id, value, seq });
    },
    remove: withdrawOffering,
    move: (value, move) => ({ ...moveOffering(value, move), ...moved?.(value, move) }),
  };
}
