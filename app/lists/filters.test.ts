/** Tests that filters are read from a URL and written into a URL, and which URLs are canonical. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { filterQuery, isCanonicalQuery, readFilters, readPage, type FilterField } from './filters';

const options = (...values: string[]) => values.map((value) => ({ value, label: value }));
const FIELDS: FilterField[] = [
  { name: 'search', label: '', as: 'search', usual: '', options: [] },
  {
    name: 'area',
    label: '',
    as: 'select',
    usual: '',
    any: 'Any',
    options: options('north', 'ماء'),
  },
  { name: 'status', label: '', as: 'select', usual: 'open', options: options('open', 'all') },
  { name: 'type', label: '', as: 'fixed', usual: 'eskan', options: [] },
];
const USUAL = { search: '', area: '', status: 'open', type: 'eskan' };

function queryOf(values: Record<string, string | number | undefined>): URLSearchParams {
  const given = Object.entries(values).filter(([, value]) => value !== undefined);
  return new URLSearchParams(given.map(([name, value]) => [name, String(value)]));
}

test('reads the same filters back from the URL that it writes', () => {
  const filters = fc.record({
    search: fc.string({ unit: 'grapheme', maxLength: 20 }).map((text) => text.trim()),
    area: fc.constantFrom('', 'north', 'ماء'),
    status: fc.constantFrom('open', 'all'),
    type: fc.constant('eskan'),
  });
  fc.assert(
    fc.property(filters, fc.integer({ min: 1, max: 10_000 }), (chosen, page) => {
      const query = queryOf(filterQuery(FIELDS, chosen, page));
      expect(readFilters(query, FIELDS)).toEqual(chosen);
      expect(readPage(query)).toBe(page);
      expect(isCanonicalQuery(query, chosen, page)).toBe(true);
    }),
  );
});

test('omits default values from the URL', () => {
  expect([...queryOf(filterQuery(FIELDS, USUAL))]).toEqual([]);
});

test('ignores unknown values, and values of a fixed field', () => {
  const query = new URLSearchParams('area=moon&status=&type=eghatha&other=1');
  expect(readFilters(query, FIELDS)).toEqual(USUAL);
});

test('cuts a search text at 80 characters', () => {
  const query = new URLSearchParams({ search: ` ${'x'.repeat(90)}` });
  expect(readFilters(query, FIELDS).search).toBe('x'.repeat(80));
});

test.each(
  Object.entries({
    ...{ '': 1, 'page=7': 7, 'page=0': 1, 'page=-1': 1, 'page=1.5': 1, 'page=abc': 1, 'page=٢': 1 },
    ...{ 'page=123456789': 10_000, 'page=9999999999': 1 },
  }),
)('reads the query %j as page %i', (query, page) => {
  expect(readPage(new URLSearchParams(query))).toBe(page);
});

test.each(
  Object.entries({
    ...{ '': true, 'area=&search=&status=open': true, 'utm_source=tv': true, 'page=1': true },
    ...{ 'area=north': false, 'status=open&status=open': false, 'page=2': false, 'page=01': false },
    ...{ 'type=eghatha': false },
  }),
)('isCanonicalQuery: for %j on page 1 of an unfiltered list returns %s', (query, expected) => {
  expect(isCanonicalQuery(new URLSearchParams(query), USUAL, 1)).toBe(expected);
});
