/** Tests which pages of a list are appended to the loaded ones, and which replace them. */
import { expect, test } from 'vitest';
import { appendPage } from './shown-pages';

const page = (number: number, ids: string[], filters: Record<string, string> = {}) => ({
  filters,
  page: number,
  cards: ids.map((id) => ({ id })),
});
const idsOf = (shown: ReturnType<typeof appendPage>) => shown.cards.map(({ id }) => id);

test('appends the next page to the loaded pages', () => {
  const shown = appendPage(appendPage(null, page(1, ['a', 'b'])), page(2, ['c']));
  expect(shown).toMatchObject({ from: 1, to: 2 });
  expect(idsOf(shown)).toEqual(['a', 'b', 'c']);
});

test('returns the same object when the same page is loaded again', () => {
  const shown = appendPage(null, page(1, ['a']));
  expect(appendPage(shown, page(1, ['a']))).toBe(shown);
});

test('does not show a card twice that moved to the next page', () => {
  expect(idsOf(appendPage(appendPage(null, page(1, ['a', 'b'])), page(2, ['b', 'c'])))).toEqual([
    ...['a', 'b', 'c'],
  ]);
});

test('replaces the loaded pages by another list, or by a page that does not follow', () => {
  const first = appendPage(null, page(1, ['a']));
  expect(idsOf(appendPage(first, page(2, ['x'], { category: 'education' })))).toEqual(['x']);
  expect(appendPage(first, page(3, ['y']))).toMatchObject({ from: 3, to: 3 });
});
