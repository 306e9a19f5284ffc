/** The content kind of endowments (waqf), to which donors give in shares. */
import type { ObjectOf } from '../codec';
import { list, object } from '../codec';
import { amount } from '../values/plain';
import { factCodec, offeringFields } from './offering';
import { offeringKind } from './offering-kind';

const { first, last } = offeringFields({ intentions: ['waqf'], anyAmount: true });
const fields = { ...first, sharePrice: amount, facts: list(factCodec), ...last };

export const endowments = offeringKind<ObjectOf<typeof fields>>({
  ...{ name: 'endowments', kind: 'endowment', codec: object(fields) },
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
  terms: ({ sharePrice }) => ({ price: sharePrice }),
});
