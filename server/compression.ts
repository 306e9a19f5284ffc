/** Which compression a browser takes, and compressing for it off the main thread. */
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

export type Encoding = 'br' | 'gzip' | 'identity';

/** Once, for many readers; or at once, for one who waits. */
export type Effort = 'most' | 'quick';

const LEVELS = {
  most: { br: 11, window: 22, gzip: 9 },
  // With a window over 16 bits Brotli takes another way, which costs 30 MB of memory and ten times as long.
  quick: { br: 8, window: 16, gzip: 6 },
} as const;

/** Below this nothing is gained: the answer fits one packet as it is. */
const WORTH_COMPRESSING = 400;
const TEXT =
  /^(?:text\/|application\/(?:json|javascript|xml|manifest\+json|[\w.-]+\+xml)|image\/svg\+xml)/;

export function isText(contentType: string | null): boolean {
  return contentType !== null && TEXT.test(contentType);
}

export function isWorthCompressing({ length }: Buffer): boolean {
  return length >= WORTH_COMPRESSING;
}

/** Browsers send a handful of different headers. */
const known = new Map<string, Encoding>();
const MAX_KNOWN = 100;

/** The best of what an Accept-Encoding header takes (RFC 9110 §12.5.3); ours are tried from small to large. */
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
  const taken = new Map<string, number>();
  for (const part of header.slice(0, 500).split(',')) {
    const [name = '', ...parameters] = part.trim().toLowerCase().split(';');
    const quality = parameters.map((p) => /^\s*q=([\d.]+)\s*$/.exec(p)?.[1]).find(Boolean);
    taken.set(name.trim(), quality === undefined ? 1 : Number(quality));
  }
  const takes = (name: string) => (taken.get(name) ?? taken.get('*') ?? 0) > 0;
  if (takes('br')) return 'br';
  return takes('gzip') ? 'gzip' : 'identity';
}

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

export async function compress(body: Buffer, encoding: Encoding, effort: Effort): Promise<Buffer> {
  if (encoding === 'identity') return body;
  const level = LEVELS[effort];
  if (encoding === 'gzip') return zip(body, { level: level.gzip });
  return brotli(body, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: level.br,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
      [constants.BROTLI_PARAM_LGWIN]: level.window,
    },
  });
}
