/** Tests metrics on a real port: which clients can read them, and what the labels contain. */
import { afterEach, describe, expect, test } from 'vitest';
import { setRecorder } from '#contract/telemetry/metrics';
import { openMetrics } from '#server/metrics/open';
import { measureRequest } from '#server/metrics/requests';
import { routePatterns } from '#server/route-patterns';
import { html, requestAt, serve } from './serve';

const TOKEN = 'a-token-of-the-tests-with-32-characters';
const SETTINGS = { METRICS_PORT: null, METRICS_HOST: '127.0.0.1', METRICS_TOKEN: '' };

afterEach(() => setRecorder(undefined));

/** Opens the metrics. @returns what it logged, and the handler of the main port */
async function open(settings: Partial<typeof SETTINGS> | { METRICS_PORT: number }) {
  const logged: Record<string, unknown>[] = [];
  const log = {
    warn: (fields: Record<string, unknown>) => logged.push(fields),
    info: (fields: Record<string, unknown>) => logged.push(fields),
  };
  const { onMainPort } = await openMetrics({ ...SETTINGS, ...settings }, log, []);
  return { logged, onMainPort };
}

/** Serves a site that measures its requests, with metrics on the main port. */
async function measuredSite(app = () => html('page')) {
  const { onMainPort } = await open({ METRICS_TOKEN: TOKEN });
  const site = await serve(app, {
    metrics: onMainPort!,
    routeOf: routePatterns({
      root: { path: ':locale?' },
      order: { path: 'orders/:token', parentId: 'root' },
      unknown: { path: '*', parentId: 'root' },
    }),
    onDone: ({ route, method, res, startedAt }) =>
      measureRequest({
        ...{ route, method, status: res.statusCode, ms: performance.now() - startedAt },
      }),
  });
  const read = () => site.ask('/metrics', { headers: { authorization: `Bearer ${TOKEN}` } });
  return { ...site, read };
}

const requestSeries = (text: string) =>
  text.split('\n').filter((line) => line.startsWith('http_server_request_duration_seconds_count'));

describe('access', () => {
  test.each([
    [undefined, 401],
    [`Bearer ${TOKEN}`, 200],
  ])('on the main port, the authorization %j gets %d', async (authorization, status) => {
    const { ask } = await measuredSite();
    const reply = await ask('/metrics', { headers: authorization ? { authorization } : {} });
    expect(reply.status).toBe(status);
    expect(reply.headers['cache-control']).toBe('no-store');
    expect(reply.text.includes('process_resident_memory_bytes')).toBe(status === 200);
  });

  test('on their own port, metrics are only on this machine, and no other path is served', async () => {
    const { logged, onMainPort } = await open({ METRICS_PORT: 0 });
    expect(onMainPort).toBeNull();
    const url = new URL(String(logged[0]!.url));
    expect(url.hostname).toBe('127.0.0.1');
    const port = Number(url.port);
    expect((await requestAt(port, '/metrics')).status).toBe(200);
    expect((await requestAt(port, '/')).status).toBe(404);
    expect((await requestAt(port, '/metrics', { method: 'POST' })).status).toBe(404);
  });
});

describe('labels', () => {
  test('have the route pattern, and no token, query, cookie or address', async () => {
    const { ask, read } = await measuredSite();
    await ask('/ar/orders/canary-token?email=canary@example.org', {
      headers: { cookie: 'cart=canary', 'x-forwarded-for': '203.0.113.7' },
    });
    await expect
      .poll(async () => requestSeries((await read()).text))
      .toContain(
        'http_server_request_duration_seconds_count{route="/orders/:token",method="GET",status="2xx"} 1',
      );
    expect((await read()).text).not.toMatch(/canary|example\.org|203\.0/);
  });
});

test('cached pages, renders and rejected requests are counted', async () => {
  const { ask, read } = await measuredSite();
  await ask('/kept/a');
  await ask('/kept/a');
  await ask('/private', { headers: { cookie: 'cart=x' } });
  await ask('/x', { method: 'DELETE' });
  const { text } = await read();
  expect(text).toContain('page_cache_requests_total{result="miss"} 1');
  expect(text).toContain('page_cache_requests_total{result="hit"} 1');
  expect(text).toContain('page_render_duration_seconds_count{kind="shared"} 1');
  expect(text).toContain('page_render_duration_seconds_count{kind="own"} 1');
  expect(text).toContain('http_requests_rejected_total{reason="method"} 1');
});
