/** The content kind of pages that the charity writes: about, policies. */
import { PAGE_IDS } from '#contract/pages';
import type { ObjectOf } from '../codec';
import { list, object, optional } from '../codec';
import type { FieldProblem, Kind } from '../kind';
import { day } from '../values/dates';
import { sectionedText } from '../values/page-text';
import { picture } from '../values/picture';
import { optionalText, text } from '../values/text';
import { json, singlePicture, stepsOf, textOf } from './columns';
import { deleteRow, saveRow } from './save-row';

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

export const pages: Kind<PageValue> = {
  name: 'pages',
  ids: PAGE_IDS,
  codec: object(pageFields),
  check: ({ id, value }) => (id === ABOUT ? [] : policyProblems(value)),
  read: async (db) => {
    const rows = await db.selectFrom('pages').selectAll().orderBy('id').execute();
    return rows.map((row) => ({
      id: row.id,
      value: {
        title: textOf(row.title),
        description: textOf(row.description),
        lead: textOf(row.lead),
        updated: row.updated,
        picture: row.picture === null ? null : singlePicture(row.picture),
        steps: stepsOf(row.steps),
        body: textOf(row.body),
      },
    }));
  },
  save: async (db, { id, value }) => {
    const columns = {
      title: json(value.title),
      description: json(value.description),
      lead: json(value.lead),
      updated: value.updated,
      picture: value.picture && json(value.picture),
      steps: json(value.steps),
      body: json(value.body),
    };
    await saveRow(db, 'pages', { id, ...columns });
  },
  remove: (db, id) => deleteRow(db, 'pages', id),
};

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
