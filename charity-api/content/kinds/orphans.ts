/** The content kind of orphans, whom donors sponsor by the month. API responses never contain the birthday. */
import { GENDERS, ORPHANHOODS } from '#contract/people';
import { sponsorableMonths } from '#domain/offerings/sponsorship';
import type { ObjectOf } from '../codec';
import { list, object } from '../codec';
import { day, month } from '../values/dates';
import { amount, choice, wholeNumber } from '../values/plain';
import { idOf, text } from '../values/text';
import { nationality } from './cases';
import { factCodec, offeringFields } from './offering';
import { offeringKind } from './offering-kind';
import { saveRow } from './save-row';

const { first, last } = offeringFields({ intentions: ['sadaqa'], anyAmount: false });
const fields = {
  ...first,
  monthPrice: amount,
  /** First day of a month. With an exact day, the end of the sponsorship would reveal the birthday. */
  since: month,
  born: day,
  gender: choice(GENDERS),
  nationality,
  orphanhood: choice(ORPHANHOODS),
  /** Number of children in the family, including this child. */
  children: wholeNumber(1),
  area: idOf('an area'),
  areaName: text,
  facts: list(factCodec),
  ...last,
};

export const orphans = offeringKind<ObjectOf<typeof fields>>({
  ...{ name: 'orphans', kind: 'orphan', codec: object(fields) },
  check: ({ value: { since, born } }) =>
    sponsorableMonths(since, born) > 0
      ? []
      : [
          {
            ...{ field: '', text: { key: 'childTooOld' } },
            message: 'The child turns 18 before the sponsorship begins.',
          },
        ],
  terms: ({ monthPrice, since, born }) => ({
    ...{ price: monthPrice, startsAt: since },
    limit: { unit: 'month', capacity: sponsorableMonths(since, born) },
  }),
  saveMore: (db, { id, value: { gender, orphanhood, children, area, nationality, born } }) =>
    saveRow(db, 'orphans', {
      ...{ offering_id: id, birth_date: born, gender, orphanhood, children, area, nationality },
    }),
  moved: ({ since, born }, move) => ({ since: move.month(since), born: move.day(born) }),
});
