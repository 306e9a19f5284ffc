/**
 * A TCP proxy that behaves like a slow mobile network: limited rate, round-trip time, and TCP slow start. The kernel's
 * own emulation (netem) needs rights that a test does not have.
 */
import { once } from 'node:events';
import { createConnection, createServer, type AddressInfo, type Socket } from 'node:net';

export type Network = {
  /** Bytes per second in each direction, shared by all connections. */
  bytesPerSecond: number;
  roundTripMs: number;
};

/** Slow 3G: 400 kbit/s, 400 ms. */
export const SLOW_3G: Network = { bytesPerSecond: 50_000, roundTripMs: 400 };

/** Ten packets: what a server sends before the first acknowledgement (RFC 6928). */
const INITIAL_WINDOW = 10 * 1_460;
const CHUNK = 1_460;

export type SlowNetwork = { origin: string; stop: () => Promise<void> };

/** Starts a proxy to the server at `origin`. */
export async function startSlowNetwork(origin: string, network: Network): Promise<SlowNetwork> {
  const { hostname, port } = new URL(origin);
  const sockets = new Set<Socket>();
  const [up, down] = [sharedLine(network), sharedLine(network)];
  const proxy = createServer((client) => {
    const server = createConnection(Number(port), hostname);
    // The connection is open one round trip after the browser asked for it; the proxy accepts it at once.
    const openAt = performance.now() + network.roundTripMs;
    forward(client, server, { ...network, send: up, openAt, window: Infinity });
    forward(server, client, { ...network, send: down, openAt, window: INITIAL_WINDOW });
    for (const socket of [client, server]) {
      sockets.add(socket);
      socket.setNoDelay(true);
      socket.on('error', () => socket.destroy());
      socket.on('close', () => sockets.delete(socket));
    }
  }).listen(0);
  await once(proxy, 'listening');
  return {
    origin: `http://localhost:${(proxy.address() as AddressInfo).port}`,
    stop: async () => {
      for (const socket of sockets) socket.destroy();
      proxy.close();
      await once(proxy, 'close');
    },
  };
}

type Direction = Network & {
  /** Reserves the line for some bytes. Returns the time at which the last of them has left. */
  send: (bytes: number, from: number) => number;
  openAt: number;
  /** Bytes that may be on their way without an acknowledgement. */
  window: number;
};

/** All connections of one direction send one after the other. */
function sharedLine({ bytesPerSecond }: Network) {
  let freeAt = 0;
  return (bytes: number, from: number) => {
    freeAt = Math.max(freeAt, from) + (bytes / bytesPerSecond) * 1_000;
    return freeAt;
  };
}

/** Sends packets with the delay of the network. Each acknowledged byte enlarges the window by one byte (RFC 5681). */
function forward(from: Socket, to: Socket, direction: Direction): void {
  const { send, roundTripMs, openAt } = direction;
  const queue: Buffer[] = [];
  const travelling: Buffer[] = [];
  let { window } = direction;
  let unacknowledged = 0;
  let isEnded = false;

  function pump(): void {
    while (queue.length > 0 && unacknowledged < window) {
      const packet = queue.shift()!;
      unacknowledged += packet.length;
      travelling.push(packet);
      const leftAt = send(packet.length, Math.max(performance.now(), openAt));
      later(leftAt + roundTripMs / 2, deliver);
      later(leftAt + roundTripMs, () => {
        unacknowledged -= packet.length;
        window += packet.length;
        pump();
      });
    }
  }

  /** Delivers the oldest packet: two timers of the same millisecond may fire in the wrong order. */
  function deliver(): void {
    if (to.destroyed) return;
    to.write(travelling.shift()!);
    endIfDone();
  }

  function endIfDone(): void {
    if (isEnded && queue.length === 0 && travelling.length === 0) to.end();
  }

  from.on('data', (data: Buffer) => {
    for (let at = 0; at < data.length; at += CHUNK) queue.push(data.subarray(at, at + CHUNK));
    pump();
  });
  from.on('end', () => {
    isEnded = true;
    endIfDone();
  });
}

function later(at: number, act: () => void): void {
  setTimeout(act, Math.max(0, at - performance.now()));
}
