/** A PgBouncer in transaction mode in front of a test server. */
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { createConnection } from 'node:net';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '../server';
import { NOBODY } from './server';

/** Returns false when the program is missing, and prints that its tests are skipped. */
export function hasPgBouncer(): boolean {
  const isInstalled = !spawnSync('pgbouncer', ['--version']).error;
  if (!isInstalled)
    process.stderr.write('The tests of PgBouncer are skipped. Install pgbouncer.\n');
  return isInstalled;
}

/** Fewer connections to the server than two processes open, so that they share them. */
const SERVER_CONNECTIONS = 6;

/**
 * @param folder of the server's socket, which also gets the configuration
 * @param serverPort a port of this machine for the connections to the server, instead of the socket
 */
export async function startPgBouncer(folder: string, serverPort?: number) {
  const port = await freePort();
  const file = path.join(folder, `pgbouncer-${port}.ini`);
  const server = serverPort ? `127.0.0.1 port=${serverPort}` : folder;
  writeFileSync(
    file,
    `[databases]
* = host=${server} user=postgres
[pgbouncer]
pool_mode = transaction
server_login_retry = 1
default_pool_size = ${SERVER_CONNECTIONS}
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = any
`,
  );
  // PgBouncer refuses to run as root too.
  const owner = process.getuid?.() === 0 ? { uid: NOBODY, gid: NOBODY } : {};
  const child = spawn('pgbouncer', [file], { ...owner, stdio: 'ignore' });
  const ended = once(child, 'exit');
  while (!(await accepts(port))) await Promise.race([pause(50), ended.then(failed)]);
  return {
    /** Returns the URL of the same database through PgBouncer. */
    urlOf: (database: string) =>
      `postgres://postgres@127.0.0.1:${port}${new URL(database).pathname}`,
    stop() {
      child.kill('SIGKILL');
      return ended;
    },
  };
}

function failed(): never {
  throw new Error('PgBouncer did not start');
}

function accepts(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = createConnection(port, '127.0.0.1', () => {
      socket.destroy();
      resolve(true);
    }).on('error', () => resolve(false));
  });
}
