/** Tests the content of the metrics response, access to it, and the limit for the series of a metric. */
import { afterEach, describe, expect, test } from 'vitest';
import { LOG_EVENTS } from '#contract/telemetry/events';
import {
  count,
  METRICS,
  observe,
  sample,
  setRecorder,
  type Sample,
} from '#contract/telemetry/metrics';
import { recordMetrics } from '#tests/support/recorded-metrics';
import { hasMetrics, isOnMainPort, metricsResponse } from './access';
import { processSamples } from './open';
import { startMetrics } from './registry';
import { measureRequest } from './requests';

afterEach(() => setRecorder(undefined));

const start = (...sources: Parameters<typeof startMetrics>[0]) =>
  startMetrics(sources, () => undefined);
const seriesIn = (text: string, name: string) =>
  text.split('\n').filter((line) => line.startsWith(`${name}{`) || line.startsWith(`${name} `));

test('the response describes each metric, and those of the process', async () => {
  const { text, contentType } = await start(() => [sample('mail_backlog', {}, 7)])();
  expect(contentType).toMatch(/^text\/plain; version=0\.0\.4/);
  for (const [name, { kind }] of Object.entries(METRICS))
    expect(text).toContain(`# TYPE ${name} ${kind}\n`);
  expect(seriesIn(text, 'mail_backlog')).toEqual(['mail_backlog 7']);
  for (const name of ['nodejs_eventloop_lag_p99_seconds', 'nodejs_gc_duration_seconds'])
    expect(text).toContain(`# TYPE ${name} `);
});

test('the response has what was counted and measured', async () => {
  const read = start();
  count('database_busy_total', { result: 'waited' });
  count('database_busy_total', { result: 'waited' });
  observe('webhook_lag_seconds', { method: 'Stripe' }, 4);
  const { text } = await read();
  expect(seriesIn(text, 'database_busy_total')).toEqual(['database_busy_total{result="waited"} 2']);
  expect(text).toContain('webhook_lag_seconds_bucket{le="1",method="Stripe"} 0');
  expect(text).toContain('webhook_lag_seconds_bucket{le="5",method="Stripe"} 1');
});

test('the response has each event with 0 at the start, so that the first one is an increase', async () => {
  const { text } = await start()();
  expect(seriesIn(text, 'log_events_total')).toEqual(
    Object.keys(LOG_EVENTS).map((event) => `log_events_total{event="${event}"} 0`),
  );
});

test.each([
  ['with labels', sample('payments_unreconciled', { method: 'Stripe' }, 2)],
  ['without labels', sample('database_writable', {}, 1)],
])('a value %s that a source no longer returns disappears and is not 0', async (_, value) => {
  let values: Sample[] = [value];
  const read = start(() => values);
  expect(seriesIn((await read()).text, value.name)).toHaveLength(1);
  values = [];
  expect(seriesIn((await read()).text, value.name)).toEqual([]);
});

test('the response leaves out a source that fails, and reports it', async () => {
  const errors: unknown[] = [];
  const failing = () => Promise.reject(new Error('no database'));
  const read = startMetrics([failing, () => [sample('mail_backlog', {}, 3)]], (error) =>
    errors.push(error),
  );
  const { text } = await read();
  expect(seriesIn(text, 'mail_backlog')).toEqual(['mail_backlog 3']);
  expect(seriesIn(text, 'attack_mode')).toEqual([]);
  expect(errors).toEqual([new Error('no database')]);
});

test('the response limits a metric to 2,000 series when a label gets values from requests by mistake', async () => {
  const read = start();
  for (let n = 0; n < 2_500; n += 1) {
    observe('webhook_lag_seconds', { method: `forged-${n}` }, 1);
    count('http_requests_rejected_total', { reason: `forged-${n}` });
  }
  // A known series still counts.
  count('http_requests_rejected_total', { reason: 'forged-0' });
  const { text } = await read();
  expect(seriesIn(text, 'webhook_lag_seconds_count')).toHaveLength(2_000);
  expect(seriesIn(text, 'http_requests_rejected_total')).toHaveLength(2_000);
  expect(text).toContain('http_requests_rejected_total{reason="forged-0"} 2\n');
});

describe('labels of a request', () => {
  const request = { route: '/orders/:token', method: 'GET', status: 200, ms: 250 };

  test('are the route pattern, the method and the class of the status', () => {
    const recorded = recordMetrics();
    measureRequest(request);
    expect(recorded).toEqual([
      {
        name: 'http_server_request_duration_seconds',
        labels: { route: '/orders/:token', method: 'GET', status: '2xx' },
        value: 0.25,
      },
    ]);
  });

  test('have one value for all unknown methods, and for all requests without a route', () => {
    const recorded = recordMetrics();
    for (const method of ['PROPFIND', 'get', 'CANARY'])
      measureRequest({ ...request, route: '', method, status: 405 });
    expect(new Set(recorded.map(({ labels }) => JSON.stringify(labels)))).toEqual(
      new Set([JSON.stringify({ route: 'none', method: 'other', status: '4xx' })]),
    );
  });
});

test('the state of the server contains the caches of the site and of the staff area together', () => {
  const cache = (pages: number, bytes: number) => ({ size: () => ({ pages, bytes }) });
  expect(processSamples({ count: 3 }, [cache(2, 500), cache(1, 80)])).toEqual([
    { name: 'http_requests_in_flight', labels: {}, value: 3 },
    { name: 'page_cache_pages', labels: {}, value: 3 },
    { name: 'page_cache_bytes', labels: {}, value: 580 },
  ]);
});

describe('access', () => {
  const settings = { METRICS_HOST: '127.0.0.1' };
  test.each([
    { METRICS_PORT: null, METRICS_TOKEN: '', isOn: false, onMainPort: false },
    { METRICS_PORT: null, METRICS_TOKEN: 'token', isOn: true, onMainPort: true },
    { METRICS_PORT: 9464, METRICS_TOKEN: '', isOn: true, onMainPort: false },
    { METRICS_PORT: 9464, METRICS_TOKEN: 'token', isOn: true, onMainPort: false },
  ])(
    'with the port $METRICS_PORT and the token "$METRICS_TOKEN", metrics are on: $isOn, on the main port: $onMainPort',
    ({ isOn, onMainPort, ...given }) => {
      expect(hasMetrics({ ...settings, ...given })).toBe(isOn);
      expect(isOnMainPort({ ...settings, ...given })).toBe(onMainPort);
    },
  );

  test.each([undefined, '', 'Bearer ', 'Bearer toke', 'Bearer token1', 'bearer token', 'token'])(
    'rejects the authorization %j, and does not read the metrics',
    async (authorization) => {
      const read = () => Promise.reject(new Error('read'));
      const { status, headers, body } = await metricsResponse(authorization, 'token', read);
      expect(status).toBe(401);
      expect(headers).toContain('www-authenticate');
      expect(body.toString()).not.toContain('token1');
    },
  );

  test('accepts the token', async () => {
    const read = () => Promise.resolve({ contentType: 'text/plain', text: 'up 1\n' });
    const { status, body } = await metricsResponse('Bearer token', 'token', read);
    expect([status, body.toString()]).toEqual([200, 'up 1\n']);
  });
});
