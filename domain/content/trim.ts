/** Removes what a form left empty, so that a record has the form of a content file. */
import { fieldsOf, isFields, type Shape, type Written } from './shape';

/**
 * Returns the record without empty texts, objects and items of lists. Required objects stay, so that their missing
 * fields are reported one by one.
 */
export function withoutEmpty(shape: Shape, written: Written, required = true): Written {
  if (typeof written === 'string') {
    const text = written.replace(/\r\n?/g, '\n');
    if (text.trim() === '') return undefined;
    // Content files end Markdown with a line break, so a record that did not change stays equal.
    const end = shape.type === 'texts' && shape.markdown ? '\n' : '';
    return text.replace(/^\n+|\s+$/g, '') + end;
  }
  if (Array.isArray(written)) {
    if (shape.type !== 'list') return undefined;
    const items = written.flatMap((item) => withoutEmpty(shape.item, item, false) ?? []);
    return items.length === 0 && !required ? undefined : items;
  }
  if (written === undefined) return undefined;
  const fields =
    shape.type === 'texts'
      ? Object.keys(written).map((name) => ({ name, shape, required: false }))
      : fieldsOf(shape);
  if (!fields || !isFields(written)) return undefined;
  const entries = fields.flatMap((field) => {
    const value = withoutEmpty(field.shape, written[field.name], field.required);
    return value === undefined ? [] : [[field.name, value] as const];
  });
  const isEmpty = entries.every(([, value]) => isVacant(value));
  if (isEmpty && !(required && shape.type === 'object')) return undefined;
  return Object.fromEntries(entries);
}

/** True for required parts of an optional object in which nothing is filled in. */
const isVacant = (value: Written): boolean =>
  typeof value !== 'string' &&
  value !== undefined &&
  (Array.isArray(value) ? value : Object.values(value)).every(isVacant);
