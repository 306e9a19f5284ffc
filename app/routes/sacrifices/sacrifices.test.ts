/** Tests of the sacrifice loaders, and of the action that adds sacrifices to the cart. */
import { describe, expect, test, vi } from 'vitest';
import { TEST_NOW } from '#tests/support/api/api';
import { days } from '#domain/time/durations';
import { setupTestSiteAtSeedTime } from '#tests/support/opened-site';
import { args, visit, visitorAfter } from '#tests/support/site';
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

type Errors = Record<string, string[] | null>;
const NONE: Errors = {};

async function send(over: Record<string, string | undefined> = {}, id = COW) {
  const form = Object.fromEntries(
    Object.entries({ ...FORM, ...over }).filter((field): field is [string, string] => !!field[1]),
  );
  const answer = await action(args(visit(`/projects/sacrifices/${id}`, { form }), { id }));
  if (!(answer instanceof Response)) {
    const { error, initialValue } = answer.data.form;
    return { status: answer.init?.status, errors: error ?? NONE, typed: initialValue };
  }
  const { cart } = visitorAfter(answer);
  return { to: answer.headers.get('location'), cart, errors: NONE };
}

const view = async (id = COW, path = `/projects/sacrifices/${id}`, sent = {}) =>
  (await loader(args(visit(path, sent), { id }))).data.sacrifice;

describe('sacrifice list loader', () => {
  const list = async (path: string) => {
    const { data, init } = await listLoader(args(visit(path)));
    return { ...data.list, category: data.category, headers: new Headers(init?.headers) };
  };

  test('returns the ruling of the chosen category', async () => {
    const { category, cards } = await list('/projects/sacrifices?category=aqiqah');
    expect(category?.summary).toMatch(/^Aqiqa:/);
    expect(cards.map(({ isShared }) => isShared)).toEqual([false, false]);
  });

  test('names an unknown category in the message about ignored filters', async () => {
    const at = async (path: string) => (await listLoader(args(visit(path)))).data.list.leftOut;
    expect(await at('/projects/sacrifices?category=camel')).toContain('category=camel');
    expect(await at('/projects/sacrifices?category=aqiqah')).toBeNull();
    expect(await at('/projects/sacrifices')).toBeNull();
  });

  test('returns all sacrifices for an unknown category, and prevents caching', async () => {
    const { category, cards, headers } = await list('/projects/sacrifices?category=none');
    expect(category).toBeNull();
    expect(cards.length).toBeGreaterThan(8);
    expect(headers.get('cache-control')).toBe('no-store');
    expect((await list('/projects/sacrifices')).headers.get('cache-control')).toBeNull();
  });
});

describe('sacrifice loader', () => {
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

  test('returns days of slaughter for udhiya, but not for aqiqah', async () => {
    const { slaughter } = await view();
    expect(slaughter?.from.hijri).toBe('10 Dhul-Hijja 1447');
    expect(slaughter?.until.clock).toBe('30-05-2026, 18:30');
    expect(await view('aqiqah-sheep-oman')).toMatchObject({ slaughter: null, closing: null });
  });

  test('returns the price in another currency, rounded up, and the price that the charity set', async () => {
    const preferences = { currency: 'USD' as const };
    const { price, published } = await view(COW, `/projects/sacrifices/${COW}`, { preferences });
    // 45 × 2.6008 = 117.036
    expect(price).toEqual({ minor: 11_704, currency: 'USD' });
    expect(published).toEqual({ minor: 45_000, currency: 'OMR' });
  });

  test.each([
    [COW, 'open'],
    ['cow-share-kenya', 'completed'],
    ['vow-goat-tanzania', 'closed'],
  ])('returns for %s the availability %s', async (id, standing) => {
    expect((await view(id)).standing).toBe(standing);
  });

  test('returns 404 for an offering that is no sacrifice', async () => {
    await expect(view('wells')).rejects.toMatchObject({ status: 404 });
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
});

describe('sacrifice action', () => {
  test('adds shares with their names to the cart', async () => {
    const { cart, to } = await send();
    expect(to).toBe(`/projects/sacrifices/${COW}#news`);
    expect(cart?.lines).toEqual([
      {
        id: expect.any(String) as string,
        offeringId: COW,
        minor: 45_000,
        quantity: 2,
        intention: 'sacrifice',
        names: ['Salim Al-Balushi', 'مريم بنت سالم'],
        agency: true,
        isOne: true,
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

  test('requires a name for each chosen share', async () => {
    const { errors } = await send({ quantity: '3' });
    expect(errors).toEqual({ 'names[2]': ['This field is required'] });
  });

  test('returns the form with the typed values and without errors for the intent count', async () => {
    const answer = await send({ intent: 'count', quantity: '2', 'names[1]': undefined });
    expect(answer).toMatchObject({ errors: {}, typed: { quantity: '2' } });
    expect(answer.cart).toBeUndefined();
  });

  test.each(['0', '8', 'x', ''])('rejects %j shares', async (quantity) => {
    expect(Object.keys((await send({ quantity })).errors)).toEqual(['quantity']);
  });

  test('rejects eight shares with a message that names the limit of seven', async () => {
    expect((await send({ quantity: '8' })).errors).toEqual({
      quantity: ['Choose at most 7 at once'],
    });
  });

  test('returns 409 for more shares than remain', async () => {
    const three = { quantity: '3', 'names[2]': 'Ali' };
    const { errors, status } = await send(three);
    expect(status).toBe(409);
    expect(errors.quantity?.[0]).toMatch(/^Only 2 are left/);
  });

  test('accepts an order one minute before the closing time, and returns 409 at the closing time', async () => {
    vi.setSystemTime(new Date('2026-05-29T15:29:00Z'));
    expect((await send()).cart?.lines).toHaveLength(1);
    vi.setSystemTime(new Date('2026-05-29T15:30:00Z'));
    expect(await send()).toMatchObject({ status: 409, errors: { '': [expect.any(String)] } });
    vi.setSystemTime(new Date(TEST_NOW.getTime() + days(1)));
    expect((await send({ quantity: '1' }, 'vow-goat-tanzania')).status).toBe(409);
  });

  test('rejects names that are too long or contain control characters', async () => {
    const { errors } = await send({ 'names[0]': 'a'.repeat(121), 'names[1]': 'Ali\u202e' });
    expect(errors).toEqual({
      'names[0]': ['Too long: at most 120 characters'],
      'names[1]': ['This does not look right. Please check it.'],
    });
  });
});
