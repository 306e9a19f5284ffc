/** A charity API on a real port that fails in one of many ways. Without a fault, it passes requests to a test API. */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { listen } from '#server/listen';

type Answer = (req: IncomingMessage, res: ServerResponse) => void;

const json = (status: number, headers: Record<string, string> = {}): Answer => {
  return (_, res) => {
    res.writeHead(status, { 'content-type': 'application/json', ...headers });
    res.end('{}');
  };
};
const body = (text: string, headers: Record<string, string> = {}): Answer => {
  return (_, res) => {
    res.writeHead(200, { 'content-type': 'application/json', ...headers });
    res.end(text);
  };
};
const OK = 'HTTP/1.1 200 OK\r\ncontent-type: application/json\r\n';

/** What the API does instead of its response. */
export const FAULTS = {
  'accepts and never answers': () => undefined,
  'sends a part of its headers': ({ socket }) => socket.write('HTTP/1.1 200 OK\r\ncontent-ty'),
  'resets the connection': ({ socket }) => socket.resetAndDestroy(),
  'ends in the middle of the body': ({ socket }) => {
    socket.end(`${OK}content-length: 500\r\n\r\n{"result":{"total":1,"da`);
  },
  'never ends the body': ({ socket }) => {
    socket.write(`${OK}content-length: 500\r\n\r\n{"result":`);
  },
  'sends a page of HTML': body('<!doctype html><title>Maintenance</title>', {
    'content-type': 'text/html',
  }),
  'sends malformed JSON': body('{"result":{"total":1,"data":[}'),
  'sends an empty body': body(''),
  'sends 3 MB': body(`"${'x'.repeat(3_000_000)}"`),
  'sends gzip that does not decode': body('not gzip at all', { 'content-encoding': 'gzip' }),
  'redirects to another site': json(302, { location: 'https://evil.example/' }),
  'returns 500': json(500),
  'returns 502': json(502),
  'returns 503 for 20 s': json(503, { 'retry-after': '20' }),
} satisfies Record<string, Answer>;

export const RATE_LIMIT = json(429, { 'retry-after': '20' });

/** @param fetchFrom the API that answers while there is no fault */
export async function openFaultServer(fetchFrom: (request: Request) => Promise<Response>) {
  let fault: Answer | null = null;
  let requests = 0;
  const sockets = new Set<Socket>();
  const server = createServer((req, res) => {
    requests += 1;
    if (fault) return fault(req, res);
    void pass(req, res);
  });
  server.on('connection', (socket) => {
    sockets.add(socket);
    socket.on('error', () => undefined);
    socket.on('close', () => sockets.delete(socket));
  });

  async function pass(req: IncomingMessage, res: ServerResponse): Promise<void> {
    const headers = new Headers(req.headers as Record<string, string>);
    const init = { method: req.method ?? 'GET', headers };
    const response = await fetchFrom(new Request(`http://api.test${req.url}`, init));
    // Without keep-alive, every open socket is a call in flight.
    res.writeHead(response.status, { 'content-type': 'application/json', connection: 'close' });
    res.end(Buffer.from(await response.arrayBuffer()));
  }

  const port = await listen(server, 0, '127.0.0.1');
  return {
    url: `http://127.0.0.1:${port}`,
    /** Sets the fault; null: none. Counts requests from now on. */
    fail(next: Answer | null): void {
      fault = next;
      requests = 0;
    },
    requests: () => requests,
    /** Open connections. */
    connections: () => sockets.size,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
