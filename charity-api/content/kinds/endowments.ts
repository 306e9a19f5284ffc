/** The content kind of endowments (waqf), to which donors give in shares. */
import type { ObjectOf } from '../codec';
import { list, object } from '../codec';
import type { Kind } from '../kind';
import { amount } from '../values/plain';
import { factsOf, json } from './columns';
import {
  factCodec,
  offeringColumns,
  offeringFields,
  offeringRows,
  offeringValue,
  saveOffering,
} from './offering';
import { saveRow } from './save-row';
import { withdrawOffering } from './withdraw';
import { moveOffering } from './move-offering';

const { first, last } = offeringFields({ intentions: ['waqf'], anyAmount: true });
const fields = { ...first, sharePrice: amount, facts: list(factCodec), ...last };

export const endowments: Kind<ObjectOf<typeof fields>> = {
  name: 'endowments',
  isOffering: true,
  codec: object(fields),
  // The storefront recognises URLs of endowments by this suffix.
  check: ({ id }) =>
    id.endsWith('-endowment')
      ? []
      : [
          {
            ...{ field: '', message: `The name of the file must end with -endowment.yaml.` },
            text: { key: 'idEnding' },
          },
        ],
  read: async (db) => {
    const rows = new Map((await offeringRows(db, 'endowment')).map((row) => [row.id, row]));
    const facts = await db.selectFrom('endowments').selectAll().execute();
    return facts.flatMap((fact) => {
      const row = rows.get(fact.offering_id);
      if (!row) return [];
      const value = {
        ...offeringValue(row),
        sharePrice: row.price ?? 0,
        facts: factsOf(fact.facts),
      };
      return [{ id: row.id, value }];
    });
  },
  save: async (db, { id, value }) => {
    await saveOffering(
      db,
      offeringColumns(value, { id, kind: 'endowment', price: value.sharePrice }),
    );
    await saveRow(db, 'endowments', { offering_id: id, facts: json(value.facts) });
  },
  remove: withdrawOffering,
  move: moveOffering,
};
