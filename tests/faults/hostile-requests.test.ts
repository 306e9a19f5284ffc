/**
 * Hostile requests to every URL of the built server: no response is a 500 or a blank page, memory does not grow, and
 * the site serves donors afterwards.
 */
import { readFileSync } from 'node:fs';
import { request, type IncomingHttpHeaders, type RequestOptions } from 'node:http';
import { connect, type Socket } from 'node:net';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import routes from '#app/routes';
import { sampleUrlOf, urlPatternsOf } from '#tests/guards/site-map';
import { startServer, type RunningServer } from '#tests/support/server';
import { encodedForm, formsIn, HOSTILE_VALUES } from './hostile-forms';

const URLS = [...new Set(urlPatternsOf(await routes).map(sampleUrlOf))];
const MB = 1024 * 1024;
/** Garbage that was not collected yet, and pages that the server caches. */
const GROWTH = 120 * MB;
/** Only programs call these URLs: the status is enough. */
const OF_PROGRAMS = /^\/(?:ar\/)?(?:(?:webhooks|sandbox|lookups)\/|ngo\/add\/draft)/;
const FORM = 'application/x-www-form-urlencoded';

let server: RunningServer;
beforeAll(async () => {
  server = await startServer();
}, 60_000);
afterAll(() => server?.stop());

type Answer = { status: number; headers: IncomingHttpHeaders; text: string };
type Sent = { method?: string; headers?: RequestOptions['headers']; body?: string | Buffer };

/** Sends a request as a page of the site would, so that the check against forms of other sites accepts it. */
function send(path: string, { method = 'GET', headers = {}, body }: Sent = {}): Promise<Answer> {
  const { hostname, port } = new URL(server.origin);
  return new Promise((resolve, reject) => {
    const own = { 'sec-fetch-site': 'same-origin', origin: server.origin };
    const sent = request(
      { hostname, port, path, method, headers: { ...own, ...headers }, agent: false },
      (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('error', reject);
        response.on('end', () => {
          const { statusCode = 0, headers: received } = response;
          const text = Buffer.concat(chunks).toString();
          resolve({ status: statusCode, headers: received, text });
        });
      },
    );
    let isAnswered = false;
    sent.on('response', () => (isAnswered = true));
    // The server may reject a body before all of it is sent.
    sent.on('error', (error) => !isAnswered && reject(error));
    if (body === undefined || body.length < MB) return void sent.end(body);
    // Stop sending when the response arrives, as browsers do.
    let at = 0;
    const more = () => {
      if (isAnswered || at >= body.length) return void sent.end();
      // The pause lets the client read a response between two parts.
      sent.write(body.slice(at, (at += MB / 16)), () => setImmediate(more));
    };
    more();
  });
}

/** A redirect needs no text. Every other response tells the visitor something. */
function expectHarmless({ status, text }: Answer, about: string): void {
  expect(status, about).toBeLessThan(500);
  const hasText = text.trim().length > 0;
  const isEmptyByDesign = status === 204 || (status >= 300 && status < 400);
  const needsText = !isEmptyByDesign && !OF_PROGRAMS.test(about);
  expect(hasText || !needsText, `${about}: blank page, status ${status}`).toBe(true);
  expect(text, about).not.toMatch(/\bat \S+ \(?(?:file:\/\/|\/)\S+:\d+:\d+/);
}

async function inGroups<Item>(items: readonly Item[], run: (item: Item) => Promise<void>) {
  for (let n = 0; n < items.length; n += 8)
    await Promise.all(items.slice(n, n + 8).map((item) => run(item)));
}

const residentBytes = () =>
  Number(/VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${server.pid}/status`, 'utf8'))?.[1]) * 1024;

const QUERIES = {
  'values of another type':
    '?page=-1&page=2&offset=abc&limit=1e9&type=a&type=b&itemData=%5B%7B%22id%22%3A%7B%7D%7D%5D',
  'names of the prototype and broken bytes':
    '?__proto__=1&constructor=1&q=%E0%A4%A&%ZZ=%&id=%00&itemData=%7B%5B',
  'a long value': `?q=${'x'.repeat(6_000)}`,
} as const;

describe.each(Object.entries(QUERIES))('a query with %s', (_, query) => {
  test('is harmless on every URL', async () => {
    await inGroups(URLS, async (url) => expectHarmless(await send(url + query), url + query));
  });
});

test.each(['PUT', 'OPTIONS', 'TRACE'])('the method %s is rejected on every URL', async (method) => {
  await inGroups(URLS, async (url) => {
    const answer = await send(url, { method });
    expect(answer.status, url).toBe(405);
    expectHarmless(answer, url);
  });
});

const BODIES: Record<string, { type?: string; body: string | Buffer; extra?: object }> = {
  'a form with names of the prototype': { type: FORM, body: '__proto__[a]=1&constructor=1&a[b]=c' },
  'a form with one field 190 times': { type: FORM, body: 'intent=cart&'.repeat(190) },
  'a form of broken escape sequences': { type: FORM, body: '%=%&%E0%A4%A=%ZZ&=&&=' },
  'a form in another character set': { type: `${FORM}; charset=utf-16`, body: '\u0000a\u0000=' },
  'files without a boundary': { type: 'multipart/form-data', body: 'x' },
  'files that end too early': {
    type: 'multipart/form-data; boundary=b',
    body: '--b\r\ncontent-disposition: form-data; name="a"; filename="../../a"\r\n\r\nxyz',
  },
  'parts without names': { type: 'multipart/form-data; boundary=b', body: '--b\r\n\r\nx\r\n--b--' },
  'broken JSON': { type: 'application/json', body: '{"a":' },
  'deeply nested JSON': { type: 'application/json', body: '['.repeat(30_000) },
  'null as JSON': { type: 'application/json', body: 'null' },
  'bytes without a type': { body: Buffer.from([0, 255, 254, 0]) },
  'bytes that are not gzip': {
    type: FORM,
    body: 'not gzip',
    extra: { 'content-encoding': 'gzip' },
  },
};

describe('a POST', () => {
  /** URLs that accept forms. The others reject every POST with 405. */
  let accepting: string[];
  beforeAll(async () => {
    accepting = [];
    await inGroups(URLS, async (url) => {
      const answer = await send(url, {
        method: 'POST',
        headers: { 'content-type': FORM },
        body: '',
      });
      expectHarmless(answer, url);
      if (answer.status !== 405) accepting.push(url);
    });
    expect(accepting.length).toBeGreaterThan(20);
  });

  test.each(Object.entries(BODIES))('with %s is harmless', async (_, { type, body, extra }) => {
    const headers = { ...(type ? { 'content-type': type } : {}), ...extra };
    await inGroups(accepting, async (url) =>
      expectHarmless(await send(url, { method: 'POST', headers, body }), url),
    );
  });
});

test('hostile values in the fields of every form are harmless', { timeout: 300_000 }, async () => {
  const found = new Map<string, ReturnType<typeof formsIn>[number]>();
  for (const url of URLS.map((path) => (path === '/' ? '/ar' : `/ar${path}`))) {
    const { text, status } = await send(url);
    // The pages of the files for others have no language.
    if (status >= 300) continue;
    for (const form of formsIn(text, url))
      if (form.method === 'post')
        found.set(`${form.action} ${[...form.fields.keys()].sort().join()}`, form);
  }
  const forms = [...found.values()];
  expect(forms.length).toBeGreaterThan(20);
  const value = fc.constantFrom(...Object.values(HOSTILE_VALUES));
  const tried = fc.constantFrom(...forms).chain((form) => {
    const names = [...form.fields.keys()];
    const some = fc.subarray(names, { minLength: Math.min(1, names.length) });
    return some.chain((chosen) =>
      fc
        .array(value, { minLength: chosen.length, maxLength: chosen.length })
        .map((values) => ({ form, body: new Map(chosen.map((name, n) => [name, values[n]!])) })),
    );
  });
  const runs = Number(process.env.HOSTILE_FORMS ?? 60);
  await fc.assert(
    fc.asyncProperty(tried, async ({ form, body }) => {
      const headers = { 'content-type': FORM };
      const sent = encodedForm(form.fields, body);
      const answer = await send(form.action, { method: 'POST', headers, body: sent });
      expectHarmless(answer, form.action);
      expect(answer.headers['set-cookie']?.join() ?? '').not.toContain('x=1');
    }),
    { numRuns: runs, endOnFailure: true },
  );
});

describe('cookies', () => {
  const cookies = async () => {
    const { headers } = await send('/language', {
      method: 'POST',
      headers: { 'content-type': FORM },
      body: 'locale=ar&returnTo=%2F',
    });
    return (headers['set-cookie'] ?? []).map((line) => line.split(';', 1)[0]!);
  };

  test('that are changed, cut or of other bytes make a visitor without cookies', async () => {
    const valid = await cookies();
    const names = ['cart', 'auth', 'prefs', ...valid.map((cookie) => cookie.split('=', 1)[0]!)];
    const values = [
      '',
      '%',
      '%00',
      'e30',
      'null',
      'x'.repeat(3_000),
      '"',
      ...valid.map((v) => v.slice(3, -2)),
    ];
    const all = [...new Set(names)].flatMap((name) => values.map((value) => `${name}=${value}`));
    await inGroups(all, async (cookie) => {
      for (const path of ['/cart', '/checkout', '/ar/account'])
        expectHarmless(await send(path, { headers: { cookie } }), `${path} ${cookie.slice(0, 40)}`);
    });
  });

  test('of 20 KB are accepted, and of 40 KB rejected with a page', async () => {
    const withCookie = (bytes: number) =>
      send('/', { headers: { cookie: `x=${'y'.repeat(bytes)}` } });
    expect((await withCookie(20_000)).status).toBe(200);
    const rejected = await withCookie(40_000);
    expect(rejected.status).toBe(431);
    expectHarmless(rejected, '40 KB of cookies');
  });
});

describe('load without an end', () => {
  test('bodies of 100 MB and 200,000 fields are rejected without being read', async () => {
    const before = residentBytes();
    const headers = { 'content-type': FORM };
    const chunk = Buffer.alloc(MB, 'a');
    for (const [about, body] of [
      ['100 MB', Buffer.concat(Array.from({ length: 100 }, () => chunk))],
      ['200,000 fields', 'a=1&'.repeat(200_000)],
    ] as const) {
      const answer = await send('/cart', { method: 'POST', headers, body });
      expect(answer.status, about).toBe(413);
      expectHarmless(answer, about);
    }
    expect(residentBytes() - before).toBeLessThan(GROWTH);
  });

  test('200 clients that send one byte and wait do not delay a donor', async () => {
    const { hostname, port } = new URL(server.origin);
    const sockets = await Promise.all(
      Array.from(
        { length: 200 },
        (_, n) =>
          new Promise<Socket>((resolve, reject) => {
            const socket = connect(Number(port), hostname, () => {
              socket.write(
                n % 2 ? 'G' : `POST /cart HTTP/1.1\r\nhost: x\r\ncontent-length: 9\r\n\r\na`,
              );
              resolve(socket);
            });
            socket.on('error', reject);
          }),
      ),
    );
    onTestFinished(() => sockets.forEach((socket) => socket.destroy()));
    for (const path of ['/', '/cart', '/projects/wells'])
      expect((await send(path)).status, path).toBe(200);
  });
});

test('after all hostile requests, the log has no unhandled error and memory has not grown', async () => {
  const pass = () =>
    inGroups(URLS, async (url) => void (await send(`${url}?q=${'y'.repeat(500)}`)));
  await pass();
  const before = residentBytes();
  await pass();
  expect(residentBytes() - before).toBeLessThan(GROWTH);
  expect(server.output()).not.toMatch(/"type":"(?:TypeError|RangeError|UnhandledError)"/);
});
