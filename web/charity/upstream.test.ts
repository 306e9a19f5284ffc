/** Tests which calls are sent to a host that fails. */
import { describe, expect, test, vi } from 'vitest';
import { call } from './call.server';
import type { Caller } from './request.server';
import type { CharityError } from './results';
import { Upstream } from './upstream.server';

const never = () => new Promise<Response>(() => undefined);

function callerOf(send: Caller['send'], upstream = new Upstream({ isRemote: true })): Caller {
  const who = { locale: 'en', bearer: null, client: { id: 'shop', secret: 's' } } as const;
  return { ...who, send, upstream, url: (path) => `http://api.test${path}` };
}
const list = (caller: Caller) => call(caller, 'projectCategories');
const order = (caller: Caller) => call(caller, 'confirmOrder', { params: { token: 'a' } });
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

  test('sends no page calls after ten outages, but still forms, and reads of orders', async () => {
    const send = vi.fn<Caller['send']>(async () => new Response(null, { status: 500 }));
    const caller = await open(send);
    send.mockClear();
    expect(await errorOf(list(caller))).toMatchObject({ failure: 'notSent', status: 503 });
    expect(send).not.toHaveBeenCalled();
    await errorOf(order(caller));
    expect(send).toHaveBeenCalledTimes(1);
    await errorOf(call(caller, 'order', { params: { token: 'a' } }));
    expect(send).toHaveBeenCalledTimes(2);
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
