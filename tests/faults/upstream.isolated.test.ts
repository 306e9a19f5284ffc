/** Rows 1 to 8 and 12 of the fault matrix: pages while an API on a real port fails. */
import type * as settings from '#config';
import type * as deadline from '#web/charity/deadline.server';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { clearResponseCache, expireResponses } from '#app/charity/client.server';
import { charityUpstream } from '#web/charity/running-api.server';
import { charityApiHealth } from '#app/charity/transport.server';
import { resetUpstreams } from '#web/charity/upstream.server';
import { loader as picture } from '#app/routes/api/files';
import { loader as campaign } from '#app/routes/projects/project';
import { loader as shell } from '#app/shell/loader.server';
import { openTestApi } from '#tests/support/api/api';
import { args, visit } from '#tests/support/site';
import {
  openFailingApi,
  refusesConnections,
  responds,
  respondsEndlessly,
  respondsSlowly,
  type Fault,
} from './failing-api';

const api = vi.hoisted(() => ({ url: '' }));
vi.mock('#config', async (original) => {
  const real = await original<typeof settings>();
  return { ...real, config: () => ({ ...real.config(), CHARITY_API_URL: api.url }) };
});

const TRUNCATED =
  'HTTP/1.1 200 OK\r\ncontent-type: application/json\r\ncontent-length: 500\r\n\r\n{"result":{"total":1,"da';

/** What the API does instead of its response, and the row of the matrix. */
const FAULTS = {
  '1 refuses connections': refusesConnections,
  '1 resets the connection when it responds': (socket) => socket.resetAndDestroy(),
  '2 accepts and never answers': () => undefined,
  '2 sends a part of its headers': (socket) => socket.write('HTTP/1.1 200 OK\r\nconten'),
  '4 returns 500': responds('500 Internal Server Error', '{}'),
  '4 returns 502': responds('502 Bad Gateway', '{}'),
  '4 returns 503 for 20 s': responds('503 Service Unavailable', '{}', { 'retry-after': '20' }),
  '6 ends in the middle of the body': (socket) => socket.end(TRUNCATED),
  '6 never ends the body': (socket) => socket.write(TRUNCATED),
  '6 sends malformed JSON': responds('200 OK', '{"result":{"total":1,"data":[}'),
  '7 sends a page of HTML': responds('200 OK', '<!doctype html><title>Maintenance</title>', {
    'content-type': 'text/html',
  }),
  '7 sends an empty body': responds('200 OK', ''),
  '7 sends 204': (socket) => socket.end('HTTP/1.1 204 No Content\r\n\r\n'),
  '7 sends no data': responds('200 OK', '{"result":null}'),
  '7 redirects to another site': responds('302 Found', '{}', { location: 'https://evil.example/' }),
  '8 sends gzip that does not decode': responds('200 OK', 'not gzip at all', {
    'content-encoding': 'gzip',
  }),
  '8 sends 3 MB': responds('200 OK', `"${'x'.repeat(3_000_000)}"`),
} satisfies Record<string, Fault>;

const RATE_LIMIT = responds('429 Too Many Requests', '{}', { 'retry-after': '20' });

/** The deadline of a call is this many times as short while the API fails: a test of a hanging API would take 4 s. */
const FASTER = 20;
const deadlines = vi.hoisted(() => ({ speed: 1 }));
vi.mock('#web/charity/deadline.server', async (original) => {
  const { startDeadline } = await original<typeof deadline>();
  return { startDeadline: (ms: number) => startDeadline(ms / deadlines.speed) };
});

function fail(fault: Fault | null, faster = FASTER): void {
  server.fail(fault);
  deadlines.speed = fault ? faster : 1;
}

let server: Awaited<ReturnType<typeof openFailingApi>>;
beforeAll(async () => {
  const { config } = await vi.importActual<typeof settings>('#config');
  const { CHARITY_API_CLIENT_ID: id, CHARITY_API_CLIENT_SECRET: secret } = config();
  const opened = await openTestApi({ config: { client: { id, secret } } });
  server = await openFailingApi((request) => opened.api.fetch(request));
  api.url = server.url;
});
afterAll(() => server.close());

beforeEach(() => {
  resetUpstreams();
  clearResponseCache();
});
afterEach(() => {
  vi.restoreAllMocks();
  fail(null);
});

type Outcome = { status: number; wait: string | null; stale?: boolean };

/** The outcome of the page of a campaign. */
async function page(): Promise<Outcome> {
  try {
    const { data, init } = await campaign(args(visit('/projects/wells'), { id: 'wells' }));
    return { status: init?.status ?? 200, wait: null, stale: data.stale };
  } catch (thrown) {
    const { status, headers } = thrown as Response;
    return { status, wait: headers.get('retry-after') };
  }
}
const shellData = async () => (await shell(args(visit('/projects/wells')))).data;

/** Loads the page once without a fault, so that all its responses are cached, and marks them as outdated. */
async function warm(): Promise<void> {
  expect(await page()).toMatchObject({ status: 200, stale: false });
  await shellData();
  expireResponses();
}

test.each(['1 refuses connections', '2 accepts and never answers', '4 returns 502'] as const)(
  'the health of the site reports an API that %s',
  async (fault) => {
    expect(await charityApiHealth()).toBeNull();
    const timeout = AbortSignal.timeout.bind(AbortSignal);
    vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => timeout(ms / FASTER));
    fail(FAULTS[fault]);
    expect(await charityApiHealth()).toBe('noApi');
  },
);

async function expectNoOpenCalls(): Promise<void> {
  await expect.poll(() => charityUpstream().inFlight).toBe(0);
  fail(null);
  await expect.poll(() => server.connections(), { timeout: 10_000 }).toBe(0);
}

describe.each(Object.entries<Fault>(FAULTS))('%s: the API', (name, fault) => {
  test('a page is stale, and its shell has the contact details', async () => {
    await warm();
    fail(fault);
    expect(await page()).toEqual({ status: 200, wait: null, stale: true });
    expect(await shellData()).toMatchObject({
      contact: { email: 'hello@amal.example' },
      stale: true,
    });
    await expectNoOpenCalls();
  });

  test('a page without cached data is a 503 with Retry-After', async () => {
    fail(fault);
    const wait = name.endsWith('20 s') ? '20' : '30';
    expect(await page()).toEqual({ status: 503, wait });
    await expectNoOpenCalls();
  });
});

test('12 when the API returns 429, a page is stale, or says so and passes Retry-After on', async () => {
  fail(RATE_LIMIT);
  expect(await page()).toEqual({ status: 429, wait: '20' });
  fail(null);
  clearResponseCache();
  await warm();
  fail(RATE_LIMIT);
  expect(await page()).toMatchObject({ status: 200, stale: true });
});

test('4 a failing API gets few further calls: the circuit opens', async () => {
  fail(FAULTS['4 returns 502']);
  for (let n = 0; n < 20; n += 1) await page();
  expect(server.requests()).toBeLessThan(20);
  expect(charityUpstream().isCircuitOpen).toBe(true);
  await expectNoOpenCalls();
});

test.each<[string, Fault]>([
  ['3 answers 200 ms later', respondsSlowly({ after: 200 })],
  ['3 sends parts of 200 bytes', respondsSlowly({ size: 200, between: 1 })],
  ['3 sends 500 KB in a second', respondsSlowly({ size: 10_000, between: 20 })],
  ['3 closes the connection late', respondsSlowly({ endsAfter: 200 })],
])('%s: the page is complete and current', async (_, fault) => {
  server.fail(fault);
  expect(await page()).toEqual({ status: 200, wait: null, stale: false });
  await expectNoOpenCalls();
});

test('8 a body without an end is not read beyond 3 MB, and the page is a 503', async () => {
  let bytes = 0;
  // At normal speed, so that the size limit ends the call, and not the deadline.
  fail(
    respondsEndlessly((more) => (bytes += more)),
    1,
  );
  expect((await page()).status).toBe(503);
  await expectNoOpenCalls();
  // The page makes several calls, and the buffers of the system are full, too.
  expect(bytes).toBeLessThan(60_000_000);
});

test('2 an API that hangs gets no further calls of pages after the deadline', async () => {
  fail(FAULTS['2 accepts and never answers'], 2);
  const pages = Array.from({ length: 20 }, (_, n) =>
    campaign(args(visit(`/projects/unknown-${n}`), { id: `unknown-${n}` })).catch(() => undefined),
  );
  await Promise.all(pages);
  await expect.poll(() => charityUpstream().inFlight).toBe(0);
  const before = server.requests();
  expect(await page()).toMatchObject({ status: 503 });
  expect(server.requests()).toBe(before);
  await expectNoOpenCalls();
});

test('2 accepts and never answers: after two seconds, an empty picture', async () => {
  fail(FAULTS['2 accepts and never answers']);
  const timeout = AbortSignal.timeout.bind(AbortSignal);
  const waits = vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => timeout(ms / FASTER));
  const request = new Request('http://site.test/files/scenes/bread.webp');
  const answer = await picture(args(request, { '*': 'scenes/bread.webp' }));
  expect(waits).toHaveBeenCalledExactlyOnceWith(2_000);
  expect([answer.status, answer.headers.get('content-type')]).toEqual([503, 'image/svg+xml']);
});
