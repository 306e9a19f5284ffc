/** A charity API on a real port, whose connections and responses fail as a test asks. */
import { createServer, type IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';
import { listen } from '#server/listen';

/** What happens instead of the response. @param respond returns the response as it is sent, with its headers */
export type Fault = (socket: Socket, respond: () => Promise<Buffer>) => unknown;

/** Resets each connection before it carries a request. */
export const refusesConnections: Fault = (socket) => socket.resetAndDestroy();

// eslint-disable-next-line nadawah/wait-for-assertion -- the delay is the fault, and no test waits for it
const later = (ms: number) => new Promise<void>((done) => setTimeout(done, ms).unref());

/** Sends the response after some milliseconds, in parts of this size with a delay between them, and ends it late. */
export const respondsSlowly =
  ({ after = 0, size = Infinity, between = 0, endsAfter = 0 }): Fault =>
  async (socket, respond) => {
    await later(after);
    const bytes = await respond();
    for (let at = 0; at < bytes.length; at += size) {
      socket.write(bytes.subarray(at, at + size));
      await later(between);
    }
    await later(endsAfter);
    socket.end();
  };

/** A whole response. @param status such as "502 Bad Gateway" */
export const responds =
  (status: string, body: string | Buffer, headers: Record<string, string> = {}): Fault =>
  (socket) =>
    socket.end(rawResponse(status, Buffer.from(body), headers));

function rawResponse(status: string, body: Buffer, headers: Record<string, string> = {}): Buffer {
  const all = { 'content-type': 'application/json', connection: 'close', ...headers };
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`);
  const head = `HTTP/1.1 ${status}\r\n${lines.join('')}content-length: ${body.length}\r\n\r\n`;
  return Buffer.concat([Buffer.from(head), body]);
}

/** A body of any length, sent as fast as the storefront reads it. */
export const respondsEndlessly =
  (onBytes: (bytes: number) => void): Fault =>
  (socket) => {
    const part = Buffer.alloc(64 * 1024, 'x');
    const more = (): void => {
      if (socket.destroyed) return;
      onBytes(part.length);
      if (socket.write(part)) setImmediate(more);
      else socket.once('drain', more);
    };
    socket.write('HTTP/1.1 200 OK\r\ncontent-type: application/json\r\nconnection: close\r\n\r\n"');
    more();
  };

/** @param fetch returns the response of the API to a request without a body */
export async function openFailingApi(fetch: (request: Request) => Promise<Response>) {
  let fault: Fault | null = null;
  let requests = 0;
  /** Connections that carry a request. Node opens a next one early, and closes it 4 s later. */
  const busy = new Set<Socket>();
  const server = createServer(({ socket, url, method = 'GET', headers }: IncomingMessage) => {
    requests += 1;
    busy.add(socket);
    socket.on('error', () => socket.destroy()).on('close', () => busy.delete(socket));
    const respond = async () => {
      const init = { method, headers: headers as Record<string, string> };
      const response = await fetch(new Request(`http://api.test${url}`, init));
      const body = Buffer.from(await response.arrayBuffer());
      return rawResponse(`${response.status} OK`, body);
    };
    void (fault ?? respondsSlowly({}))(socket, respond);
  });
  server.on('connection', (socket: Socket) => {
    if (fault === refusesConnections) void ((requests += 1), socket.resetAndDestroy());
  });
  const port = await listen(server, 0, '127.0.0.1');
  return {
    url: `http://127.0.0.1:${port}`,
    /** Sets the fault of all connections; null: none. Counts requests from now on. */
    fail(next: Fault | null) {
      fault = next;
      requests = 0;
    },
    requests: () => requests,
    connections: () => busy.size,
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}
