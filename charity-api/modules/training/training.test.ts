/** Tests of GET /training-category, /training, /training/{id}: filters, order, time zones, reviews, withdrawn ones. */
import { describe, expect, test } from 'vitest';
import type { Training, TrainingSummary } from '#contract/training';
import { apiOfEachTest } from '#tests/support/api/opened-api';
import { setFields } from '#tests/support/api/documents';

const api = apiOfEachTest();

type List = { total: number; data: TrainingSummary[] };
async function read<Reply>(path: string): Promise<Reply> {
  const answer = await api.get(path);
  expect(answer.status).toBe(200);
  return ((await answer.json()) as { result: Reply }).result;
}
const list = (query = '') => read<List>(`/training${query}`);
const ids = async (query = '') => (await list(query)).data.map(({ id }) => id);
const change = (id: string, columns: object) =>
  api.db.updateTable('trainings').set(columns).where('id', '=', id).execute();

describe('the list', () => {
  test('has the trainings that have not begun, by their first day', async () => {
    expect(await list()).toMatchObject({ total: 3 });
    expect(await ids()).toEqual(['sewing', 'first-aid', 'bookkeeping']);
  });

  test('has those that have begun or are over apart, the latest first', async () => {
    expect(await ids('?when=past')).toEqual(['nursing', 'gardening']);
  });

  test('moves a training to the past when its first day begins in its own time zone', async () => {
    await change('sewing', { time_zone: 'America/New_York' });
    await change('first-aid', { starts_on: '2026-04-06' });
    api.clock.now = new Date('2026-04-05T20:00:00Z');
    expect(await ids()).toEqual(['sewing', 'bookkeeping']);
    api.clock.now = new Date('2026-04-06T04:00:00Z');
    expect(await ids()).toEqual(['bookkeeping']);
    expect(await ids('?when=past')).toEqual(['first-aid', 'sewing', 'nursing', 'gardening']);
  });

  test.each([
    ['?category=work', ['sewing', 'bookkeeping']],
    ['?language=ar', ['sewing', 'first-aid']],
    ['?online=true', ['bookkeeping']],
    ['?after=2026-05-09', ['first-aid', 'bookkeeping']],
    ['?after=2026-05-10', ['bookkeeping']],
    ['?search=fam%20aid', ['first-aid']],
    ['?category=work&online=true&language=tr&when=past', []],
    // Unknown values are ignored, as in every list.
    ['?when=never&language=xx&online=1&after=2026-02-30', ['sewing', 'first-aid', 'bookkeeping']],
  ])('%s returns %j', async (query, expected) => {
    expect(await ids(query)).toEqual(expected);
  });

  test('has no withdrawn training, and no category of withdrawn trainings only', async () => {
    const categories = async () =>
      (await read<{ data: { id: string }[] }>('/training-category')).data.map(({ id }) => id);
    expect(await categories()).toEqual(['health', 'work']);
    for (const id of ['first-aid', 'nursing']) await change(id, { withdrawn: 1 });
    expect(await ids()).toEqual(['sewing', 'bookkeeping']);
    expect(await categories()).toEqual(['work']);
    expect((await api.get('/training/first-aid')).status).toBe(404);
  });

  test('omits a training whose row or whose reviews are unreadable', async () => {
    await setFields(api.db, { table: 'trainings', id: 'sewing' }, { fee: 'Free' });
    await setFields(api.db, { table: 'trainings', id: 'first-aid' }, { reviews: '[{' });
    expect((await list()).data.map(({ id }) => id)).toEqual(['bookkeeping']);
  });
});

describe('one training', () => {
  const get = () => read<Training>('/training/first-aid');

  test('shows reserved seats at once', async () => {
    await change('first-aid', { taken: 16 });
    expect((await get()).seats).toEqual({ capacity: 20, taken: 16 });
  });

  test('has no seats and no rating when there are none', async () => {
    expect(await read<Training>('/training/sewing')).toMatchObject({ seats: null, rating: null });
  });
});
