/** Tests of the lookups for the phone field: the list of countries, and the country at a position. */
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { config } from '#config';
import { COUNTRIES } from '#domain/countries/list';
import { endlessBody } from '#tests/support/endless-body';
import { args, visit } from '#tests/support/site';
import { log } from '#web/log.server';
import type { CallingCodes } from '#web/ui/phone-input/country-menu';
import { loader as countries } from './countries';
import { loader as countryHere } from './country-here';

const settings = config();
const before = { ...settings };
afterEach(() => {
  Object.assign(settings, before);
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const codesIn = async (path: string) => (await countries(args(visit(path))).json()) as CallingCodes;

test('returns every country once, sorted by name', async () => {
  const list = (await codesIn('/tr/lookups/countries')).countries;
  expect(new Set(list.map(({ code }) => code)).size).toBe(COUNTRIES.length);
  const names = list.map(({ name }) => name);
  expect(names).toEqual([...names].sort(new Intl.Collator('tr').compare));
});

test('returns the English name if it differs, with a public cache header', async () => {
  const oman = (await codesIn('/ar/lookups/countries')).countries.find(({ code }) => code === 'OM');
  expect(oman).toEqual({ code: 'OM', name: 'عُمان', nameEn: 'Oman', callingCode: '968' });
  expect((await codesIn('/lookups/countries')).countries[0]).not.toHaveProperty('nameEn');
  const { headers } = countries(args(visit('/lookups/countries')));
  expect(headers.get('cache-control')).toBe('public, max-age=86400');
});

test('offers to find the donor’s country only when a geocoding service is configured', async () => {
  expect((await codesIn('/lookups/countries')).fallback).toBeNull();
  Object.assign(settings, {
    REVERSE_GEOCODING_URL: 'https://places.test/',
    PHONE_FALLBACK_COUNTRY: 'MY',
  });
  const { fallback, words } = await codesIn('/id/lookups/countries');
  expect(fallback).toBe('MY');
  expect(words.fallenBack).toContain('Malaysia');
});

describe('country at a position', () => {
  const SAME_SITE = { 'sec-fetch-site': 'same-origin' };
  const MUSCAT = 'latitude=23.58765&longitude=58.40321';
  let asked: URL[] = [];
  let logged: unknown[] = [];

  beforeEach(() => {
    asked = [];
    logged = [];
    Object.assign(settings, { REVERSE_GEOCODING_URL: 'https://places.test/reverse?key=abc' });
    vi.spyOn(log(), 'warn').mockImplementation((...said: unknown[]) => void logged.push(said));
  });

  function service(answer: () => Response | Promise<Response>) {
    vi.stubGlobal('fetch', async (address: URL, { signal }: RequestInit) => {
      asked.push(address);
      expect(signal).toBeInstanceOf(AbortSignal);
      return answer();
    });
  }
  async function ask(
    query = MUSCAT,
    { path = '', headers = SAME_SITE as Record<string, string> } = {},
  ) {
    const answer = await countryHere(
      args(visit(`${path}/lookups/country-here?${query}`, { headers })),
    );
    expect(answer.headers.get('cache-control')).toBe('no-store');
    return answer;
  }
  const found = async (query?: string) =>
    ((await (await ask(query)).json()) as { countryCode: unknown }).countryCode;

  test('requests the country with a rounded position and the language', async () => {
    service(() => Response.json({ countryCode: 'OM', city: 'Muscat' }));
    const answer = await ask(MUSCAT, { path: '/ar' });
    expect(await answer.json()).toEqual({ countryCode: 'OM' });
    expect(String(asked[0])).toBe(
      'https://places.test/reverse?key=abc&latitude=23.6&longitude=58.4&language=ar',
    );
  });

  test('accepts a position in the south and west', async () => {
    service(() => Response.json({ countryCode: 'br' }));
    expect(await found('latitude=-23.55&longitude=-46.6333')).toBe('BR');
    expect(asked[0]?.search).toContain('latitude=-23.5&longitude=-46.6');
  });

  test.each<[string, () => Response]>([
    ['the position is at sea', () => Response.json({ countryCode: '' })],
    ['the response is not JSON', () => new Response('<html>Muscat</html>')],
    ['the service returns 429', () => Response.json({ countryCode: 'OM' }, { status: 429 })],
    [
      'the request fails',
      () => {
        throw new TypeError('fetch failed');
      },
    ],
    [
      'the request times out',
      () => {
        throw new DOMException('The operation was aborted at 23.6, 58.4', 'TimeoutError');
      },
    ],
  ])('returns null and does not log the position when %s', async (_, answer) => {
    service(answer);
    expect(await found()).toBeNull();
    expect(JSON.stringify(logged)).not.toMatch(/23\.|58\.|Muscat/);
  });

  test('returns null and stops reading when the response does not end', async () => {
    const { body, bytesRead } = endlessBody();
    service(() => new Response(body));
    expect(await found()).toBeNull();
    expect(bytesRead()).toBeLessThan(300_000);
  });

  test('returns null without a request when no service is configured', async () => {
    Object.assign(settings, { REVERSE_GEOCODING_URL: '' });
    service(() => Response.json({ countryCode: 'OM' }));
    expect(await found()).toBeNull();
    expect(asked).toEqual([]);
  });

  test.each([
    '',
    'latitude=91&longitude=0',
    'latitude=0&longitude=-181',
    'latitude=1e1&longitude=1',
  ])('rejects the query %j with 400', async (query) => {
    service(() => Response.json({ countryCode: 'OM' }));
    expect((await ask(query)).status).toBe(400);
    expect(asked).toEqual([]);
  });

  test.each<Record<string, string>>([
    {},
    { 'sec-fetch-site': 'cross-site' },
    { origin: 'https://evil.test' },
  ])('rejects a request with the headers %o, which is not same-site, with 403', async (headers) => {
    service(() => Response.json({ countryCode: 'OM' }));
    await expect(ask(MUSCAT, { headers })).rejects.toMatchObject({ status: 403 });
    expect(asked).toEqual([]);
  });
});
