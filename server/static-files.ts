/** Serves the files of build/client and build/staff/client. Reads each file and its compressed copies once. */
import { createHash } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { extname, join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { WORKER_PATH } from '#web/links';
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

/** Names of files in this folder contain a hash of their content. */
const HASHED = '/assets/';
const CACHE_FOREVER = 'public, max-age=31536000, immutable';
const CACHE_ONE_HOUR = 'public, max-age=3600';
/** A service worker stays on devices until its script changes. It may request this site only. */
const WORKER_HEADERS = [
  ...['cache-control', 'no-cache'],
  ...['content-security-policy', "default-src 'none'; connect-src 'self'"],
];

type Loaded = { etag: string; headers: string[]; bodies: Partial<Record<Encoding, Buffer>> };

export class StaticFiles {
  /** File paths by URL path. Only listed files are served, so no request can read a file outside the folder. */
  private readonly paths = new Map<string, string>();
  private readonly loaded = new Map<string, Promise<Loaded>>();

  /**
   * @param prefix first part of the URL paths of the files
   * @param replaced URL paths of files that are served instead, by the URL path of the replaced file
   */
  constructor(
    url: URL,
    private readonly prefix = '',
    replaced: Readonly<Record<string, string>> = {},
  ) {
    const folder = fileURLToPath(url);
    for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
      if (!entry.isFile()) continue;
      const path = join(entry.parentPath, entry.name);
      this.paths.set(
        `${prefix}/${relative(folder, path).split(sep).map(encodeURIComponent).join('/')}`,
        path,
      );
    }
    for (const [urlPath, other] of Object.entries(replaced))
      for (const suffix of ['', '.br', '.gz'])
        this.replace(urlPath + suffix, this.paths.get(other + suffix));
  }

  private replace(urlPath: string, path: string | undefined): void {
    if (path === undefined) this.paths.delete(urlPath);
    else this.paths.set(urlPath, path);
  }

  /** Returns true for a file, and for any path below /assets/: a file of an earlier build is a 404 and not a page. */
  has(urlPath: string): boolean {
    return this.isFile(urlPath) || this.isHashed(urlPath);
  }

  private isHashed(urlPath: string): boolean {
    return urlPath.startsWith(this.prefix + HASHED);
  }

  /** Returns false for a compressed copy, which is served only under the path of its original. */
  private isFile(urlPath: string): boolean {
    const isCopy = /\.(?:br|gz)$/.test(urlPath) && this.paths.has(urlPath.slice(0, -3));
    return this.paths.has(urlPath) && !isCopy;
  }

  async send(exchange: Exchange): Promise<void> {
    const urlPath = exchange.path;
    exchange.route = 'static';
    if (!this.isFile(urlPath)) {
      exchange.send({ status: 404, headers: ['cache-control', 'no-store'], body: Buffer.alloc(0) });
      return;
    }
    let file = this.loaded.get(urlPath);
    if (!file) {
      file = this.load(urlPath);
      // A failed read is not cached, so that the next request tries again.
      file.catch(() => this.loaded.delete(urlPath));
      this.loaded.set(urlPath, file);
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

  private async load(urlPath: string): Promise<Loaded> {
    const read = async (suffix: string) => {
      const path = this.paths.get(urlPath + suffix);
      return path ? await readFile(path) : undefined;
    };
    const [identity, br, gzip] = await Promise.all([read(''), read('.br'), read('.gz')]);
    const etag = `W/"${createHash('sha256').update(identity!).digest('base64url').slice(0, 16)}"`;
    return {
      etag,
      headers: [
        ...['content-type', TYPES[extname(urlPath)] ?? 'application/octet-stream'],
        ...(urlPath === WORKER_PATH
          ? WORKER_HEADERS
          : ['cache-control', this.isHashed(urlPath) ? CACHE_FOREVER : CACHE_ONE_HOUR]),
        ...['etag', etag, 'vary', 'accept-encoding', 'x-content-type-options', 'nosniff'],
      ],
      bodies: { identity: identity!, ...(br && { br }), ...(gzip && { gzip }) },
    };
  }
}
