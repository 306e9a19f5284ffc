/**
 * Builds the codec of a kind of content from its schema in the contract, with the codecs of bank accounts and long
 * texts.
 */
import * as z from 'zod';
import { formOf } from '#contract/fields';
import { bankAccountContent, IBAN } from '#contract/organisation';
import type { Shape, ShapeOf } from '#domain/content/shape';
import type { Currency } from '#domain/money';
import { hasIbanForm, isIban, isSampleIban, plainIban } from '#domain/money/iban';
import { LOCALES, type Locale, type LocalisedText } from '#domain/locales';
import { list, object, optional, type Codec } from './codec';
import { colour, pictureFile } from './values/brand';
import { day, instant, localTime, month } from './values/dates';
import { picture } from './values/picture';
import { amount, choice, decimal, wholeNumber, yesOrNo } from './values/plain';
import { lineCodec, pathCodec, reference, text, markdown } from './values/text';
import { pictureTarget } from './markdown/figures';
import type { Source } from './source';

/** Parts of a text that all its languages must have. */
type Parts = {
  /** Returns the name of each part in the HTML of one language. */
  namesIn: (html: string) => string[];
  /** The message in a language without the part. @param other a language that has it */
  missing: (name: string, other: Locale) => string;
};

const ANCHORS: Parts = {
  namesIn: (html) => [...html.matchAll(/<h3 id="([^"]*)">/g)].map(([, anchor]) => anchor!),
  missing: (anchor, other) =>
    `No heading has the anchor {#${anchor}}, which one has in “${other}”.`,
};

const PICTURES: Parts = {
  namesIn: (html) =>
    [...html.matchAll(/<img src="([^"]*)"/g)].map(([, path]) => pictureTarget(path!) ?? path!),
  missing: (target, other) => `The picture ${target} is missing, which “${other}” has.`,
};

/** Markdown. Headings can have the same anchors in each language, and articles the same pictures. */
function markdownText({ anchors, figures }: ShapeOf<'texts'>): Codec<LocalisedText> {
  const codec = markdown({ hasAnchors: anchors ?? false, hasFigures: figures });
  const parts = [...(anchors ? [ANCHORS] : []), ...(figures ? [PICTURES] : [])];
  return {
    ...codec,
    read: (source) => {
      const text = codec.read(source);
      if (text) for (const part of parts) reportMissing(part, text, source);
      return text;
    },
  };
}

function reportMissing({ namesIn, missing }: Parts, text: LocalisedText, source: Source): void {
  const written = LOCALES.filter((locale) => text[locale] !== '');
  for (const locale of written)
    for (const other of written) {
      const own = new Set(namesIn(text[locale]));
      for (const name of new Set(namesIn(text[other])))
        if (!own.has(name))
          source.fields
            ?.get(locale)
            ?.report(missing(name, other), 0, { key: 'partMissing', values: { name } });
    }
}

/** Rejects mistyped IBANs, as banks do. Reports the sample IBAN, which only a demonstration may have. */
const iban: Codec<string> = {
  expects: IBAN,
  shape: { type: 'line', form: 'iban' },
  read: (source) => {
    const read = plainIban(source.text ?? '');
    if (isIban(read)) return read;
    if (!hasIbanForm(read)) return source.reject(IBAN);
    if (!isSampleIban(read))
      return source.report(
        `“${read}” is mistyped: its check digits do not fit. Compare it with the bank’s letter.`,
        0,
        { key: 'ibanMistyped' },
      );
    source.reportSample(
      'This is the sample IBAN of the demonstration. Write the IBAN of your account.',
    );
    return read;
  },
  write: (value) => value,
};

/** Reports an account without a number, before its fields are valid, so that all problems are reported together. */
const withNumber = <Value>(account: Codec<Value>): Codec<Value> => ({
  ...account,
  read: (source) => {
    if (source.fields && !['iban', 'account_number'].some((name) => source.fields!.get(name)?.text))
      source.report(
        `iban is missing. Write ${IBAN}, or account_number where the country has no IBAN.`,
        0,
        { key: 'accountMissing' },
      );
    return account.read(source);
  },
});

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
      if (shape.form === 'path') return pathCodec(schema, expects);
      return lineCodec(shape.form, schema, expects);
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
