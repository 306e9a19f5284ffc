/** What the app is told of a request: nothing that a stranger can choose. */
import { expect, test } from 'vitest';
import { appHeaders, askedHost, clientAddress, originOf, type Trust } from './app-request';

const alone: Trust = { publicOrigin: null, behindProxy: false };
const behindProxy: Trust = { publicOrigin: null, behindProxy: true };
const published: Trust = { publicOrigin: 'https://give.example.org', behindProxy: true };

const forged = { 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'https' };

test.each([
  ['a host of its own', alone, { host: '192.168.1.5:3000' }, 'http://192.168.1.5:3000'],
  [
    'forwarded headers of a stranger',
    alone,
    { host: 'localhost:3000', ...forged },
    'http://localhost:3000',
  ],
  [
    'forwarded headers of a proxy',
    behindProxy,
    { host: 'app:3000', ...forged },
    'https://evil.example',
  ],
  [
    'the proxy’s own word, which comes last',
    behindProxy,
    { host: 'app', 'x-forwarded-host': 'evil.example, give.example.org' },
    'http://give.example.org',
  ],
  ['a host that is none', alone, { host: 'a/b' }, 'http://localhost:1'],
  ['no host', alone, {}, 'http://localhost:1'],
  [
    'a configured address, over everything',
    published,
    { host: 'x', ...forged },
    'https://give.example.org',
  ],
])('the origin by %s', (_, trust, headers, origin) => {
  expect(originOf(headers, trust, 'http://localhost:1')).toBe(origin);
});

test('a proxy that does not pass the host on says nothing about it', () => {
  expect(askedHost({ host: 'storefront:3000' }, published)).toBeUndefined();
  expect(askedHost({ host: 'give.example.org' }, alone)).toBe('give.example.org');
});

test('the app gets the configured host and our id, and nothing of the way there', () => {
  const headers = appHeaders(
    {
      host: 'evil.example',
      connection: 'keep-alive',
      forwarded: 'host=evil.example',
      'x-forwarded-for': '1.2.3.4',
      'x-original-url': '/admin',
      'x-request-id': 'theirs',
      'x-client-address': '1.2.3.4',
      'accept-language': 'ar',
      origin: 'https://give.example.org',
    },
    { origin: 'https://give.example.org', id: 'ours-1234', address: '203.0.113.7', form: null },
  );
  expect(Object.fromEntries(headers)).toEqual({
    host: 'give.example.org',
    'accept-language': 'ar',
    origin: 'https://give.example.org',
    'x-request-id': 'ours-1234',
    'x-client-address': '203.0.113.7',
  });
});

test.each([
  ['the other end of the connection', alone, {}, '203.0.113.7'],
  ['that too, whatever a stranger writes', alone, { 'x-forwarded-for': '1.2.3.4' }, '203.0.113.7'],
  [
    'what the nearest proxy says',
    behindProxy,
    { 'x-forwarded-for': '198.51.100.9' },
    '198.51.100.9',
  ],
  [
    'its own word, which comes last',
    behindProxy,
    { 'x-forwarded-for': '1.2.3.4, 10.0.0.1,198.51.100.9' },
    '198.51.100.9',
  ],
  ['nobody’s, of a proxy that does not say', behindProxy, {}, undefined],
  ['nobody’s, of other headers', behindProxy, { 'x-real-ip': '1.2.3.4' }, undefined],
])('the address is %s', (_, trust, headers, address) => {
  expect(clientAddress(headers, '203.0.113.7', trust)).toBe(address);
});

test('a forged address never reaches the app', () => {
  const forged = { host: 'x', 'x-client-address': '1.2.3.4' };
  const known = { origin: 'http://x', id: 'ours-1234', address: undefined, form: null };
  expect(appHeaders(forged, known).has('x-client-address')).toBe(false);
});

test.each([
  ['own', 'same-origin'],
  ['unguarded', 'cross-site'],
] as const)(
  'a form (%s) reaches the app without the Origin header, which Remix would check',
  (form, site) => {
    for (const origin of ['null', 'http://elsewhere.example', 'no address']) {
      const known = { origin: 'http://x', id: 'ours-1234', address: undefined, form };
      const headers = appHeaders({ host: 'x', origin, 'sec-fetch-site': 'cross-site' }, known);
      expect(headers.has('origin')).toBe(false);
      expect(headers.get('sec-fetch-site')).toBe(site);
    }
  },
);
