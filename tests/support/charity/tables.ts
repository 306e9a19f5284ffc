/** Reads tables of content, so that a record of the test charity is a row and not a page. */
import type { Facts, Words, Written } from './written';

/** Fields with several values, with spaces between them. */
const LISTS = new Set(['intentions', 'tags', 'pictures', 'gallery', 'budget', 'impact', 'updates']);
/** Fields with amounts in rials. */
const AMOUNTS = new Set([
  'goal',
  'claim',
  'month_price',
  'share_price',
  'cost',
  'price_per_person',
  'budget',
  'impact',
  'spent',
]);

const fieldOf = (name: string, cell: string) => {
  const withCurrency = (value: string) => (AMOUNTS.has(name) ? `${value} OMR` : value);
  return LISTS.has(name) ? cell.split(' ').map(withCurrency) : withCurrency(cell);
};

/**
 * Returns the records of tables whose first row has the names of the fields, and whose first column has the ids. The
 * last table has the titles. An empty cell: the record has no such field.
 */
export function records(
  create: (words: Words, facts: Facts, id: string) => Written,
  ...tables: string[]
): Record<string, Written> {
  const found = new Map<string, Record<string, string>>();
  for (const table of tables) {
    const lines = table.trim().split('\n');
    const [[, ...names] = [], ...rows] = lines.map((line) =>
      line.split('|').map((cell) => cell.trim()),
    );
    for (const [id = '', ...cells] of rows) {
      const filled = names.map((name, at) => [name, cells[at]]).filter(([, cell]) => cell);
      found.set(id, { ...found.get(id), ...(Object.fromEntries(filled) as object) });
    }
  }
  return Object.fromEntries(
    [...found].map(([id, { en, ar, tr, id: indonesian, ...facts }]) => {
      const fields = Object.entries(facts).map(([name, cell]) => [name, fieldOf(name, cell)]);
      const words: Words = [en!, ar!, tr!, indonesian!];
      return [id, create(words, Object.fromEntries(fields) as Facts, id)];
    }),
  );
}
