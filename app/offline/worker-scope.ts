/** Types of the service worker's globals. TypeScript's own library for workers conflicts with the one for pages. */

type Extendable = Event & { waitUntil: (work: Promise<unknown>) => void };
type FetchEvent = Extendable & {
  request: Request;
  /** The response to the request that the browser sent while it started the worker; undefined without it. */
  preloadResponse: Promise<Response | undefined>;
  respondWith: (response: Promise<Response>) => void;
};
type Events = {
  install: Extendable;
  activate: Extendable;
  fetch: FetchEvent;
  message: Extendable & { data: unknown };
};

export type WorkerScope = {
  addEventListener: <Name extends keyof Events>(
    name: Name,
    listener: (event: Events[Name]) => void,
  ) => void;
  caches: CacheStorage;
  clients: {
    claim: () => Promise<void>;
    /** Returns the open pages: those of this worker, or all. */
    matchAll: (options?: { includeUncontrolled: true }) => Promise<readonly { url: string }[]>;
  };
  fetch: typeof fetch;
  location: Location;
  navigator: { onLine: boolean };
  registration: ServiceWorkerRegistration;
  skipWaiting: () => Promise<void>;
};
