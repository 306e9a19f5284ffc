/** Selects the compression for a request, and compresses responses outside the main thread. */
import { PassThrough, type Transform } from 'node:stream';
import { promisify } from 'node:util';
import { brotliCompress, constants, createBrotliCompress, createGzip, gzip } from 'node:zlib';

export type Encoding = 'br' | 'gzip' | 'identity';

/** `most` for a page that is cached for many visitors, `quick` for a response that a visitor waits for. */
export type Effort = 'most' | 'quick';

const LEVELS = {
  most: { br: 11, window: 22, gzip: 9 },
  // With a window above 16 bits, Brotli uses another algorithm, which needs 30 MB of memory and ten times as long.
  quick: { br: 8, window: 16, gzip: 6 },
  /** For the sitemap, which has many megabytes. */
  stream: { br: 4, window: 16, gzip: 4 },
} as const;

/** Bytes. A smaller response fits into one packet without compression. */
const WORTH_COMPRESSING = 400;
const TEXT =
  /^(?:text\/|application\/(?:json|javascript|xml|manifest\+json|[\w.-]+\+xml)|image\/svg\+xml)/;

export function isText(contentType: string | null): boolean {
  return contentType !== null && TEXT.test(contentType);
}

export function isWorthCompressing({ length }: Buffer): boolean {
  return length >= WORTH_COMPRESSING;
}

/** Results by header. Browsers send only a few different headers. */
const known = new Map<string, Encoding>();
const MAX_KNOWN = 100;

/** Returns the best encoding that Accept-Encoding allows (RFC 9110 §12.5.3): br before gzip, without its weights. */
export function preferredEncoding(header: string | string[] | undefined): Encoding {
  if (typeof header !== 'string') return 'identity';
  let encoding = known.get(header);
  if (!encoding) {
    encoding = negotiate(header);
    if (known.size < MAX_KNOWN) known.set(header, encoding);
  }
  return encoding;
}

function negotiate(header: string): Encoding {
  const qualities = new Map<string, number>();
  for (const part of header.slice(0, 500).split(',')) {
    const [name = '', ...parameters] = part.trim().toLowerCase().split(';');
    const quality = parameters.map((p) => /^\s*q=([\d.]+)\s*$/.exec(p)?.[1]).find(Boolean);
    qualities.set(name.trim(), quality === undefined ? 1 : Number(quality));
  }
  const accepts = (name: string) => (qualities.get(name) ?? qualities.get('*') ?? 0) > 0;
  if (accepts('br')) return 'br';
  return accepts('gzip') ? 'gzip' : 'identity';
}

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

export async function compress(body: Buffer, encoding: Encoding, effort: Effort): Promise<Buffer> {
  if (encoding === 'identity') return body;
  const level = LEVELS[effort];
  if (encoding === 'gzip') return zip(body, { level: level.gzip });
  const params = { ...brotliParams(level), [constants.BROTLI_PARAM_SIZE_HINT]: body.length };
  return brotli(body, { params });
}

/** Returns a stream that compresses a body of unknown length. */
export function compressor(encoding: Encoding): Transform {
  const level = LEVELS.stream;
  if (encoding === 'identity') return new PassThrough();
  if (encoding === 'gzip') return createGzip({ level: level.gzip });
  return createBrotliCompress({ params: brotliParams(level) });
}

function brotliParams({ br, window }: (typeof LEVELS)[keyof typeof LEVELS]) {
  return {
    [constants.BROTLI_PARAM_QUALITY]: br,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_LGWIN]: window,
  };
}
