/** The content kind of annual figures: the money that the charity was given and spent in one year, by item. */
import { MAX_ANNUAL_ITEMS } from '#contract/annual-figures';
import type { LocalisedText } from '#domain/locales';
import type { ObjectOf } from '../codec';
import { list, object, optional } from '../codec';
import type { FieldProblem, Kind } from '../kind';
import { day } from '../values/dates';
import { amount } from '../values/plain';
import { httpsUrl, text, withAllLocales } from '../values/text';
import { json, parseColumn, textOf } from './columns';
import { deleteRow, saveRow } from './save-row';

const item = object({
  /** A program, a category, a country, or the costs of the charity itself. */
  label: text,
  given: optional(amount, null),
  spent: optional(amount, null),
});

const fields = {
  /** The report from which the amounts are. */
  source: text,
  /** The report on the web. */
  report: optional(httpsUrl, ''),
  /** The day of the report. */
  published: day,
  given: amount,
  spent: amount,
  items: list(item, 1),
};
type Value = ObjectOf<typeof fields>;
type StoredItem = { label: Partial<LocalisedText>; given: number | null; spent: number | null };

/** The id is the year. */
export const annualFigures: Kind<Value> = {
  name: 'annual-figures',
  codec: object(fields),
  check: ({ id, value }) => [...yearProblems(id), ...itemProblems(value)],
  read: async (db) => {
    const rows = await db.selectFrom('annual_figures').selectAll().orderBy('id', 'desc').execute();
    return rows.map(({ id, source, items, ...row }) => ({
      id,
      value: {
        ...row,
        source: textOf(source),
        items: parseColumn<StoredItem[]>(items).map((one) => ({
          ...one,
          label: withAllLocales(one.label),
        })),
      },
    }));
  },
  save: async (db, { id, value: { source, items, ...columns } }) => {
    const texts = { source: json(source), items: json(items) };
    await saveRow(db, 'annual_figures', { id, ...columns, ...texts });
  },
  remove: (db, id) => deleteRow(db, 'annual_figures', id),
};

function yearProblems(id: string): FieldProblem[] {
  if (/^(?:19|20)\d\d$/.test(id)) return [];
  const message = 'The name of the file is the year, such as 2025.yaml.';
  return [{ field: '', message, text: { key: 'yearNeeded' } }];
}

function itemProblems(value: Value): FieldProblem[] {
  const { items } = value;
  const most = MAX_ANNUAL_ITEMS;
  return [
    ...(items.length > most
      ? [
          {
            ...{ field: 'items', message: `There are at most ${most} items.` },
            text: { key: 'tooManyItems', values: { most } } as const,
          },
        ]
      : []),
    ...totalProblems(value, 'given', 'itemsGiven'),
    ...totalProblems(value, 'spent', 'itemsSpent'),
  ];
}

function totalProblems(
  value: Value,
  field: 'given' | 'spent',
  key: 'itemsGiven' | 'itemsSpent',
): FieldProblem[] {
  const added = value.items.reduce((sum, one) => sum + (one[field] ?? 0), 0);
  if (added === value[field]) return [];
  const [items, total] = [amount.write(added) as string, amount.write(value[field]) as string];
  const message = `The items add up to ${items}, but ${field} is ${total}.`;
  return [{ field, message, text: { key, values: { items, total } } }];
}
