/** The files of build/client: found by an exact list, read once, sent with their compressed copies. */
import { createHash } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { extname, join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { preferredEncoding, type Encoding } from './compression';
import { matchesEtag } from './etag';
import type { Exchange } from './exchange';

const TYPES: Record<string, string> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.pdf': 'application/pdf',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.xml': 'application/xml',
};

/** The build puts a hash of their content into the names of these. */
const HASHED = '/assets/';
const FOREVER = 'public, max-age=31536000, immutable';
const FOR_AN_HOUR = 'public, max-age=3600';

type Loaded = { etag: string; headers: string[]; bodies: Partial<Record<Encoding, Buffer>> };

export class StaticFiles {
  /** By address. Whatever else is asked for does not exist, so no path can lead out of the folder. */
  private readonly paths = new Map<string, string>();
  private readonly loaded = new Map<string, Promise<Loaded>>();

  constructor(url: URL) {
    const folder = fileURLToPath(url);
    for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
      if (!entry.isFile()) continue;
      const path = join(entry.parentPath, entry.name);
      this.paths.set(
        `/${relative(folder, path).split(sep).map(encodeURIComponent).join('/')}`,
        path,
      );
    }
  }

  /** Whether an address is a file's, or was: one of an earlier build is gone, and no page either. */
  has(address: string): boolean {
    return this.isFile(address) || address.startsWith(HASHED);
  }

  /** A compressed copy has no address of its own. */
  private isFile(address: string): boolean {
    const isCopy = /\.(?:br|gz)$/.test(address) && this.paths.has(address.slice(0, -3));
    return this.paths.has(address) && !isCopy;
  }

  async send(exchange: Exchange): Promise<void> {
    const address = exchange.path;
    exchange.route = 'static';
    if (!this.isFile(address)) {
      exchange.send({ status: 404, headers: ['cache-control', 'no-store'], body: Buffer.alloc(0) });
      return;
    }
    let file = this.loaded.get(address);
    if (!file) {
      file = this.load(address);
      // Not kept when it fails: the next may find the disk well again.
      file.catch(() => this.loaded.delete(address));
      this.loaded.set(address, file);
    }
    const { etag, headers, bodies } = await file;
    if (matchesEtag(exchange.req.headers['if-none-match'], etag)) {
      exchange.send({ status: 304, headers, body: Buffer.alloc(0) });
      return;
    }
    const wanted = preferredEncoding(exchange.req.headers['accept-encoding']);
    const encoding = bodies[wanted] ? wanted : 'identity';
    exchange.send({
      status: 200,
      headers: encoding === 'identity' ? headers : [...headers, 'content-encoding', encoding],
      body: bodies[encoding]!,
    });
  }

  private async load(address: string): Promise<Loaded> {
    const read = async (suffix: string) => {
      const path = this.paths.get(address + suffix);
      return path ? await readFile(path) : undefined;
    };
    const [identity, br, gzip] = await Promise.all([read(''), read('.br'), read('.gz')]);
    const etag = `W/"${createHash('sha256').update(identity!).digest('base64url').slice(0, 16)}"`;
    return {
      etag,
      headers: [
        ...['content-type', TYPES[extname(address)] ?? 'application/octet-stream'],
        ...['cache-control', address.startsWith(HASHED) ? FOREVER : FOR_AN_HOUR],
        ...['etag', etag, 'vary', 'accept-encoding', 'x-content-type-options', 'nosniff'],
      ],
      bodies: { identity: identity!, ...(br && { br }), ...(gzip && { gzip }) },
    };
  }
}
