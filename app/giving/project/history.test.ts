/** Tests of the plot of a campaign: nothing is drawn when its data does not agree with the amount on the page. */
import { expect, test } from 'vitest';
import { money } from '#domain/money';
import { historyView } from './history.server';

const rials = (minor: number) => money(minor, 'OMR');
const point = (day: string, minor: number) => ({ day, raised: rials(minor) });
const HISTORY = [point('2026-03-01', 0), point('2026-03-06', 50), point('2026-03-11', 80)];
const campaign = { history: HISTORY, raised: rials(80), goal: rials(160) };

test('places the days and the amounts on the sides of the plot', () => {
  expect(historyView(campaign)).toMatchObject({
    line: 'M0 160 200 110 400 80',
    area: 'M0 160 200 110 400 80V160H0Z',
    goalLine: 'M0 0 400 0',
  });
});

test('has room for more than the goal, and no line without a goal', () => {
  expect(historyView({ ...campaign, goal: rials(40) })).toMatchObject({ goalLine: 'M0 80 400 80' });
  expect(historyView({ ...campaign, goal: null })?.goalLine).toBeNull();
});

test.each([
  ['without a history', []],
  ['with one day', HISTORY.slice(2)],
  ['when the last amount is not the raised one', [...HISTORY.slice(0, 2), point('2026-03-11', 79)]],
  ['when the days are not in order', [HISTORY[1]!, HISTORY[0]!, HISTORY[2]!]],
  ['in dollars', [...HISTORY.slice(0, 2), { day: '2026-03-11', raised: money(80, 'USD') }]],
])('is null: %s', (_, history) => expect(historyView({ ...campaign, history })).toBeNull());
