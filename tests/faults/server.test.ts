/** The HTTP server on a real port: limits, files, page cache, deferred scripts, log, health and load shedding. */
import { once } from 'node:events';
import { mkdtempSync, openSync, readFileSync } from 'node:fs';
import { Agent } from 'node:http';
import { createConnection } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { seconds } from '#domain/time/durations';
import type { DeferredModule } from '#web/remix/deferred-module.server';
import { LoadShedder } from '#server/admission';
import { PROBE_HEADER, signProbe } from '#contract/probe';
import { LOG_EVENTS, type LogEvent } from '#contract/telemetry/events';
import type { HandlerOptions } from '#server/handler';
import { createHttpServer, listen } from '#server/listen';
import { openLog } from '#server/log';
import { CookieJar } from '#tests/support/cookie-jar';
import { html, sendTo, serve, testSite } from './serve';

const LONG_TEXT = '<p>Bread, water and shelter</p>'.repeat(200);
const page = () => html(LONG_TEXT);
describe('limits', () => {
  const form = { 'content-type': 'application/x-www-form-urlencoded' };
  const echo = async (request: Request) => html(String((await request.text()).length));

  test('accepts a form of 64 KB', async () => {
    const { ask } = await serve(echo);
    const body = `a=${'x'.repeat(60_000)}`;
    expect((await ask('/x', { method: 'POST', headers: form, body })).text).toBe('60002');
  });

  test.each([
    ['a form of 70 KB', 'application/x-www-form-urlencoded', 'x'.repeat(70_000)],
    ['a form of 201 fields', 'application/x-www-form-urlencoded', 'a=1&'.repeat(200)],
    ['70 KB of JSON', 'application/json', ' '.repeat(70_000)],
    ['7 MB of files', 'multipart/form-data; boundary=x', Buffer.alloc(7_000_000)],
  ])('rejects %s with 413 in the visitor’s language', async (_, type, body) => {
    const app = vi.fn(echo);
    const { ask } = await serve(app);
    for (const chunked of [false, true]) {
      const length: Record<string, string> = chunked
        ? { 'transfer-encoding': 'chunked' }
        : { 'content-length': String(body.length) };
      const reply = await ask('/ar/orders/x', {
        method: 'POST',
        headers: { 'content-type': type, ...length },
        body,
      });
      expect(reply.status).toBe(413);
      expect(reply.text).toContain('dir="rtl"');
      expect(reply.headers['cache-control']).toBe('no-store');
    }
    expect(app).not.toHaveBeenCalled();
  });

  test('does not close the connection of a client that still sends, which would lose the response', async () => {
    const { ask } = await serve(echo);
    const agent = new Agent({ keepAlive: true });
    onTestFinished(() => agent.destroy());
    const body = Buffer.alloc(7_000_000);
    const reply = await ask('/cart', { method: 'POST', headers: form, body, agent });
    expect([reply.status, reply.headers.connection]).toEqual([413, 'keep-alive']);
  });

  test('rejects large uploads with 503 while eight are in memory, and accepts forms', async () => {
    const inApp: (() => void)[] = [];
    const { ask } = await serve(async (request) => {
      const size = (await request.arrayBuffer()).byteLength;
      if (size > 1_000_000) await new Promise<void>((done) => inApp.push(done));
      return html(String(size));
    });
    const headers = { 'content-type': 'multipart/form-data; boundary=x' };
    const proof = () =>
      ask('/orders/x', { method: 'POST', headers, body: Buffer.alloc(6 * 1024 * 1024) });
    const eight = Array.from({ length: 8 }, proof);
    await expect.poll(() => inApp.length).toBe(8);
    const ninth = await proof();
    expect([ninth.status, ninth.headers['retry-after']]).toEqual([503, '5']);
    expect((await ask('/cart', { method: 'POST', headers: form, body: 'a=1' })).text).toBe('3');
    for (const done of inApp) done();
    expect((await Promise.all(eight)).map(({ status }) => status)).toEqual(Array(8).fill(200));
    const again = proof();
    await expect.poll(() => inApp.length).toBe(9);
    inApp[8]!();
    expect((await again).status).toBe(200);
  });

  test('rejects another host with 421 if a host is configured, except for /readyz', async () => {
    const trust = { publicOrigin: 'https://give.example.org', behindProxy: false };
    const { ask } = await serve((request) => html(request.url), { trust });
    const as = (host: string) => ({ headers: { host } });
    expect((await ask('/', as('evil.example'))).status).toBe(421);
    expect((await ask('/readyz', as('10.0.0.7:3000'))).status).toBe(200);
    expect((await ask('/a?b', as('give.example.org'))).text).toBe('https://give.example.org/a?b');
  });

  test.each([
    [
      'headers of 60 KB',
      `GET /tr HTTP/1.1\r\nhost: x\r\ncookie: ${'x'.repeat(60_000)}\r\n\r\n`,
      431,
    ],
    ['a URL of 60 KB', `GET /tr?${'x'.repeat(60_000)} HTTP/1.1\r\nhost: x\r\n\r\n`, 431],
    ['an unknown method', 'NONSENSE / HTTP/1.1\r\nhost: x\r\n\r\n', 405],
    ['bytes that are not HTTP', 'hello\r\n\r\n', 40],
    [
      'two content-length headers',
      'POST / HTTP/1.1\r\nhost: x\r\ncontent-length: 1\r\ncontent-length: 2\r\n\r\n',
      400,
    ],
    [
      'content-length and chunked encoding',
      'POST / HTTP/1.1\r\nhost: x\r\ncontent-length: 4\r\ntransfer-encoding: chunked\r\n\r\n0\r\n\r\n',
      400,
    ],
    ['a request without a host', 'GET / HTTP/1.1\r\n\r\n', 400],
  ])('responds to %s with an error status', async (_, bytes, status) => {
    const { send } = await serve(page);
    const answer = await send(bytes);
    expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status}`));
    if (status === 431) {
      expect(answer).not.toContain('clear-site-data');
      expect(answer).toContain('lang="tr"');
    }
  });

  test('accepts 15 KB of cookies', async () => {
    const { ask } = await serve(page);
    expect((await ask('/', { headers: { cookie: `x=${'y'.repeat(15_000)}` } })).status).toBe(200);
  });

  test('34 cookies of 30 KB are removed with a page in words, the cart stays, and the next request is accepted', async () => {
    const { ask } = await serve(page);
    const jar = new CookieJar([
      ['cart', 'c'.repeat(3_000)],
      ['_ads', 'x'.repeat(14_000)],
      ['_old', 'y'.repeat(14_000)],
    ]);
    const rejected = await ask('/tr/cart', { headers: { cookie: jar.header } });
    expect(rejected.status).toBe(431);
    expect(rejected.text).toContain('<html lang="tr"');
    expect(rejected.text).toContain('<a href="">');
    jar.receive(rejected.headers['set-cookie']);
    expect(jar.has('cart')).toBe(true);
    expect((await ask('/tr/cart', { headers: { cookie: jar.header } })).status).toBe(200);
  });

  test('responds with 408 to headers that never end', async () => {
    const server = createHttpServer(() => undefined, { headersTimeout: 200 });
    const port = await listen(server, 0, '127.0.0.1');
    onTestFinished(() => void server.close());
    // The server checks connections every second. Node's default of 30 s is longer than the timeout of this test.
    expect(await sendTo(port, 'GET /ar HTTP/1.1\r\nhost: x\r\n')).toMatch(/^HTTP\/1\.1 408 /);
  });

  test('serves further requests after a client has disconnected during a request', async () => {
    const { ask, send, server, errors } = await serve(page);
    const half =
      'POST /x HTTP/1.1\r\nhost: x\r\nconnection: close\r\ncontent-length: 500\r\n\r\nabc';
    const asked = new Promise<void>((begun) => server.once('request', () => begun()));
    const gone = new Promise<void>((closed) =>
      server.once('connection', (socket) => socket.once('close', closed)),
    );
    void send(half).catch(() => undefined);
    await asked;
    server.closeAllConnections();
    await gone;
    expect((await ask('/')).status).toBe(200);
    expect(errors).toEqual([]);
  });
});

describe('long XML', () => {
  const CHUNK = Buffer.from(
    `<url><loc>${'https://give.example.org/'.repeat(4)}</loc></url>`.repeat(1_000),
  );
  const CHUNKS = 200;

  /** Returns an app whose response has many chunks, and the number of chunks that were requested of it. */
  function longXml() {
    const seen = { chunks: 0, isCancelled: false };
    const body = () =>
      new ReadableStream(
        {
          pull(controller) {
            seen.chunks += 1;
            if (seen.chunks > CHUNKS) controller.close();
            else controller.enqueue(CHUNK);
          },
          cancel: () => void (seen.isCancelled = true),
        },
        { highWaterMark: 0 },
      );
    const app = () => new Response(body(), { headers: { 'content-type': 'application/xml' } });
    return { app, seen };
  }

  test.each([
    ['br', brotliDecompressSync],
    ['gzip', gunzipSync],
    ['identity', (body: Buffer) => body],
  ] as const)('is compressed while it is sent: %s', async (encoding, decompress) => {
    const { ask } = await serve(longXml().app);
    const answer = await ask('/x', { headers: { 'accept-encoding': encoding } });
    expect(answer.headers['content-encoding'] ?? 'identity').toBe(encoding);
    expect(answer.headers.vary).toBe('accept-encoding');
    expect(decompress(answer.body).equals(Buffer.concat(Array(CHUNKS).fill(CHUNK)))).toBe(true);
  });

  test('is not produced faster than the client reads it', async () => {
    const { app, seen } = longXml();
    const { port } = await serve(app);
    const socket = createConnection(port, '127.0.0.1');
    onTestFinished(() => void socket.destroy());
    socket.write('GET /x HTTP/1.1\r\nhost: x\r\n\r\n');
    await once(socket, 'readable');
    await expect.poll(() => seen.chunks).toBeGreaterThan(0);
    expect(seen.chunks).toBeLessThan(CHUNKS);
    socket.destroy();
    await expect.poll(() => seen.isCancelled).toBe(true);
  });

  test('is not produced for HEAD', async () => {
    const { app, seen } = longXml();
    const { ask } = await serve(app);
    expect((await ask('/x', { method: 'HEAD' })).body).toHaveLength(0);
    await expect.poll(() => seen).toEqual({ chunks: 0, isCancelled: true });
  });
});

describe('files', () => {
  test('sends a built compression, and hashed names as immutable', async () => {
    const { ask } = await serve(page);
    const script = await ask('/assets/app-1a2b.js', { headers: { 'accept-encoding': 'br, gzip' } });
    expect(script.headers['content-encoding']).toBeUndefined();
    const zipped = await ask('/assets/app-1a2b.js', { headers: { 'accept-encoding': 'gzip' } });
    expect(zipped.headers).toMatchObject({
      'content-encoding': 'gzip',
      'cache-control': expect.stringContaining('immutable'),
      vary: 'accept-encoding',
    });
    expect(gunzipSync(zipped.body)).toEqual(script.body);
    expect((await ask('/robots.txt')).headers['cache-control']).toBe('public, max-age=3600');
  });

  test('returns 304 for an unchanged file', async () => {
    const { ask } = await serve(page);
    const { etag } = (await ask('/robots.txt')).headers;
    const again = await ask('/robots.txt', { headers: { 'if-none-match': etag! } });
    expect(again.status).toBe(304);
    expect(again.body).toHaveLength(0);
  });

  test('responds to HEAD for a file with its length and no body', async () => {
    const { ask } = await serve(page);
    const head = await ask('/robots.txt', { method: 'HEAD' });
    expect(head.headers['content-length']).toBe('14');
    expect(head.body).toHaveLength(0);
  });

  test.each([
    '/assets/../package.json',
    '/assets/%2e%2e/package.json',
    '/assets/app-1a2b.js.gz',
    '/assets/old-9z.js',
  ])('returns 404 for %s', async (path) => {
    const app = vi.fn(page);
    const { send } = await serve(app);
    const answer = await send(`GET ${path} HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n`);
    expect(answer).toMatch(/^HTTP\/1.1 404/);
    expect(app).not.toHaveBeenCalled();
  });
});

describe('cached pages', () => {
  test('renders a page once for parallel requests, without headers of the first visitor, and compresses it', async () => {
    const app = vi.fn((_: Request) => html(LONG_TEXT, { headers: { vary: 'save-data' } }));
    const { ask } = await serve(app);
    const headers = { 'accept-encoding': 'br', 'x-evil': '1', 'x-forwarded-host': 'evil.example' };
    const replies = await Promise.all(Array.from({ length: 20 }, () => ask('/kept', { headers })));
    expect(app).toHaveBeenCalledTimes(1);
    const [{ url, headers: seen }] = app.mock.calls[0]!;
    expect(url).toBe('http://canonical.test/kept');
    // A render has its own request id, which an error page shows, and the time that its deadline counts from.
    expect([...seen.keys()]).toEqual(['x-received-at', 'x-request-id']);
    for (const reply of replies) {
      expect(brotliDecompressSync(reply.body).toString()).toBe(LONG_TEXT);
      expect(reply.headers.vary).toBe('save-data, accept-encoding');
    }
    const ids = replies.map((reply) => reply.headers['x-request-id']);
    expect(new Set([...ids, seen.get('x-request-id')]).size).toBe(21);
  });

  test('caches a page with stale data without the internal header', async () => {
    let answer = () => html('good');
    const { ask, clock } = await serve(() => answer());
    await ask('/kept');
    answer = () => html('old, as it says', { headers: { 'x-stale': '1' } });
    clock.now += seconds(61);
    await expect.poll(async () => (await ask('/kept')).text).toBe('old, as it says');
    expect((await ask('/kept')).headers['x-stale']).toBeUndefined();
  });

  test('sends a response with a cookie to one visitor only', async () => {
    let count = 0;
    const { ask } = await serve(() => html('hello', { headers: { 'set-cookie': `n=${++count}` } }));
    const replies = await Promise.all([ask('/kept'), ask('/kept'), ask('/kept')]);
    const cookies = replies.map((reply) => String(reply.headers['set-cookie']));
    expect(new Set(cookies).size).toBe(3);
  });

  test('renders a page again for each visitor with cookies of the site', async () => {
    const { ask } = await serve((request) => html(request.headers.get('cookie') ?? 'nobody'));
    expect((await ask('/kept')).text).toBe('nobody');
    expect((await ask('/kept', { headers: { cookie: 'cart=a' } })).text).toBe('cart=a');
    expect((await ask('/kept', { headers: { cookie: 'cart=b' } })).text).toBe('cart=b');
    expect((await ask('/kept', { headers: { cookie: '_ga=c' } })).text).toBe('nobody');
  });
});

describe('deferred scripts of pages', () => {
  /** A server whose pages each have a deferred module. */
  async function serveModules(options: Partial<HandlerOptions> = {}) {
    const modules = new WeakMap<Response, DeferredModule>();
    const app = vi.fn(() => {
      const answer = page();
      modules.set(answer, { path: '/late/one.js', text: 'one' });
      return answer;
    });
    const site = {
      ...testSite,
      getDeferredModule: (answer: Response) => modules.get(answer) ?? null,
    };
    return { app, ...(await serve(app, { site, ...options })) };
  }

  test('renders the page of another process once, and sends its module only if it is the same', async () => {
    const { ask, app } = await serveModules();
    for (let n = 0; n < 3; n++) {
      const reply = await ask('/late/one.js?of=%2Fkept');
      expect(reply).toMatchObject({ status: 200, text: 'one' });
      expect(reply.headers['cache-control']).toContain('immutable');
      const other = await ask('/late/other.js?of=%2Fkept');
      expect(other).toMatchObject({ status: 404, text: '' });
      expect(other.headers['cache-control']).toBe('no-store');
    }
    expect(app).toHaveBeenCalledTimes(1);
  });

  test.each(['//evil.example/kept', '%2Fkept%0A', '%2Fmine'])(
    'returns 404 without rendering for the module of %j',
    async (said) => {
      const { ask, app, errors } = await serveModules();
      expect((await ask(`/late/x.js?of=${said}`)).status).toBe(404);
      expect(app).not.toHaveBeenCalled();
      expect(errors).toEqual([]);
    },
  );

  test('renders no module under overload', async () => {
    const limits = { delayMs: 200, fewInFlight: -1, inFlight: 10 };
    const { ask, app } = await serveModules({
      admission: new LoadShedder({ delayMs: () => 500 }, undefined, limits),
    });
    expect((await ask('/late/x.js?of=%2Fkept')).status).toBe(503);
    expect(app).not.toHaveBeenCalled();
  });
});

describe('other responses', () => {
  test('streams a response that is not text unchanged', async () => {
    const bytes = Buffer.from(Array.from({ length: 5_000 }, (_, n) => n % 256));
    const { ask, lines } = await serve(
      () => new Response(bytes, { headers: { 'content-type': 'image/webp' } }),
    );
    const reply = await ask('/files/x', { headers: { 'accept-encoding': 'br' } });
    expect(reply.headers['content-encoding']).toBeUndefined();
    expect(reply.body).toEqual(bytes);
    await expect.poll(() => lines[0]?.bytes).toBe(5_000);
  });

  test('an exception in the app becomes an error page with the request id and no stack', async () => {
    const { ask, errors, lines } = await serve(() => {
      throw new Error('the secret reason');
    });
    const reply = await ask('/id/x');
    expect(reply.status).toBe(500);
    expect(reply.text).toContain('lang="id"');
    expect(reply.text).not.toContain('secret');
    expect(errors).toHaveLength(1);
    await expect.poll(() => lines[0]?.reqId).toBe(reply.headers['x-request-id']);
    expect(reply.text).toContain(`>${lines[0]!.reqId}<`);
  });

  // Remix returns these when a request does not reach its error page, and when that page fails too.
  test.each([
    ['nothing', () => new Response(null, { status: 500 })],
    [
      'one English sentence',
      () =>
        new Response('Unexpected Server Error', {
          status: 500,
          headers: { 'content-type': 'text/plain' },
        }),
    ],
  ])('a 500 of the app with %s becomes an error page with the request id', async (_, app) => {
    const { ask, errors } = await serve(app);
    for (const [path, method] of [
      ['/ar/x', 'GET'],
      ['/ar/x', 'POST'],
      ['/kept/x', 'GET'],
    ] as const) {
      const reply = await ask(path, { method });
      expect(reply.status).toBe(500);
      expect(reply.text).toContain(`lang="${path === '/ar/x' ? 'ar' : 'en'}"`);
      expect(reply.text).toContain(`>${reply.headers['x-request-id']}<`);
      expect(reply.text).not.toContain('Unexpected');
    }
    expect(errors).toHaveLength(3);
  });

  describe.each([400, 404])('a %d without a body', (status) => {
    const headers = { 'set-cookie': 'auth=refreshed', 'cache-control': 'private' };
    const blank = () => new Response(null, { status, headers });

    test('is sent with a page in the visitor’s language, and keeps its cookies', async () => {
      const { ask } = await serve(blank);
      const reply = await ask('/ar/orders/x/sponsorship/0');
      expect(reply.status).toBe(status);
      expect(reply.text).toContain('dir="rtl"');
      expect(reply.headers).toMatchObject({
        'set-cookie': ['auth=refreshed'],
        'cache-control': 'no-store',
        'content-type': 'text/html; charset=utf-8',
      });
    });
  });

  test('a 500 with a JSON or HTML body is passed on unchanged', async () => {
    const { ask } = await serve((request) =>
      request.url.endsWith('/page')
        ? html('<h1>Sorry</h1>', { status: 500 })
        : Response.json({ errorCode: 'x' }, { status: 500 }),
    );
    expect((await ask('/page')).text).toBe('<h1>Sorry</h1>');
    expect(JSON.parse((await ask('/data')).text)).toEqual({ errorCode: 'x' });
  });
});

describe('the log', () => {
  test('contains no data of the donor, also when the app throws an error with it', async () => {
    const file = join(mkdtempSync(join(tmpdir(), 'log-')), 'log');
    const log = openLog('info', openSync(file, 'w'));
    let done = () => {};
    const logged = new Promise<void>((resolve) => (done = resolve));
    const sent = { email: 'canary@example.org', name: 'Canary Name', phone: '+96890000001' };
    const { ask } = await serve(
      async (request) => {
        const body = await request.text();
        const cause = new Error(`550 <${sent.email}> unknown`);
        throw Object.assign(new Error('broken', { cause }), { donor: sent, body, request });
      },
      {
        onDone: (exchange) => {
          log.request(exchange);
          done();
        },
        onError: log.error,
      },
    );
    const reply = await ask(`/orders/canary-key?${new URLSearchParams(sent)}`, {
      method: 'POST',
      headers: {
        cookie: 'cart=canary-cookie',
        'content-type': 'application/x-www-form-urlencoded',
      },
      body: new URLSearchParams(sent).toString(),
    });
    log.info({ ...sent, cookie: 'canary', status: 1 }, 'said on purpose');
    for (const event of Object.keys(LOG_EVENTS) as LogEvent[]) log.event(event, sent);
    await logged;
    log.flush();
    const text = readFileSync(file, 'utf8');
    expect(text).toContain(reply.headers['x-request-id']);
    expect(text).toContain('"status":500');
    expect(text).toContain('"msg":"csrf.rejected"');
    expect(text).not.toMatch(/canary|9689|example\.org/i);
  });

  test('has an event for a form of another site, with the id and the route, and no personal data', async () => {
    const events: unknown[] = [];
    const { ask } = await serve(page, {
      site: { ...testSite, isForeign: () => true },
      onEvent: (event, fields) => events.push([event, fields]),
    });
    const headers = { origin: 'https://canary.example', cookie: 'cart=canary' };
    const reply = await ask('/orders/canary?email=canary', { method: 'POST', headers });
    expect(reply.status).toBe(403);
    const reqId = reply.headers['x-request-id'];
    expect(events).toEqual([['csrf.rejected', { reqId, route: '/pattern' }]]);
  });

  test('has one line for each request, without personal data', async () => {
    const { ask, lines } = await serve(page);
    await ask('/ar/orders/secret-key?email=someone@example.org&page=2', {
      method: 'POST',
      headers: { cookie: 'cart=canary', 'user-agent': 'canary', 'content-type': 'text/plain' },
      body: 'canary',
    });
    await expect.poll(() => lines.length).toBe(1);
    expect(Object.keys(lines[0]!).sort()).toEqual(
      ['bytes', 'locale', 'method', 'ms', 'reqId', 'route', 'status'].sort(),
    );
    expect(JSON.stringify(lines)).not.toMatch(/canary|secret|example/);
    expect(lines[0]).toMatchObject({ method: 'POST', locale: 'ar', route: '/pattern' });
  });

  test.each([
    [false, 'abcd-1234', false],
    [true, 'abcd-1234', true],
    [true, 'short', false],
    [true, 'x'.repeat(65), false],
    [true, 'with space', false],
  ])('behind a proxy: %s, request id %j is reused: %s', async (behindProxy, id, taken) => {
    const { ask } = await serve((request) => html(request.headers.get('x-request-id') ?? ''), {
      trust: { publicOrigin: null, behindProxy },
    });
    const reply = await ask('/x', { headers: { 'x-request-id': id } });
    expect(reply.headers['x-request-id'] === id).toBe(taken);
    expect(reply.text).toBe(reply.headers['x-request-id']);
  });
});

const HEALTHY = { database: 'ok', disk: 'ok', mail: 'ok', jobs: 'ok' } as const;

describe('health', () => {
  test.each([
    ['/livez', HEALTHY, false, 200, 'ok'],
    ['/livez', 'starting', true, 200, 'ok'],
    ['/readyz', HEALTHY, false, 200, 'ok'],
    ['/readyz', null, false, 200, 'ok'],
    ['/readyz', 'noApi', false, 200, 'degraded'],
    ['/readyz', { ...HEALTHY, mail: 'failing' }, false, 200, 'degraded'],
    ['/readyz', { ...HEALTHY, database: 'not writable' }, false, 503, 'unavailable'],
    ['/readyz', { ...HEALTHY, database: 'unavailable' }, false, 503, 'unavailable'],
    ['/readyz', 'starting', false, 503, 'starting'],
    ['/readyz', HEALTHY, true, 503, 'stopping'],
  ] as const)(
    '%s with the state %j and draining: %s returns %d %s',
    async (path, state, draining, status, word) => {
      const { ask } = await serve(page, {
        site: { ...testSite, health: () => Promise.resolve(state) },
        isDraining: () => draining,
      });
      const reply = await ask(path);
      expect([reply.status, (JSON.parse(reply.text) as { status: string }).status]).toEqual([
        ...[status, word],
      ]);
      expect(reply.headers).toMatchObject({
        'content-type': 'application/json',
        'cache-control': 'no-store',
      });
    },
  );
});

describe('the probe of doctor', () => {
  const SECRET = 'the-session-secret-of-this-server';
  const forwarded = {
    ...{ 'x-forwarded-for': '203.0.113.7, 198.51.100.9', 'x-forwarded-proto': 'https' },
    ...{ 'x-forwarded-host': 'give.example.org' },
  };
  const probe = { [PROBE_HEADER]: signProbe(SECRET, new Date()) };
  const seenBy = async (behindProxy: boolean, headers: Record<string, string>) => {
    const { ask } = await serve(page, {
      trust: { publicOrigin: 'https://give.example.org', behindProxy },
      probeSecrets: [SECRET],
    });
    return (JSON.parse((await ask('/readyz', { headers })).text) as { seen?: object }).seen;
  };

  test('returns how the server sees the request behind a proxy', async () => {
    expect(await seenBy(true, { ...forwarded, ...probe })).toEqual({
      ...{ proto: 'https', host: 'give.example.org', address: '198.51.100.9' },
      forwarded: ['x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto'],
    });
  });

  test('returns nothing to a request without its signature', async () => {
    expect(await seenBy(true, forwarded)).toBe(undefined);
    expect(
      await seenBy(true, { ...forwarded, [PROBE_HEADER]: signProbe('another', new Date()) }),
    ).toBe(undefined);
  });
});

test('under overload, pages return 503 while checkout, webhooks and cached pages are served', async () => {
  let delayMs = 0;
  const limits = { delayMs: 200, fewInFlight: -1, inFlight: 10 };
  const { ask } = await serve(page, {
    admission: new LoadShedder({ delayMs: () => delayMs }, undefined, limits),
  });
  await ask('/kept');
  delayMs = 500;
  const reply = await ask('/ar/projects');
  expect(reply.status).toBe(503);
  expect(reply.headers['retry-after']).toBe('5');
  expect(reply.text).toContain('lang="ar"');
  expect((await ask('/cart')).status).toBe(200);
  expect((await ask('/ar/checkout', { method: 'POST' })).status).toBe(200);
  expect((await ask('/webhooks/stripe', { method: 'POST' })).status).toBe(200);
  expect((await ask('/kept')).status).toBe(200);
  delayMs = 0;
  expect((await ask('/ar/projects')).status).toBe(200);
});
