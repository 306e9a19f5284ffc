/** Every page whose form others can be quicker for shows, beside the refusal, what is left now. */
import { expect, test } from 'vitest';
import * as orphan from '#app/routes/orphans/orphan';
import * as mosque from '#app/routes/mosques/mosque';
import * as sacrifice from '#app/routes/sacrifices/sacrifice';
import * as project from '#app/routes/projects/project';
import * as oneCase from '#app/routes/cases/case';
import { showsWhatChanged } from '#app/giving/shows-what-changed';

test.each(Object.entries({ orphan, mosque, sacrifice, project, oneCase }))(
  'the page of %s is loaded anew after a refusal',
  (_name, page) => expect(page).toMatchObject({ shouldRevalidate: showsWhatChanged }),
);

test('what was merely mistyped is not asked for again', () => {
  const after = (actionStatus: number) =>
    showsWhatChanged({ actionStatus, defaultShouldRevalidate: false } as Parameters<
      typeof showsWhatChanged
    >[0]);
  expect([400, 409].map(after)).toEqual([false, true]);
});
