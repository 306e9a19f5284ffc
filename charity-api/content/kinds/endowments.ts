/** The content kind of endowments (waqf), to which donors give in shares. */
import { endowmentContent } from '#contract/endowments';
import { problemIf } from '../kind';
import { offeringKind } from './offering-kind';

export const endowments = offeringKind({
  ...{ name: 'endowments', kind: 'endowment', schema: endowmentContent },
  // The storefront recognises URLs of endowments by this suffix.
  check: ({ id }) =>
    problemIf(!id.endsWith('-endowment'), {
      ...{ field: '', message: 'The name of the file must end with -endowment.yaml.' },
      text: { key: 'idEnding' },
    }),
  terms: ({ sharePrice }) => ({ price: sharePrice.minor }),
});
