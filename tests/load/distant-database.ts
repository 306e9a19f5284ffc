/** A proxy in front of PostgreSQL that delays each response, as a network does. */
import { createConnection, createServer, type Socket } from 'node:net';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';

/** @param socket the file of PostgreSQL's socket @param delayMs what a round trip takes longer */
export async function distantDatabase(socket: string, delayMs: number) {
  const open = new Set<Socket>();
  const server = createServer({ noDelay: true }, (client) => {
    const upstream = createConnection(socket);
    for (const [end, other] of [
      [client, upstream],
      [upstream, client],
    ] as const) {
      open.add(end);
      end.on('error', () => other.destroy());
      end.on('close', () => other.destroy());
    }
    client.on('data', (chunk) => upstream.write(chunk));
    upstream.on('data', (chunk) => {
      if (delayMs === 0) client.write(chunk);
      else setTimeout(() => client.write(chunk), delayMs);
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    close: () => {
      server.close();
      for (const end of open) end.destroy();
    },
  };
}
