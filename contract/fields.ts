/**
 * The types of the fields of content. Each has the schema of its value in a reply, and says how content files and the
 * editor of staff write it. The schema of a kind (`…Content`) has its fields in the order of its files.
 */
import * as z from 'zod';
import type { LineForm, Shape } from '#domain/content/shape';
import { CURRENCIES } from '#domain/money/currency';
import {
  idSchema,
  instantSchema,
  localisedTextSchema,
  moneySchema,
  pictureSchema,
  timeZoneSchema,
} from './common';
import { daySchema, lineSchema, shownUrlSchema } from './values';

/**
 * `expects`: a line in messages to authors, after "Write …". `name`: the field in files, when it has another name there.
 * `isNeeded`: files need at least one item of the list. Replies are not checked for it.
 */
export type FieldForm = { shape?: Shape; expects?: string; name?: string; isNeeded?: true };

const forms = z.registry<FieldForm>();

/** Returns what is known of a field, also of one that is a refinement of a type: `count(1).max(20)`. */
export const formOf = (schema: z.ZodType): FieldForm => forms.get(schema) ?? {};

function withForm<Schema extends z.ZodType>(schema: Schema, form: FieldForm): Schema {
  const copy = schema.clone();
  forms.add(copy, form);
  return copy;
}

export const oneOrMore = <Item extends z.ZodType>(item: Item) =>
  withForm(z.array(item), { isNeeded: true });

/** Gives a field the value '' when it is missing. */
export const orEmpty = <Schema extends z.ZodType>(schema: Schema) =>
  withForm(z.union([z.literal(''), schema]), formOf(schema)).default('');

/** Gives a field another name in files than in replies. */
export const writtenAs = <Schema extends z.ZodType>(name: string, schema: Schema): Schema =>
  withForm(schema, { name });

export const lineOf = <Schema extends z.ZodType>(schema: Schema, form: LineForm, expects: string) =>
  withForm(schema, { shape: { type: 'line', form }, expects });

/** @param expects for example "a bill number of letters, digits, / and -" */
export const matching = (pattern: RegExp, form: LineForm, expects: string) =>
  lineOf(z.string().regex(pattern), form, expects);

const textsOf = (shape: Partial<Extract<Shape, { type: 'texts' }>>) =>
  withForm(localisedTextSchema, {
    shape: { type: 'texts', markdown: true, figures: false, ...shape },
  });

/** One line of plain text in each language. */
export const text = textsOf({ markdown: false });
const EMPTY_TEXT = { en: '', ar: '', tr: '', id: '' };
export const optionalText = text.default(EMPTY_TEXT);

/** HTML, untrusted until sanitised: paragraphs, lists, quotations and links. Files have Markdown. */
export const html = textsOf({});
export const optionalHtml = html.default(EMPTY_TEXT);
/** The same with `<h3>` whose `id` is the anchor of a section, the same in every language. */
export const sections = textsOf({ anchors: true });
/** The same, also with tables, and with pictures below /files/. */
export const article = textsOf({ anchors: true, figures: true });
export const optionalArticle = article.default(EMPTY_TEXT);

export const line = lineOf(lineSchema(20_000), 'line', 'one line of text');
/** Replies are read as plain strings. The importer checks the values (charity-api/content/values/text.ts). */
export const email = lineOf(z.string(), 'email', 'an email address');
export const phone = lineOf(z.string(), 'phone', 'a phone number such as +968 2412 3456');
/** '' for none. */
export const optionalUrl = lineOf(
  shownUrlSchema,
  'url',
  'a URL that begins with https://, such as https://maps.example/hall',
).default('');
/** A path of the site without its language: /projects/clean-water */
export const sitePath = matching(
  /^\/[\w/-]{0,200}$/,
  'path',
  'a path of the site without a language, such as /projects',
);
export const country = matching(
  /^[A-Z]{2}$/,
  'country',
  'the two letters of a country, such as OM',
);
export const currencyCode = matching(/^[A-Z]{3}$/, 'currency', 'a currency such as OMR');
/** IANA time zone. */
export const timeZone = lineOf(timeZoneSchema, 'timeZone', 'a time zone such as Asia/Muscat');

/** @param what for example "an area" */
export const id = (what: string) =>
  lineOf(idSchema, 'id', `an id of ${what}: letters from a to z in lower case, digits, - and _`);

/** The id of an item of one of the kinds. With several kinds, the item has the page /projects/{id}. */
export const reference = (...kinds: string[]) =>
  withForm(idSchema, { shape: { type: 'reference', kinds } });
/** null: none. */
export const campaignOrFund = reference('campaigns', 'funds').nullable().default(null);

export const count = (least = 0) => z.int().min(least);
/** An exact number: up to 15 digits before the dot and 12 after it. */
export const decimal = withForm(z.string().regex(/^\d{1,15}(\.\d{1,12})?$/), {
  shape: { type: 'decimal' },
});
/** An amount in OMR. */
export const rials = withForm(moneySchema, { shape: { type: 'money', currencies: ['OMR'] } });
export const anyMoney = withForm(moneySchema, { shape: { type: 'money', currencies: CURRENCIES } });

export const day = withForm(daySchema, { shape: { type: 'day' } });
/** The first day of a month. */
export const month = withForm(daySchema, { shape: { type: 'month' } });
/** The instant at which a day begins in UTC. */
export const startOfDay = withForm(instantSchema, {
  shape: { type: 'day', time: 'T00:00:00.000Z' },
});
/** A day that ends at midnight in Muscat (UTC+4), because the site shows times in that zone. */
export const endOfDay = withForm(instantSchema, { shape: { type: 'day', time: 'T19:59:59.000Z' } });
/** Such as "2027-03-01 18:00". Another field of the item contains the time zone. */
export const localTime = withForm(z.string(), { shape: { type: 'localTime' } });

export const picture = withForm(pictureSchema, { shape: { type: 'picture' } });
export const pictures = oneOrMore(picture);
/** The path of a picture file without a description. */
export const pictureFile = withForm(
  z
    .string()
    .max(207)
    .regex(/^\/files\/(?:[\w-][\w.-]*\/)*[\w-][\w.-]*$/),
  { shape: { type: 'file' } },
);

/** For example: label "Trustee", text "The Ministry of Awqaf". */
export const facts = z.array(z.object({ label: text, text }));
