/** Finds nginx and Caddy for the tests of the examples in docs/operating. Gets Debian's packages for them. */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

/** @typedef {'nginx' | 'caddy'} Proxy */

/** Unpacked packages. They are not installed, so that no service starts on this machine. */
const FOLDER = fileURLToPath(new URL('../.cache/proxies', import.meta.url));

/** @type {Record<Proxy, { variable: string, paths: string[], version: string }>} */
const PROXIES = {
  nginx: {
    variable: 'NGINX_PATH',
    paths: ['usr/sbin/nginx', 'usr/local/sbin/nginx'],
    version: '-v',
  },
  caddy: {
    variable: 'CADDY_PATH',
    paths: ['usr/bin/caddy', 'usr/local/bin/caddy'],
    version: 'version',
  },
};

export const PROXY_NAMES = /** @type {Proxy[]} */ (Object.keys(PROXIES));

/**
 * Returns the path of an executable that runs on this machine.
 * @param {Proxy} name
 */
export function findProxy(name) {
  const { variable, paths, version } = PROXIES[name];
  const candidates = [
    process.env[variable],
    ...paths.map((path) => `/${path}`),
    ...paths.map((path) => resolve(FOLDER, path)),
  ];
  return candidates.find(
    (file) => file && existsSync(file) && spawnSync(file, [version]).status === 0,
  );
}

/**
 * Downloads the package of a proxy and unpacks it. Needs apt, but no rights.
 * @param {Proxy} name
 * @returns {boolean} false when the package could not be downloaded
 */
export function unpackProxy(name) {
  const folder = mkdtempSync(join(tmpdir(), 'proxy-'));
  try {
    const downloaded = spawnSync('apt-get', ['-qq', 'download', name], { cwd: folder });
    const [file] = readdirSync(folder);
    if (downloaded.status !== 0 || !file) return false;
    mkdirSync(FOLDER, { recursive: true });
    return spawnSync('dpkg-deb', ['-x', join(folder, file), FOLDER]).status === 0;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
