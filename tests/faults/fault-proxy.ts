/**
 * A TCP proxy in front of a charity API that disturbs the connection, and HTTP faults that replace the response. The
 * names of the toxics are those of Toxiproxy, so that it could replace this file.
 */
import { createConnection, createServer, type Server, type Socket } from 'node:net';
import { listen } from '#server/listen';

/** Disturbs the bytes from the API to the storefront. Times are in ms. */
type Toxic =
  /** Delays each part of the response. */
  | { toxic: 'latency'; latency: number }
  /** Passes nothing on, and never closes the connection. */
  | { toxic: 'timeout' }
  /** Resets the connection: at once, or when the response begins. */
  | { toxic: 'reset_peer'; at: 'connect' | 'response' }
  /** Closes the connection after this many bytes of the response. `open`: leaves it open, and sends nothing more. */
  | { toxic: 'limit_data'; bytes: number; open?: true }
  /** Splits the response into parts of this size, with a delay between them. */
  | { toxic: 'slicer'; size: number; delay: number }
  /** Sends this many bytes in a second. */
  | { toxic: 'bandwidth'; rate: number }
  /** Delays the end of the connection. */
  | { toxic: 'slow_close'; delay: number };

/** Replaces the response. The API does not get the request. */
export type HttpFault = { http: (socket: Socket) => void };

export type Fault = Toxic | HttpFault;

/** A whole response. @param status such as "502 Bad Gateway" */
export const responds = (
  status: string,
  body: string | Buffer,
  headers: Record<string, string> = {},
): HttpFault => ({
  http(socket) {
    const all = { 'content-type': 'application/json', connection: 'close', ...headers };
    const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`);
    const length = `content-length: ${Buffer.byteLength(body)}\r\n`;
    socket.write(`HTTP/1.1 ${status}\r\n${lines.join('')}${length}\r\n`);
    socket.end(body);
  },
});

/** A body of any length, sent as fast as the storefront reads it. */
export const respondsEndlessly = (onBytes: (bytes: number) => void): HttpFault => ({
  http(socket) {
    const part = Buffer.alloc(64 * 1024, 'x');
    const more = (): void => {
      if (socket.destroyed) return;
      onBytes(part.length);
      if (socket.write(part)) setImmediate(more);
      else socket.once('drain', more);
    };
    socket.write('HTTP/1.1 200 OK\r\ncontent-type: application/json\r\nconnection: close\r\n\r\n"');
    more();
  },
});

export type FaultProxy = {
  url: string;
  /** Sets the fault of all connections; null: none. Counts requests from now on. */
  fail(next: Fault | null): void;
  requests(): number;
  /** Open connections of the storefront that carry a request. Node opens a next one early, and closes it 4 s later. */
  connections(): number;
  close(): Promise<void>;
};

/** @param api port of the API */
export async function openFaultProxy(api: number): Promise<FaultProxy> {
  let fault: Fault | null = null;
  let requests = 0;
  const sockets = new Set<Socket>();
  const track = (socket: Socket): Socket => {
    sockets.add(socket);
    socket.on('error', () => socket.destroy());
    socket.on('close', () => sockets.delete(socket));
    return socket;
  };
  const clients = new Set<Socket>();

  const server: Server = createServer((client) => {
    track(client);
    client.on('close', () => clients.delete(client));
    if (isToxic(fault, 'reset_peer') && fault.at === 'connect') {
      requests += 1;
      client.resetAndDestroy();
      return;
    }
    let upstream: Socket | undefined;
    client.on('data', (chunk) => {
      clients.add(client);
      if (/^[A-Z]+ \//.test(chunk.toString('latin1', 0, 16))) requests += 1;
      if (fault && 'http' in fault) return fault.http(client);
      upstream ??= connect(client);
      upstream.write(chunk);
    });
    client.on('close', () => upstream?.destroy());
  });

  function connect(client: Socket): Socket {
    const upstream = track(createConnection(api, '127.0.0.1'));
    let sent = 0;
    /** The parts are sent one after another. */
    let queue = Promise.resolve();
    // eslint-disable-next-line nadawah/wait-for-assertion -- the delay is the fault, and no test waits for it
    const later = (ms: number) => new Promise<void>((done) => setTimeout(done, ms).unref());
    const write = (bytes: Buffer) => void (client.destroyed || client.write(bytes));
    const pass = async (chunk: Buffer): Promise<void> => {
      if (fault === null || 'http' in fault) return write(chunk);
      switch (fault.toxic) {
        case 'timeout':
          return;
        case 'reset_peer':
          return void client.resetAndDestroy();
        case 'latency':
          await later(fault.latency);
          return write(chunk);
        case 'limit_data': {
          write(chunk.subarray(0, Math.max(0, fault.bytes - sent)));
          sent += chunk.length;
          if (sent >= fault.bytes && !fault.open) client.end();
          return;
        }
        case 'slicer':
          return slices(chunk, fault.size, fault.delay);
        case 'bandwidth':
          return slices(chunk, Math.ceil(fault.rate / 50), 20);
        case 'slow_close':
          return write(chunk);
      }
    };
    const slices = async (chunk: Buffer, size: number, delay: number): Promise<void> => {
      for (let at = 0; at < chunk.length; at += size) {
        write(chunk.subarray(at, at + size));
        await later(delay);
      }
    };
    upstream.on('data', (chunk: Buffer) => (queue = queue.then(() => pass(chunk))));
    upstream.on('end', () => {
      queue = queue.then(async () => {
        if (isToxic(fault, 'timeout') || (isToxic(fault, 'limit_data') && fault.open)) return;
        if (isToxic(fault, 'slow_close')) await later(fault.delay);
        client.end();
      });
    });
    return upstream;
  }

  const port = await listen(server as never, 0, '127.0.0.1');
  return {
    url: `http://127.0.0.1:${port}`,
    fail(next) {
      fault = next;
      requests = 0;
    },
    requests: () => requests,
    connections: () => clients.size,
    close: () =>
      new Promise((closed) => {
        for (const socket of sockets) socket.destroy();
        server.close(() => closed());
      }),
  };
}

function isToxic<Name extends Toxic['toxic']>(
  fault: Fault | null,
  name: Name,
): fault is Extract<Toxic, { toxic: Name }> {
  return fault !== null && 'toxic' in fault && fault.toxic === name;
}
