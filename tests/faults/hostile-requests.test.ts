/**
 * Hostile requests to every URL of the built server, of donors and of signed-in staff: no response is a 500 or a blank
 * page, none needs much CPU time, memory does not grow, and the site serves donors afterwards.
 */
import { Agent } from 'node:http';
import { connect, type Socket } from 'node:net';
import fc from 'fast-check';
import { TOTP } from 'otpauth';
import { beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import routes from '#app/routes';
import { COOKIE_NAMES } from '#app/visitor/plain-request';
import staffRoutes from '#staff/routes';
import { cpuOf, megabytesOf } from '#tests/bench/process';
import { sampleUrlOf, urlPatternsOf } from '#tests/guards/site-map';
import { firstOwnerPath, OWNER } from '#tests/support/first-owner';
import { setupServer } from '#tests/support/opened-server';
import { encodedForm, formsIn, HOSTILE_VALUES, type FoundForm } from './hostile-forms';
import { hostileForm, hostileQuery } from './hostile-names';
import { runs, SEED } from './run';
import { requestAt, type Reply } from './serve';

const URLS = [...new Set(urlPatternsOf(await routes).map(sampleUrlOf))];
const STAFF_VALUES: Record<string, string> = { kind: 'campaigns', id: 'wells', seq: '1', '*': 'x' };
/** Without the URL that ends the session of the test. */
const STAFF_URLS = urlPatternsOf(await staffRoutes)
  .map(({ pattern }) =>
    pattern.replace(/:?(\w+|\*)/g, (part, name: string) =>
      part.startsWith(':') || part === '*' ? (STAFF_VALUES[name] ?? 'none') : part,
    ),
  )
  .filter((url) => url !== '/staff/sign-out');
const ALL_URLS = [...URLS, ...STAFF_URLS];
/** Megabytes. Garbage that was not collected yet, and pages that the server caches. */
const MAX_GROWTH = 60;
/** Only programs call these URLs: the status is enough. */
const OF_PROGRAMS = /^\/(?:ar\/)?(?:(?:webhooks|trial|lookups)\/|ngo\/add\/draft)/;
const FORM = 'application/x-www-form-urlencoded';

const server = setupServer({ env: { LOG_LEVEL: 'info' } });
/** Cookies of a signed-in owner. */
let staffCookies = '';
beforeAll(async () => {
  const join = firstOwnerPath(server);
  const { text } = await send(join);
  const secret = / secret">([^<]+)/.exec(text)![1]!.replaceAll(' ', '');
  const typed = { ...OWNER, passwordAgain: OWNER.password, code: new TOTP({ secret }).generate() };
  const body = new URLSearchParams(typed).toString();
  const { headers } = await send(join, { method: 'POST', headers: { 'content-type': FORM }, body });
  staffCookies = headers['set-cookie']!.map((cookie) => cookie.split(';', 1)[0]).join('; ');
  expect((await send('/staff/people')).status).toBe(200);
});

type Sent = Parameters<typeof requestAt>[2];

/** Sends a request as a page of the site would, so that the check against forms of other sites accepts it. */
function send(path: string, { headers = {}, ...rest }: Sent = {}): Promise<Reply> {
  const own = {
    ...{ 'sec-fetch-site': 'same-origin', origin: server.origin },
    ...(path.startsWith('/staff') && staffCookies && { cookie: staffCookies }),
  };
  return requestAt(Number(new URL(server.origin).port), path, {
    ...rest,
    headers: { ...own, ...headers },
  });
}

/** A redirect needs no text. Every other response tells the visitor something. */
function expectHarmless({ status, text }: Reply, about: string): void {
  expect(status, about).toBeLessThan(500);
  const hasText = text.trim().length > 0;
  const isEmptyByDesign = status === 204 || (status >= 300 && status < 400);
  const needsText = !isEmptyByDesign && !OF_PROGRAMS.test(about);
  expect(hasText || !needsText, `${about}: blank page, status ${status}`).toBe(true);
  expect(text, about).not.toMatch(/\bat \S+ \(?(?:file:\/\/|\/)\S+:\d+:\d+/);
}

/** Characters of a page. A rejected form has its text in the field, and in the data for scripts. */
const MAX_LENGTH = 100_000;
/** Documents for developers. Their length does not depend on the request. */
const OF_API = /^\/(?:docs|openapi\.json)(?:\?|$)/;

function expectAnswer(reply: Reply, about: string, sent: number): void {
  expectHarmless(reply, about);
  if (OF_API.test(about)) return;
  expect(reply.text.length, `length of ${about}`).toBeLessThan(MAX_LENGTH + 4 * sent);
}

const GROUP = 8;
/**
 * Milliseconds of CPU time, which other processes of the machine do not change, for a group of requests. A page needs
 * 10 to 50 of them, and the forms that have stopped the site needed 1,800 to 7,000 each.
 */
const MAX_CPU = 3_000;

async function inGroups<Item>(items: readonly Item[], run: (item: Item) => Promise<void>) {
  for (let n = 0; n < items.length; n += GROUP) {
    const before = cpuOf(server);
    const group = items.slice(n, n + GROUP);
    await Promise.all(group.map((item) => run(item)));
    expect(cpuOf(server) - before, `CPU time for ${JSON.stringify(group)}`).toBeLessThan(MAX_CPU);
  }
}

test('generated queries are harmless on every URL, and HEAD is answered as GET', async () => {
  const queries = fc.sample(hostileQuery, { seed: SEED, numRuns: ALL_URLS.length * runs(1, 20) });
  const asked = queries.map((query, n) => ALL_URLS[n % ALL_URLS.length]! + query);
  // Languages that redirect, or do not exist.
  await inGroups([...asked, '/en', '/en/projects', '/de/projects', '/xx'], async (url) => {
    const get = await send(url);
    expectAnswer(get, url, url.length);
    const head = await send(url, { method: 'HEAD' });
    expect([head.status, head.headers.location], `HEAD ${url}`).toEqual([
      get.status,
      get.headers.location,
    ]);
  });
});

const repeated = (field: (n: number) => string) =>
  Array.from({ length: 190 }, (_, n) => field(n)).join('&');

const BODIES: Record<string, { type?: string; body: string | Buffer; extra?: object }> = {
  'a form with one field 190 times': { type: FORM, body: 'intent=cart&'.repeat(190) },
  'a form with lists in lists': {
    type: FORM,
    body: repeated((n) => `f${n}${'[999]'.repeat(6)}=1`),
  },
  'a form with many lists': { type: FORM, body: repeated((n) => `f${n}[99]=1`) },
  'a form with a command of conform': {
    type: FORM,
    body: '__intent__={"type":"insert","payload":{"name":"a[2000000]"}}',
  },
  'a form of 64 KB': { type: FORM, body: `name=${'x'.repeat(64 * 1024 - 5)}` },
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
    await inGroups(ALL_URLS, async (url) => {
      const answer = await send(url, {
        method: 'POST',
        headers: { 'content-type': FORM },
        body: '',
      });
      expectHarmless(answer, url);
      if (answer.status !== 405) accepting.push(url);
    });
    expect(accepting.filter((url) => STAFF_URLS.includes(url)).length).toBeGreaterThan(20);
    expect(accepting.filter((url) => URLS.includes(url)).length).toBeGreaterThan(20);
  });

  test.each(Object.entries(BODIES))('with %s is harmless', async (_, { type, body, extra }) => {
    const headers = { ...(type ? { 'content-type': type } : {}), ...extra };
    await inGroups(accepting, async (url) =>
      expectAnswer(await send(url, { method: 'POST', headers, body }), url, body.length),
    );
  });

  test('with a generated form is harmless', async () => {
    const all = fc.sample(hostileForm, { seed: SEED, numRuns: accepting.length * runs(3, 60) });
    const asked = all.map((body, n) => ({ url: accepting[n % accepting.length]!, body }));
    await inGroups(asked, async ({ url, body }) => {
      const answer = await send(url, { method: 'POST', headers: { 'content-type': FORM }, body });
      expectAnswer(answer, `${url} with ${body.slice(0, 300)} (seed ${SEED})`, body.length);
    });
  });
});

test('every response has headers against guessed types, embedding, injected scripts and leaked URLs', async () => {
  let pages = 0;
  await inGroups(URLS, async (url) => {
    const { headers } = await send(url);
    expect(headers['x-content-type-options'], url).toBe('nosniff');
    if (!headers['content-type']?.startsWith('text/html')) return;
    pages += 1;
    const policy = String(headers['content-security-policy']);
    expect(policy, url).toMatch(/default-src 'none'.*base-uri 'none'.*frame-ancestors 'none'/);
    expect(policy, url).not.toMatch(/unsafe-|\*|script-src[^;]*https?:/);
    expect(headers['referrer-policy'], url).toMatch(
      /^(?:strict-origin-when-cross-origin|same-origin|no-referrer)$/,
    );
  });
  expect(pages).toBeGreaterThan(50);
});

test('hostile values in the fields of every form are harmless', { timeout: 300_000 }, async () => {
  const found = new Map<string, FoundForm>();
  for (const url of URLS.map((path) => (path === '/' ? '/ar' : `/ar${path}`))) {
    const { text, status } = await send(url);
    // Files for others, such as robots.txt, have no language.
    if (status >= 300) continue;
    for (const form of formsIn(text, url))
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
  await fc.assert(
    fc.asyncProperty(tried, async ({ form, body }) => {
      const headers = { 'content-type': FORM };
      const sent = encodedForm(form.fields, body);
      const answer = await send(form.action, { method: 'POST', headers, body: sent });
      expectHarmless(answer, form.action);
      expect(answer.headers['set-cookie']?.join() ?? '').not.toContain('x=1');
    }),
    { numRuns: 60, endOnFailure: true },
  );
});

test('cookies that are changed, cut or of other bytes are harmless', async () => {
  const { headers } = await send('/language', {
    method: 'POST',
    headers: { 'content-type': FORM },
    body: 'locale=ar&returnTo=%2F',
  });
  const [, signed] = /=([^;]+)/.exec(headers['set-cookie']![0]!)!;
  const values = ['', '%', '%00', 'e30', 'null', '"', 'x'.repeat(3_000), signed!.slice(0, -2)];
  const cookies = Object.values(COOKIE_NAMES).flatMap((name) =>
    [...values, signed].map((value) => `${name}=${value}`),
  );
  await inGroups(cookies, async (cookie) => {
    for (const path of ['/cart', '/checkout', '/ar/account'])
      expectHarmless(await send(path, { headers: { cookie } }), `${path} ${cookie.slice(0, 40)}`);
  });
});

describe('load without an end', () => {
  test('bodies of 100 MB and 200,000 fields are rejected, and not stored in memory', async () => {
    const before = megabytesOf(server);
    // Browsers keep connections open.
    const agent = new Agent({ keepAlive: true });
    onTestFinished(() => agent.destroy());
    const headers = { 'content-type': FORM };
    for (const [about, body] of [
      ['100 MB', Buffer.alloc(100_000_000, 'a')],
      ['200,000 fields', 'a=1&'.repeat(200_000)],
    ] as const) {
      const answer = await send('/cart', { method: 'POST', headers, body, agent });
      expect(answer.status, about).toBe(413);
      expectHarmless(answer, about);
    }
    expect(megabytesOf(server) - before).toBeLessThan(MAX_GROWTH);
  });

  test('pages are served while 200 clients send one byte and wait', async () => {
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

test('after all hostile requests, the log has no error and memory has not grown', async () => {
  const pass = () =>
    inGroups(URLS, async (url) => void (await send(`${url}?q=${'y'.repeat(500)}`)));
  await pass();
  const before = megabytesOf(server);
  await pass();
  expect(megabytesOf(server) - before).toBeLessThan(MAX_GROWTH);
  expect(server.output()).not.toMatch(/"level":(?:50|60)/);
});
