/** Tests that loaders return fallbacks during an outage of the charity API, but not after a programming error. */
import { afterEach, describe, expect, test, vi } from 'vitest';
import * as z from 'zod';
import { log } from '#web/log.server';
import { fetchCartRates } from '../giving/rates.server';
import { fetchMethods } from '../paying/methods.server';
import { amountOffer } from '../giving/suggested-amounts.server';
import { contactDetails } from '../shell/contact.server';
import { loader as shell } from '../shell/loader.server';
import { organisation } from '#web/charity/organisation.server';
import { readVisitor, type Visitor } from '../visitor/visitor.server';
import { emptyCart } from '#domain/cart';
import { money } from '#domain/money';
import { args, openTestSite, visit } from '#tests/support/site';
import type { CharityClient } from './client.server';
import * as client from './client.server';
import { CharityError } from '#web/charity/results';
import { readId, readSettings, type IdName } from '#web/charity/settings.server';

/** Returns a client whose calls all fail with this error. */
const failing = (error: Error) =>
  new Proxy({} as CharityClient, { get: () => () => Promise.reject(error) });

const PARTS: [string, (visitor: Visitor) => Promise<unknown>][] = [
  [
    'payment methods',
    (visitor) => fetchMethods(visitor, { total: money(5, 'OMR'), gifts: [], interval: 'once' }),
  ],
  ['exchange rates', fetchCartRates],
  ['suggested amounts', amountOffer],
  ['contact details', contactDetails],
  ['organisation', organisation],
];

test.each(PARTS)('returns a fallback for %s in an outage, throws other errors', async (_, part) => {
  const visitor = readVisitor(visit('/'));
  const outage = failing(new CharityError('unreachable', 'any'));
  await expect(part({ ...visitor, charity: outage })).resolves.not.toBeUndefined();
  const mistake = failing(new TypeError('undefined is not a function'));
  await expect(part({ ...visitor, charity: mistake })).rejects.toThrow(TypeError);
});

test('returns no title of an added gift in an outage, and throws programming errors', async () => {
  await openTestSite();
  const original = client.charityClient;
  const line = { id: 'a', offeringId: 'p', minor: 1, quantity: 1, intention: 'sadaqa' } as const;
  const sent = { cart: { ...emptyCart(), lines: [line] }, preferences: { announced: 'a' } };
  const spy = vi.spyOn(client, 'charityClient');
  const failOffering = (error: Error) =>
    spy.mockImplementation((who) => ({ ...original(who), offering: () => Promise.reject(error) }));
  failOffering(new CharityError('late', 'offerings'));
  expect((await shell(args(visit('/faqs', sent)))).data.alert?.title).toBe('');
  failOffering(new TypeError('undefined is not a function'));
  await expect(shell(args(visit('/faqs', sent)))).rejects.toThrow(TypeError);
  spy.mockRestore();
});

test('returns null for settings that do not match the schema, and logs their paths', async () => {
  const warn = vi.spyOn(log(), 'warn').mockImplementation(() => {});
  const charity = { call: () => Promise.resolve({ a: 7 }) } as unknown as CharityClient;
  expect(await readSettings(charity, 'PROJECTS', z.object({ a: z.string() }))).toBeNull();
  expect(warn).toHaveBeenCalledWith({ category: 'PROJECTS', at: ['a'] }, expect.any(String));
  warn.mockRestore();
});

test('validates a reply once for each schema, and a new reply again', async () => {
  const schema = z.object({ a: z.string().transform((text) => [text]) });
  let reply = { a: 'x' };
  const charity = { call: () => Promise.resolve(reply) } as unknown as CharityClient;
  const read = () => readSettings(charity, 'PROJECTS', schema);
  const first = await read();
  expect(first).toEqual({ a: ['x'] });
  expect(await read()).toBe(first);
  expect(await readSettings(charity, 'PROJECTS', z.object({}))).toEqual({});
  reply = { a: 'y' };
  expect(await read()).toEqual({ a: ['y'] });
});

describe('an id in the settings', () => {
  const withValue = (key: string, value: unknown) =>
    ({ call: () => Promise.resolve({ [key]: { value } }) }) as unknown as CharityClient;
  afterEach(() => vi.restoreAllMocks());

  test.each<[IdName, string, string[], unknown[]]>([
    ['google', 'client_id', ['12-a_B.apps.googleusercontent.com'], ['12.googleusercontent.com']],
    ['facebook', 'app_secret', ['123456789012345'], ['12a45', 12345]],
    ['apple', 'client_id', ['com.example.give'], ['example', 'com..give', '<b>.x']],
    ['googleTag', 'id', ['G-ABC123XYZ', 'AW-123456789'], ["G-A');alert(1)", 'G-']],
    ['facebookPixel', 'id', ['1234567890123456'], ['123', '1a23456789012']],
  ])('%s is read from %s if it has the form of the service', async (name, key, valid, invalid) => {
    const warn = vi.spyOn(log(), 'warn').mockImplementation(() => {});
    for (const value of valid) expect(await readId(withValue(key, value), name)).toBe(value);
    expect(await readId(withValue(key, ''), name)).toBeNull();
    expect(warn).not.toHaveBeenCalled();
    for (const value of invalid) expect(await readId(withValue(key, value), name)).toBeNull();
    expect(warn).toHaveBeenCalledTimes(invalid.length);
    for (const value of invalid) expect(JSON.stringify(warn.mock.calls)).not.toContain(value);
  });

  test.each([
    'GOCSPX-abcdefghijklmnopqrstuvwx',
    '0123456789abcdef0123456789abcdef',
    '-----BEGIN PRIVATE KEY-----',
    'eyJhbGciOiJIUzI1NiJ9.e30.x',
  ])('that looks like a secret is ignored, and logged without its value: %s', async (secret) => {
    const error = vi.spyOn(log(), 'error').mockImplementation(() => {});
    expect(await readId(withValue('client_id', secret), 'google')).toBeNull();
    expect(error).toHaveBeenCalledOnce();
    expect(JSON.stringify(error.mock.calls)).not.toContain(secret);
  });

  test('is null in an outage, which is logged, and without its category', async () => {
    const warn = vi.spyOn(log(), 'warn').mockImplementation(() => {});
    const outage = failing(new CharityError('late', 'settingsCategory'));
    expect(await readId(outage, 'google')).toBeNull();
    expect(warn).toHaveBeenCalledWith(
      { category: 'google', failure: 'late', code: undefined },
      expect.any(String),
    );
    warn.mockClear();
    const missing = new CharityError('refused', 'settingsCategory', { status: 404 });
    expect(await readId(failing(missing), 'googleTag')).toBeNull();
    expect(warn).not.toHaveBeenCalled();
    await expect(readId(failing(new TypeError('x')), 'google')).rejects.toThrow(TypeError);
  });
});
