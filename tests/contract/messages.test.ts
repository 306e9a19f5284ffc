/** Every error code has a message, and every message an error code. tests/guards/locales.test.ts compares the languages. */
import { expect, it } from 'vitest';
import { API_ERROR_CODES } from '#contract/errors';
import en from '#locales/en/api.json';

function leaves(tree: object, path = ''): string[] {
  return Object.entries(tree).flatMap(([key, value]) =>
    typeof value === 'object' ? leaves(value as object, `${path}${key}.`) : [`${path}${key}`],
  );
}

it('the messages are those of the error codes', () => {
  const { fields: _fields, ...codes } = en;
  expect(leaves(codes).sort()).toEqual([...API_ERROR_CODES].sort());
});
