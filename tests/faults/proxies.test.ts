/** The examples for nginx and Caddy in docs/operating, run by the real programs in front of the real HTTP server. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { CHECKS, runChecks } from '#api/doctor/run';
import { LOCALES } from '#domain/locales';
import { listen } from '#server/listen';
import { installation, SETTINGS_OF_TESTS } from '#tests/support/api/installation';
import {
  askProxy,
  checkComposeConf,
  HOST,
  programOf,
  startProxy,
  type Ports,
} from './real-proxies';
import { freePort } from '#tests/support/server';
import { createTestServer } from './serve';

const [SECRET = ''] = SETTINGS_OF_TESTS.ownSecrets.SESSION_SECRETS!;

let sitePort: number;
let closeSite: () => void;

const createSite = () =>
  createTestServer(
    async (request) => {
      const { byteLength } = await request.arrayBuffer();
      const seen = { url: request.url, bytes: byteLength, headers: [...request.headers] };
      return Response.json(seen, { headers: { 'x-frame-options': 'DENY' } });
    },
    { trust: { publicOrigin: `https://${HOST}`, behindProxy: true }, probeSecrets: [SECRET] },
  ).server;

beforeAll(async () => {
  const server = createSite();
  sitePort = await listen(server, 0, '127.0.0.1');
  closeSite = () => {
    server.closeAllConnections();
    server.close();
  };
});

afterAll(() => closeSite());

describe.each(['nginx', 'caddy'] as const)('%s', (name) => {
  const program = programOf(name);
  let ports: Ports;
  let stop: () => Promise<void>;
  beforeAll(async () => {
    if (program) ({ ports, stop } = await startProxy(name, program, sitePort));
  });
  afterAll(() => stop?.());
  const ask = (at: string, how?: Parameters<typeof askProxy>[2]) => askProxy(ports, at, how);

  describe.skipIf(!program)('with the example of docs/operating', () => {
    const seenHeaders = async (headers: Record<string, string> = {}) => {
      const { body } = await ask('/x', { headers });
      return JSON.parse(body) as { url: string; headers: [string, string][] };
    };

    test('passes the public URL and the IP address of the client, and drops forged ones', async () => {
      const forged = {
        ...{ 'x-forwarded-for': '203.0.113.7', 'x-forwarded-host': 'evil.example' },
        ...{ 'x-forwarded-proto': 'http', forwarded: 'for=203.0.113.7' },
      };
      const { url, headers } = await seenHeaders(forged);
      expect(url).toBe(`https://${HOST}/x`);
      expect(new Map(headers).get('x-client-address')).toBe('127.0.0.1');
    });

    test('redirects http to https with path and query', async () => {
      const { status, headers } = await ask('/ar/projects?page=2', { scheme: 'http' });
      expect([name === 'nginx' ? 301 : 308, `https://${HOST}/ar/projects?page=2`]).toEqual([
        ...[status, headers.location],
      ]);
    });

    test('accepts uploads of 10 MB and rejects larger ones', async () => {
      const upload = (megabytes: number) =>
        ask('/readyz', { method: 'POST', body: Buffer.alloc(megabytes * 1024 * 1024) }).then(
          ({ status }) => status,
          (error: NodeJS.ErrnoException) => error.code,
        );
      expect(await upload(10)).toBe(200);
      // Caddy counts the bytes while it forwards them, and the site responds before it has read them.
      if (name === 'nginx') expect([413, 'ECONNRESET', 'EPIPE']).toContain(await upload(12));
    });

    test('passes compressed files and their cache headers unchanged', async () => {
      const headers = { 'accept-encoding': 'gzip' };
      const file = await ask('/assets/app-1a2b.js', { headers });
      expect(file.headers).toMatchObject({
        ...{ 'content-encoding': 'gzip', 'cache-control': expect.stringContaining('immutable') },
      });
      expect((await ask('/x')).headers['x-frame-options']).toBe('DENY');
      expect((await ask('/x')).headers).toMatchObject({
        'strict-transport-security': 'max-age=31536000',
      });
    });

    test('passes 12 KB of cookies', async () => {
      const { status } = await ask('/x', { headers: { cookie: `cart=${'x'.repeat(12_000)}` } });
      expect(status).toBe(200);
    });

    test('doctor reports no problem', async () => {
      const fetch: typeof globalThis.fetch = async (url, init) => {
        const request = new Request(url, init);
        const { pathname, protocol } = new URL(request.url);
        const body = request.body ? Buffer.from(await request.arrayBuffer()) : undefined;
        const {
          status,
          headers,
          body: text,
        } = await ask(pathname, {
          scheme: protocol === 'https:' ? 'https' : 'http',
          ...{ method: request.method, headers: Object.fromEntries(request.headers) },
          ...(body && { body }),
        });
        return new Response(text, { status, headers: { location: headers.location ?? '' } });
      };
      const names = ['address', 'site', 'http', 'uploads'];
      const findings = await runChecks(
        installation(null, { fetch, holder: 'unknown' }),
        CHECKS.filter(({ name }) => names.includes(name)),
      );
      expect(findings.map(({ check, result }) => `${check} ${result}`)).toEqual([
        ...['address ok', 'site ok', 'site ok', 'http ok', 'uploads ok'],
      ]);
    });
  });

  test.skipIf(!program)(
    name === 'nginx'
      ? 'shows a page in four languages with Retry-After while the site is down'
      : 'lets a request wait for the site while it restarts',
    async () => {
      const port = await freePort();
      const proxy = await startProxy(name, program!, port);
      const answer = askProxy(proxy.ports, '/x');
      if (name === 'nginx') {
        const { status, headers, body } = await answer;
        expect([status, headers['retry-after'], headers['content-type']]).toEqual([
          ...[503, '10', 'text/html'],
        ]);
        for (const locale of LOCALES) expect(body).toContain(`lang="${locale}"`);
      } else {
        const server = createSite();
        await listen(server, port, '127.0.0.1');
        expect((await answer).status).toBe(200);
        server.closeAllConnections();
        server.close();
      }
      await proxy.stop();
    },
  );
});

const nginx = programOf('nginx');
test.skipIf(!nginx)('nginx accepts the example for compose.scale.yaml', () => {
  expect(checkComposeConf(nginx!)).toContain('test is successful');
});
