/** Tests that Remix's own request handler sends the cookie of one refresh, whatever the number of parallel loaders. */
import { createRequestHandler, data, type ServerBuild } from '@remix-run/node';
import { afterEach, expect, test } from 'vitest';
import { setupTestSite } from '#tests/support/opened-site';
import { cookiesOf, visit } from '#tests/support/site';
import { sampleTokens } from '#tests/support/tokens';
import { COOKIE_NAMES } from './plain-request';
import { forgetRefreshes } from './token-refresh.server';
import { readVisitor, setCookieHeaders } from './visitor.server';
import { withVisitor } from './with-visitor.server';

const site = setupTestSite();
afterEach(forgetRefreshes);

const LOADERS = 8;
const idOf = (depth: number) => (depth === 0 ? 'root' : `level-${depth}`);

/** A build of nested routes, all of which match the URL "/". Their loaders run in parallel. */
function buildOf(loader: (request: Request) => Promise<unknown>): ServerBuild {
  const routes = Array.from({ length: LOADERS }, (_, depth) => ({
    id: idOf(depth),
    ...(depth > 0 && { parentId: idOf(depth - 1) }),
    path: '',
    module: { default: () => null, loader: ({ request }: { request: Request }) => loader(request) },
  }));
  return {
    routes: Object.fromEntries(routes.map((route) => [route.id, route])),
    entry: {
      module: {
        default: (_: Request, status: number, headers: Headers) =>
          new Response('page', { status, headers }),
      },
    },
    assets: { entry: { imports: [], module: '' }, routes: {}, url: '', version: '' },
    publicPath: '/',
    assetsBuildDirectory: '',
    basename: '/',
    isSpaMode: false,
    future: { v3_singleFetch: true },
  } as unknown as ServerBuild;
}

test('eight parallel loaders with an expired token refresh it once, and the browser gets the new tokens', async () => {
  let refreshes = 0;
  site.fail((request) => {
    if (new URL(request.url).pathname !== '/users/auth/token') return undefined;
    refreshes += 1;
    return Response.json({ result: sampleTokens('second') });
  });
  const seen: (string | undefined)[] = [];
  const handle = createRequestHandler(
    buildOf((request) =>
      withVisitor(request, async ({ signedIn }) => {
        seen.push(signedIn?.refresh);
        return data(null);
      }),
    ),
  );
  const response = await handle(visit('/', { tokens: sampleTokens('first', Date.now() - 1) }));
  expect([response.status, refreshes]).toEqual([200, 1]);
  expect(seen).toEqual(Array.from({ length: LOADERS }, () => 'second'));
  const set = response.headers
    .getSetCookie()
    .filter((cookie) => cookie.startsWith(`${COOKIE_NAMES.auth}=`));
  expect(set.length).toBeGreaterThan(0);
  const cookie = cookiesOf(setCookieHeaders(set.at(-1)!));
  expect(readVisitor(visit('/', { headers: { cookie } })).signedIn?.refresh).toBe('second');
  expect(new Set(set).size).toBe(1);
});
