/** Tests which methods, URLs and hosts the server rejects. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isHost, rejectionFor } from './limits';

const target = (given: Partial<Parameters<typeof rejectionFor>[0]>) => ({
  method: 'GET',
  url: '/',
  host: 'give.example.org',
  ...given,
});

test.each([
  ['/', null],
  ['/ar/projects?page=2&utm_source=tv', null],
  ['/projects?search=https://example.org//x\\y', null],
  ['/projects?search=%E0%A4%A', null],
  ['/%D9%85%D8%B4%D8%B1%D9%88%D8%B9', null],
  ['/%E0%A4%A', 'malformed'],
  ['/%', 'malformed'],
  ['/projects/a%00b', 'malformed'],
  ['/projects?search=%00', null],
  ['/checkout?itemData=%00%ff', null],
  ['//evil.example/x', 'malformed'],
  ['/ar//evil.example', 'malformed'],
  ['/\\evil.example', 'malformed'],
  ['http://evil.example/', 'malformed'],
  ['*', 'malformed'],
  ['', 'malformed'],
  ['/checkout?_data=routes%2Fcheckout', 'malformed'],
  ['/checkout?%5fdata=routes%2Fcheckout', 'malformed'],
  ['/checkout?a=1&_data=', 'malformed'],
  ['/checkout?my_data=1', null],
  [`/${'x'.repeat(8_192)}`, 'tooLong'],
])('the rejection of the URL %j is %s', (url, rejection) => {
  expect(rejectionFor(target({ url }), null)).toBe(rejection);
});

test.each(
  Object.entries({
    ...{ GET: null, HEAD: null, POST: null, PUT: 'method', DELETE: 'method' },
    ...{ OPTIONS: 'method', TRACE: 'method', PROPFIND: 'method' },
  }),
)('the rejection of the method %s is %s', (method, rejection) => {
  expect(rejectionFor(target({ method }), null)).toBe(rejection);
});

test.each([
  ['give.example.org', null],
  ['GIVE.example.org', null],
  ['give.example.org:8080', 'host'],
  ['evil.example', 'host'],
  // HTTP/1.0, or a trusted proxy that does not forward the host.
  [undefined, null],
])('with one accepted host, the rejection of %s is %s', (host, rejection) => {
  expect(rejectionFor(target({ host }), 'give.example.org')).toBe(rejection);
});

test.each(
  Object.entries({
    ...{ 'localhost:3000': true, '192.168.1.5:3000': true, '[::1]:3000': true, 'a/b': false },
    ...{ 'user@evil.example': false, 'evil.example#': false, 'a b': false, 'x:99999999': false },
    ...{ '': false },
  }),
)('isHost(%j) returns %s', (host, expected) => {
  expect(isHost(host)).toBe(expected);
});

test('an accepted host never changes the path of a URL', () => {
  fc.assert(
    fc.property(fc.string(), (host) => {
      if (isHost(host) && URL.canParse(`http://${host}/x`))
        expect(new URL(`http://${host}/x`).pathname).toBe('/x');
    }),
  );
});

test('an accepted URL is always on this site', () => {
  fc.assert(
    fc.property(
      fc.string().map((text) => `/${text}`),
      (url) => {
        if (rejectionFor(target({ url }), null) !== null) return;
        expect(new URL(`https://give.example.org${url}`).host).toBe('give.example.org');
      },
    ),
  );
});
