/** Starts a real nginx or Caddy with its example of docs/operating, on free ports of this machine. */
import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { request as requestHttp, type IncomingHttpHeaders } from 'node:http';
import { request as requestHttps, type Agent } from 'node:https';
import path from 'node:path';
import { connect } from 'node:tls';
import { expect, vi } from 'vitest';
import { findProxy } from '#scripts/proxies.mjs';
import { temporaryFolder } from '#tests/support/api/database';
import { freePort } from '#tests/support/server';

export const HOST = 'give.example.org';
export type ProxyName = 'nginx' | 'caddy';
export type Ports = { http: number; https: number };

const START_TIMEOUT_MS = 60_000;

type Start = { folder: string; ports: Ports; sitePort: number; several?: Several };

/** Ports of storefronts and APIs, and the port on which nginx receives the calls of the storefronts. */
export type Several = { storefronts: number[]; apis: number[]; apiPort: number };

/** Writes the configuration and returns the arguments of the program. */
const ARGUMENTS: Record<ProxyName, (start: Start) => string[]> = {
  nginx: (start) => ['-p', start.folder, '-e', 'stderr', '-c', configureNginx(start)],
  caddy: (start) => ['run', '--adapter', 'caddyfile', '--config', configureCaddy(start)],
};

/** Returns null when the program is missing, and prints how to get it. */
export function programOf(name: ProxyName): string | null {
  const program = findProxy(name);
  const hasOpenssl = name !== 'nginx' || existsSync('/usr/bin/openssl');
  if (program && hasOpenssl) return program;
  process.stderr.write(
    `The tests of ${name} are skipped. Run: node scripts/prepare.mjs proxies${hasOpenssl ? '' : ', and install openssl'}\n`,
  );
  return null;
}

export async function startProxy(
  name: ProxyName,
  program: string,
  sitePort: number,
  several?: Several,
): Promise<{ ports: Ports; stop: () => Promise<void> }> {
  const folder = temporaryFolder(`${name}-`);
  const ports = { http: await freePort(), https: await freePort() };
  const child = spawn(
    program,
    ARGUMENTS[name]({ folder, ports, sitePort, ...(several && { several }) }),
    {
      stdio: ['ignore', 'ignore', 'pipe'],
      // Caddy stores its certificates in the home folder.
      env: { ...process.env, HOME: folder, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder },
    },
  );
  let log = '';
  child.stderr.on('data', (chunk: Buffer) => (log += chunk.toString()));
  const ended = once(child, 'exit');
  await vi
    .waitFor(async () => expect(await accepts(ports.https)).toBe(true), START_TIMEOUT_MS)
    .catch((error: unknown) => {
      child.kill();
      throw new Error(`${name} does not listen:\n${log}`, { cause: error });
    });
  const stop = async () => {
    child.kill('SIGTERM');
    await ended;
  };
  return { ports, stop };
}

type Asked = {
  scheme?: 'http' | 'https';
  method?: string;
  headers?: Record<string, string>;
  body?: string | Buffer;
  agent?: Agent;
};
export type ProxyReply = { status: number; headers: IncomingHttpHeaders; body: string };

/** Sends a request for the site to the proxy, whose certificate is self-signed. */
export function askProxy(
  ports: Ports,
  path: string,
  { scheme = 'https', method = 'GET', headers = {}, body = '', agent }: Asked = {},
): Promise<ProxyReply> {
  return new Promise((resolve, reject) => {
    const sent = (scheme === 'https' ? requestHttps : requestHttp)(
      {
        ...{ host: '127.0.0.1', port: ports[scheme], path, method, servername: HOST },
        rejectUnauthorized: false,
        ...(agent && { agent }),
        headers: { host: HOST, ...headers, 'content-length': Buffer.byteLength(body) },
      },
      (response) => {
        let text = '';
        response.setEncoding('utf8');
        response.on('data', (chunk: string) => (text += chunk));
        response.on('error', reject);
        response.on('end', () =>
          resolve({ status: response.statusCode!, headers: response.headers, body: text }),
        );
      },
    );
    // A proxy may respond to a body that is too large before it has read it.
    sent.on('error', reject);
    sent.end(body);
  });
}

/** Caddy listens before it has a certificate, and rejects requests until then. */
function accepts(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const options = { host: '127.0.0.1', port, servername: HOST, rejectUnauthorized: false };
    const socket = connect(options, () => {
      socket.destroy();
      resolve(true);
    });
    socket.on('error', () => resolve(false));
  });
}

/** Writes the example with the ports and a certificate of the test. Returns the path of the main configuration. */
function configureNginx({ folder, ports, sitePort, several }: Start): string {
  const [key, certificate] = [path.join(folder, 'key.pem'), path.join(folder, 'cert.pem')];
  execFileSync(
    'openssl',
    [
      ...['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2', '-subj', `/CN=${HOST}`],
      ...['-addext', `subjectAltName=DNS:${HOST}`, '-keyout', key, '-out', certificate],
    ],
    { stdio: 'ignore' },
  );
  const example = readFileSync('docs/operating/nginx.conf', 'utf8')
    .replace(/^upstream [^}]*\}/m, (one) => (several ? upstreamsOf(several) : one))
    .replaceAll('127.0.0.1:3000', `127.0.0.1:${sitePort}`)
    .replace(/^ +listen \[::\].*\n/gm, '')
    .replace(/^ +listen 80;/m, `listen 127.0.0.1:${ports.http};`)
    .replace(/^ +listen 443 ssl/m, `listen 127.0.0.1:${ports.https} ssl`)
    .replace(/\/etc\/letsencrypt\S+fullchain\.pem/, certificate)
    .replace(/\/etc\/letsencrypt\S+privkey\.pem/, key);
  return writeNginxConf(folder, example);
}

/** Returns what nginx reports about docs/operating/compose.conf. The names of containers exist only in Docker. */
export function checkComposeConf(program: string): string {
  const example = readFileSync('docs/operating/compose.conf', 'utf8');
  const folder = temporaryFolder('nginx-');
  const file = writeNginxConf(folder, example.replace(/(?:web|api)\d:/g, '127.0.0.1:'));
  return spawnSync(program, ['-t', '-p', folder, '-e', 'stderr', '-c', file], { encoding: 'utf8' })
    .stderr;
}

/** Writes the main configuration with an example in it. */
function writeNginxConf(folder: string, example: string): string {
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => {
    mkdirSync(path.join(folder, name));
    return `${name}_temp_path ${path.join(folder, name)};`;
  });
  const main = `daemon off; pid ${folder}/pid; error_log stderr warn;
${process.getuid?.() === 0 ? 'user root;' : ''}
events { worker_connections 512; }
http { access_log off; ${temporary.join(' ')}
${example}
}`;
  return written(folder, 'nginx.conf', main);
}

/** Returns the example for several processes, which replaces the upstream, with the ports of the test. */
function upstreamsOf({ storefronts, apis, apiPort }: Several): string {
  const example = readFileSync('docs/operating/several-processes.conf', 'utf8');
  return [
    ...storefronts.map((port, at) => [`127.0.0.1:${3001 + at} `, `127.0.0.1:${port} `] as const),
    ...apis.map((port, at) => [`127.0.0.1:${4001 + at} `, `127.0.0.1:${port} `] as const),
    ['listen 127.0.0.1:4000;', `listen 127.0.0.1:${apiPort};`] as const,
  ].reduce((text, [from, to]) => text.replace(from, to), example);
}

/** Writes the example with the ports, and with certificates that Caddy signs itself. */
function configureCaddy({ folder, ports, sitePort }: Start): string {
  const example = readFileSync('docs/operating/Caddyfile', 'utf8');
  const ofTest = `{
  admin off
  http_port ${ports.http}
  https_port ${ports.https}
  local_certs
  skip_install_trust
}
`;
  return written(
    folder,
    'Caddyfile',
    ofTest + example.replaceAll('127.0.0.1:3000', `127.0.0.1:${sitePort}`),
  );
}

function written(folder: string, name: string, text: string): string {
  const file = path.join(folder, name);
  writeFileSync(file, text);
  return file;
}
