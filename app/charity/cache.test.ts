/** Tests the cache of API responses: freshness, concurrent requests, stale responses, eviction. */
import { describe, expect, test, vi } from 'vitest';
import type { Endpoint } from '#contract/endpoint';
import { ENDPOINTS } from '#contract/endpoints';
import { minutes, seconds } from '#domain/time/durations';
import { CharityError } from '#web/charity/results';
import { ResponseCache, TooLateError } from './cache.server';
import { LIFETIMES } from './lifetimes.server';

const lifetime = { freshMs: 60, staleMs: 300 };

function cacheAt() {
  const clock = { now: 0 };
  return { clock, cache: new ResponseCache(() => clock.now) };
}

test('sends one request while the cached response is fresh', async () => {
  const { cache, clock } = cacheAt();
  const load = vi.fn(async () => 'response');
  await cache.get('k', lifetime, load);
  clock.now = 59;
  expect(await cache.get('k', lifetime, load)).toMatchObject({ value: 'response', stale: false });
  expect(load).toHaveBeenCalledTimes(1);
  clock.now = 60;
  await cache.get('k', lifetime, load);
  expect(load).toHaveBeenCalledTimes(2);
});

test('sends one request for concurrent calls with the same key, and a new one after a failure', async () => {
  const { cache } = cacheAt();
  const load = vi.fn(async () => {
    throw new Error('down');
  });
  const both = await Promise.allSettled([
    cache.get('k', lifetime, load),
    cache.get('k', lifetime, load),
  ]);
  expect(both.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(load).toHaveBeenCalledTimes(1);
  await expect(cache.get('k', lifetime, async () => 'up')).resolves.toMatchObject({ value: 'up' });
});

test('serves a cached response marked as stale while the API fails, until it expires', async () => {
  const { cache, clock } = cacheAt();
  const down = async () => {
    throw new Error('down');
  };
  const lifetime = { freshMs: seconds(60), staleMs: minutes(5) };
  await cache.get('k', lifetime, async () => 'old');
  clock.now = minutes(5) - 1;
  expect(await cache.get('k', lifetime, down)).toEqual({ value: 'old', at: 0, stale: true });
  clock.now = minutes(5);
  await expect(cache.get('k', lifetime, down)).rejects.toThrow('down');
});

test('serves a cached response without a request for 5 s after a failed request', async () => {
  const { cache, clock } = cacheAt();
  const lifetime = { freshMs: seconds(60), staleMs: minutes(5) };
  await cache.get('k', lifetime, async () => 'old');
  const load = vi.fn(async (): Promise<string> => {
    throw new Error('down');
  });
  clock.now = seconds(60);
  await cache.get('k', lifetime, load);
  clock.now += seconds(5) - 1;
  expect(await cache.get('k', lifetime, load)).toEqual({ value: 'old', at: 0, stale: true });
  expect(load).toHaveBeenCalledTimes(1);
  clock.now += 1;
  load.mockResolvedValue('new');
  expect(await cache.get('k', lifetime, load)).toMatchObject({ value: 'new', stale: false });
});

describe('a response that takes too long', () => {
  const patience = { softMs: 10, hardMs: 50 };
  const lifetime = { freshMs: 0, staleMs: minutes(5) };
  const never = () => new Promise<string>(() => undefined);

  test('is replaced by the cached one after the soft deadline, and arrives for later pages', async () => {
    const { cache } = cacheAt();
    await cache.get('k', lifetime, async () => 'old');
    let arrive: (value: string) => void = () => undefined;
    const slow = () => new Promise<string>((done) => (arrive = done));
    expect(await cache.get('k', lifetime, slow, patience)).toMatchObject({
      value: 'old',
      stale: true,
    });
    const later = cache.get('k', lifetime, never, patience);
    arrive('new');
    expect(await later).toMatchObject({ value: 'new', stale: false });
  });

  test('delays only the first page, not those that join its request', async () => {
    const { cache, clock } = cacheAt();
    await cache.get('k', lifetime, async () => 'old');
    await cache.get('k', lifetime, never, patience);
    clock.now += 10;
    const joined = cache.get('k', lifetime, never, { softMs: 10, hardMs: Infinity });
    expect(await joined).toMatchObject({ value: 'old', stale: true });
  });

  test('is an error after the hard deadline when nothing is cached', async () => {
    const { cache } = cacheAt();
    await expect(cache.get('k', lifetime, never, patience)).rejects.toThrow(TooLateError);
  });
});

test('removes the cached response when the API returns 404, and keeps it at a rate limit', async () => {
  const { cache } = cacheAt();
  const rejection = (status: number, retryAfterMs?: number) => async (): Promise<string> => {
    throw new CharityError('refused', 'project', { status, retryAfterMs });
  };
  const lifetime = { freshMs: 0, staleMs: minutes(5) };
  await cache.get('k', lifetime, async () => 'old');
  expect(await cache.get('k', lifetime, rejection(429))).toMatchObject({
    value: 'old',
    stale: true,
  });
  const { cache: other } = cacheAt();
  await other.get('k', lifetime, async () => 'old');
  await expect(other.get('k', lifetime, rejection(404))).rejects.toThrow('404');
  await expect(other.get('k', lifetime, rejection(503))).rejects.toThrow('503');
});

test('waits as long as `Retry-After` of the API says, at most 30 s', async () => {
  const { cache, clock } = cacheAt();
  const lifetime = { freshMs: 0, staleMs: minutes(5) };
  await cache.get('k', lifetime, async () => 'old');
  const load = vi.fn(async (): Promise<string> => {
    throw new CharityError('refused', 'project', { status: 503, retryAfterMs: seconds(90) });
  });
  await cache.get('k', lifetime, load);
  clock.now = seconds(30) - 1;
  await cache.get('k', lifetime, load);
  expect(load).toHaveBeenCalledTimes(1);
  clock.now = seconds(30);
  await cache.get('k', lifetime, load);
  expect(load).toHaveBeenCalledTimes(2);
});

test('evicts the least recently used of more than 2,000 entries', async () => {
  const { cache } = cacheAt();
  const load = vi.fn(async () => 'response');
  for (let n = 0; n <= 2_000; n += 1) await cache.get(`k${n}`, lifetime, load);
  load.mockClear();
  await cache.get('k2000', lifetime, load);
  expect(load).not.toHaveBeenCalled();
  await cache.get('k0', lifetime, load);
  expect(load).toHaveBeenCalledTimes(1);
});

test('after `expire`: an entry without expiry is requested again, and is still served during an outage', async () => {
  const { cache } = cacheAt();
  const noExpiry = { freshMs: Infinity, staleMs: Infinity };
  await cache.get('k', noExpiry, async () => 'old');
  cache.expire();
  const down = async () => {
    throw new Error('down');
  };
  expect(await cache.get('k', noExpiry, down)).toMatchObject({ value: 'old', stale: true });
  cache.expire();
  const { cache: other } = cacheAt();
  await other.get('k', noExpiry, async () => 'old');
  other.expire();
  expect(await other.get('k', noExpiry, async () => 'new')).toMatchObject({ value: 'new' });
  expect(await other.get('k', noExpiry, down)).toMatchObject({ value: 'new', stale: false });
});

test('after `expire`: a response that was requested before is not fresh and does not replace a newer response', async () => {
  const { cache } = cacheAt();
  const arrive: ((value: string) => void)[] = [];
  const slow = cache.get('k', lifetime, () => new Promise<string>((done) => arrive.push(done)));
  cache.expire();
  const load = vi.fn(async () => 'new');
  expect(await cache.get('k', lifetime, load)).toMatchObject({ value: 'new' });
  arrive[0]!('old');
  await slow;
  expect(await cache.get('k', lifetime, load)).toMatchObject({ value: 'new' });
  expect(load).toHaveBeenCalledTimes(1);
});

test('caches only responses that are the same for every visitor', () => {
  const isPersonal = ({ route, auth }: Endpoint) =>
    !route.startsWith('GET ') ||
    route.includes('{token}') ||
    auth === 'bearer' ||
    auth === 'optional';
  const cached = Object.entries<Endpoint>(ENDPOINTS).filter(([name]) => name in LIFETIMES);
  expect(cached.filter(([, endpoint]) => isPersonal(endpoint))).toEqual([]);
});
