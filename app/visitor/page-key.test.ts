/** Tests which requests share a cached page: requests of visitors without cookies of ours, by path and query. */
import { describe, expect, test } from 'vitest';
import { LOCALES } from '#domain/locales';
import { cartOf } from '#tests/support/carts';
import { visit } from '#tests/support/site';
import { sampleTokens } from '#tests/support/tokens';
import { pageKey, pageRequest } from './page-key.server';
import { anonymousRequestKey } from './plain-request';
import { GIFT_COUNT, SPLIT_SCRIPTS_HEADER } from '#web/security/internal-headers';
import { readVisitor } from './visitor.server';

const key = (path: string, sent: Parameters<typeof visit>[1] = {}) => pageKey(visit(path, sent));

test.each([
  ['/', '/'],
  ['/ar', '/ar'],
  ['/projects?utm_source=tv&fbclid=x&page=2', '/projects?page=2'],
  // The key has the parameters in a fixed order.
  ['/projects?category=water&page=2', '/projects?page=2&category=water'],
  // A form without scripts sends its empty fields.
  ['/projects?category=&page=2&search=', '/projects?page=2'],
  ['/projects?category=a&category=b', '/projects?category=a&category=b'],
  // No link or form of ours creates these values.
  ['/projects?page=1%26category%3Dwater', null],
  ['/projects?category=%D9%85%D8%A7%D8%A1', null],
  [`/projects?category=${'x'.repeat(65)}`, null],
  ['/projects?search=water', null],
  // The form of this page has zakat selected.
  ['/projects/bread?intention=zakat', null],
  ['/training?when=past&category=health', '/training?category=health&when=past'],
  ['/projects/orphans', '/projects/orphans'],
  ['/projects/orphans?gender=female', null],
  ['/projects/orphans?page=2', null],
  ['/?page=2', null],
  ['/projects.data', null],
  ['/__manifest?p=/cart&version=1', null],
  ['/files/scenes/hero.webp', null],
  ['/give', '/give'],
  ['/give?amount=25', null],
  ['/robots.txt', '/robots.txt'],
  ['/sitemap.xml?page=2', '/sitemap.xml'],
  ...['/cart', '/checkout', '/orders/key', '/newsletter', '/language'].flatMap((path) => [
    [path, null] as [string, null],
    [`/ar${path}`, null] as [string, null],
  ]),
  ['/cartoons', '/cartoons'],
])('the key of %s is %s', (path, expected) => {
  expect(key(path)).toBe(expected);
});

test.each<[string, Parameters<typeof visit>[1]]>([
  ['with more gifts than a shared page shows', { cart: cartOf({ quantity: 10 }) }],
  ['with a message for the next page', { preferences: { flash: 'subscribed' } }],
  ['with an added gift to announce', { preferences: { announced: 'gift-abcdef' } }],
  ['who chose another language', { preferences: { locale: 'ar' } }],
  ['whose browser prefers another language', { headers: { 'accept-language': 'ar-OM' } }],
  ['who sends a form', { form: {} }],
])('page key of a personal request is null for a visitor %s', (_, sent) => {
  expect(key('/', sent)).toBeNull();
});

test('page key of a personal request is null for a visitor who is signed in', () => {
  expect(key('/', { tokens: sampleTokens('x') })).toBeNull();
});

test.each<[string, string, Parameters<typeof visit>[1]]>([
  ['with an empty cart', '/', { cart: cartOf() }],
  ['who chose the language of the page', '/ar', { preferences: { locale: 'ar' } }],
  [
    'whose language was detected before',
    '/',
    { preferences: { languageDetected: true }, headers: { 'accept-language': 'ar' } },
  ],
  [
    'whose browser prefers another language, on another page than the home page',
    '/faqs',
    { headers: { 'accept-language': 'ar' } },
  ],
  ['with forged preferences', '/', { headers: { cookie: 'preferences=forged.signature' } }],
  ['with cookies of third parties', '/', { headers: { cookie: '_ga=1; _fbp=2' } }],
])('a visitor %s gets the cached page %s', (_, path, sent) => {
  expect(key(path, sent)).toBe(path);
});

test('light pages have their own key, by Save-Data or by the choice of the visitor', () => {
  expect(key('/', { headers: { 'save-data': 'on' } })).toBe('/#light=1');
  expect(key('/', { preferences: { light: true } })).toBe('/#light=1');
});

test('visitors with the same number of gifts and the same currency share a page', () => {
  expect(key('/ar', { cart: cartOf({ quantity: 3 }) })).toBe('/ar#gifts=3');
  expect(key('/ar', { cart: { ...cartOf({ quantity: 3 }), currency: 'USD' } })).toBe(
    '/ar#gifts=3&currency=USD',
  );
  expect(key('/ar', { preferences: { currency: 'USD' } })).toBe('/ar#currency=USD');
  expect(key('/ar/cart', { cart: cartOf({ quantity: 3 }) })).toBeNull();
});

test('a HEAD request has the key of the GET request', () => {
  const head = (headers: Record<string, string>) =>
    new Request(visit('/').url, { method: 'HEAD', headers });
  expect(pageKey(head({}))).toBe('/');
  expect(pageKey(head({ 'accept-language': 'ar' }))).toBeNull();
});

test.each<[string, string[]]>([
  ['/', []],
  ['/ar/projects?page=2&category=water', []],
  ['/faqs#light=1', ['save-data']],
  ['/ar/faqs#gifts=9', [GIFT_COUNT]],
  ['/ar/faqs#light=1&gifts=2&currency=USD', ['cookie', 'save-data', GIFT_COUNT]],
])('the request that renders %s has the same key and only the headers %j', (pageUrl, headers) => {
  const request = pageRequest(pageUrl, new AbortController().signal);
  expect(pageKey(request)).toBe(pageUrl);
  // SPLIT_SCRIPTS_HEADER contains the key under which the page will be cached.
  expect([...request.headers.keys()].sort()).toEqual([...headers, SPLIT_SCRIPTS_HEADER].sort());
});

test('the request that renders a shared page contains the currency, and nothing else of the visitor', () => {
  const { preferences, cart } = readVisitor(
    pageRequest('/#gifts=2&currency=USD', new AbortController().signal),
  );
  expect(preferences).toEqual(
    readVisitor(visit('/', { preferences: { currency: 'USD' } })).preferences,
  );
  expect(preferences.currency).toBe('USD');
  expect(cart).toEqual({ ...cartOf(), currency: 'USD' });
});

describe('anonymousRequestKey', () => {
  const paths = ['/', '/?utm_source=tv', '/ar', '/projects?page=2', '/cart', '/checkout'];
  const headers: Record<string, string>[] = [
    {},
    ...LOCALES.map((locale) => ({ 'accept-language': locale })),
    { 'save-data': 'on' },
    { cookie: '_ga=1' },
    { 'user-agent': 'x', 'x-forwarded-host': 'evil.example' },
  ];

  test.each(paths)('returns the same text for %s only when the page key is the same', (path) => {
    const seen = new Map<string, string | null>();
    for (const sent of headers) {
      const requestKey = anonymousRequestKey(path, sent)!;
      const expected = key(path, { headers: sent });
      expect(seen.get(requestKey) ?? expected).toBe(expected);
      seen.set(requestKey, expected);
    }
  });

  test('returns null for a request with a cookie of ours', () => {
    for (const cookie of ['cart=x', 'a=b; auth=x', 'a=b;preferences=x'])
      expect(anonymousRequestKey('/', { cookie })).toBeNull();
    expect(anonymousRequestKey('/', { cookie: 'mycart=x; a=cart' })).not.toBeNull();
  });
});

test('files for search engines have one key for all visitors', () => {
  const preferences = { currency: 'USD' } as const;
  expect(key('/robots.txt', { cart: cartOf({ quantity: 2 }), preferences })).toBe('/robots.txt');
});
