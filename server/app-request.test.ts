/** Tests that the app gets only trusted headers of a request. */
import { expect, test } from 'vitest';
import { appHeaders, requestedHost, clientAddress, originOf, type Trust } from './app-request';

const alone: Trust = { publicOrigin: null, behindProxy: false };
const behindProxy: Trust = { publicOrigin: null, behindProxy: true };
const published: Trust = { publicOrigin: 'https://give.example.org', behindProxy: true };

const forged = { 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'https' };

test.each([
  ['Host without a proxy', alone, { host: '192.168.1.5:3000' }, 'http://192.168.1.5:3000'],
  ['Host, not a forgery', alone, { host: 'localhost:3000', ...forged }, 'http://localhost:3000'],
  ['a trusted proxy', behindProxy, { host: 'app:3000', ...forged }, 'https://evil.example'],
  [
    'the last forwarded host, which the nearest proxy added',
    behindProxy,
    { host: 'app', 'x-forwarded-host': 'evil.example, give.example.org' },
    'http://give.example.org',
  ],
  ['the fallback for an invalid Host', alone, { host: 'a/b' }, 'http://localhost:1'],
  ['the fallback without Host', alone, {}, 'http://localhost:1'],
  ['PUBLIC_URL in any case', published, { host: 'x', ...forged }, 'https://give.example.org'],
])('the origin comes from %s', (_, trust, headers, origin) => {
  expect(originOf(headers, trust, 'http://localhost:1')).toBe(origin);
});

test('the host is unknown when a proxy does not forward it', () => {
  expect(requestedHost({ host: 'storefront:3000' }, published)).toBeUndefined();
  expect(requestedHost({ host: 'give.example.org' }, alone)).toBe('give.example.org');
});

test('the app gets the configured host and our request id, and no headers of proxies', () => {
  const headers = appHeaders(
    {
      host: 'evil.example',
      connection: 'keep-alive',
      forwarded: 'host=evil.example',
      'x-forwarded-for': '1.2.3.4',
      'x-original-url': '/admin',
      'x-request-id': 'theirs',
      'x-client-address': '1.2.3.4',
      'x-received-at': '5',
      'accept-language': 'ar',
      origin: 'https://give.example.org',
    },
    {
      origin: 'https://give.example.org',
      id: 'ours-1234',
      address: '203.0.113.7',
      at: 7,
      form: null,
    },
  );
  expect(Object.fromEntries(headers)).toEqual({
    host: 'give.example.org',
    'accept-language': 'ar',
    origin: 'https://give.example.org',
    'x-request-id': 'ours-1234',
    'x-client-address': '203.0.113.7',
    'x-received-at': '7',
  });
});

test.each([
  ['the address of the connection', alone, {}, '203.0.113.7'],
  ['never what a client sends', alone, { 'x-forwarded-for': '1.2.3.4' }, '203.0.113.7'],
  ['that of a trusted proxy', behindProxy, { 'x-forwarded-for': '198.51.100.9' }, '198.51.100.9'],
  [
    'the last value of x-forwarded-for',
    behindProxy,
    { 'x-forwarded-for': '1.2.3.4, 10.0.0.1,198.51.100.9' },
    '198.51.100.9',
  ],
  ['unknown without x-forwarded-for', behindProxy, {}, undefined],
  ['unknown with only x-real-ip', behindProxy, { 'x-real-ip': '1.2.3.4' }, undefined],
])('the client address is %s', (_, trust, headers, address) => {
  expect(clientAddress(headers, '203.0.113.7', trust)).toBe(address);
});

test('removes a client address header that the client sent', () => {
  const forged = { host: 'x', 'x-client-address': '1.2.3.4' };
  const known = { origin: 'http://x', id: 'ours-1234', address: undefined, at: 0, form: null };
  expect(appHeaders(forged, known).has('x-client-address')).toBe(false);
});

test.each([
  ['own', 'same-origin'],
  ['unguarded', 'cross-site'],
] as const)('a form (%s) reaches the app without Origin, which Remix would check', (form, site) => {
  for (const origin of ['null', 'http://elsewhere.example', 'no address']) {
    const known = { origin: 'http://x', id: 'ours-1234', address: undefined, at: 0, form };
    const headers = appHeaders({ host: 'x', origin, 'sec-fetch-site': 'cross-site' }, known);
    expect(headers.has('origin')).toBe(false);
    expect(headers.get('sec-fetch-site')).toBe(site);
  }
});
