/** The charity API as a separate process on a port, for example for several storefronts. */
import type { Server } from 'node:http';
import { createAdaptorServer } from '@hono/node-server';
import pino from 'pino';
import { charityApiSettings, config, loadEnvFile } from '#config';
import { seconds } from '#domain/time/durations';
import { HTTP_LIMITS, listen } from '#server/listen';
import { Shutdown } from '#server/shutdown';
import { describeStartFailure } from '#server/start-failure';
import { openCharityApi } from './index';

const DEFAULT_PORT = 4000;
/** As in the storefront’s process: donors wait for the code in a mail. */
const TICK_INTERVAL_MS = seconds(1);
/** In ms. Longer than the storefront's request timeout of 4 s. */
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
  const logger = pino({ level: settings.LOG_LEVEL });
  const api = await openCharityApi({
    ...charityApiSettings(settings),
    program: 'the charity API',
    log: {
      info: (fields, message) => logger.info(fields, message),
      warn: (fields, message) => logger.warn(fields, message),
      error: (fields, message) => logger.error(fields, message),
    },
  });
  const server = createAdaptorServer({ fetch: api.fetch, serverOptions: HTTP_LIMITS }) as Server;
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
  console.log(`Charity API on http://localhost:${port}/docs`);
}
