/** The content kind of annual figures: the money that the charity was given and spent in one year, by item. */
import { MAX_ANNUAL_ITEMS } from '#contract/annual-figures';
import type { ObjectOf } from '../codec';
import { list, object, optional } from '../codec';
import type { FieldProblem } from '../kind';
import { day } from '../values/dates';
import { amount } from '../values/plain';
import { httpsUrl, text } from '../values/text';
import { documentKind } from './document-kind';

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

/** The id is the year. */
export const annualFigures = documentKind({
  name: 'annual-figures',
  codec: object(fields),
  check: ({ id, value }) => [...yearProblems(id), ...itemProblems(value)],
  // The newest year first.
  place: ({ id }) => -Number(id),
});

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
