/** Pages of limited offerings reload their data after a 409, so that the donor sees the remaining units. */
import { expect, test } from 'vitest';
import * as event from '#app/routes/events/event';
import * as orphan from '#app/routes/orphans/orphan';
import * as mosque from '#app/routes/mosques/mosque';
import * as sacrifice from '#app/routes/sacrifices/sacrifice';
import * as project from '#app/routes/projects/project';
import * as oneCase from '#app/routes/cases/case';
import { revalidateOnConflict } from '#app/giving/shows-what-changed';

test.each(Object.entries({ event, orphan, mosque, sacrifice, project, oneCase }))(
  'the page of %s revalidates after a rejected form',
  (_name, page) => expect(page).toMatchObject({ shouldRevalidate: revalidateOnConflict }),
);

test('revalidates after 409, but not after a validation error (400)', () => {
  const after = (actionStatus: number) =>
    revalidateOnConflict({ actionStatus, defaultShouldRevalidate: false } as Parameters<
      typeof revalidateOnConflict
    >[0]);
  expect([400, 409].map(after)).toEqual([false, true]);
});
