/** The charity API as a process of its own, on a port: one API for several storefronts. */
import { serve } from '@hono/node-server';
import pino from 'pino';
import { charityApiSettings, config } from '#config';
import { seconds } from '#domain/durations';
import { openCharityApi } from './index';

const TICK_EVERY = seconds(15);

const settings = config();
const port = Number(process.env.PORT || 4000);
const logger = pino({ level: settings.LOG_LEVEL });

const api = await openCharityApi({
  ...charityApiSettings(settings),
  log: {
    info: (fields, message) => logger.info(fields, message),
    warn: (fields, message) => logger.warn(fields, message),
    error: (fields, message) => logger.error(fields, message),
  },
});

const server = serve({ fetch: api.fetch, port, hostname: settings.HOST }, (address) => {
  console.log(`Charity API on http://localhost:${address.port}/docs`);
});

const ticking = setInterval(() => {
  api.tick().catch((error: unknown) => logger.error({ err: error }, 'periodic work failed'));
}, TICK_EVERY);

let stopping = false;
function stop(): void {
  if (stopping) return;
  stopping = true;
  clearInterval(ticking);
  server.close(() => void api.close().then(() => process.exit(0)));
}
process.on('SIGTERM', stop);
process.on('SIGINT', stop);
