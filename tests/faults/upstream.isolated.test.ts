/** Pages while an API on a real port fails: stale data, or a 503 page with contact details, and no call left open. */
import type * as settings from '#config';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { clearResponseCache, expireResponses } from '#app/charity/client.server';
import { charityUpstream } from '#app/charity/running-api.server';
import { resetUpstreams } from '#app/charity/upstream.server';
import { loader as campaign } from '#app/routes/projects/project';
import { action as contact } from '#app/routes/contact/contact';
import { loader as shell } from '#app/shell/loader.server';
import { openTestApi, type TestApi } from '#tests/support/api/api';
import { args, visit } from '#tests/support/site';
import { translateFor } from '#tests/support/words';
import { FAULTS, openFaultServer, RATE_LIMIT } from './fault-server';

const api = vi.hoisted(() => ({ url: '' }));
vi.mock('#config', async (original) => {
  const real = await original<typeof settings>();
  return { ...real, config: () => ({ ...real.config(), CHARITY_API_URL: api.url }) };
});

/** Timeouts run this many times as fast while the API fails, so that a test of a hanging API does not take 4 s. */
const FASTER = 20;
let speed = 1;

function fail(fault: Parameters<typeof server.fail>[0], faster = FASTER): void {
  server.fail(fault);
  speed = fault ? faster : 1;
}

let opened: TestApi;
let server: Awaited<ReturnType<typeof openFaultServer>>;
beforeAll(async () => {
  const { config } = await vi.importActual<typeof settings>('#config');
  const { CHARITY_API_CLIENT_ID: id, CHARITY_API_CLIENT_SECRET: secret } = config();
  opened = await openTestApi({ config: { client: { id, secret } } });
  server = await openFaultServer((request) => opened.api.fetch(request));
  api.url = server.url;
});
afterAll(() => server.close());

beforeEach(() => {
  const timeout = AbortSignal.timeout.bind(AbortSignal);
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => timeout(ms / speed));
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

async function expectNoOpenCalls(): Promise<void> {
  await expect.poll(() => charityUpstream().inFlight).toBe(0);
  fail(null);
  await expect.poll(() => server.connections(), { timeout: 10_000 }).toBe(0);
}

describe.each(Object.entries(FAULTS))('when the API %s', (name, fault) => {
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

describe('when the API returns 429', () => {
  test('a page is stale, or says so and passes Retry-After on', async () => {
    fail(RATE_LIMIT);
    expect(await page()).toEqual({ status: 429, wait: '20' });
    fail(null);
    clearResponseCache();
    await warm();
    fail(RATE_LIMIT);
    expect(await page()).toMatchObject({ status: 200, stale: true });
  });

  test('a form keeps what was typed', async () => {
    fail(RATE_LIMIT);
    const form = { topic: 'other', name: 'Salma', email: 's@example.org', message: 'Hello there.' };
    const answer = await contact(args(visit('/contact-us', { form })));
    expect(answer).toMatchObject({
      init: { status: 429, headers: { 'retry-after': '20' } },
      data: {
        form: {
          initialValue: form,
          error: { '': [translateFor('en')('errors:tooManyRequests')] },
        },
      },
    });
  });
});

test('a failing API gets few further calls: the circuit opens, and a retry is one of ten calls', async () => {
  fail(FAULTS['returns 502']);
  for (let n = 0; n < 20; n += 1) await page();
  expect(server.requests()).toBeLessThan(20);
  expect(charityUpstream().isCircuitOpen).toBe(true);
  await expectNoOpenCalls();
});

test('an API that hangs holds at most 50 calls', async () => {
  fail(FAULTS['accepts and never answers'], 2);
  const pages = Array.from({ length: 200 }, (_, n) =>
    campaign(args(visit(`/projects/unknown-${n}`), { id: `unknown-${n}` })).catch(() => undefined),
  );
  await expect.poll(() => server.connections()).toBeGreaterThan(30);
  expect(charityUpstream().inFlight).toBeLessThanOrEqual(50);
  expect(server.connections()).toBeLessThanOrEqual(50);
  await Promise.all(pages);
  await expectNoOpenCalls();
});
