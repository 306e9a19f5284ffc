/** Sends the headers of a page's loader, or of the response that it threw. Remix does so only for a `headers` export. */
import type { HeadersFunction, ServerBuild } from '@remix-run/node';

const headers: HeadersFunction = ({ loaderHeaders, errorHeaders }) => errorHeaders ?? loaderHeaders;

export function withLoaderHeaders(build: ServerBuild): ServerBuild {
  const routes = Object.entries(build.routes).map(([id, route]) => [
    ...[id, route && { ...route, module: { ...route.module, headers } }],
  ]);
  return { ...build, routes: Object.fromEntries(routes) as ServerBuild['routes'] };
}
