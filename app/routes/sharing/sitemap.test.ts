/** Tests of the sitemap: its files, the URLs of each record, cost and cache. */
import { expect, test, vi } from 'vitest';
import { SITEMAP_PART_SIZE } from '#contract/sitemap';
import { config } from '#config';
import { args, unreachable, visit } from '#tests/support/site';
import { setupTestSite } from '#tests/support/opened-site';
import { parseXml, textsOf } from '#tests/support/xml';
import { CHUNK_SIZE, MAX_OPEN } from '../../seo/sitemap/part.server';
import { loader as indexLoader } from './sitemap';
import { loader as partLoader } from './sitemap-part';

const site = setupTestSite();
const { publicUrl } = config();

const askIndex = () => indexLoader(args(visit('/sitemap.xml')));
const askPart = (part: string, headers: Record<string, string> = {}) =>
  partLoader(args(visit(`/sitemaps/${part}`, { headers }), { part }));

/** Returns the alternates of each URL: language and URL, in their order. */
async function urlsIn(part: string): Promise<Map<string, [string | null, string | null][]>> {
  const document = parseXml(await (await askPart(part)).text());
  return new Map(
    [...document.getElementsByTagName('url')].map((url) => [
      textsOf(url, 'loc')[0]!,
      [...url.getElementsByTagName('xhtml:link')].map((link) => [
        link.getAttribute('hreflang'),
        link.getAttribute('href'),
      ]),
    ]),
  );
}

/** Makes the charity API return this sitemap. Returns the requests for records. */
function replaceRecords(total: number, starts: string[]) {
  const requested: { after: number; limit: number }[] = [];
  site.fail((request) => {
    const { pathname, searchParams } = new URL(request.url);
    if (pathname === '/sitemap')
      return Response.json({ result: { sections: [{ section: 'projects', starts }] } });
    if (pathname !== '/sitemap/records') return undefined;
    const after = Number(searchParams.get('after') || 0);
    const limit = Number(searchParams.get('limit'));
    requested.push({ after, limit });
    const end = Math.min(total, after + limit);
    const data = Array.from({ length: end - after }, (_, at) => ({
      id: `campaign-${after + at + 1}`,
      languages: ['en', 'ar', 'tr', 'id'],
      updatedAt: null,
    }));
    return Response.json({ result: { data, next: end < total ? String(end) : null } });
  });
  return requested;
}

test('each file of the index can be read, and lists no URL twice', async () => {
  const parts = textsOf(parseXml(await (await askIndex()).text()), 'loc');
  const urls: string[] = [];
  for (const part of parts) urls.push(...(await urlsIn(part.split('/').at(-1)!)).keys());
  expect(new Set(urls).size).toBe(urls.length);
  expect(urls).toEqual(
    expect.arrayContaining([`${publicUrl}/`, `${publicUrl}/ar`, `${publicUrl}/tr/faqs`]),
  );
});

test('a record has a URL in each language, with links to all of them and x-default', async () => {
  const alternates = [
    ['en', `${publicUrl}/projects/tankers`],
    ['ar', `${publicUrl}/ar/projects/tankers`],
    ['tr', `${publicUrl}/tr/projects/tankers`],
    ['id', `${publicUrl}/id/projects/tankers`],
    ['x-default', `${publicUrl}/projects/tankers`],
  ];
  const urls = await urlsIn('projects-1.xml');
  expect(urls.get(`${publicUrl}/projects/tankers`)).toEqual(alternates);
  expect(urls.get(`${publicUrl}/ar/projects/tankers`)).toEqual(alternates);
});

test('a record is listed only in the languages in which it is written', async () => {
  site.fail((request) =>
    new URL(request.url).pathname === '/sitemap/records'
      ? Response.json({
          result: {
            data: [{ id: 'x', languages: ['ar', 'tr'], updatedAt: '2026-03-01T00:00:00.000Z' }],
            next: null,
          },
        })
      : undefined,
  );
  const urls = await urlsIn('projects-1.xml');
  expect([...urls.keys()]).toEqual([`${publicUrl}/ar/projects/x`, `${publicUrl}/tr/projects/x`]);
  expect(urls.get(`${publicUrl}/tr/projects/x`)?.at(-1)).toEqual([
    'x-default',
    `${publicUrl}/ar/projects/x`,
  ]);
});

test('the day or time of the last change is listed where it is known', async () => {
  const pages = parseXml(await (await askPart('pages.xml')).text());
  expect(textsOf(pages, 'lastmod').every((day) => /^\d{4}-\d\d-\d\d$/.test(day))).toBe(true);
  const news = parseXml(await (await askPart('news-1.xml')).text());
  expect(textsOf(news, 'lastmod').length).toBe(textsOf(news, 'url').length);
});

test('pages that must not be found are not listed', async () => {
  const paths = [...(await urlsIn('pages.xml')).keys()].map((url) => url.slice(publicUrl.length));
  for (const path of ['/cart', '/checkout', '/login', '/account', '/projects/orphans'])
    expect(paths).not.toContain(path);
});

test('a large part requests the next records only after the client has read those before', async () => {
  const requested = replaceRecords(20_000, ['', '5000', '10000', '15000']);
  const reader = (await askPart('projects-2.xml')).body!.getReader();
  expect(requested).toEqual([{ after: 5_000, limit: CHUNK_SIZE }]);
  await reader.read();
  await reader.read();
  expect(requested).toHaveLength(2);
  let chunks = 2;
  let largest = 0;
  for (let read = await reader.read(); !read.done; read = await reader.read()) {
    chunks += 1;
    largest = Math.max(largest, read.value.length);
  }
  // The last chunk is the end of the file.
  expect(chunks).toBe(SITEMAP_PART_SIZE / CHUNK_SIZE + 1);
  expect(requested.map(({ limit }) => limit).reduce((a, b) => a + b)).toBe(SITEMAP_PART_SIZE);
  expect(largest).toBeLessThan(1_000_000);
});

test('a part has at most 50,000 URLs and 50 MB', async () => {
  replaceRecords(20_000, ['', '5000']);
  const text = await (await askPart('projects-1.xml')).text();
  expect(text.match(/<loc>/g)).toHaveLength(SITEMAP_PART_SIZE * 4);
  expect(SITEMAP_PART_SIZE * 4).toBeLessThanOrEqual(50_000);
  expect(text.length).toBeLessThan(50_000_000);
});

test('only a few clients can read parts at the same time, and a client that leaves frees its place', async () => {
  replaceRecords(20_000, ['']);
  const open = await Promise.all(
    Array.from({ length: MAX_OPEN }, async () => (await askPart('projects-1.xml')).body!),
  );
  const rejected = await askPart('projects-1.xml');
  expect([rejected.status, rejected.headers.get('retry-after')]).toEqual([503, '30']);
  await open[0]!.cancel();
  const next = await askPart('projects-1.xml');
  expect(next.status).toBe(200);
  await Promise.all([...open.slice(1), next.body!].map((body) => body.cancel()));
});

test('an unchanged part returns 304 without a request for its records', async () => {
  const answer = await askPart('projects-1.xml');
  await answer.text();
  const etag = answer.headers.get('etag')!;
  const requested = replaceRecords(10, ['']);
  expect((await askPart('projects-1.xml', { 'if-none-match': etag })).status).toBe(304);
  expect(requested).toEqual([]);
});

test('the ETag of a part changes with the content', async () => {
  const before = (await askPart('pages.xml')).headers.get('etag');
  await site.db
    .updateTable('content_version')
    .set(({ eb }) => ({ version: eb('version', '+', 1) }))
    .execute();
  expect((await askPart('pages.xml')).headers.get('etag')).not.toBe(before);
});

test.each(['orphans-1.xml', 'projects-99.xml', 'projects-0.xml', 'projects.xml', 'pages', '../x'])(
  'the unknown part %s is a 404',
  async (part) => {
    await expect(askPart(part)).rejects.toMatchObject({ status: 404 });
  },
);

test('an outage while a client reads ends the file with an error', async () => {
  replaceRecords(20_000, ['']);
  const body = (await askPart('projects-1.xml')).body!;
  const reader = body.getReader();
  await reader.read();
  site.fail(unreachable);
  await expect(reader.read()).rejects.toThrow();
});

test('a client that reads too slowly gets an error and frees its place', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  replaceRecords(20_000, ['']);
  const reader = (await askPart('projects-1.xml')).body!.getReader();
  await reader.read();
  vi.advanceTimersByTime(3 * 60_000);
  await expect(reader.read()).rejects.toThrow('too slowly');
});
