/** The content kind of expiations (kaffarah) and fidya: cause, number of people to feed, price and ruling. */
import { expiationContent } from '#contract/expiations';
import { offeringKind } from './offering-kind';
import { saveRow } from './save-row';

export const expiations = offeringKind({
  ...{ name: 'expiations', kind: 'expiation', schema: expiationContent },
  terms: ({ pricePerPerson }) => ({ price: pricePerPerson.minor }),
  saveMore: (db, { id, value: { cause } }) => saveRow(db, 'expiations', { offering_id: id, cause }),
  moved: ({ ruledAt }, move) => ({ ruledAt: move.day(ruledAt) }),
});
