/** Loads the Remix app: the production build, or in development through Vite. */
import type { Server } from 'node:http';
import { createRequestHandler, type ServerBuild } from '@remix-run/node';
import { REMOVAL_WORKER_PATH, WORKER_PATH } from '#web/links';
import type * as site from '#app/site.server';
import { config } from '#config';
import type { HandlerOptions } from './handler';
import type { Handler } from './listen';
import { appOfBranches } from './route-branches';
import { routePatterns } from './route-patterns';
import { StaticFiles } from './static-files';

export type App = Pick<HandlerOptions, 'app' | 'files' | 'cachesPages' | 'routeOf'> & {
  site: HandlerOptions['site'] & Pick<Site, 'metrics'>;
  start: () => Promise<void>;
  stop: () => Promise<void>;
  /** Wraps the handler: in development, Vite handles requests first. */
  inFront: (handler: Handler) => Handler;
};

type Site = typeof site;

function siteOf(build: ServerBuild): Site {
  return (build.entry.module as unknown as { site: Site }).site;
}

/** @param folder contains `server/` and `client/` */
export async function builtApp(folder: URL): Promise<App> {
  const build = (await import(new URL('server/index.js', folder).href)) as ServerBuild;
  const site = siteOf(build);
  return {
    app: appOfBranches(build),
    site,
    files: new StaticFiles(
      new URL('client', folder),
      '',
      config().OFFLINE_PAGES ? {} : { [WORKER_PATH]: REMOVAL_WORKER_PATH },
    ),
    cachesPages: true,
    routeOf: routePatterns(build.routes),
    start: site.start,
    stop: site.stop,
    inFront: (handler) => handler,
  };
}

/** Vite builds each module on request, and loads it again after every change. */
export async function appInDevelopment(server: Server): Promise<App> {
  const { createServer } = await import('vite');
  const vite = await createServer({ server: { middlewareMode: true, hmr: { server } } });
  const load = () => vite.ssrLoadModule('virtual:remix/server-build') as Promise<ServerBuild>;
  const site = async () => siteOf(await load());
  let siteAtStart: Site | undefined;
  return {
    app: async (request) => createRequestHandler(await load(), 'development')(request),
    site: {
      pageKey: () => null,
      pageRequest: () => {
        throw new Error('pages are not cached in development');
      },
      getDeferredModule: () => null,
      contentVersion: () => 0,
      isForeign: (header) => siteAtStart!.isForeign(header),
      health: async () => (await site()).health(),
      metrics: async () => (await site()).metrics(),
    },
    // Vite serves static files.
    files: { has: () => false, send: () => Promise.resolve() },
    cachesPages: false,
    routeOf: () => '',
    start: async () => {
      siteAtStart = await site();
      await siteAtStart.start();
    },
    stop: async () => {
      await (await site()).stop();
      await vite.close();
    },
    inFront: (handler) => (req, res) => vite.middlewares(req, res, () => handler(req, res)),
  };
}
