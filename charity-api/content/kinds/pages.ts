/** The content kind of pages that the charity writes: about, policies. */
import type * as z from 'zod';
import { PAGE_IDS, pageContent } from '#contract/pages';
import { problemIf, type FieldProblem } from '../kind';
import { day } from '../values/dates';
import { documentKind } from './document-kind';

export const pages = documentKind({
  name: 'pages',
  ids: PAGE_IDS,
  schema: pageContent,
  check: ({ id, value }) => (id === 'about' ? [] : policyProblems(value)),
});

function policyProblems({
  updated,
  steps,
  picture: shown,
}: z.output<typeof pageContent>): FieldProblem[] {
  const message = 'Only pages/about.yaml has this field.';
  const text = { key: 'aboutOnly' } as const;
  return [
    ...problemIf(updated === null, {
      ...{ field: '', input: 'updated', text: { key: 'missing' } },
      message: `updated is missing. Write ${day.expects}.`,
    }),
    ...problemIf(steps.length > 0, { field: 'steps', message, text }),
    ...problemIf(shown !== null, { field: 'picture', message, text }),
  ];
}
