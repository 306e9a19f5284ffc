/** Saved pages: which responses are saved, how many and how long, and what happens at a deployment. */
import { beforeEach, expect, test } from 'vitest';
import { days } from '#domain/time/durations';
import { FakeCaches } from '#tests/support/fake-caches';
import { OFFLINE_IDS, SAVED_AS_HEADER, SAVED_AT } from './names';
import { MAX_PAGES, MAX_PAGE_LENGTH, OWN_TTL_MS, PAGE_TTL_MS, SavedPages } from './saved-pages';

const SITE = 'https://give.example';
const POLICY = "default-src 'none'; style-src 'self' 'sha256-page'";

function page(body: string, kind: string | null = 'page', status = 200): Response {
  return new Response(
    `<html><head><style id="s">a{}</style><title>${body} · Amal</title></head><body><main>${body}</main>` +
      '<script type="text/late" data-src="/late/x.js"></script></body></html>',
    {
      status,
      headers: {
        'content-type': 'text/html; charset=utf-8',
        'content-security-policy': POLICY,
        'set-cookie': 'cart=1',
        ...(kind && { [SAVED_AS_HEADER]: kind }),
      },
    },
  );
}

const OFFLINE_PAGE =
  `<html><head><style id="s">.alert{}</style><title>Offline · Amal</title></head><main>` +
  `<section id="${OFFLINE_IDS.unsent}" hidden="" role="alert">Nothing was sent</section>` +
  `<section id="${OFFLINE_IDS.saved}" hidden=""><ul class="x" id="${OFFLINE_IDS.list}"></ul></section>` +
  `<section id="${OFFLINE_IDS.note}" hidden="">Saved on ${SAVED_AT}.</section></main></html>`;

let caches: FakeCaches;
let now: number;
let fetched: string[];
let isOnline: boolean;
let pages: SavedPages;

const deployed = (build: string) =>
  new SavedPages({
    caches,
    fetch: async (url, init) => {
      fetched.push(`${new URL(url).pathname} ${init?.credentials ?? ''}`.trim());
      if (!isOnline) throw new TypeError('offline');
      if (!url.endsWith('/offline')) return page('fetched');
      return new Response(OFFLINE_PAGE, {
        headers: {
          [SAVED_AS_HEADER]: 'page',
          'content-security-policy': "style-src 'self' 'sha256-offline'",
        },
      });
    },
    now: () => now,
    timeZone: 'Asia/Muscat',
    build,
  });

beforeEach(() => {
  caches = new FakeCaches();
  now = Date.parse('2026-03-24T08:00:00Z');
  fetched = [];
  isOnline = true;
  pages = deployed('a');
});

const find = async (path: string) => (await pages.find(SITE + path))?.text();

test('saves a marked page without the scripts and cookies, and shows when it was saved', async () => {
  await pages.save(`${SITE}/ar/projects?page=2#top`, page('Wells'));
  const saved = await pages.find(`${SITE}/ar/projects?page=2`);
  const html = await saved!.text();
  expect(html).toContain('Wells');
  expect(html).toContain('Saved on 24-03-2026، 12:00.');
  expect(html).not.toMatch(/text\/late|hidden=""/);
  // The rules of the note are before those of the page, and both are allowed.
  expect(html).toMatch(/<style>\.alert\{\}<\/style><style id="s">a\{\}/);
  expect(saved!.headers.get('content-security-policy')).toBe(
    "default-src 'none'; style-src 'sha256-offline' 'self' 'sha256-page'",
  );
  expect(saved!.headers.get('set-cookie')).toBeNull();
  expect(await find('/ar/projects')).toBeUndefined();
});

test.each([
  ['a page without the mark', page('Cart', null)],
  ['a page with an unknown mark', page('Cart', 'everything')],
  ['an error page', page('Error', 'page', 503)],
  ['a very large page', page('x'.repeat(MAX_PAGE_LENGTH))],
  ['a failed request', Response.error()],
])('does not save %s', async (_, response) => {
  await pages.save(`${SITE}/cart`, response);
  expect(await find('/cart')).toBeUndefined();
});

test('fetches the offline page of the language once a day, without cookies', async () => {
  for (const path of ['/ar', '/ar/about', '/about']) await pages.save(SITE + path, page('x'));
  expect(fetched).toEqual(['/ar/offline omit', '/offline omit']);
  now += days(1);
  await pages.save(`${SITE}/about`, page('x'));
  expect(fetched.slice(2)).toEqual(['/offline omit']);
});

test('saves the page although the offline page cannot be fetched', async () => {
  isOnline = false;
  await pages.save(`${SITE}/about`, page('About'));
  expect(await find('/about')).toContain('About');
});

test('fetches a page that a page reports, with the cookies of the visitor', async () => {
  await pages.fetchAndSave(`${SITE}/about#team`);
  expect(fetched[0]).toBe('/about');
  expect(await find('/about')).toContain('fetched');
});

test('keeps the newest pages and the offline page', async () => {
  for (let at = 0; at <= MAX_PAGES; at++) await pages.save(`${SITE}/news/${at}`, page('x'));
  expect(await find('/news/0')).toBeUndefined();
  expect(await find('/news/1')).toBeDefined();
  expect(await find(`/news/${MAX_PAGES}`)).toBeDefined();
  expect(await pages.offlinePage(`${SITE}/cart`, false)).not.toBeNull();
});

test('limits the length of all pages together', async () => {
  for (let at = 0; at < 7; at++)
    await pages.save(`${SITE}/news/${at}`, page('x'.repeat(MAX_PAGE_LENGTH / 2 - 1_000)));
  expect(await find('/news/0')).toBeUndefined();
  expect(await find('/news/6')).toBeDefined();
});

test('pages expire after seven days, the order after three', async () => {
  await pages.save(`${SITE}/about`, page('x'));
  await pages.save(`${SITE}/orders/one`, page('Received', 'own'));
  now += OWN_TTL_MS;
  expect(await find('/orders/one')).toBeDefined();
  now += 1;
  expect(await find('/orders/one')).toBeUndefined();
  expect(await find('/about')).toBeDefined();
  now += PAGE_TTL_MS;
  expect(await find('/about')).toBeUndefined();
  await pages.removeExcess();
  expect(caches.urls().filter((url) => !url.endsWith('/offline'))).toEqual([]);
});

test('keeps only the last order', async () => {
  await pages.save(`${SITE}/orders/one`, page('First', 'own'));
  await pages.save(`${SITE}/orders/two`, page('Second', 'own'));
  expect(await find('/orders/one')).toBeUndefined();
  expect(await find('/orders/two')).toContain('Second');
});

test('forgets everything about the visitor', async () => {
  await pages.save(`${SITE}/about`, page('x'));
  await pages.save(`${SITE}/orders/one`, page('First', 'own'));
  await pages.forget();
  expect(caches.urls()).toEqual([`${SITE}/offline`]);
});

test('the offline page lists saved pages, the last order first, with escaped URLs', async () => {
  await pages.save(`${SITE}/projects?a="<b>&page=2`, page('Wells &amp; roads'));
  await pages.save(`${SITE}/orders/one`, page('Received', 'own'));
  const html = await (await pages.offlinePage(`${SITE}/cart`, false))!.text();
  const links = [...html.matchAll(/<a href="([^"]*)">([^<]*)<\/a>/g)].map(([, to, t]) => [to, t]);
  expect(links).toEqual([
    ['/orders/one', 'Received'],
    ['/projects?a=%22%3Cb%3E&amp;page=2', 'Wells &amp; roads'],
  ]);
  expect(html).toContain(`id="${OFFLINE_IDS.unsent}" hidden=""`);
});

test('a new deployment replaces the pages of the earlier one, and keeps the last order', async () => {
  await pages.save(`${SITE}/ar/about`, page('x'));
  await pages.save(`${SITE}/orders/one`, page('Received', 'own'));
  fetched = [];
  pages = deployed('b');
  await pages.replaceEarlierDeployment();
  expect(await find('/ar/about')).toBeUndefined();
  expect(await find('/orders/one')).toContain('Received');
  expect(fetched).toEqual(['/ar/offline omit', '/offline omit']);
  expect(await pages.offlinePage(`${SITE}/ar/cart`, false)).not.toBeNull();
});
