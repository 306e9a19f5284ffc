/** Cached pages are the same for all guests, and never contain data of a signed-in donor. */
import { expect, test } from 'vitest';
import { localisedPath, type SitePath } from '#web/links';
import routes from '#app/routes';
import { COOKIE_NAMES } from '#app/visitor/plain-request';
import { preferencesPacking, type Preferences } from '#app/visitor/preferences-cookie.server';
import { sealedCookie } from '#web/security/sealed-cookie.server';
import { cartCookie, CART_SECRET } from '#tests/bench/cart';
import { forgedCookie } from '#tests/support/forged-cookie';
import { setupServer } from '#tests/support/opened-server';
import { sampleTokens } from '#tests/support/tokens';
import { sampleUrlOf, urlPatternsOf } from './site-map';

const NAME = 'Canary Al-Bulbuli';
/** Any part of the donor's name or tokens. Base64 of the name is part of the access token. */
const CANARY = /canary|bulbuli|Q2FuYXJ5/i;

/** The person in whose name a gift of the cart is. */
const RECIPIENT = /مريم|92345678/;

/** Headers that differ in each response. */
const OF_ONE_RESPONSE = ['date', 'x-request-id'];

const PATHS = urlPatternsOf(await routes)
  .filter(({ inLanguages, file }) => inLanguages && file.endsWith('.tsx'))
  .map(sampleUrlOf) as SitePath[];

const server = setupServer();

const { access, refresh } = sampleTokens('canary-refresh', undefined, NAME);
const cookie = forgedCookie(COOKIE_NAMES.auth, JSON.stringify([1, [access, refresh]]), CART_SECRET);

async function request(path: string, headers: Record<string, string> = {}) {
  const response = await fetch(server.origin + path, { headers, redirect: 'manual' });
  const all = [...response.headers].filter(([name]) => !OF_ONE_RESPONSE.includes(name));
  const body = await response.text();
  const module = /data-src="([^"]+)"/.exec(body)?.[1]?.replaceAll('&amp;', '&');
  const late = module ? await (await fetch(server.origin + module)).text() : '';
  return { etag: response.headers.get('etag'), body, text: JSON.stringify(all) + body + late };
}

test('a page of a signed-in donor leaves nothing in the pages of guests', async () => {
  let [donors, cached] = [0, 0];
  for (const path of PATHS.map((one) => localisedPath(one, 'ar'))) {
    const own = await request(path, { cookie });
    if (CANARY.test(own.text)) donors++;
    expect(own.etag, `${path} of a signed-in donor is not cached`).toBeNull();
    const guest = await request(path);
    expect(CANARY.test(guest.text), path).toBe(false);
    if (guest.etag === null) continue;
    cached++;
    expect(await request(path), path).toEqual(guest);
  }
  // The canary is in the top bar of nearly every page, so the test would find it in a cached one.
  expect(donors).toBeGreaterThan(20);
  expect(cached).toBeGreaterThan(15);
}, 120_000);

function cookieWith(preferences: Preferences): string {
  const kept = { secrets: [CART_SECRET], secure: false };
  const written = sealedCookie(COOKIE_NAMES.preferences, preferencesPacking, kept).write(
    preferences,
  );
  return written!.split(';', 1)[0]!;
}

/**
 * Removes what differs in each rendering: the nonce, the time until a deadline, whose minutes can change between two
 * requests, and the scripts at the end, which a shared page has in a module.
 */
function withoutMoment(text: string): string {
  return text
    .replaceAll(/\b\d+ (?:month|day|hour|min)s?\b/g, '')
    .replaceAll(/ nonce="[^"]*"/g, '')
    .replace(/<script(?: type="text\/late"|>window\.__remixContext)[\s\S]*$/, '');
}

test.each(['OMR', 'USD'] as const)(
  'a shared page of visitors with gifts in %s equals the page rendered for one of them',
  async (currency) => {
    const preferences = cookieWith({ currency, announced: 'gift-abcdef' });
    const cart = cartCookie(currency);
    let [shared, personal] = [0, 0];
    for (const path of PATHS) {
      const page = await request(path, { cookie: cart });
      if (page.etag === null) {
        if (RECIPIENT.test(page.text)) personal++;
        continue;
      }
      shared++;
      expect(page.text, path).not.toMatch(RECIPIENT);
      // A message for the next page makes the page private.
      const own = await request(path, { cookie: `${cart}; ${preferences}` });
      expect(own.etag, path).toBeNull();
      expect(withoutMoment(page.body), path).toBe(withoutMoment(own.body));
    }
    expect(shared).toBeGreaterThan(15);
    // The cart shows the recipient, so the test would find this person in a shared page.
    expect(personal).toBeGreaterThan(0);
  },
  120_000,
);

/** Returns the query of the last option of each choice in the form that filters the list of a page. */
function filterQueries(html: string): string[] {
  const [, form = ''] = /<form[^>]* method="get"[^>]*>(.*?)<\/form>/s.exec(html) ?? [];
  const selects = [...form.matchAll(/<select[^>]* name="(\w+)"[^>]*>(.*?)<\/select>/gs)];
  return selects.map(([, name, options = '']) => {
    const [, value = ''] = [...options.matchAll(/<option value="([^"]*)"/g)].at(-1) ?? [];
    return `${name}=${value}`;
  });
}

test('a page from the cache shows the filters of its URL', async () => {
  let filters = 0;
  for (const path of PATHS) {
    const { body } = await request(path);
    for (const query of filterQueries(body)) {
      filters++;
      const [, value] = query.split('=');
      const filtered = await request(`${path}?${query}`);
      expect(filtered.body, `${path}?${query}`).toContain(`<option value="${value}" selected`);
    }
  }
  expect(filters).toBeGreaterThan(20);
}, 60_000);

test.each(['/login', '/signup', '/forget-password'])('%s is not cached', async (path) => {
  const response = await fetch(server.origin + path);
  expect(response.status).toBe(200);
  expect(response.headers.get('cache-control')).toBe('no-store');
  expect(response.headers.get('etag')).toBeNull();
});

test('a page is the same with a cookie that another site has set', async () => {
  expect(await request('/faqs', { cookie: 'preferences=Canary' })).toEqual(await request('/faqs'));
});
