/** The content kind of pages that the charity writes: about, policies. */
import type * as z from 'zod';
import { PAGE_IDS, pageContent } from '#contract/pages';
import type { FieldProblem } from '../kind';
import { day } from '../values/dates';
import { documentKind } from './document-kind';

const ABOUT = 'about';

export const pages = documentKind({
  name: 'pages',
  ids: PAGE_IDS,
  schema: pageContent,
  check: ({ id, value }) => (id === ABOUT ? [] : policyProblems(value)),
});

function policyProblems({
  updated,
  steps,
  picture: shown,
}: z.output<typeof pageContent>): FieldProblem[] {
  const message = 'Only pages/about.yaml has this field.';
  const text = { key: 'aboutOnly' } as const;
  return [
    ...(updated === null
      ? [
          {
            ...{ field: '', input: 'updated', text: { key: 'missing' } as const },
            message: `updated is missing. Write ${day.expects}.`,
          },
        ]
      : []),
    ...(steps.length > 0 ? [{ field: 'steps', message, text }] : []),
    ...(shown ? [{ field: 'picture', message, text }] : []),
  ];
}
