/** Tests of the sacrifice loaders, and of the action that adds sacrifices to the cart. */
import { expect, test } from 'vitest';
import { setupTestSiteAtSeedTime } from '#tests/support/opened-site';
import { args, readAnswer, visit } from '#tests/support/site';
import { loader as standing } from '../offerings/standing';
import { loader as listLoader } from './list';
import { action, loader } from './sacrifice';

const COW = 'cow-share-tanzania';

const site = setupTestSiteAtSeedTime();

const FORM = {
  currency: 'OMR',
  intent: 'cart',
  quantity: '2',
  'names[0]': 'Salim Al-Balushi',
  'names[1]': 'مريم بنت سالم',
  agency: 'yes',
};

async function send(over: Record<string, string | undefined> = {}) {
  const form = Object.fromEntries(
    Object.entries({ ...FORM, ...over }).filter((field): field is [string, string] => !!field[1]),
  );
  return readAnswer(
    await action(args(visit(`/projects/sacrifices/${COW}`, { form }), { id: COW })),
  );
}

const view = async (id = COW, path = `/projects/sacrifices/${id}`, sent = {}) =>
  (await loader(args(visit(path, sent), { id }))).data.sacrifice;

const list = async (path: string) => {
  const { data, init } = await listLoader(args(visit(path)));
  return { ...data.list, category: data.category, headers: new Headers(init?.headers) };
};

test('returns the ruling of the chosen category', async () => {
  const { category, cards } = await list('/projects/sacrifices?category=aqiqah');
  expect(category?.summary).toMatch(/^Aqiqa:/);
  expect(cards.map(({ isShared }) => isShared)).toEqual([false, false]);
});

test('returns all sacrifices for an unknown category, and prevents caching', async () => {
  const { category, cards, headers } = await list('/projects/sacrifices?category=none');
  expect(category).toBeNull();
  expect(cards.length).toBeGreaterThan(8);
  expect(headers.get('cache-control')).toBe('no-store');
  expect((await list('/projects/sacrifices')).headers.get('cache-control')).toBeNull();
});

test('returns the closing time in the local time zone, with its name, in both calendars', async () => {
  expect((await view()).closing).toEqual({
    at: '2026-05-29T15:30:00.000Z',
    clock: '29-05-2026, 18:30',
    zone: 'Tanzania time (UTC+3)',
    hijri: '12 Dhul-Hijja 1447',
  });
  const inArabic = await view(COW, `/ar/projects/sacrifices/${COW}`);
  expect(inArabic.closing).toMatchObject({
    clock: '29-05-2026، 18:30',
    zone: 'بتوقيت تنزانيا (UTC+3)',
    hijri: '12 ذو الحجة 1447 هـ',
  });
});

test('returns the closing time in UTC when the time zone is unknown', async () => {
  site.fail(async (request) => {
    if (!request.url.includes('/sacrifices')) return undefined;
    const text = await (await site.get('/sacrifices?limit=100')).text();
    return new Response(text.replaceAll('Africa/Dar_es_Salaam', 'Mars/Olympus'), {
      headers: { 'content-type': 'application/json' },
    });
  });
  expect((await view()).closing).toMatchObject({
    clock: '29-05-2026, 15:30',
    zone: 'Tanzania time (UTC)',
  });
});

test('returns the current number of sold shares to scripts', async () => {
  const { data } = await standing(args(visit(`/offerings/${COW}/standing`), { id: COW }));
  expect(data).toEqual({ limit: { unit: 'share', capacity: 7, taken: 5, paid: 5 } });
});

test('adds shares with their names to the cart', async () => {
  const { cart, to } = await send();
  expect(to).toBe(`/projects/sacrifices/${COW}#news`);
  expect(cart?.lines).toEqual([
    {
      ...{ id: expect.any(String) as string, offeringId: COW, minor: 45_000, quantity: 2 },
      ...{ intention: 'sacrifice', names: ['Salim Al-Balushi', 'مريم بنت سالم'] },
      ...{ agency: true, isOne: true },
    },
  ]);
  expect((await send({ intent: 'donate' })).to).toBe('/checkout');
});

test('reports a missing name and the missing authorisation, and keeps the typed values', async () => {
  const { errors, typed, status, cart } = await send({ 'names[0]': '  ', agency: undefined });
  expect([status, cart]).toEqual([400, undefined]);
  expect(errors).toEqual({
    'names[0]': ['This field is required'],
    agency: ['This field is required'],
  });
  expect(typed).toMatchObject({ quantity: '2', names: ['  ', 'مريم بنت سالم'] });
});

test('returns the form with the typed values and without errors for the intent count', async () => {
  const answer = await send({ intent: 'count', quantity: '2', 'names[1]': undefined });
  expect(answer).toMatchObject({ errors: {}, typed: { quantity: '2' } });
  expect(answer.cart).toBeUndefined();
});

test.each(['0', '8', 'x', ''])('rejects %j shares', async (quantity) => {
  expect(Object.keys((await send({ quantity })).errors)).toEqual(['quantity']);
});
