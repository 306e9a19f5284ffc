/** The list of sacrifices: order, categories, shares, and slaughter days in the time zone of the country. */
import { describe, expect, test } from 'vitest';
import type { Sacrifice } from '#contract/sacrifices';
import { hijriDate } from '#domain/time/hijri';
import { availabilityOf } from '#domain/offerings';
import { TEST_NOW } from '#tests/support/api/api';
import { sharedApi } from '#tests/support/api/opened-api';

const api = sharedApi();

type Answer = { result: { total: number; data: Sacrifice[] } };
const list = async (query = '') =>
  ((await (await api.get(`/sacrifices?limit=100${query}`)).json()) as Answer).result;
const one = async (id: string) => (await list()).data.find((sacrifice) => sacrifice.id === id)!;

describe('the list of sacrifices', () => {
  test('starts with open sacrifices, sorted by closing time', async () => {
    const { data, total } = await list();
    expect(total).toBe(data.length);
    const availabilities = data.map((sacrifice) => availabilityOf(sacrifice, TEST_NOW));
    const open = availabilities.lastIndexOf('open') + 1;
    expect(open).toBeGreaterThan(7);
    expect(availabilities.slice(0, open)).toEqual(Array(open).fill('open'));
    expect([...availabilities.slice(open)].sort()).toEqual(['closed', 'completed']);
    const closings = data.slice(0, open).map(({ closesAt }) => closesAt ?? '9');
    expect(closings).toEqual([...closings].sort());
  });

  test('is filtered by category and returned in pages', async () => {
    const vows = await list('&category=vow');
    expect(vows.data.map(({ category }) => category)).toEqual(['vow', 'vow']);
  });
});

describe('udhiya', () => {
  test('has slaughter days and an earlier closing time in the time zone of the country', async () => {
    const { data } = await list('&category=udhiya');
    for (const { timeZone, slaughter, closesAt, country } of data) {
      expect(hijriDate(slaughter!.from, timeZone)).toMatchObject({ month: 12, day: 10 });
      const last = country === 'TR' ? 12 : 13;
      expect(hijriDate(slaughter!.until, timeZone)).toMatchObject({ month: 12, day: last });
      expect(closesAt! < slaughter!.until).toBe(true);
    }
  });

  test('an udhiya cow has seven shares, of which five are sold', async () => {
    expect(await one('cow-share-tanzania')).toMatchObject({
      sharesEach: 7,
      price: { minor: 45_000, currency: 'OMR' },
      limit: { unit: 'share', capacity: 7, taken: 5, paid: 5 },
      timeZone: 'Africa/Dar_es_Salaam',
      slaughter: { from: '2026-05-27T05:00:00.000Z', until: '2026-05-30T15:30:00.000Z' },
      closesAt: '2026-05-29T15:30:00.000Z',
    });
  });
});
