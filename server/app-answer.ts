/** Converts responses of Remix to responses of the server, and sends them. */
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream } from 'node:stream/web';
import { setsCookie } from '#app/visitor/plain-request';
import { compress, compressor, isText, isWorthCompressing, preferredEncoding } from './compression';
import type { HttpResponse, Exchange } from './exchange';
import type { Rendered } from './page-cache';

/** Internal header that marks a page with stale data. The server removes it. */
const STALE = 'x-stale';

/** Without it, browsers guess the type of a response, and may run text with typed values as HTML or a script. */
const NOSNIFF = 'x-content-type-options';

/** Reads the complete response of a page that may be cached. */
export async function readRenderedPage(response: Response): Promise<Rendered> {
  const body = Buffer.from(await response.arrayBuffer());
  const { headers, status } = response;
  return {
    status,
    headers: rawHeaders(headers, true),
    body,
    isStale: headers.has(STALE),
    isPrivate:
      setsCookie(headers) ||
      (status >= 300 && status < 400) ||
      /no-store/.test(headers.get('cache-control') ?? '') ||
      (status === 200 && !isText(headers.get('content-type'))),
  };
}

/** Text without a known maximum size: the sitemap. It is compressed while it is sent. */
const LONG_TEXT = /^application\/xml\b/;

/** Sends a response that is not cached. Compresses complete text; streams everything else. */
export async function sendResponse(exchange: Exchange, response: Response): Promise<void> {
  const { status, headers, body } = response;
  const compresses = isText(headers.get('content-type')) && !headers.has('content-encoding');
  if (exchange.method === 'HEAD') {
    exchange.begin(status, rawHeaders(headers, compresses));
    exchange.res.end();
    await body?.cancel();
  } else if (!body) {
    exchange.send({ status, headers: rawHeaders(headers, false), body: Buffer.alloc(0) });
  } else if (compresses && LONG_TEXT.test(headers.get('content-type') ?? '')) {
    const encoding = preferredEncoding(exchange.req.headers['accept-encoding']);
    const coded = encoding === 'identity' ? [] : ['content-encoding', encoding];
    exchange.begin(status, [...rawHeaders(headers, true), ...coded]);
    const bytes = compressor(encoding);
    bytes.on('data', (chunk: Buffer) => (exchange.bytes += chunk.length));
    await pipeline(Readable.fromWeb(body as ReadableStream), bytes, exchange.res);
  } else if (compresses) {
    const whole = Buffer.from(await response.arrayBuffer());
    await sendCompressed(exchange, { status, headers: rawHeaders(headers, true), body: whole });
  } else {
    const length = headers.get('content-length');
    const raw = rawHeaders(headers, false);
    exchange.begin(status, length ? [...raw, 'content-length', length] : raw);
    const bytes = Readable.fromWeb(body as ReadableStream);
    bytes.on('data', (chunk: Buffer) => (exchange.bytes += chunk.length));
    await pipeline(bytes, exchange.res);
  }
}

export async function sendCompressed(
  exchange: Exchange,
  { status, headers, body }: HttpResponse,
): Promise<void> {
  const encoding = preferredEncoding(exchange.req.headers['accept-encoding']);
  if (encoding === 'identity' || !isWorthCompressing(body)) {
    exchange.send({ status, headers, body });
    return;
  }
  exchange.send({
    status,
    headers: [...headers, 'content-encoding', encoding],
    body: await compress(body, encoding, 'quick'),
  });
}

/** @param varies true when the body depends on Accept-Encoding */
function rawHeaders(headers: Headers, varies: boolean): string[] {
  const raw: string[] = [];
  for (const [name, value] of headers) {
    if (name === STALE || name === 'content-length') continue;
    if (name === 'vary' && varies) continue;
    raw.push(name, value);
  }
  // Pages set it themselves. Responses of resource routes and redirects do not.
  if (!headers.has(NOSNIFF)) raw.push(NOSNIFF, 'nosniff');
  if (varies) raw.push('vary', [headers.get('vary'), 'accept-encoding'].filter(Boolean).join(', '));
  return raw;
}
