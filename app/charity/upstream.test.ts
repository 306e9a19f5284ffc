/** Tests the limits of the charity API's host together: which calls are sent, and how often. */
import { describe, expect, test, vi } from 'vitest';
import { seconds } from '#domain/time/durations';
import { call, type Caller } from './call.server';
import { MAX_IN_FLIGHT } from './call-slots.server';
import type { CharityError } from './errors';
import { Upstream } from './upstream.server';

const empty = () => Response.json({ result: { total: 0, data: [] } });
const never = () => new Promise<Response>(() => undefined);

function callerOf(send: Caller['send'], upstream = new Upstream({ isRemote: true })): Caller {
  const who = { locale: 'en', bearer: null, client: { id: 'shop', secret: 's' } } as const;
  return { ...who, send, upstream, url: (path) => `http://api.test${path}` };
}
const list = (caller: Caller) => call(caller, 'projectCategories');
const order = (caller: Caller) => call(caller, 'createOrder', { body: {} });
const errorOf = (promise: Promise<unknown>) =>
  promise.then(
    () => null,
    (error: unknown) => error as CharityError,
  );

describe('circuit breaker', () => {
  const open = async (send: Caller['send']) => {
    const caller = callerOf(send);
    for (let n = 0; n < 10; n += 1) await errorOf(list(caller));
    return caller;
  };

  test('sends no page calls after ten outages, but still forms', async () => {
    const send = vi.fn<Caller['send']>(async () => new Response(null, { status: 500 }));
    const caller = await open(send);
    send.mockClear();
    expect(await errorOf(list(caller))).toMatchObject({ failure: 'notSent', status: 503 });
    expect(send).not.toHaveBeenCalled();
    await errorOf(order(caller));
    expect(send).toHaveBeenCalledTimes(1);
  });

  test.each([400, 401, 404, 409, 422, 429])('stays closed after status %i', async (status) => {
    const caller = await open(async () => new Response(null, { status }));
    expect(caller.upstream.isCircuitOpen).toBe(false);
  });

  test('does not exist for the API in this process', async () => {
    const send = vi.fn<Caller['send']>(async () => new Response(null, { status: 500 }));
    const caller = callerOf(send, new Upstream({ isRemote: false }));
    for (let n = 0; n < 20; n += 1) await errorOf(list(caller));
    expect(send).toHaveBeenCalledTimes(20);
  });

  test('does not count a call that had no time to be answered', async () => {
    const caller = callerOf(never);
    for (let n = 0; n < 10; n += 1) await errorOf(list({ ...caller, until: Date.now() }));
    expect(caller.upstream.isCircuitOpen).toBe(false);
  });
});

describe('calls in flight', () => {
  test('of pages are at most 40, and an order is sent all the same', async () => {
    vi.useFakeTimers();
    const send = vi.fn<Caller['send']>(never);
    const caller = callerOf(send);
    const pages = Array.from({ length: 200 }, () => errorOf(list(caller)));
    const orders = Array.from({ length: 10 }, () => errorOf(order(caller)));
    await vi.advanceTimersByTimeAsync(0);
    expect(send).toHaveBeenCalledTimes(MAX_IN_FLIGHT);
    expect(send.mock.calls.filter(([{ method }]) => method === 'POST')).toHaveLength(10);
    await vi.advanceTimersByTimeAsync(seconds(1));
    vi.useRealTimers();
    expect(await pages.at(-1)).toMatchObject({ failure: 'notSent' });
    expect(orders).toHaveLength(10);
  });
});

describe('retry budget', () => {
  test('allows retries for a tenth of the calls', async () => {
    const send = vi.fn<Caller['send']>(async () => new Response(null, { status: 503 }));
    const caller = callerOf(send, new Upstream({ isRemote: false }));
    for (let n = 0; n < 30; n += 1) await errorOf(list(caller));
    expect(send).toHaveBeenCalledTimes(30 + 1 + 3);
  });

  test('is full after many calls, and then allows ten retries in a row', async () => {
    const send = vi.fn<Caller['send']>(async () => empty());
    const caller = callerOf(send, new Upstream({ isRemote: false }));
    for (let n = 0; n < 500; n += 1) await list(caller);
    send.mockReset().mockRejectedValue(new TypeError('reset'));
    await Promise.all(Array.from({ length: 20 }, () => errorOf(list(caller))));
    expect(send).toHaveBeenCalledTimes(30);
  });
});

test('a response that takes unusually long is requested once more', async () => {
  const answers = [never, async () => empty()];
  const send = vi.fn<Caller['send']>(() => answers.shift()!());
  const caller = callerOf(send);
  expect((await list(caller)).result.total).toBe(0);
  expect(send).toHaveBeenCalledTimes(2);
});
