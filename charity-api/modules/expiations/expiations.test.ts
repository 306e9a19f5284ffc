/** Expiations, and orders that pay for them per person fed. */
import { beforeAll, expect, test } from 'vitest';
import type { Expiation } from '#contract/expiations';
import { TEST_NOW } from '#tests/support/api/api';
import { sharedApi } from '#tests/support/api/opened-api';

const api = sharedApi();
let all: Expiation[];
beforeAll(async () => {
  const answer = await api.get('/expiations');
  const body = (await answer.json()) as { result: { total: number; data: Expiation[] } };
  all = body.result.data;
  expect(body.result.total).toBe(all.length);
});

const of = (id: string) => all.find((expiation) => expiation.id === id)!;

test.each([
  ['kafarat-vow', 'vow', 10],
  ['kafarat-fasting-day', 'fasting_day', 60],
  ['fidya-unable-to-fast', 'unable_to_fast', 1],
  ['kafarat-zihar', 'zihar', 60],
  ['kafarat-ihram', 'ihram', 6],
])('%s has the cause %s and feeds %i people', (id, cause, people) => {
  expect(of(id)).toMatchObject({ cause, people, kind: 'expiation', intentions: ['kafara'] });
});

test('returns all expiations with the price per person, and a dated ruling in every language', () => {
  expect(all).toHaveLength(6);
  for (const { price, anyAmount, authority, instead, summary, ruledAt } of all) {
    expect([price, anyAmount]).toEqual([{ minor: 1_000, currency: 'OMR' }, false]);
    expect(new Date(ruledAt).getTime()).toBeLessThan(TEST_NOW.getTime());
    for (const text of [authority, instead, summary]) {
      expect(Object.values(text).filter((words) => words.length > 5)).toHaveLength(4);
    }
  }
});
