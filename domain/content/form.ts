/**
 * Converts the fields of a form to the written form of a record. Names are the paths of problems:
 * `title.en`, `budget[2].amount`. Fields that a form does not have keep their value.
 */
import { plainNumber, readCount } from '../numbers/typed';
import type { Locale } from '../locales';
import { isFields, type Shape, type ShapeField, type Written, type WrittenFields } from './shape';

/** Returns the values of a field; none when the form does not have it. */
export type FormValues = (name: string) => readonly string[];

/** Additions to the path of a field, for inputs that are not a value themselves. */
export const PART = {
  /** Number of items that the form shows of a list. */
  length: 'length',
  /** The items of a list as the form shows them, in all languages, as JSON. */
  items: 'items',
  /** Marks a group of checkboxes as part of the form. */
  shown: 'shown',
  remove: 'remove',
  /** The pressed button that moves an item of a list: `up` or `down`. */
  move: 'move',
  amount: 'amount',
  currency: 'currency',
  upload: 'upload',
} as const;

export const fieldPath = (parent: string, name: string): string =>
  parent ? `${parent}.${name}` : name;
/** @param at from 0 */
export const itemPath = (list: string, at: number): string => `${list}[${at + 1}]`;

/** @param before the record of which the form was made @param locale the language of the texts in the form */
export function readRecordForm(
  shape: Shape,
  before: Written,
  values: FormValues,
  locale: Locale,
): Written {
  return readValue(shape, before, { values, locale }, '');
}

type Form = { values: FormValues; locale: Locale };

function readValue(shape: Shape, before: Written, form: Form, path: string): Written {
  const typed = form.values(path)[0];
  switch (shape.type) {
    case 'texts':
      return readTexts(shape.markdown, before, form, path);
    case 'object':
      return readFields(shape.fields, before, form, path);
    case 'picture':
      return readPicture(before, form, path);
    case 'file':
      return hasPart(form, path, PART.remove) ? '' : (typed ?? before);
    case 'list':
      return readList(shape.item, before, form, path);
    case 'money':
      return readMoney(before, form, path);
    case 'number':
      return typed === undefined ? before : String(readCount(typed) ?? typed.trim());
    case 'decimal':
      return typed === undefined ? before : numberOrText(typed);
    case 'localTime':
      return typed === undefined ? before : typed.replace('T', ' ').slice(0, 16);
    default:
      return typed === undefined ? before : typed.trim();
  }
}

function readTexts(
  markdown: boolean,
  before: Written,
  { values, locale }: Form,
  path: string,
): Written {
  const typed = values(fieldPath(path, locale))[0];
  const own = isFields(before) ? before : {};
  if (typed === undefined) return before;
  return { ...own, [locale]: markdown ? typed : typed.replace(/\s+/g, ' ').trim() };
}

function readFields(
  fields: readonly ShapeField[],
  before: Written,
  form: Form,
  path: string,
): WrittenFields {
  const own = isFields(before) ? before : {};
  const entries = fields.map(({ name, shape, usual }) => {
    const value = readValue(shape, own[name], form, fieldPath(path, name));
    return [name, isEqual(value, usual) ? undefined : value] as const;
  });
  return Object.fromEntries(entries);
}

function readPicture(before: Written, form: Form, path: string): Written {
  if (hasPart(form, path, PART.remove)) return undefined;
  const own = isFields(before) ? before : {};
  const [file] = form.values(fieldPath(path, 'file'));
  const [scene] = form.values(fieldPath(path, 'scene'));
  const alt = readTexts(false, own.alt, form, fieldPath(path, 'alt'));
  // A drawing that was just chosen replaces the photograph, and a new photograph replaces the drawing.
  if (scene && (scene !== own.scene || !file)) return { scene, alt };
  if (file !== undefined && file !== '') return { file, alt };
  return { ...own, scene: scene ?? own.scene, alt };
}

function readList(item: Shape, before: Written, form: Form, path: string): Written {
  const { values } = form;
  if (hasPart(form, path, PART.shown)) return [...values(path)];
  const [count] = values(fieldPath(path, PART.length));
  if (count === undefined) return before;
  const own = shownItems(values(fieldPath(path, PART.items))[0]) ?? before;
  const items = Array.isArray(own) ? own : [];
  const length = Math.min(Number(count) || 0, MAX_ITEMS);
  const kept = Array.from({ length }, (_, at) => at).filter(
    (at) => !hasPart(form, itemPath(path, at), PART.remove),
  );
  return inNewOrder(kept, form, path).map((at) =>
    readValue(item, items[at], form, itemPath(path, at)),
  );
}

/**
 * Returns the items that the form showed. A colleague may have moved the items of the record since, and each text must
 * join the other languages of its own item. Returns null when they are missing or forged.
 */
function shownItems(json: string | undefined): Written[] | null {
  if (json === undefined) return null;
  try {
    const items: unknown = JSON.parse(json, (_, value: unknown) => {
      const isPart = typeof value === 'string' || (typeof value === 'object' && value !== null);
      return isPart ? value : undefined;
    });
    return Array.isArray(items) ? (items as Written[]) : null;
  } catch {
    return null;
  }
}

/** Returns true for a list that no other list contains. Its form also has the items of its inner lists. */
export const isOuterList = (path: string): boolean => !path.includes('[');

/** Swaps the item whose button was pressed with its neighbour. */
function inNewOrder(order: readonly number[], { values }: Form, path: string): readonly number[] {
  const moveOf = (at: number) => values(fieldPath(itemPath(path, at), PART.move))[0];
  const from = order.findIndex((at) => moveOf(at) !== undefined);
  if (from < 0) return order;
  const to = moveOf(order[from]!) === 'up' ? from - 1 : from + 1;
  const swapped = [...order];
  [swapped[from], swapped[to]] = [order[to]!, order[from]!];
  return order[to] === undefined ? order : swapped;
}

/** Returns the path of the list in which a button moves an item; null when another button was pressed. */
export function movedList(names: Iterable<string>): string | null {
  for (const name of names) {
    const [, list] = /^(.+)\[\d+\]\.move$/.exec(name) ?? [];
    if (list !== undefined) return list;
  }
  return null;
}

/** Items of a list in one form. */
const MAX_ITEMS = 100;

function readMoney(before: Written, { values }: Form, path: string): Written {
  const [typed] = values(fieldPath(path, PART.amount));
  if (typed === undefined) return before;
  if (typed.trim() === '') return undefined;
  return `${numberOrText(typed)} ${values(fieldPath(path, PART.currency))[0] ?? ''}`.trim();
}

const hasPart = ({ values }: Form, path: string, part: string): boolean =>
  values(fieldPath(path, part)).length > 0;

/** Returns a typed number in the form of content files; another text unchanged, which the codec rejects. */
const numberOrText = (typed: string): string => plainNumber(typed) ?? typed.trim();

const isEqual = (a: Written, b: Written): boolean =>
  b !== undefined && JSON.stringify(a) === JSON.stringify(b);
