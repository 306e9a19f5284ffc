/** Tests that the benchmark fails for a figure over its limit, and for a budget that nothing measures. */
import { expect, test } from 'vitest';
import { brokenBudgets, budgetsOf, type Figure } from './figures';

const figure = (name: string, value: number): Figure => ({ name, value, unit: '×' });

test('a figure within its limit is not reported', () => {
  expect(brokenBudgets([figure('home', 1.5)], { home: { limit: 1.5, goal: 1 } })).toEqual([]);
});

test('a figure over its limit is reported with both', () => {
  expect(brokenBudgets([figure('home', 1.51)], { home: { limit: 1.5 } })).toEqual([
    'home: 1.51 ×, limit 1.5',
  ]);
});

test('a figure below its minimum is reported', () => {
  const own = { home: { limit: 1, least: true as const } };
  expect(brokenBudgets([figure('home', 0.9)], own)).toEqual(['home: 0.90 ×, limit 1']);
  expect(brokenBudgets([figure('home', 1)], own)).toEqual([]);
});

test('a budget without a figure is reported', () => {
  expect(brokenBudgets([], { home: { limit: 1 } })).toEqual(['home: not measured']);
});

test('a part that is not in the file is an error', () => {
  expect(() => budgetsOf('nothing')).toThrow('nothing');
});
