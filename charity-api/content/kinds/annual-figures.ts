/** The content kind of annual figures: the money that the charity was given and spent in one year, by item. */
import type * as z from 'zod';
import { annualFiguresContent, MAX_ANNUAL_ITEMS } from '#contract/annual-figures';
import { sum } from '#domain/money';
import { problemIf, type FieldProblem } from '../kind';
import { writeAmount } from '../values/plain';
import { documentKind } from './document-kind';

type Value = z.output<typeof annualFiguresContent>;

/** The id is the year. */
export const annualFigures = documentKind({
  name: 'annual-figures',
  schema: annualFiguresContent,
  check: ({ id, value }) => [...yearProblems(id), ...itemProblems(value)],
  // The newest year first.
  place: ({ id }) => -Number(id),
});

const yearProblems = (id: string) =>
  problemIf(!/^(?:19|20)\d\d$/.test(id), {
    ...{ field: '', message: 'The name of the file is the year, such as 2025.yaml.' },
    text: { key: 'yearNeeded' },
  });

function itemProblems(value: Value): FieldProblem[] {
  const most = MAX_ANNUAL_ITEMS;
  return [
    ...problemIf(value.items.length > most, {
      ...{ field: 'items', message: `There are at most ${most} items.` },
      text: { key: 'tooManyItems', values: { most } },
    }),
    ...totalProblems(value, 'given', 'itemsGiven'),
    ...totalProblems(value, 'spent', 'itemsSpent'),
  ];
}

function totalProblems(
  value: Value,
  field: 'given' | 'spent',
  key: 'itemsGiven' | 'itemsSpent',
): FieldProblem[] {
  const added = sum(
    value.items.map((one) => one[field]),
    'OMR',
  );
  if (added.minor === value[field].minor) return [];
  const [items, total] = [writeAmount(added), writeAmount(value[field])];
  const message = `The items add up to ${items}, but ${field} is ${total}.`;
  return [{ field, message, text: { key, values: { items, total } } }];
}
