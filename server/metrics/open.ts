/** Starts metrics with the settings. Programs call it only when the settings turn metrics on. */
import type { IncomingHttpHeaders } from 'node:http';
import { sample, type Sample } from '#contract/telemetry/metrics';
import type { LoadShedder } from '../admission';
import type { HttpResponse } from '../exchange';
import type { PageCache } from '../page-cache';
import {
  isOnMainPort,
  listenForMetrics,
  metricsResponse,
  METRICS_PATH,
  type MetricsSettings,
} from './access';
import type { Source } from './registry';

type MetricsLog = {
  warn: (fields: Record<string, unknown>, message: string) => void;
  info: (fields: Record<string, unknown>, message: string) => void;
};

/** @returns `onMainPort`: responds to /metrics on the main port; null when metrics have their own port */
export async function openMetrics(
  settings: MetricsSettings,
  log: MetricsLog,
  sources: readonly Source[],
): Promise<{ onMainPort: ((headers: IncomingHttpHeaders) => Promise<HttpResponse>) | null }> {
  // Imported here, so that the library slows down the start only of installations with metrics.
  const { startMetrics } = await import('./registry');
  const read = startMetrics(sources, (error) =>
    log.warn({ err: error }, 'metrics could not be read'),
  );
  const { METRICS_TOKEN, METRICS_HOST } = settings;
  if (isOnMainPort(settings))
    return {
      onMainPort: ({ authorization }) => metricsResponse(authorization, METRICS_TOKEN, read),
    };
  const { port } = await listenForMetrics(settings, read);
  log.info({ url: `http://${METRICS_HOST}:${port}${METRICS_PATH}` }, 'metrics are on');
  return { onMainPort: null };
}

/** Returns the gauges of the server: requests in flight, and the size of the page caches. */
export function processSamples(
  admission: Pick<LoadShedder, 'count'>,
  caches: readonly Pick<PageCache, 'size'>[],
): Sample[] {
  const sizes = caches.map((cache) => cache.size());
  return [
    sample('http_requests_in_flight', {}, admission.count),
    sample(
      'page_cache_pages',
      {},
      sizes.reduce((sum, { pages }) => sum + pages, 0),
    ),
    sample(
      'page_cache_bytes',
      {},
      sizes.reduce((sum, { bytes }) => sum + bytes, 0),
    ),
  ];
}
