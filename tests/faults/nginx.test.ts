/** The example for nginx in docs/operating, run by a real nginx in front of the real HTTP server. */
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { CHECKS, runChecks } from '#api/doctor/run';
import { LoadShedder } from '#server/admission';
import { BodyMemoryLimit } from '#server/body';
import { createHandler } from '#server/handler';
import { createHttpServer, listen } from '#server/listen';
import { StaticFiles } from '#server/static-files';
import { installation, SETTINGS_OF_TESTS } from '#tests/support/api/installation';
import { freePort } from '#tests/support/server';
import { exampleFiles, testSite } from './serve';

const HOST = 'give.example.org';
const [SECRET = ''] = SETTINGS_OF_TESTS.ownSecrets.SESSION_SECRETS!;

const nginx = [process.env.NGINX_PATH, '/usr/sbin/nginx', '/usr/local/sbin/nginx'].find(
  (file) => file && existsSync(file),
);
const canRun = nginx !== undefined && existsSync('/usr/bin/openssl');
if (!canRun)
  process.stderr.write(
    'tests/faults/nginx.test.ts is skipped: it needs nginx and openssl (apt-get install nginx openssl), or NGINX_PATH.\n',
  );

const START_TIMEOUT_MS = 20_000;

type Answer = { status: number; headers: Record<string, string>; body: string };

let ports: { http: number; https: number };
let stop: () => Promise<void>;

beforeAll(async () => {
  if (!canRun) return;
  const folder = mkdtempSync(path.join(tmpdir(), 'nginx-'));
  const server = createHttpServer(
    createHandler({
      trust: { publicOrigin: `https://${HOST}`, behindProxy: true },
      ownOrigin: 'http://localhost',
      app: async (request) => {
        const { byteLength } = await request.arrayBuffer();
        const seen = { url: request.url, bytes: byteLength, headers: [...request.headers] };
        return Response.json(seen, { headers: { 'x-frame-options': 'DENY' } });
      },
      site: testSite,
      files: new StaticFiles(exampleFiles()),
      cachesPages: false,
      admission: new LoadShedder({ delayMs: () => 0 }),
      routeOf: () => '/pattern',
      onDone: () => undefined,
      onError: () => undefined,
      isDraining: () => false,
      probeSecrets: [SECRET],
      bodies: new BodyMemoryLimit(),
    }),
  );
  const port = await listen(server, 0, '127.0.0.1');
  ports = { http: await freePort(), https: await freePort() };
  const child = spawn(nginx, ['-p', folder, '-c', configure(folder, port)], {
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  const ended = once(child, 'exit');
  stop = async () => {
    child.kill('SIGTERM');
    await ended;
    server.closeAllConnections();
    server.close();
  };
  await vi.waitFor(async () => expect(await accepts(ports.https)).toBe(true), START_TIMEOUT_MS);
});

afterAll(() => stop?.());

/** Writes the example with free ports and a certificate of the test. Returns the path of the main configuration. */
function configure(folder: string, port: number): string {
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
    .replaceAll('127.0.0.1:3000', `127.0.0.1:${port}`)
    .replace(/^ +listen \[::\].*\n/gm, '')
    .replace(/^ +listen 80;/m, `listen 127.0.0.1:${ports.http};`)
    .replace(/^ +listen 443 ssl/m, `listen 127.0.0.1:${ports.https} ssl`)
    .replace(/\/etc\/letsencrypt\S+fullchain\.pem/, certificate)
    .replace(/\/etc\/letsencrypt\S+privkey\.pem/, key);
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => {
    mkdirSync(path.join(folder, name));
    return `${name}_temp_path ${path.join(folder, name)};`;
  });
  const main = `daemon off; pid ${folder}/pid; error_log ${folder}/error.log warn;
${process.getuid?.() === 0 ? 'user root;' : ''}
events { worker_connections 64; }
http { access_log off; ${temporary.join(' ')}
${example}
}`;
  const file = path.join(folder, 'nginx.conf');
  writeFileSync(file, main);
  return file;
}

function accepts(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => {
      socket.destroy();
      resolve(true);
    });
    socket.on('error', () => resolve(false));
  });
}

type Ask = {
  scheme?: 'http' | 'https';
  method?: string;
  headers?: Record<string, string>;
  body?: Buffer;
};

function ask(at: string, { scheme = 'https', method = 'GET', headers = {}, body }: Ask = {}) {
  return new Promise<Answer>((resolve, reject) => {
    const send = scheme === 'https' ? requestHttps : requestHttp;
    const options = {
      ...{ host: '127.0.0.1', port: ports[scheme], path: at, method, servername: HOST },
      // The certificate of this test is signed by nobody.
      rejectUnauthorized: false,
      headers: { host: HOST, ...headers, ...(body && { 'content-length': body.length }) },
    };
    const sent = send(options, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () =>
        resolve({
          status: response.statusCode!,
          headers: response.headers as Record<string, string>,
          body: Buffer.concat(chunks).toString('latin1'),
        }),
      );
    });
    // nginx responds to a body that is too large before it has read it.
    sent.on('error', reject);
    sent.end(body);
  });
}

describe.skipIf(!canRun)('nginx with the example of docs/operating', () => {
  const seenHeaders = async (headers: Record<string, string> = {}) => {
    const { body } = await ask('/x', { headers });
    return JSON.parse(body) as { url: string; headers: [string, string][] };
  };

  test('passes the public URL and the IP address of the client, and drops forged ones', async () => {
    const forged = {
      ...{ 'x-forwarded-for': '203.0.113.7', 'x-forwarded-host': 'evil.example' },
      ...{ 'x-forwarded-proto': 'http', forwarded: 'for=203.0.113.7' },
    };
    const { url, headers } = await seenHeaders(forged);
    expect(url).toBe(`https://${HOST}/x`);
    expect(new Map(headers).get('x-client-address')).toBe('127.0.0.1');
  });

  test('redirects http to https with path and query', async () => {
    const { status, headers } = await ask('/ar/projects?page=2', { scheme: 'http' });
    expect([status, headers.location]).toEqual([301, `https://${HOST}/ar/projects?page=2`]);
  });

  test('accepts uploads of 10 MB and rejects larger ones', async () => {
    const upload = (megabytes: number) =>
      ask('/readyz', { method: 'POST', body: Buffer.alloc(megabytes * 1024 * 1024) }).then(
        ({ status }) => status,
        (error: NodeJS.ErrnoException) => error.code,
      );
    expect(await upload(10)).toBe(200);
    expect([413, 'ECONNRESET', 'EPIPE']).toContain(await upload(12));
  });

  test('passes compressed files and their cache headers unchanged', async () => {
    const headers = { 'accept-encoding': 'gzip' };
    const file = await ask('/assets/app-1a2b.js', { headers });
    expect(file.headers).toMatchObject({
      ...{ 'content-encoding': 'gzip', 'cache-control': expect.stringContaining('immutable') },
    });
    expect((await ask('/x')).headers['x-frame-options']).toBe('DENY');
    expect((await ask('/x')).headers).toMatchObject({
      ...{ server: 'nginx', 'strict-transport-security': 'max-age=31536000' },
    });
  });

  test('passes 12 KB of cookies', async () => {
    const { status } = await ask('/x', { headers: { cookie: `cart=${'x'.repeat(12_000)}` } });
    expect(status).toBe(200);
  });

  test('doctor finds no fault', async () => {
    const fetch: typeof globalThis.fetch = async (url, init) => {
      const request = new Request(url, init);
      const { pathname, protocol } = new URL(request.url);
      const body = request.body ? Buffer.from(await request.arrayBuffer()) : undefined;
      const {
        status,
        headers,
        body: text,
      } = await ask(pathname, {
        scheme: protocol === 'https:' ? 'https' : 'http',
        ...{ method: request.method, headers: Object.fromEntries(request.headers) },
        ...(body && { body }),
      });
      return new Response(text, { status, headers: { location: headers.location ?? '' } });
    };
    const names = ['address', 'site', 'http', 'uploads'];
    const findings = await runChecks(
      installation(null, { fetch, holder: 'unknown' }),
      CHECKS.filter(({ name }) => names.includes(name)),
    );
    expect(findings.map(({ check, result }) => `${check} ${result}`)).toEqual([
      ...['address ok', 'site ok', 'site ok', 'http ok', 'uploads ok'],
    ]);
  });
});
