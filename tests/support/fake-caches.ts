/** The caches of a browser, in memory. */

export class FakeCaches {
  private readonly stores = new Map<string, Map<string, Response>>();

  keys = () => Promise.resolve([...this.stores.keys()]);
  delete = (name: string) => Promise.resolve(this.stores.delete(name));

  open = (name: string): Promise<Cache> => {
    const store = this.stores.get(name) ?? new Map<string, Response>();
    this.stores.set(name, store);
    const key = (request: RequestInfo | URL) =>
      new URL(request instanceof Request ? request.url : request).href;
    const cache = {
      match: (request: RequestInfo | URL) => Promise.resolve(store.get(key(request))?.clone()),
      put: (request: RequestInfo | URL, response: Response) => {
        // A replaced entry is the newest one.
        store.delete(key(request));
        store.set(key(request), response);
        return Promise.resolve();
      },
      delete: (request: RequestInfo | URL) => Promise.resolve(store.delete(key(request))),
      keys: () => Promise.resolve([...store.keys()].map((url) => new Request(url))),
    };
    return Promise.resolve(cache as unknown as Cache);
  };

  urls = () => [...this.stores.values()].flatMap((store) => [...store.keys()]);
}
