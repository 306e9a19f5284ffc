/** One request with its response: its id, path and log data, and methods that write the response. */
import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { readPath } from '#web/links';
import type { Locale } from '#domain/locales';

/** Names and values alternate. */
export type RawHeaders = readonly string[];

export type HttpResponse = { status: number; headers: RawHeaders; body: Buffer };

export class Exchange {
  readonly id: string;
  readonly startedAt = performance.now();
  /** The path of the request as the client sent it, without the query. */
  readonly path: string;
  /** The route pattern for the log, never a URL: URLs may contain tokens. */
  route = '';
  /** Bytes of the response body. */
  bytes = 0;

  constructor(
    readonly req: IncomingMessage,
    readonly res: ServerResponse,
    { trustsProxy }: { trustsProxy: boolean },
  ) {
    const url = this.url;
    const query = url.indexOf('?');
    this.path = query === -1 ? url : url.slice(0, query);
    this.id = (trustsProxy && validId(req.headers['x-request-id'])) || randomUUID();
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

  send({ status, headers, body }: HttpResponse): void {
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

  /** Writes status line and headers. The caller writes the body. */
  begin(status: number, headers: RawHeaders): void {
    const all = [...headers, 'x-request-id', this.id] as string[];
    if (this.res.getHeaderNames().length === 0) {
      this.res.writeHead(status, all);
      return;
    }
    // Vite has set headers (development only). Then `writeHead` of Node 20 would write only one of several cookies.
    for (let at = 0; at < all.length; at += 2) this.res.appendHeader(all[at]!, all[at + 1]!);
    this.res.writeHead(status);
  }
}

/** Accepts only safe characters, because the id is written into the log and into the response. */
function validId(given: string | string[] | undefined): string | null {
  return typeof given === 'string' && /^[\w-]{8,64}$/.test(given) ? given : null;
}
