/** Doubts about a figure from which the site calculates money: one wrong key makes it 0, or ten times as much. */
import { fieldPath, itemPath } from '#domain/content/form';
import type { FieldProblem } from '../kind';

/** A larger difference from the published figure, in percent, needs a confirmation. */
const MAX_PERCENT = 20;

/** @param before the published figure; undefined for a new one */
export function figureDoubts(
  field: string,
  before: string | undefined,
  after: string,
): FieldProblem[] {
  const [from, to] = [Number(before ?? 0), Number(after)];
  const percent = from === 0 ? 0 : Math.abs(to / from - 1) * 100;
  if (to === 0 && before === undefined)
    return [{ field, message: 'It is 0.', text: { key: 'figureZero' } }];
  if (percent <= MAX_PERCENT) return [];
  const values = { before: before!, after, percent: Math.round(percent) };
  const message = `It was ${before} and becomes ${after}.`;
  return [{ field, message, text: { key: to > from ? 'figureHigher' : 'figureLower', values } }];
}

/** Compares each row of a list with the published row of the same key. @param name of the figure in files */
export function rowDoubts<Row extends { currency: string }>(
  list: string,
  { before = [], after }: { before: readonly Row[] | undefined; after: readonly Row[] },
  key: keyof Row,
  figure: keyof Row,
  name: string,
): FieldProblem[] {
  return after.flatMap((row, at) => {
    const published = before.find((one) => one[key] === row[key]);
    const field = fieldPath(itemPath(list, at), name);
    if (published && published.currency !== row.currency) {
      const values = { before: published.currency, after: row.currency };
      const message = `Its currency was ${values.before} and becomes ${values.after}.`;
      return [{ field, message, text: { key: 'figureCurrency', values } }];
    }
    return figureDoubts(field, published?.[figure] as string | undefined, row[figure] as string);
  });
}
