/** The content kind of orphans, whom donors sponsor by the month. API responses never contain the birthday. */
import { orphanContent } from '#contract/orphans';
import { sponsorableMonths } from '#domain/offerings/sponsorship';
import { problemIf } from '../kind';
import { offeringKind } from './offering-kind';
import { saveRow } from './save-row';

export const orphans = offeringKind({
  ...{ name: 'orphans', kind: 'orphan', schema: orphanContent },
  check: ({ value: { since, born } }) =>
    problemIf(sponsorableMonths(since, born) <= 0, {
      ...{ field: '', text: { key: 'childTooOld' } },
      message: 'The child turns 18 before the sponsorship begins.',
    }),
  terms: ({ monthPrice, since, born }) => ({
    ...{ price: monthPrice.minor, startsAt: since },
    limit: { unit: 'month', capacity: sponsorableMonths(since, born) },
  }),
  saveMore: (db, { id, value: { gender, orphanhood, children, area, nationality, born } }) =>
    saveRow(db, 'orphans', {
      ...{ offering_id: id, birth_date: born, gender, orphanhood, children, area, nationality },
    }),
  moved: ({ since, born }, move) => ({ since: move.month(since), born: move.day(born) }),
});
