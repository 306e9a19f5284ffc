/** The charity API as a separate process on a port, for example for several storefronts. */
import type { Server } from 'node:http';
import { createAdaptorServer } from '@hono/node-server';
import { charityApiSettings, config, loadEnvFile } from '#config';
import { openLogger } from '#contract/telemetry/logger';
import { seconds } from '#domain/time/durations';
import { HTTP_LIMITS, listen } from '#server/listen';
import { hasMetrics, METRICS_PATH } from '#server/metrics/access';
import { openMetrics } from '#server/metrics/open';
import { measureRequest } from '#server/metrics/requests';
import { RequestQueue } from '#server/request-queue';
import { Shutdown } from '#server/shutdown';
import { describeStartFailure } from '#server/start-failure';
import { inTurn, type Fetch } from './in-turn';
import { openCharityApi } from './index';

const DEFAULT_PORT = 4000;
/** As in the storefront’s process: donors wait for the code in a mail. */
const TICK_INTERVAL_MS = seconds(1);
/** In ms. Longer than the storefront's timeout of 4 s. The storefront repeats an interrupted read of an order. */
const SHUTDOWN_TIMEOUT_MS = seconds(5);

loadEnvFile();
try {
  await main();
} catch (error) {
  console.error(describeStartFailure(error));
  process.exit(1);
}

async function main(): Promise<void> {
  const settings = config('api');
  const logger = openLogger(settings.LOG_LEVEL);
  const api = await openCharityApi({
    ...charityApiSettings(settings),
    program: 'the charity API',
    log: logger,
    onRequest: ({ ms, ...request }) => {
      logger.info({ ...request, ms: Math.round(ms * 10) / 10 }, 'request');
      measureRequest({ ...request, ms });
    },
  });
  const metrics = hasMetrics(settings)
    ? await openMetrics(settings, logger, [() => api.metrics()])
    : null;
  const next = inTurn(new RequestQueue(), api.fetch);
  const handle = metrics?.onMainPort ? withMetrics(next, metrics.onMainPort) : next;
  const server = createAdaptorServer({ fetch: handle, serverOptions: HTTP_LIMITS }) as Server;
  const port = await listen(server, Number(process.env.PORT || DEFAULT_PORT), settings.HOST);
  const ticking = setInterval(() => {
    api.tick().catch((error: unknown) => logger.error({ err: error }, 'background jobs failed'));
  }, TICK_INTERVAL_MS);
  const shutdown = new Shutdown({
    server,
    stop: async () => {
      clearInterval(ticking);
      await api.close();
    },
    onError: (error) => logger.error({ err: error }, 'shutdown failed'),
    exit: (code) => process.exit(code),
    noticeMs: settings.SHUTDOWN_NOTICE_MS,
    finishMs: SHUTDOWN_TIMEOUT_MS,
  });
  process.on('SIGTERM', () => shutdown.begin());
  process.on('SIGINT', () => shutdown.begin());
  console.log(`Charity API on http://localhost:${port}/openapi.json`);
}

/** Responds to /metrics, and passes all other requests to the API. */
function withMetrics(
  next: Fetch,
  metrics: NonNullable<Awaited<ReturnType<typeof openMetrics>>['onMainPort']>,
): Fetch {
  return async (request, connection) => {
    if (new URL(request.url).pathname !== METRICS_PATH) return next(request, connection);
    const authorization = request.headers.get('authorization') ?? undefined;
    const { status, headers, body } = await metrics({ authorization });
    const pairs = headers.flatMap((name, at): [string, string][] =>
      at % 2 === 0 ? [[name, headers[at + 1]!]] : [],
    );
    return new Response(new Uint8Array(body), { status, headers: pairs });
  };
}
