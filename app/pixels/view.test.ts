/** Tests what pages ask, send and allow for advertising pixels, by the visitor's choice. */
import { expect, test } from 'vitest';
import { clearResponseCache } from '#app/charity/client.server';
import { pageKey, pageRequest } from '#app/visitor/page-key.server';
import { readVisitor } from '#app/visitor/visitor.server';
import { money } from '#domain/money';
import { setupTestSiteAtSeedTime } from '#tests/support/opened-site';
import { addPixels } from '#tests/support/pixels';
import { unreachable, visit } from '#tests/support/site';
import { donationView, pixelView } from './view.server';
import { changeRates } from '#tests/support/api/documents';

const site = setupTestSiteAtSeedTime();

const AGREED = { preferences: { pixels: true } };
const view = (path: string, sent: Parameters<typeof visit>[1] = {}) =>
  pixelView(readVisitor(visit(path, sent)));

test('a charity without pixels asks nothing and sends nothing', async () => {
  expect(await view('/')).toBeUndefined();
  expect(await view('/', AGREED)).toBeUndefined();
  const visitor = readVisitor(visit('/', AGREED));
  expect(await donationView(visitor, { token: 'a', total: money(25_500, 'OMR') })).toBeUndefined();
});

const used = async () => {
  await addPixels(site.db);
  clearResponseCache();
};

test('asks on a public page, in its language, and sends nothing before the answer', async () => {
  await used();
  const asked = await view('/ar/about');
  expect(asked).toEqual({
    title: 'الإعلانات',
    text: expect.stringContaining('Google') as string,
    accept: 'أوافق',
    reject: 'أرفض',
  });
  expect(await view('/cart')).toBeUndefined();
  expect(await view('/projects/orphans')).toBeUndefined();
});

test('sends nothing after a rejection, on light pages, and while the API is unreachable', async () => {
  await used();
  expect(await view('/about', { preferences: { pixels: false } })).toBeUndefined();
  expect(await view('/about', { preferences: { light: true } })).toBeUndefined();
  const light = await view('/about', { preferences: { pixels: true, light: true } });
  expect(Object.keys(light!)).toEqual(['title', 'reject']);
  site.fail(unreachable);
  expect(await view('/about', AGREED)).toBeUndefined();
});

test('reports the path of a public page without its query, and no other page', async () => {
  await used();
  const shown = await view('/ar/projects?search=my+name', AGREED);
  const pages = shown!.beacons!.urls.flatMap((url) => {
    const { searchParams } = new URL(url);
    return searchParams.get('dl') ?? searchParams.get('url') ?? [];
  });
  expect(pages).toEqual(Array(2).fill('http://localhost:3000/ar/projects'));
  expect(shown!.beacons!.urls.join()).not.toContain('name');
  const cart = await view('/cart', AGREED);
  expect(cart).toMatchObject({ reject: expect.stringContaining('Stop') as string });
  expect(cart).not.toHaveProperty('beacons');
  expect(cart).not.toHaveProperty('origins');
  expect((await view('/orders/abc', AGREED))!.origins).toContain('https://www.facebook.com');
});

test('reports a donation in ringgit at the rates of the charity, and what the donor paid', async () => {
  await used();
  const name = { en: 'Ringgit', ar: '', tr: '', id: '' };
  const ringgit = { currency: 'MYR', rate: '11.5', at: new Date().toISOString() };
  await changeRates(site.db, (rates) => [...rates, { ...ringgit, title: name, source: name }]);
  clearResponseCache();
  const visitor = readVisitor(visit('/orders/abc', AGREED));
  const sent = await donationView(visitor, { token: 'secret', total: money(25_555, 'OMR') });
  const [facebook] = sent!.urls.map((url) => Object.fromEntries(new URL(url).searchParams));
  // 25.555 × 11.5 = 293.8825
  expect(facebook).toMatchObject({
    ...{ 'cd[value]': '293.88', 'cd[currency]': 'MYR' },
    ...{ 'cd[paid_value]': '25.555', 'cd[paid_currency]': 'OMR' },
  });
  expect(sent!.once).toMatch(/^[\w-]{12}$/);
  expect(JSON.stringify(sent)).not.toMatch(/secret|orders/);
});

test('reports the paid amount when there is no fresh rate', async () => {
  await used();
  await changeRates(site.db, (rates) => rates.filter(({ currency }) => currency !== 'MYR'));
  clearResponseCache();
  const visitor = readVisitor(visit('/orders/abc', AGREED));
  const sent = await donationView(visitor, { token: 'secret', total: money(10_000, 'OMR') });
  expect(new URL(sent!.urls[0]!).searchParams.get('cd[value]')).toBe('10');
  expect(new URL(sent!.urls[0]!).searchParams.get('cd[currency]')).toBe('OMR');
  // A network without currencies would count rials as ringgit.
  expect(sent!.urls.join()).not.toContain('tw_sale_amount');
});

test('visitors with different choices do not share a cached page, and its request repeats the choice', () => {
  const keys = [undefined, true, false].map((pixels) =>
    pageKey(visit('/about', { preferences: { pixels } })),
  );
  expect(new Set(keys).size).toBe(3);
  for (const [at, key] of keys.entries()) {
    const request = pageRequest(key!, new AbortController().signal);
    expect(readVisitor(request).preferences.pixels).toBe([undefined, true, false][at]);
  }
});
