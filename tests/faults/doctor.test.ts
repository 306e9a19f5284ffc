/** Doctor's checks of the public URL: a real server behind proxies that forget or pass on headers. */
import { describe, expect, test } from 'vitest';
import { CHECKS, runChecks } from '#api/doctor/run';
import { installation, SETTINGS_OF_TESTS } from '#tests/support/api/installation';
import { requestAt, serve, testSite } from './serve';

const HOST = 'give.example.org';
const [SECRET = ''] = SETTINGS_OF_TESTS.ownSecrets.SESSION_SECRETS!;

/** Headers of the request, as a proxy changes them. Names in lower case. */
type Proxy = (headers: Record<string, string>) => Record<string, string>;

const correct: Proxy = (headers) => ({
  ...headers,
  'x-forwarded-for': [headers['x-forwarded-for'], '198.51.100.9'].filter(Boolean).join(', '),
  'x-forwarded-host': HOST,
  'x-forwarded-proto': 'https',
});
const without =
  (...names: string[]): Proxy =>
  (headers) =>
    Object.fromEntries(Object.entries(correct(headers)).filter(([name]) => !names.includes(name)));

type Changes = {
  behindProxy?: boolean;
  secret?: string;
  health?: typeof testSite.health;
  limit?: number;
};

async function look(check: string, proxy: Proxy = correct, changes: Changes = {}) {
  const {
    behindProxy = true,
    secret = SECRET,
    health = testSite.health,
    limit = Infinity,
  } = changes;
  const { port } = await serve(() => new Response('a page'), {
    trust: { publicOrigin: `https://${HOST}`, behindProxy },
    site: { ...testSite, health },
    probeSecrets: [secret],
  });
  const fetch: typeof globalThis.fetch = async (url, init) => {
    const request = new Request(url, init);
    const { pathname } = new URL(request.url);
    const body = request.method === 'POST' ? Buffer.from(await request.arrayBuffer()) : undefined;
    if ((body?.length ?? 0) > limit) return new Response('too large', { status: 413 });
    const reply = await requestAt(port, pathname, {
      ...{ method: request.method, headers: proxy(Object.fromEntries(request.headers)) },
      ...(body && { body }),
    });
    return new Response(reply.text, { status: reply.status });
  };
  const site = installation(null, {
    ...{ fetch, holder: 'unknown', settings: { trustsProxy: behindProxy } },
  });
  const found = await runChecks(
    site,
    CHECKS.filter(({ name }) => name === check),
  );
  return found.map(({ result, message }) => `${result}: ${message}`);
}

describe('the public URL', () => {
  test('passes behind a correct proxy', async () => {
    expect(await look('site')).toEqual([
      'ok: The site responds at its public URL.',
      'ok: The proxy reports host, protocol and IP address of clients correctly.',
    ]);
  });

  test.each([
    [['x-forwarded-host'], /^fail: The proxy does not set X-Forwarded-Host/],
    [['x-forwarded-proto'], /^fail: The proxy does not set X-Forwarded-Proto/],
    [['x-forwarded-for'], /^fail: The proxy does not set X-Forwarded-For/],
  ])('fails when the proxy does not set %j', async (names, line) => {
    const [, ...lines] = await look('site', without(...names));
    expect(lines).toEqual([expect.stringMatching(line)]);
  });

  test('fails when the proxy passes on the address that the client claims', async () => {
    const passedOn: Proxy = (headers) => ({
      ...correct(headers),
      'x-forwarded-for': headers['x-forwarded-for'] ?? '',
    });
    const [, ...lines] = await look('site', passedOn);
    expect(lines).toEqual([
      expect.stringMatching(/^fail: The proxy forwards the X-Forwarded-For of the client/),
    ]);
  });

  test('fails when the proxy reports http or another host', async () => {
    const wrong: Proxy = (headers) => ({
      ...correct(headers),
      ...{ 'x-forwarded-proto': 'http', 'x-forwarded-host': 'internal:3000' },
    });
    const [, ...lines] = await look('site', wrong);
    expect(lines).toEqual([
      expect.stringMatching(/^fail: The proxy sets X-Forwarded-Host to internal:3000/),
      expect.stringMatching(/^fail: The proxy sets X-Forwarded-Proto to http;/),
    ]);
  });

  test('fails behind a proxy without TRUST_PROXY', async () => {
    const [, ...lines] = await look('site', correct, { behindProxy: false });
    expect(lines).toEqual([
      'fail: A proxy sets x-forwarded-host, x-forwarded-proto, but TRUST_PROXY is 0.',
    ]);
  });

  test('fails when another installation responds', async () => {
    expect(await look('site', correct, { secret: 'the-secret-of-another-installation' })).toEqual([
      expect.stringMatching(/^fail: .*is another installation/),
    ]);
  });

  test('fails while the site is not ready, and warns when it is degraded', async () => {
    const starting = await look('site', correct, { health: () => Promise.resolve('starting') });
    expect(starting[0]).toBe('fail: The site is not ready: starting.');
    const full = { database: 'ok', disk: 'nearly full', mail: 'ok', jobs: 'ok' } as const;
    const degraded = await look('site', correct, { health: () => Promise.resolve(full) });
    expect(degraded[0]).toMatch(/^warn: The site runs, but/);
  });
});

test.each([
  [11 * 1024 * 1024, 'ok: The proxy accepts uploads of 10 MB.'],
  [
    1024 * 1024,
    'fail: The proxy rejects uploads of 10 MB with 413, so donors cannot send proofs of transfers.',
  ],
])('with a proxy limit of %d bytes, the check of uploads is: %s', async (limit, line) => {
  expect(await look('uploads', correct, { limit })).toEqual([line]);
});
