/** One request and its answer: what is known of it, and how the answer is written. */
import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { readPath } from '#app/links';
import type { Locale } from '#domain/locales';

/** Names and values in turn, as they are put on the wire. */
export type RawHeaders = readonly string[];

export type Answer = { status: number; headers: RawHeaders; body: Buffer };

export class Exchange {
  readonly id: string;
  readonly startedAt = performance.now();
  /** The path as it was sent, without its query. */
  readonly path: string;
  /** What the log calls the page: a pattern, never an address. */
  route = '';
  /** Of the body that was sent. */
  bytes = 0;
  /** The connection ends with this answer. */
  isLast = false;

  constructor(
    readonly req: IncomingMessage,
    readonly res: ServerResponse,
    { trustsProxy }: { trustsProxy: boolean },
  ) {
    const url = this.url;
    const query = url.indexOf('?');
    this.path = query === -1 ? url : url.slice(0, query);
    this.id = (trustsProxy && goodId(req.headers['x-request-id'])) || randomUUID();
  }

  get url(): string {
    return this.req.url ?? '/';
  }

  get method(): string {
    return this.req.method ?? 'GET';
  }

  get reads(): boolean {
    return this.method === 'GET' || this.method === 'HEAD';
  }

  get locale(): Locale {
    return readPath(this.path).locale;
  }

  send({ status, headers, body }: Answer): void {
    if (status === 304 || status === 204) {
      this.begin(status, headers);
      this.res.end();
      return;
    }
    this.begin(status, [...headers, 'content-length', String(body.length)]);
    if (this.method === 'HEAD') this.res.end();
    else {
      this.bytes = body.length;
      this.res.end(body);
    }
  }

  /** Status line and headers, for a body that follows piece by piece. */
  begin(status: number, headers: RawHeaders): void {
    const own = this.isLast ? ['connection', 'close'] : [];
    const all = [...headers, ...own, 'x-request-id', this.id] as string[];
    if (this.res.getHeaderNames().length === 0) {
      this.res.writeHead(status, all);
      return;
    }
    // Headers were set before (by Vite, in development): Node 20 would keep one of several cookies.
    for (let at = 0; at < all.length; at += 2) this.res.appendHeader(all[at]!, all[at + 1]!);
    this.res.writeHead(status);
  }
}

/** Another's id goes into the log and the answer, so it must be nothing but an id. */
function goodId(given: string | string[] | undefined): string | null {
  return typeof given === 'string' && /^[\w-]{8,64}$/.test(given) ? given : null;
}
