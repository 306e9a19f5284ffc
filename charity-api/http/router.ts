/** The Hono app for all endpoints: request id, language, response headers, and error responses. */
import { Hono, type Context } from 'hono';
import { negotiateLocale, type Locale } from '#domain/locales';
import type { ApiDeps } from '../deps';
import { toErrorResponse, ApiError } from './errors';
import { withRequestId } from './request-id';

export type ApiEnv = { Variables: { deps: ApiDeps; requestId: string; locale: Locale } };
export type ApiRouter = Hono<ApiEnv>;

/** Valid request ids of the caller are used, so that one id identifies a donor's request in all processes. */
const REQUEST_ID = /^[\w-]{8,64}$/;

export function createRouter(deps: ApiDeps): ApiRouter {
  const app: ApiRouter = new Hono<ApiEnv>();
  app.use(async (c, next) => {
    const given = c.req.header('x-request-id') ?? '';
    const requestId = REQUEST_ID.test(given) ? given : deps.random(12).toString('base64url');
    c.set('deps', deps);
    c.set('requestId', requestId);
    c.set('locale', negotiateLocale(c.req.header('accept-language')));
    const begun = performance.now();
    await (isRead(c.req.method) ? next() : withRequestId(requestId, next));
    deps.onRequest?.({
      ...{ reqId: requestId, method: c.req.method, route: routeOf(c), status: c.res.status },
      ...{ ms: performance.now() - begun, locale: c.get('locale') },
    });
    c.res.headers.set('x-request-id', requestId);
    c.res.headers.set('x-content-type-options', 'nosniff');
    if (!c.res.headers.has('cache-control')) c.res.headers.set('cache-control', 'no-store');
  });
  app.notFound((c) => {
    const allowed = allowedMethods(app, c.req.path);
    const code = allowed.length > 0 ? 'request.methodNotAllowed' : 'request.notFound';
    // The path is not logged, because a mistyped path may contain an order's token.
    const answer = toErrorResponse(new ApiError(code), failedCall(c, '(none)'), deps.log);
    if (allowed.length > 0) answer.headers.set('allow', allowed.join(', '));
    return answer;
  });
  app.onError((error, c) => toErrorResponse(error, failedCall(c, c.req.routePath), deps.log));
  return app;
}

const failedCall = (c: Context<ApiEnv>, route: string) => ({
  ...{ requestId: c.get('requestId'), locale: c.get('locale'), method: c.req.method, route },
});

const isRead = (method: string) => method === 'GET' || method === 'HEAD';

/** Returns the pattern of the endpoint that handled the request, or "none". */
function routeOf(c: Context<ApiEnv>): string {
  const { routePath } = c.req;
  return routePath.endsWith('*') ? 'none' : routePath;
}

function allowedMethods(app: ApiRouter, path: string): string[] {
  const methods = app.routes
    .filter(({ method, path: pattern }) => method !== 'ALL' && matches(pattern, path))
    .map(({ method }) => method);
  return [...new Set(methods.flatMap((method) => (method === 'GET' ? ['GET', 'HEAD'] : [method])))];
}

function matches(pattern: string, path: string): boolean {
  const expected = pattern.split('/');
  const actual = path.split('/');
  return (
    expected.length === actual.length &&
    expected.every((part, i) => part === actual[i] || (part.startsWith(':') && actual[i] !== ''))
  );
}
