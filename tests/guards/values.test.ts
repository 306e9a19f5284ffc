/** Checks that each kind of typed value, such as an e-mail address or a link, has one schema everywhere. */
import { expect, test } from 'vitest';
import * as z from 'zod';
import type { Endpoint } from '#contract/endpoint';
import { ENDPOINTS } from '#contract/endpoints';
import { STAFF_ENDPOINTS } from '#contract/staff/endpoints';
import { emailSchema, phoneSchema } from '#contract/values';

type Field = { place: string; schema: z.ZodType };

/** Values that a schema of the kind must reject or change, by a value that all of its schemas accept. */
const KINDS = [
  { right: 'Salma Al-Harthi', wrong: ['Salma\u0000', 'Salma\u202e'] },
  { right: 'clean-water', wrong: [] },
  { right: '2026-12-31', wrong: ['2026-02-30'] },
  { right: 'https://example.org/a', wrong: ['http://example.org/a', 'javascript:alert(1)'] },
];
/** Secrets, opaque values, drafts as typed, and fields that a codec of content or `readEmail` checks afterwards. */
const OTHER_KINDS =
  /\.(?:password|current|token|access|refresh|step|code|redirectUri|issuer|paymentId|csv|data|base|path|pictures|text|at|goal|(?:logo|picture)\.name|contact\.phone)$|^subscribe\.email$/;

/** The strings in a body, with their paths. Unwraps optional values, lists, unions and pipes. */
function stringsIn(schema: z.ZodType, place: string): Field[] {
  if (schema instanceof z.ZodString || schema instanceof z.ZodStringFormat)
    return [{ place, schema }];
  if (schema instanceof z.ZodObject)
    return Object.entries(schema.shape as Record<string, z.ZodType>).flatMap(([name, field]) =>
      stringsIn(field, `${place}.${name}`),
    );
  const {
    innerType,
    element,
    valueType,
    in: before,
    options = [],
  } = schema.def as unknown as {
    [name: string]: unknown;
    options?: unknown[];
  };
  return [innerType, element, valueType, before, ...options].flatMap((inner) =>
    inner instanceof z.ZodType ? stringsIn(inner, place) : [],
  );
}

/** Returns true when a field is checked in another way than by the schema of its kind. */
function isOtherCheck({ place, schema }: Field): boolean {
  if (OTHER_KINDS.test(place)) return false;
  if (/email$/i.test(place)) return schema !== emailSchema;
  if (/(?:mobile|phone)$/i.test(place)) return schema !== phoneSchema;
  const kind = KINDS.find(({ right }) => schema.safeParse(right).success);
  const isKept = (value: string) => schema.safeParse(value).data === value;
  return kind?.wrong.some(isKept) ?? false;
}

const fields = Object.entries<Endpoint>({ ...ENDPOINTS, ...STAFF_ENDPOINTS }).flatMap(
  ([name, { body }]) => (body ? stringsIn(body, name) : []),
);

test('check the values of one kind in one way', () => {
  expect(fields.filter(({ place }) => /email$/i.test(place)).length).toBeGreaterThan(10);
  expect(fields.filter(isOtherCheck).map(({ place }) => place)).toEqual([]);
});
