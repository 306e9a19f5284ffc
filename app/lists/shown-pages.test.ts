/** Pages of a list join on when they follow, and stand for themselves otherwise. */
import { expect, test } from 'vitest';
import { follow } from './shown-pages';

const page = (number: number, ids: string[], filters: Record<string, string> = {}) => ({
  filters,
  page: number,
  cards: ids.map((id) => ({ id })),
});
const idsOf = (shown: ReturnType<typeof follow>) => shown.cards.map(({ id }) => id);

test('the next page joins on', () => {
  const shown = follow(follow(null, page(1, ['a', 'b'])), page(2, ['c']));
  expect(shown).toMatchObject({ from: 1, to: 2 });
  expect(idsOf(shown)).toEqual(['a', 'b', 'c']);
});

test('the same page changes nothing', () => {
  const shown = follow(null, page(1, ['a']));
  expect(follow(shown, page(1, ['a']))).toBe(shown);
});

test('a campaign that slid onto the next page is not shown twice', () => {
  expect(idsOf(follow(follow(null, page(1, ['a', 'b'])), page(2, ['b', 'c'])))).toEqual([
    ...['a', 'b', 'c'],
  ]);
});

test('another list, or a page further on, begins anew', () => {
  const first = follow(null, page(1, ['a']));
  expect(idsOf(follow(first, page(2, ['x'], { category: 'education' })))).toEqual(['x']);
  expect(follow(first, page(3, ['y']))).toMatchObject({ from: 3, to: 3 });
});
