/** The server's request handler on a real port, with an app that each test defines. */
import { mkdtempSync, mkdirSync, writeFileSync } from 'node:fs';
import { Agent, request, type IncomingHttpHeaders, type Server } from 'node:http';
import { createConnection } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { gzipSync } from 'node:zlib';
import { onTestFinished } from 'vitest';
import { LoadShedder } from '#server/admission';
import type { Exchange } from '#server/exchange';
import { BodyMemoryLimit } from '#server/body';
import { createHandler, type HandlerOptions, type Site } from '#server/handler';
import { createHttpServer, listen } from '#server/listen';
import { requestLine } from '#server/log';
import { RequestQueue } from '#server/request-queue';
import { StaticFiles } from '#server/static-files';

export type Reply = { status: number; headers: IncomingHttpHeaders; body: Buffer; text: string };
type Ask = {
  method?: string;
  headers?: Record<string, string>;
  body?: string | Buffer;
  agent?: Agent;
};

export type TestServer = {
  server: Server;
  port: number;
  clock: { now: number };
  /**
   * Lines of the log. A line is written after its response is sent, maybe after the client has read it, so tests must
   * poll.
   */
  lines: ReturnType<typeof requestLine>[];
  errors: unknown[];
  ask: (path: string, ask?: Ask) => Promise<Reply>;
  /** Sends raw bytes, for requests that no HTTP client sends. */
  send: (bytes: string) => Promise<string>;
};

/** Pages below /kept are cached, with path and query as the key. */
export const testSite: Site = {
  pageKey: (request) => {
    const { pathname, search } = new URL(request.url);
    return pathname.startsWith('/kept') && !request.headers.has('cookie')
      ? pathname + search
      : null;
  },
  pageRequest: (key, signal) => new Request(`http://canonical.test${key}`, { signal }),
  getDeferredModule: () => null,
  isForeign: () => false,
  health: () => Promise.resolve(null),
  contentVersion: () => 0,
};

type App = (request: Request) => Promise<Response> | Response;

/** A server with the app, which does not listen yet. */
export function createTestServer(app: App, options: Partial<HandlerOptions> = {}) {
  const clock = { now: Date.now() };
  const lines: TestServer['lines'] = [];
  const errors: unknown[] = [];
  const handler = createHandler({
    trust: { publicOrigin: null, behindProxy: false },
    ownOrigin: 'http://localhost',
    app: async (request) => app(request),
    site: testSite,
    files: new StaticFiles(exampleFiles()),
    cachesPages: true,
    admission: new LoadShedder({ delayMs: () => 0 }),
    queue: new RequestQueue(),
    bodies: new BodyMemoryLimit(),
    routeOf: () => '/pattern',
    onDone: (exchange: Exchange) => lines.push(requestLine(exchange)),
    onError: (error) => errors.push(error),
    isDraining: () => false,
    now: () => clock.now,
    ...options,
  });
  return { server: createHttpServer(handler), clock, lines, errors };
}

export async function serve(app: App, options?: Partial<HandlerOptions>): Promise<TestServer> {
  const created = createTestServer(app, options);
  const port = await listen(created.server, 0, '127.0.0.1');
  onTestFinished(() => {
    created.server.closeAllConnections();
    created.server.close();
  });
  return {
    ...created,
    port,
    ask: (path, ask) => requestAt(port, path, ask),
    send: (bytes) => sendTo(port, bytes),
  };
}

/** Sends a request. Unlike fetch, it can send any host and does not decompress bodies. */
export function requestAt(port: number, path: string, ask: Ask = {}): Promise<Reply> {
  // No keep-alive by default: the result of a test must not depend on which connection is reused.
  const { method = 'GET', headers = {}, body, agent = new Agent({ keepAlive: false }) } = ask;
  return new Promise((resolve, reject) => {
    const asked = request({ host: '127.0.0.1', port, path, method, headers, agent }, (answer) => {
      const chunks: Buffer[] = [];
      answer.on('data', (chunk: Buffer) => chunks.push(chunk));
      answer.on('error', reject);
      answer.on('end', () => {
        const whole = Buffer.concat(chunks);
        resolve({
          status: answer.statusCode!,
          headers: answer.headers,
          body: whole,
          text: whole.toString(),
        });
      });
    });
    asked.on('error', reject);
    asked.end(body);
  });
}

/** Sends raw bytes. @returns all data that was received until the connection ended */
export function sendTo(port: number, bytes: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = createConnection(port, '127.0.0.1', () => socket.write(bytes));
    let answer = '';
    socket.on('data', (chunk) => (answer += chunk));
    socket.on('error', reject);
    socket.on('close', () => resolve(answer));
  });
}

function exampleFiles(): URL {
  const folder = mkdtempSync(join(tmpdir(), 'client-'));
  mkdirSync(join(folder, 'assets'));
  const script = 'export const x = 1;\n'.repeat(100);
  writeFileSync(join(folder, 'assets/app-1a2b.js'), script);
  writeFileSync(join(folder, 'assets/app-1a2b.js.gz'), gzipSync(script));
  writeFileSync(join(folder, 'robots.txt'), 'User-agent: *\n');
  return pathToFileURL(`${folder}/`);
}

export const html = (text: string, init: ResponseInit = {}) =>
  new Response(text, {
    ...init,
    headers: { 'content-type': 'text/html; charset=utf-8', ...init.headers },
  });
