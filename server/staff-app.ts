/** Loads the Remix app of the staff area, and decides which requests it gets. */
import type { IncomingMessage, Server } from 'node:http';
import { createRequestHandler, type ServerBuild } from '@remix-run/node';
import { WORKER_PATH } from '#web/links';
import { STAFF_FILES_PATH, STAFF_PATH } from '#staff/links';
import type * as staffSite from '#staff/site.server';
import { requestedHost, type Trust } from './app-request';
import type { Files, HandlerOptions, Site } from './handler';
import type { Handler } from './listen';
import { appOfBranches } from './route-branches';
import { routePatterns } from './route-patterns';
import { StaticFiles } from './static-files';

export type StaffApp = Pick<HandlerOptions, 'app' | 'files' | 'cachesPages' | 'routeOf'> & {
  /** The functions of the build, except `health`, because the health endpoints are about the whole process. */
  site: Omit<Site, 'health'>;
  /** Wraps the handler: in development, Vite handles requests first. */
  inFront: (handler: Handler) => Handler;
  stop: () => Promise<void>;
};

type StaffSite = typeof staffSite;

function siteOf(build: ServerBuild): StaffSite {
  return (build.entry.module as unknown as { staffSite: StaffSite }).staffSite;
}

/** @param folder contains `server/` and `client/` of the staff area */
export async function builtStaffApp(folder: URL): Promise<StaffApp> {
  const build = (await import(new URL('server/index.js', folder).href)) as ServerBuild;
  const site = siteOf(build);
  const remix = appOfBranches(build);
  site.start();
  return {
    app: (request) => site.respond(request, (one) => remix(one)),
    site: { ...NO_CACHED_PAGES, isForeign: site.isForeign },
    files: new StaticFiles(new URL('client', folder), STAFF_FILES_PATH),
    cachesPages: false,
    routeOf: routePatterns(build.routes),
    inFront: (handler) => handler,
    stop: () => Promise.resolve(),
  };
}

/** A second development server of Vite. It builds each module on request. */
export async function staffAppInDevelopment(server: Server): Promise<StaffApp> {
  const { createServer } = await import('vite');
  const vite = await createServer({
    configFile: 'vite.staff.config.ts',
    // Pages have no scripts, so the browser needs no connection for changed modules.
    server: { middlewareMode: true, hmr: { server, path: '/staff-hmr' } },
  });
  const load = () => vite.ssrLoadModule('virtual:remix/server-build') as Promise<ServerBuild>;
  const atStart = siteOf(await load());
  atStart.start();
  return {
    app: async (request) => {
      const build = await load();
      // In its development mode, Remix would look for the pages in the development server of the site.
      return siteOf(build).respond(request, (one) =>
        createRequestHandler(build, 'production')(one),
      );
    },
    site: { ...NO_CACHED_PAGES, isForeign: atStart.isForeign },
    // Vite serves static files.
    files: { has: () => false, send: () => Promise.resolve() },
    cachesPages: false,
    routeOf: () => '',
    inFront: (handler) => (req, res) => {
      const { url } = req;
      vite.middlewares(req, res, () => {
        // Vite removes its base from the URL.
        req.url = url;
        handler(req, res);
      });
    },
    stop: () => vite.close(),
  };
}

const NO_CACHED_PAGES = {
  pageKey: () => null,
  pageRequest: () => {
    throw new Error('pages of the staff area are not cached');
  },
  getDeferredModule: () => null,
  contentVersion: () => 0,
};

/** Returns the files of both: a staff area with its own host also serves the icons of the site. */
export function filesOfBoth(staff: Files, site: Files): Files {
  return {
    // The service worker is for the pages of donors.
    has: (path) => staff.has(path) || (site.has(path) && path !== WORKER_PATH),
    send: (exchange) => (staff.has(exchange.path) ? staff : site).send(exchange),
  };
}

/**
 * Returns true for a request to the staff area: by its path, or by its host when the staff area has its own. On other
 * hosts, the site then returns 404.
 * @param staffOrigin null when any host is accepted
 */
export function isStaffRequest(
  { url = '/', headers }: IncomingMessage,
  { staffOrigin, trust }: { staffOrigin: string | null; trust: Trust },
): boolean {
  if (hasOwnHost(staffOrigin, trust))
    return requestedHost(headers, trust)?.toLowerCase() === new URL(staffOrigin!).host;
  return url === STAFF_PATH || url.startsWith(`${STAFF_PATH}/`) || url.startsWith(`${STAFF_PATH}?`);
}

export function hasOwnHost(staffOrigin: string | null, { publicOrigin }: Trust): boolean {
  return staffOrigin !== null && staffOrigin !== publicOrigin;
}
