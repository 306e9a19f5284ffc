/** Tests a call of the charity API: request headers, retries, timeout, and how responses are read. */
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { seconds } from '#domain/time/durations';
import { endlessBody } from '#tests/support/endless-body';
import { recordMetrics } from '#tests/support/recorded-metrics';
import { call, TIMEOUT_MS } from './call.server';
import type { Caller } from './request.server';
import { CharityError } from './results';
import { Upstream } from './upstream.server';

const category = (id: string) => ({
  id,
  title: { en: id, ar: id, tr: id, id },
  summary: { en: '', ar: '', tr: '', id: '' },
});
const list = (data: unknown[]) => Response.json({ result: { total: data.length, data } });

function caller(send: Caller['send'], over: Partial<Caller> = {}): Caller {
  return {
    send,
    url: (path) => `http://api.test${path}`,
    locale: 'ar',
    bearer: null,
    client: { id: 'shop', secret: 's3cret' },
    upstream: new Upstream({ isRemote: false }),
    ...over,
  };
}

/** The error of a call that fails. */
async function errorOf(call: Promise<unknown>): Promise<CharityError> {
  const error: unknown = await call.catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(CharityError);
  return error as CharityError;
}
const failure = async (call: Promise<unknown>) => (await errorOf(call)).failure;
const confirm = (to: Caller) => call(to, 'confirmOrder', { params: { token: 'a' } });

test('accepts only the parameters, filters and fields of the endpoint', () => {
  const check = () => {
    const to = caller(async () => list([]));
    // @ts-expect-error -- the parameter is `id`
    void call(to, 'project', { params: { knd: 'a' } });
    // @ts-expect-error -- projects have no such filter
    void call(to, 'projects', { query: { colour: 'red' } });
    // @ts-expect-error -- projects have no such status
    void call(to, 'projects', { query: { status: 'red' } });
    // @ts-expect-error -- the body is `email`
    void call(to, 'subscribe', { body: { nonsense: 'a@example.org' } });
    // @ts-expect-error -- the parameter is missing
    void call(to, 'project');
  };
  expect(check).toBeTypeOf('function');
});

describe('request', () => {
  test('contains the language, and no bearer token without a signed-in donor', async () => {
    const send = vi.fn<Caller['send']>(async () => list([]));
    await call(caller(send), 'projects', {
      query: { offset: 9, limit: 9, search: 'ماء', type: undefined },
    });
    const [request] = send.mock.calls[0]!;
    expect(request.url).toBe(
      `http://api.test/projects?offset=9&limit=9&search=${encodeURIComponent('ماء')}`,
    );
    expect(request.headers.get('accept-language')).toBe('ar');
    expect(request.headers.has('authorization')).toBe(false);
  });

  test('contains the id of the visitor’s request, so that both logs have the same id', async () => {
    const send = vi.fn<Caller['send']>(async () => list([]));
    await call(caller(send, { requestId: 'request-1' }), 'projects');
    await call(caller(send), 'projects');
    expect(send.mock.calls.map(([{ headers }]) => headers.get('x-request-id'))).toEqual([
      'request-1',
      null,
    ]);
  });

  test('contains the bearer token of a signed-in donor', async () => {
    const send = vi.fn<Caller['send']>(async () => list([]));
    await call(caller(send, { bearer: 'token' }), 'projects');
    expect(send.mock.calls[0]![0].headers.get('authorization')).toBe('Bearer token');
  });

  test('contains the storefront’s credentials for settings, also when a donor is signed in', async () => {
    const send = vi.fn<Caller['send']>(async () => Response.json({ result: {} }));
    await call(caller(send, { bearer: 'token' }), 'settingsCategory', {
      params: { category: 'google' },
    });
    expect(send.mock.calls[0]![0].headers.get('authorization')).toBe(
      `Basic ${btoa('shop:s3cret')}`,
    );
  });

  test('escapes an id, so that it cannot change the path', async () => {
    const send = vi.fn<Caller['send']>(async () => new Response(null, { status: 404 }));
    await failure(call(caller(send), 'project', { params: { id: '../user/orders?x=1' } }));
    expect(send.mock.calls[0]![0].url).toBe('http://api.test/projects/..%2Fuser%2Forders%3Fx%3D1');
  });
});

describe('response', () => {
  test.each<[string, () => Response | Promise<Response>, string]>([
    ['a refused connection', () => Promise.reject(new TypeError('fetch failed')), 'unreachable'],
    ['500', () => new Response('oops', { status: 500 }), 'refused'],
    ['404', () => Response.json({ errorCode: 'x', errorMessage: 'y' }, { status: 404 }), 'refused'],
    [
      '302',
      () => new Response(null, { status: 302, headers: { location: 'https://evil.test' } }),
      'unintelligible',
    ],
    [
      'HTML with 200',
      () => new Response('<html>', { headers: { 'content-type': 'text/html' } }),
      'unintelligible',
    ],
    ['truncated JSON', () => new Response('{"result":{"total":1,"da'), 'unintelligible'],
  ])('with %s throws a CharityError', async (_, answer, expected) => {
    const send = async () => answer();
    expect(await failure(call(caller(send), 'projectCategories'))).toBe(expected);
  });

  test('with status 300 to 599 throws an error with status 400 to 499 or 503', async () => {
    for (let status = 300; status < 600; status++) {
      const send = vi.fn<Caller['send']>(async () => new Response(null, { status }));
      const expected = status >= 400 && status < 500 ? status : 503;
      expect((await errorOf(confirm(caller(send)))).status, String(status)).toBe(expected);
    }
  });

  test('is not read beyond the size limit, for a success and for a rejection', async () => {
    for (const status of [200, 404]) {
      const { body, bytesRead } = endlessBody();
      const send = vi.fn<Caller['send']>(async () => new Response(body, { status }));
      // A POST, because the client does not retry it.
      expect(await failure(confirm(caller(send)))).toBe('unintelligible');
      expect(bytesRead()).toBeLessThan(3_000_000);
    }
  });

  test('with invalid items returns the valid items and reports the number of the others', async () => {
    const onDropped = vi.fn();
    const answer = async () => list([category('a'), { id: 'broken' }, null, category('b')]);
    const reply = await call(caller(answer, { onDropped }), 'projectCategories');
    expect(reply.data.map(({ id }) => id)).toEqual(['a', 'b']);
    expect(onDropped).toHaveBeenCalledWith('projectCategories', 2);
  });

  test('may begin with a byte order mark', async () => {
    const send = async () => new Response(`\ufeff${await list([]).text()}`);
    expect((await call(caller(send), 'projectCategories')).total).toBe(0);
  });

  test('with status 409 throws an error with the API’s code and message for the donor', async () => {
    const refusal = { errorCode: 'order.itemClosed', errorMessage: 'أُغلقت هذه الحملة.' };
    const answer = async () => Response.json(refusal, { status: 409 });
    const error = await errorOf(confirm(caller(answer)));
    expect(error).toMatchObject({ code: 'order.itemClosed', status: 409, isOutage: false });
    expect(error.donorMessage(() => 'generic')).toBe(refusal.errorMessage);
  });

  test('with status 500 throws an outage, not “not found”, with a general message', async () => {
    const answer = async () =>
      Response.json({ errorCode: 'x', errorMessage: 'stack trace' }, { status: 500 });
    const error = await errorOf(confirm(caller(answer)));
    expect(error).toMatchObject({ isOutage: true, isNotFound: false, status: 503 });
    expect(error.donorMessage((key) => key)).toBe('errors:somethingWentWrong');
  });
});

test('repeats a GET request after an outage', async () => {
  const send = vi
    .fn<Caller['send']>()
    .mockRejectedValueOnce(new TypeError('reset'))
    .mockResolvedValueOnce(list([category('a')]));
  expect((await call(caller(send), 'projectCategories')).total).toBe(1);
  expect(send).toHaveBeenCalledTimes(2);
});

test.each([500, 404, 429])('does not repeat a GET request after status %i', async (status) => {
  const send = vi.fn<Caller['send']>(async () => new Response(null, { status }));
  await failure(call(caller(send), 'projectCategories'));
  expect(send).toHaveBeenCalledTimes(1);
});

test('waits as long as `Retry-After` says when that is before the deadline', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  const headers = { 'retry-after': '2' };
  const send = vi
    .fn<Caller['send']>()
    .mockResolvedValueOnce(new Response(null, { status: 503, headers }))
    .mockResolvedValueOnce(list([]));
  const reply = call(caller(send), 'projectCategories');
  await vi.advanceTimersByTimeAsync(1_999);
  expect(send).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(1);
  vi.useRealTimers();
  expect((await reply).total).toBe(0);
});

test.each([
  ['the time', 'Retry-After', () => '120'],
  ['a date', 'Retry-After', () => new Date(Date.now() + 120_500).toUTCString()],
])('does not wait past the deadline, and returns %s of `%s`', async (_, name, value) => {
  const headers = { [name]: value() };
  const send = vi.fn<Caller['send']>(async () => new Response(null, { status: 503, headers }));
  const { detail } = await errorOf(call(caller(send), 'projectCategories'));
  expect(send).toHaveBeenCalledTimes(1);
  expect(detail.retryAfterMs).toBeGreaterThan(118_000);
  expect(detail.retryAfterMs).toBeLessThanOrEqual(121_000);
});

test('repeats a GET request only once', async () => {
  const send = vi.fn<Caller['send']>(async () => new Response(null, { status: 503 }));
  expect(await failure(call(caller(send), 'projectCategories'))).toBe('refused');
  expect(send).toHaveBeenCalledTimes(2);
});

test('does not repeat a POST request, because the API may have executed it', async () => {
  const send = vi.fn<Caller['send']>(async () => new Response(null, { status: 500 }));
  await errorOf(confirm(caller(send)));
  expect(send).toHaveBeenCalledTimes(1);
});

describe('timeout', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  test('ends a call without a response and does not retry it', async () => {
    const send = vi.fn<Caller['send']>(() => new Promise(() => {}));
    const failed = failure(call(caller(send), 'projectCategories'));
    await vi.advanceTimersByTimeAsync(TIMEOUT_MS);
    expect(await failed).toBe('late');
    expect(send).toHaveBeenCalledTimes(1);
  });

  test('is longer for an order, so that a donor who has paid waits for the receipt', async () => {
    const send = vi.fn<Caller['send']>(() => new Promise(() => {}));
    const until = Date.now() + TIMEOUT_MS;
    const read = vi.fn();
    const failed = failure(call(caller(send, { until }), 'order', { params: { token: 'a' } }));
    void failed.then(read);
    await vi.advanceTimersByTimeAsync(TIMEOUT_MS);
    expect(read).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(seconds(30) - TIMEOUT_MS);
    expect(await failed).toBe('late');
  });

  test('ends a call whose response body is never complete', async () => {
    const body = new ReadableStream({
      start: (stream) => stream.enqueue(new TextEncoder().encode('{')),
    });
    const send = async () => new Response(body);
    const failed = failure(call(caller(send), 'projectCategories'));
    await vi.advanceTimersByTimeAsync(TIMEOUT_MS);
    expect(await failed).toBe('late');
  });

  test('covers the request and its retry together', async () => {
    const send = vi.fn<Caller['send']>(
      () =>
        new Promise((_, reject) =>
          setTimeout(() => reject(new TypeError('reset')), TIMEOUT_MS * 0.6),
        ),
    );
    const failed = failure(call(caller(send), 'projectCategories'));
    await vi.advanceTimersByTimeAsync(TIMEOUT_MS);
    expect(await failed).toBe('late');
    expect(send).toHaveBeenCalledTimes(2);
  });
});

test.each<[string, Caller['send']]>([
  ['ok', async () => list([])],
  ['4xx', async () => new Response(null, { status: 404 })],
  ['5xx', async () => new Response(null, { status: 500 })],
  ['unintelligible', async () => new Response('canary')],
  ['unreachable', () => Promise.reject(new TypeError('canary.example is unreachable'))],
])('metrics measure a call with the outcome %s once, by operation', async (outcome, send) => {
  vi.spyOn(Math, 'random').mockReturnValue(0);
  const recorded = recordMetrics();
  const query = { search: 'canary', offset: 0, limit: 9 };
  await call(caller(send), 'projects', { query }).catch(() => undefined);
  expect(recorded).toMatchObject([
    { name: 'upstream_request_duration_seconds', labels: { op: 'projects', outcome } },
  ]);
  expect(JSON.stringify(recorded)).not.toContain('canary');
});
