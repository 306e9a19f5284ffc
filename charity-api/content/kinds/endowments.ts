/** The content kind of endowments (waqf), to which donors give in shares. */
import type { ObjectOf } from '../codec';
import { list, object } from '../codec';
import { amount } from '../values/plain';
import { factsOf, json } from './columns';
import { factCodec, offeringFields } from './offering';
import { offeringKind } from './offering-kind';

const { first, last } = offeringFields({ intentions: ['waqf'], anyAmount: true });
const fields = { ...first, sharePrice: amount, facts: list(factCodec), ...last };

export const endowments = offeringKind<ObjectOf<typeof fields>, 'endowments'>({
  ...{ kind: 'endowment', table: 'endowments', codec: object(fields) },
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
  read: (row, { facts }) => ({ sharePrice: row.price ?? 0, facts: factsOf(facts) }),
  terms: ({ sharePrice }) => ({ price: sharePrice }),
  own: ({ facts }) => ({ facts: json(facts) }),
});
