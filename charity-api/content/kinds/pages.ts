/** The content kind of pages that the charity writes: about, policies. */
import { PAGE_IDS } from '#contract/pages';
import type { ObjectOf } from '../codec';
import { list, object, optional } from '../codec';
import type { FieldProblem } from '../kind';
import { day } from '../values/dates';
import { sectionedText } from '../values/page-text';
import { picture } from '../values/picture';
import { optionalText, text } from '../values/text';
import { documentKind } from './document-kind';

const pageFields = {
  title: text,
  /** Text for search engines. */
  description: text,
  lead: optionalText,
  /** The day on which the meaning of the page last changed. */
  updated: optional(day, null),
  picture: optional(picture, null),
  steps: optional(list(object({ title: text, text })), []),
  body: sectionedText,
};
type PageValue = ObjectOf<typeof pageFields>;

const ABOUT = 'about';

export const pages = documentKind({
  name: 'pages',
  ids: PAGE_IDS,
  codec: object(pageFields),
  check: ({ id, value }) => (id === ABOUT ? [] : policyProblems(value)),
});

function policyProblems({ updated, steps, picture: shown }: PageValue): FieldProblem[] {
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
