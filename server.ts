/** Entry point of the server: reads the configuration, listens, starts the app, shuts down. `--dev` uses Vite. */
import { setFlagsFromString } from 'node:v8';
import { config, loadEnvFile } from '#config';
import { LoadShedder, eventLoopDelay } from '#server/admission';
import { appInDevelopment, builtApp } from '#server/app';
import { BodyMemoryLimit } from '#server/body';
import { keepCompiledCode } from '#server/compile-cache';
import { createHandler } from '#server/handler';
import { Exchange } from '#server/exchange';
import { health, HEALTH_PATHS } from '#server/health';
import { createHttpServer, listen, type Handler } from '#server/listen';
import { hasMetrics } from '#server/metrics/access';
import { openMetrics, processSamples } from '#server/metrics/open';
import { measureRequest } from '#server/metrics/requests';
import type { PageCache } from '#server/page-cache';
import { openLog } from '#server/log';
import { RequestQueue } from '#server/request-queue';
import { Shutdown } from '#server/shutdown';
import {
  builtStaffApp,
  filesOfBoth,
  hasOwnHost,
  isStaffRequest,
  staffAppInDevelopment,
  type StaffApp,
} from '#server/staff-app';
import { describeStartFailure } from '#server/start-failure';
import { createProxyWarning, warnOfMissingTrust } from '#server/untrusted-proxy';

/** The staff area is loaded at its first request, and at the latest after this time. */
const STAFF_DELAY_MS = 1_000;

// With much free memory, V8 lets the heap grow to several times the objects in use: the process had 460 MB after 100,000
// requests, and has 280 with this limit. A fixed limit (`--max-old-space-size`) would end the process at a peak.
setFlagsFromString('--heap-growing-percent=25');
const isDevelopment = process.argv.includes('--dev');
loadEnvFile();
process.env.NODE_ENV ??= isDevelopment ? 'development' : 'production';

try {
  await main();
} catch (error) {
  console.error(describeStartFailure(error));
  process.exit(1);
}

async function main(): Promise<void> {
  const settings = config();
  keepCompiledCode(settings.DATA_DIR, new URL('./', import.meta.url));
  const log = openLog(settings.LOG_LEVEL);
  const exit = (code: number) => {
    log.flush();
    process.exit(code);
  };
  for (const event of ['uncaughtException', 'unhandledRejection'] as const) {
    // The state of the process is unknown after such an error. It exits, and the operator's supervisor restarts it.
    process.on(event, (error: unknown) => {
      log.fatal(error, event);
      exit(1);
    });
  }

  // Listen before the app starts: a port in use is reported immediately, and the app learns its port.
  let handle: Handler;
  const server = createHttpServer((req, res) => handle(req, res));
  const queuedRequests: (() => void)[] = [];
  handle = (req, res) => {
    const exchange = new Exchange(req, res, { trustsProxy: false });
    if (HEALTH_PATHS.includes(exchange.path))
      void health(exchange.path, () => Promise.resolve('starting')).then((report) =>
        exchange.send(report),
      );
    else queuedRequests.push(() => handle(req, res));
  };
  const port = await listen(server, settings.PORT, settings.HOST);
  process.env.PORT = String(port);
  const ownOrigin = `http://localhost:${port}`;

  // In development, the staff area is loaded before the site: development servers of Remix share global hooks, and
  // those of the last one apply.
  let staff =
    settings.staffUrl !== null && isDevelopment ? await staffAppInDevelopment(server) : null;
  const app = isDevelopment
    ? await appInDevelopment(server)
    : await builtApp(new URL('./', import.meta.url));
  const stop = async () => {
    await staff?.stop();
    await app.stop();
  };
  const shutdown = new Shutdown({
    ...{ server, stop, onError: log.error, exit },
    noticeMs: settings.SHUTDOWN_NOTICE_MS,
  });
  process.on('SIGTERM', () => shutdown.begin());
  process.on('SIGINT', () => shutdown.begin());
  await app.start();
  const trust = {
    publicOrigin: settings.PUBLIC_URL ? new URL(settings.PUBLIC_URL).origin : null,
    behindProxy: settings.TRUST_PROXY,
  };
  warnOfMissingTrust(trust, log.warn);
  const queue = new RequestQueue();
  const admission = new LoadShedder(eventLoopDelay(), queue);
  const caches: Pick<PageCache, 'size'>[] = [];
  const metrics = hasMetrics(settings)
    ? await openMetrics(settings, log, [
        () => processSamples(admission, caches),
        () => app.site.metrics(),
      ])
    : null;
  const shared = {
    ownOrigin,
    onHeaders: createProxyWarning(trust, log.warn),
    queue,
    admission,
    bodies: new BodyMemoryLimit(),
    onDone: (exchange: Exchange) => {
      log.request(exchange);
      measureRequest({
        ...{ route: exchange.route, method: exchange.method },
        ...{ status: exchange.res.statusCode, ms: performance.now() - exchange.startedAt },
      });
    },
    onEvent: log.event,
    onCache: (cache: Pick<PageCache, 'size'>) => caches.push(cache),
    ...(metrics?.onMainPort && { metrics: metrics.onMainPort }),
    onError: log.error,
    isDraining: () => shutdown.isDraining,
    probeSecrets: settings.SESSION_SECRETS,
  };
  const site = app.inFront(createHandler({ ...shared, ...app, trust }));
  const isAnyHost = !settings.PUBLIC_URL && !settings.STAFF_URL;
  const staffOrigin =
    settings.staffUrl === null || isAnyHost ? null : new URL(settings.staffUrl).origin;
  let staffArea: Promise<Handler> | undefined = staff
    ? Promise.resolve(staffHandler(staff))
    : undefined;
  const loadStaffArea = () => (staffArea ??= startStaffArea());
  const handleStaff: Handler = (req, res) =>
    void loadStaffArea().then((handleLoaded) => handleLoaded(req, res));
  handle =
    settings.staffUrl === null
      ? site
      : (req, res) => (isStaffRequest(req, { staffOrigin, trust }) ? handleStaff : site)(req, res);
  for (const handleQueued of queuedRequests) handleQueued();
  console.log(`Nadawah listens on ${ownOrigin}`);

  // A donor's first page does not wait for the staff area. A failure ends the process, as during the start.
  if (settings.staffUrl !== null) setTimeout(() => void loadStaffArea(), STAFF_DELAY_MS).unref();

  async function startStaffArea(): Promise<Handler> {
    staff = await builtStaffApp(new URL('./staff/', import.meta.url));
    return staffHandler(staff);
  }
  function staffHandler(area: StaffApp): Handler {
    const staffTrust = { ...trust, publicOrigin: staffOrigin };
    const files = hasOwnHost(staffOrigin, trust) ? filesOfBoth(area.files, app.files) : area.files;
    const areaSite = { ...app.site, ...area.site };
    return area.inFront(
      createHandler({ ...shared, ...area, site: areaSite, files, trust: staffTrust }),
    );
  }
}
