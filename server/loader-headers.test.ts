/** Tests that a response has the headers of the page's loader. */
import { createRequestHandler, data, type ServerBuild } from '@remix-run/node';
import { expect, test } from 'vitest';
import { withLoaderHeaders } from './loader-headers';

const privatePage = { 'cache-control': 'no-store', 'set-cookie': 'cart=1' };

const routes = {
  root: { id: 'root', path: '', module: { default: () => null, loader: () => null } },
  page: {
    ...{ id: 'page', parentId: 'root', path: 'page' },
    module: { default: () => null, loader: () => data({}, { headers: privatePage }) },
  },
  busy: {
    ...{ id: 'busy', parentId: 'root', path: 'busy' },
    module: {
      default: () => null,
      loader: () => {
        throw new Response(null, { status: 503, headers: { 'retry-after': '7' } });
      },
    },
  },
};

const handle = createRequestHandler(
  withLoaderHeaders({
    ...{ routes, assets: { entry: {}, routes: {} }, publicPath: '/', isSpaMode: false },
    entry: {
      module: {
        default: (_: Request, status: number, headers: Headers) =>
          new Response('', { status, headers }),
        handleError: () => undefined,
      },
    },
    future: { v3_singleFetch: true },
  } as unknown as ServerBuild),
  'production',
);

test.each(['/page', '/page.data'])('%s has the headers of the loader once', async (path) => {
  const { headers } = await handle(new Request(`http://localhost${path}`));
  expect(headers.get('cache-control')).toBe('no-store');
  expect(headers.getSetCookie()).toEqual(['cart=1']);
});

test('a page whose loader failed has the headers of the thrown response', async () => {
  const { status, headers } = await handle(new Request('http://localhost/busy'));
  expect([status, headers.get('retry-after')]).toEqual([503, '7']);
});
