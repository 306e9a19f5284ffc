/** Builds the codec of a kind of content from its schema in the contract. */
import * as z from 'zod';
import { formOf } from '#contract/fields';
import { bankAccountContent } from '#contract/organisation';
import type { Shape } from '#domain/content/shape';
import type { Currency } from '#domain/money';
import { list, object, optional, type Codec } from './codec';
import { iban, withNumber } from './values/bank-account';
import { colour, pictureFile } from './values/brand';
import { day, instant, localTime, month } from './values/dates';
import { markdownText } from './values/page-text';
import { picture } from './values/picture';
import { amount, choice, decimal, wholeNumber, yesOrNo } from './values/plain';
import { lineOf, pathOf, reference, text } from './values/text';

// eslint-disable-next-line @typescript-eslint/no-explicit-any -- each schema has its own type of value
type AnyCodec = Codec<any>;

/** @throws Error for a schema that no file can have */
export function codecOf<Schema extends z.ZodType>(schema: Schema): Codec<z.output<Schema>> {
  const { shape, expects = '' } = formOf(schema);
  const codec = shape ? codecOfForm(shape, schema, expects) : codecOfType(schema);
  return schema === (bankAccountContent as z.ZodType) ? withNumber(codec) : codec;
}

function codecOfForm(shape: Shape, schema: z.ZodType, expects: string): AnyCodec {
  switch (shape.type) {
    case 'texts':
      return shape.markdown ? markdownText(shape) : text;
    case 'line':
      if (shape.form === 'iban') return iban;
      if (shape.form === 'colour') return colour;
      if (shape.form === 'path') return pathOf(schema, expects);
      return lineOf(shape.form, schema, expects);
    case 'decimal':
      return decimal;
    case 'money':
      return amount(shape.currencies as Currency[]);
    case 'day':
      return shape.time === undefined ? day : instant(shape.time);
    case 'month':
      return month;
    case 'localTime':
      return localTime;
    case 'reference':
      return reference(shape.kinds);
    case 'picture':
      return picture;
    case 'file':
      return pictureFile;
    default:
      throw new Error(`Schemas say by their type that a field is a ${shape.type}.`);
  }
}

function codecOfType(schema: z.ZodType): AnyCodec {
  if (schema instanceof z.ZodDefault)
    return optional(codecOf(schema.unwrap() as z.ZodType), schema.def.defaultValue);
  if (schema instanceof z.ZodNullable) return codecOf(schema.unwrap() as z.ZodType);
  if (schema instanceof z.ZodObject) return objectOf(schema);
  if (schema instanceof z.ZodArray)
    return list(codecOf(schema.element as z.ZodType), formOf(schema).isNeeded ? 1 : 0);
  if (schema instanceof z.ZodEnum) return choice(schema.options.map(String));
  if (schema instanceof z.ZodLiteral) return choice([...schema.values] as (string | number)[]);
  if (schema instanceof z.ZodBoolean) return yesOrNo;
  if (schema instanceof z.ZodNumber) return wholeNumber(schema.minValue ?? 0);
  throw new Error(`No file can have a ${schema.def.type}.`);
}

function objectOf({ shape }: z.ZodObject): AnyCodec {
  const fields = Object.entries(shape) as [string, z.ZodType][];
  return object(
    Object.fromEntries(fields.map(([name, field]) => [name, codecOf(field)])),
    Object.fromEntries(fields.map(([name, field]) => [name, formOf(field).name])),
  );
}
