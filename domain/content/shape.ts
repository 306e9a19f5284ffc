/** The machine-readable description of a value of content: one generic form edits every kind from it. */

/** A value in the form in which it is written into a content file. Fields that are undefined are omitted. */
export type Written = string | Written[] | WrittenFields | undefined;
export type WrittenFields = { [field: string]: Written };

/** Forms of a single line. locales/<language>/content-problems.json says what each expects (`expected.<name>`). */
export type LineForm =
  | 'line'
  | 'id'
  | 'url'
  | 'email'
  | 'phone'
  | 'path'
  | 'iban'
  | 'bic'
  | 'accountNumber'
  | 'billNumber'
  | 'country'
  | 'currency'
  | 'symbol'
  | 'period'
  | 'time'
  | 'timeZone'
  | 'colour'
  | 'clientId';

/** `name` is in snake case, as in files. `usual`: the value of an optional field that a record omits. */
export type ShapeField = { name: string; shape: Shape; required: boolean; usual?: Written };

export type Shape =
  /** A text in languages. `markdown`: with paragraphs; `anchors`: its headings can have ids; `figures`: also tables and pictures. */
  | { type: 'texts'; markdown: boolean; anchors?: true; figures: boolean }
  | { type: 'line'; form: LineForm }
  /** A whole number. */
  | { type: 'number'; least: number }
  /** An exact number with decimals, such as a rate. */
  | { type: 'decimal' }
  /** An amount and its currency, such as "12.500 OMR". */
  | { type: 'money'; currencies: readonly string[] }
  /** `time`: the value is the instant of the day with this time in UTC, such as T00:00:00.000Z. */
  | { type: 'day'; time?: string }
  | { type: 'month' }
  /** Day and time at the place of the item: "2027-03-01 18:00". */
  | { type: 'localTime' }
  | { type: 'choice'; values: readonly string[] }
  | { type: 'yesNo' }
  /** The id of an item of one of the kinds. */
  | { type: 'reference'; kinds: readonly string[] }
  /** A photograph (`file`) or a drawing (`scene`), with a description in languages (`alt`). */
  | { type: 'picture' }
  /** The name of a picture file without a description, such as a logo. */
  | { type: 'file' }
  | { type: 'list'; item: Shape; least: number }
  | { type: 'object'; fields: readonly ShapeField[] };

export type ShapeOf<Type extends Shape['type']> = Extract<Shape, { type: Type }>;

/** The fields of a picture in its written form. */
const PICTURE_FIELDS: readonly ShapeField[] = [
  { name: 'file', shape: { type: 'file' }, required: false },
  { name: 'scene', shape: { type: 'line', form: 'line' }, required: false },
  { name: 'path', shape: { type: 'line', form: 'line' }, required: false },
  {
    name: 'alt',
    shape: { type: 'texts', markdown: false, figures: false },
    required: true,
  },
];

/** Returns the fields of an object or a picture, otherwise null. */
export function fieldsOf(shape: Shape): readonly ShapeField[] | null {
  if (shape.type === 'object') return shape.fields;
  return shape.type === 'picture' ? PICTURE_FIELDS : null;
}

/** Returns the field of an object with this name; undefined when it has none. */
export const fieldNamed = (shape: Shape, name: string): ShapeField | undefined =>
  shape.type === 'object' ? shape.fields.find((field) => field.name === name) : undefined;

export const isFields = (written: Written): written is WrittenFields =>
  typeof written === 'object' && !Array.isArray(written);
