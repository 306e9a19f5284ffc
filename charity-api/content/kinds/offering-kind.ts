/** Builds the kinds of content whose items are offerings with a row in a table of their own. */
import type { Insertable, Selectable } from 'kysely';
import type { OfferingKind } from '#domain/offerings';
import type { Database } from '../../db/tables';
import type { OfferingRow } from '../../db/tables/offerings';
import type { Kind } from '../kind';
import type { Move } from '../move';
import {
  moveOffering,
  offeringColumns,
  offeringRows,
  offeringValue,
  saveOffering,
  type OfferingTerms,
  type OfferingValue,
} from './offering';
import { saveRow } from './save-row';
import { withdrawOffering } from './withdraw';

/** Also the names of the kinds. */
type Table = 'sacrifices' | 'endowments' | 'expiations' | 'cases' | 'orphans';

type Parts<Value extends OfferingValue, Of extends Table> = Pick<
  Kind<Value>,
  'codec' | 'check' | 'references' | 'settle'
> & {
  kind: OfferingKind;
  table: Of;
  /** Returns the fields that not all offerings have, and those whose form differs from the shared one. */
  read: (
    row: OfferingRow,
    own: Selectable<Database[Of]>,
  ) => Omit<Value, keyof OfferingValue> & Partial<OfferingValue>;
  terms: (value: Value) => OfferingTerms;
  /** Returns the row of the table. */
  own: (value: Value) => Omit<Insertable<Database[Of]>, 'offering_id'>;
  /** Returns the dates that not all offerings have, after a move. */
  moved?: (value: Value, move: Move) => Partial<Value>;
};

export function offeringKind<Value extends OfferingValue, Of extends Table>({
  kind,
  table,
  read,
  terms,
  own,
  moved,
  ...parts
}: Parts<Value, Of>): Kind<Value> {
  return {
    ...parts,
    name: table,
    isOffering: true,
    read: async (db) => {
      // Kysely cannot derive the columns of a table that is a type parameter.
      const rows = await db
        .selectFrom(table as Table)
        .selectAll()
        .execute();
      const ownRows = new Map(
        rows.map((row) => [row.offering_id, row as Selectable<Database[Of]>]),
      );
      return (await offeringRows(db, kind)).flatMap((row) => {
        const ownRow = ownRows.get(row.id);
        if (!ownRow) return [];
        return [{ id: row.id, value: { ...offeringValue(row), ...read(row, ownRow) } as Value }];
      });
    },
    save: async (db, { id, value }) => {
      await saveOffering(db, offeringColumns(value, { id, kind, ...terms(value) }));
      const row = { offering_id: id, ...own(value) };
      await saveRow(db, table, row as Insertable<Database[Of]>);
    },
    remove: withdrawOffering,
    move: (value, move) => ({ ...moveOffering(value, move), ...moved?.(value, move) }),
  };
}
