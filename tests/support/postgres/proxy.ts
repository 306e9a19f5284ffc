/** A TCP proxy in front of PostgreSQL: it delays responses, as a network does, and moves to another server. */
import { once } from 'node:events';
import { createConnection, createServer, type AddressInfo, type Socket } from 'node:net';

export type DatabaseProxy = {
  port: number;
  /** Loses all packets, as when the machine of the server has lost its power. */
  pause(): void;
  /** Resets all connections. New ones go to this socket. */
  moveTo(socket: string): void;
  close(): void;
};

/** @param socket the file of PostgreSQL's socket @param delayMs added to each round trip */
export async function openProxy(socket: string, delayMs = 0): Promise<DatabaseProxy> {
  const clients = new Set<Socket>();
  let target = socket;
  let isPaused = false;
  const server = createServer({ noDelay: true }, (client) => {
    clients.add(client);
    client.on('error', () => undefined);
    client.on('close', () => clients.delete(client));
    if (isPaused) return;
    const upstream = createConnection(target);
    client.on('close', () => upstream.destroy());
    client.on('data', (chunk) => upstream.write(chunk));
    upstream.on('error', () => undefined);
    upstream.on('close', () => !isPaused && client.destroy());
    const respond = (chunk: Buffer) => !isPaused && client.write(chunk);
    upstream.on('data', (chunk) => {
      if (delayMs === 0) respond(chunk);
      else setTimeout(() => respond(chunk), delayMs);
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const reset = () => {
    for (const client of clients)
      // Node never closes a socket that is reset while it ends. Its thread could not end then.
      if (client.writableEnded) client.destroy();
      else client.resetAndDestroy();
  };
  return {
    port: (server.address() as AddressInfo).port,
    pause: () => void (isPaused = true),
    moveTo(next) {
      isPaused = false;
      target = next;
      reset();
    },
    close() {
      server.close();
      reset();
    },
  };
}
