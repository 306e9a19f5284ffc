/** Every error code has a message in every language, and every message has an error code. */
import { describe, expect, it } from 'vitest';
import { API_ERROR_CODES } from '#contract/errors';
import { LOCALES } from '#domain/locales';
import { messages } from '#api/http/messages';
import en from '#locales/en/api.json';

function leaves(tree: object, path = ''): string[] {
  return Object.entries(tree).flatMap(([key, value]) =>
    typeof value === 'object' ? leaves(value as object, `${path}${key}.`) : [`${path}${key}`],
  );
}

describe.each(LOCALES)('messages in %s', (locale) => {
  const { t, exists } = messages(locale);

  it.each(API_ERROR_CODES)('the error code %s has a message in this language', (code) => {
    expect(messages(locale).getResource(locale, 'api', code)).toMatch(/\S{2}/);
    if (locale !== 'en') expect(t(`api:${code}`)).not.toBe(messages('en').t(`api:${code}`));
  });

  it('has a message for the same fields as English', () => {
    const fields = leaves(en.fields);
    for (const field of fields) expect(exists(`api:fields.${field}`, { lng: locale })).toBe(true);
    const own = messages(locale).getResource(locale, 'api', 'fields') as object;
    expect(leaves(own)).toEqual(fields);
  });
});

it('every message has a known error code', () => {
  const { fields: _fields, ...codes } = en;
  expect(leaves(codes).sort()).toEqual([...API_ERROR_CODES].sort());
});
