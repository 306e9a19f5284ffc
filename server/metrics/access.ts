/** Serves metrics on their own port, or on the main port to clients with the bearer token. */
import { createHash, timingSafeEqual } from 'node:crypto';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import { HTTP_LIMITS, listen } from '../listen';
import type { HttpResponse } from '../exchange';
import type { MetricsText } from './registry';

export const METRICS_PATH = '/metrics';

export type MetricsSettings = {
  METRICS_PORT: number | null;
  METRICS_HOST: string;
  METRICS_TOKEN: string;
};

/** Metrics are off by default. */
export const hasMetrics = ({ METRICS_PORT, METRICS_TOKEN }: MetricsSettings): boolean =>
  METRICS_PORT !== null || METRICS_TOKEN !== '';

/** Metrics are on the main port only without a port of their own. */
export const isOnMainPort = (settings: MetricsSettings): boolean =>
  hasMetrics(settings) && settings.METRICS_PORT === null;

/**
 * Returns the response to a request for the metrics.
 * @param token empty: no token is required, because only the operator's network can reach the port
 */
export async function metricsResponse(
  authorization: string | undefined,
  token: string,
  read: () => Promise<MetricsText>,
): Promise<HttpResponse> {
  if (token !== '' && !isSame(authorization ?? '', `Bearer ${token}`))
    return answer(401, 'text/plain; charset=utf-8', 'The metrics require a token.\n', [
      ...['www-authenticate', 'Bearer'],
    ]);
  const { contentType, text } = await read();
  return answer(200, contentType, text);
}

/** Serves the metrics on their own port. Every other path returns 404. */
export async function listenForMetrics(
  { METRICS_PORT, METRICS_HOST, METRICS_TOKEN }: MetricsSettings,
  read: () => Promise<MetricsText>,
): Promise<{ server: Server; port: number }> {
  const respond = async ({ url = '/', method, headers }: IncomingMessage): Promise<HttpResponse> =>
    method === 'GET' && url.split('?')[0] === METRICS_PATH
      ? metricsResponse(headers.authorization, METRICS_TOKEN, read)
      : answer(404, 'text/plain; charset=utf-8', 'Not found.\n');
  const server = createServer(HTTP_LIMITS, (req, res) => {
    respond(req).then(
      ({ status, headers, body }) => res.writeHead(status, [...headers]).end(body),
      () => res.writeHead(500).end(),
    );
  });
  // Metrics do not keep the process alive.
  server.unref();
  const port = await listen(server, METRICS_PORT ?? 0, METRICS_HOST);
  return { server, port };
}

function answer(
  status: number,
  contentType: string,
  text: string,
  more: readonly string[] = [],
): HttpResponse {
  const body = Buffer.from(text);
  return {
    status,
    headers: [
      ...['content-type', contentType, 'cache-control', 'no-store'],
      ...['x-content-type-options', 'nosniff', ...more],
    ],
    body,
  };
}

/** As contract/same-secret.ts, which this folder does not import: compares in constant time, also texts of different lengths. */
function isSame(one: string, other: string): boolean {
  const hash = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(hash(one), hash(other));
}
