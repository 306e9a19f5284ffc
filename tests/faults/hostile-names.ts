/** Generates forms and queries whose names and values a parser could expand into large or foreign structures. */
import fc from 'fast-check';
import { HOSTILE_VALUES } from './hostile-forms';

const name = fc
  .tuple(
    fc.constantFrom(
      ...['intent', 'currency', 'amount', 'name', 'email', 'quantity', 'method', 'key', 'locale'],
      ...['rows', 'names', 'more', 'gold', 'budget', 'facts', 'revision', 'page', 'type', 'q', ''],
      ...['offset', 'limit', 'id', 'itemData'],
      ...['__intent__', '__state__', '__proto__', 'constructor', 'toString', 'then', 'length'],
    ),
    fc.array(
      fc.constantFrom(
        '[0]',
        '[1]',
        '[99]',
        '[999]',
        '[99999999]',
        '[-1]',
        '[]',
        '[[',
        '.a',
        '.__proto__',
        '.length',
        '.0',
      ),
      { maxLength: 6 },
    ),
  )
  .map(([first, more]) => first + more.join(''));

/** Percent-encoded. */
const value = fc.oneof(
  fc.constantFrom(...Object.values(HOSTILE_VALUES)),
  fc.json({ maxDepth: 3 }).map(encodeURIComponent),
  fc.constantFrom(
    'null',
    'nope',
    '[]',
    '{"type":"nope"}',
    '{"type":"update","payload":{"name":"a[99999]"}}',
  ),
);

const formOf = (names: fc.Arbitrary<string>) =>
  fc
    .array(fc.tuple(names, value), { maxLength: 12 })
    .map((fields) =>
      fields.map(([name, value]) => `${encodeURIComponent(name)}=${value}`).join('&'),
    )
    .map((form) => form.slice(0, 64_000));

/** Half of the forms have names that pages could have: one unknown name rejects a whole form. */
const usual = name.filter((one) => /^[a-z]+(?:\[[01]\]|\.\w+)*$/.test(one));
export const hostileForm = fc.oneof(formOf(name), formOf(usual));

/** A query with its question mark. */
export const hostileQuery = formOf(name).map((form) => `?${form.slice(0, 4_000)}`);
