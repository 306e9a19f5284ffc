/** Tests the short description of a page, and which URLs of a list are listed. */
import { describe, expect, test } from 'vitest';
import type { FilterField } from '../lists/filters';
import { completeHead, MAX_DESCRIPTION, shortDescription } from './head.server';

test('a description has no markup and no line breaks', () => {
  expect(shortDescription('<p>Bread &amp;\n <b>water</b></p>')).toBe('Bread & water');
});

test.each([
  ['en', 'A well gives water to forty families, and a committee looks after it. '],
  ['ar', 'بئر تسقي أربعين أسرة، ولجنة من أهل القرية ترعاها. '],
])('a description is cut after a word in %s', (_, sentence) => {
  const short = shortDescription(sentence.repeat(6));
  expect(short.length).toBeLessThanOrEqual(MAX_DESCRIPTION);
  expect(short.endsWith('…')).toBe(true);
  expect(sentence.repeat(6).startsWith(short.slice(0, -1))).toBe(true);
  expect(sentence.repeat(6).charAt(short.length - 1)).toMatch(/[\s\p{P}]/u);
});

test('a description is cut also without a space', () => {
  expect(shortDescription('x'.repeat(500))).toHaveLength(MAX_DESCRIPTION);
});

describe('a list', () => {
  const field = (name: string, as: FilterField['as'], usual = ''): FilterField => ({
    ...{ name, as, usual },
    ...{ label: name, options: [] },
  });
  const fields = [
    field('type', 'fixed'),
    field('search', 'search'),
    field('order', 'order', 'newest'),
  ];
  const usual = { type: 'water', search: '', order: 'newest' };
  const head = (filters: object, page = 1) =>
    completeHead({ title: 'Campaigns' }, { fields, filters: { ...usual, ...filters }, page });

  test('is listed with its page number', () => {
    expect(head({})).toEqual({ title: 'Campaigns' });
    expect(head({}, 3)).toEqual({ title: 'Campaigns (3)', page: 3 });
  });

  test.each([{ search: 'well' }, { order: 'ending' }])('is not listed with filter %j', (set) => {
    expect(head(set).index).toBe(false);
  });
});
