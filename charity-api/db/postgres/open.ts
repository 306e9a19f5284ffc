/** Opens a PostgreSQL database: the pool of connections, and the types of its values. */
import { Kysely } from 'kysely';
import pg from 'pg';
import { seconds } from '#domain/time/durations';
import { ApiError } from '../../http/errors';
import { DatabaseError } from '../create';
import type { Database } from '../tables';
import type { Waiting } from './connection';
import { postgresDialect } from './driver';

/** Connections of one process. A server accepts 100 by default. */
const MAX_CONNECTIONS = 20;
/** In ms. A request waits at most this long for a connection. */
const CONNECT_TIMEOUT_MS = seconds(3);
/** In ms. Longer than any statement takes, so that only a server that no longer responds causes this timeout. */
const QUERY_TIMEOUT_MS = seconds(60);
/** In ms. The system then checks an idle connection, and notices a server that has lost its power. */
const KEEP_ALIVE_DELAY_MS = seconds(10);
/** In ms. Shorter than `QUERY_TIMEOUT_MS`. The first start of a demonstration takes ten seconds on a small machine. */
export const START_TIMEOUT_MS = seconds(50);

export const isPostgresUrl = (location: string): boolean => /^postgres(ql)?:\/\//.test(location);

/** Returns the URL without its password, for messages and logs. */
export function withoutPassword(url: string): string {
  const { protocol, hostname, port, pathname, username } = new URL(url);
  const user = username && `${username}@`;
  return `${protocol}//${user}${hostname}${port && `:${port}`}${pathname}`;
}

/** Returns the error for operators when the server cannot be reached or rejects the connection. */
export function toUnusable(url: string, error: unknown): DatabaseError {
  const { message } = (error instanceof ApiError ? error.cause : error) as Error;
  return new DatabaseError(
    `PostgreSQL at ${withoutPassword(url)} cannot be used (${message}). ` +
      (/certificate/.test(message)
        ? "The server's certificate must be valid for the host in DATABASE_URL, and signed by the authority in sslrootcert."
        : 'Check DATABASE_URL, and that the server runs and accepts connections from this machine.'),
  );
}

/** `queryTimeoutMs`: a connection whose server responds later than this is closed. */
export type PoolOptions = { max?: number; queryTimeoutMs?: number };

/** Creates the pool. It connects with the first query. */
function createPool(
  url: string,
  { max = MAX_CONNECTIONS, queryTimeoutMs = QUERY_TIMEOUT_MS }: PoolOptions = {},
): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    max,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    query_timeout: queryTimeoutMs,
    keepAlive: true,
    keepAliveInitialDelayMillis: KEEP_ALIVE_DELAY_MS,
    types: { getTypeParser },
  });
  // The pool removes an idle connection that has ended. Without a listener, the error would end the process.
  pool.on('error', () => undefined);
  // The pool has no listener while it passes a new connection on.
  pool.on('connect', (client) => client.on('error', () => undefined));
  return pool;
}

export function connect(
  url: string,
  lockTimeoutMs: number,
  options?: PoolOptions,
): Kysely<Database> {
  const waiting = { lockTimeoutMs };
  const pool = createPool(url, options);
  const db = new Kysely<Database>({ dialect: postgresDialect(pool, waiting) });
  waitings.set(db, waiting);
  return db;
}

const waitings = new WeakMap<Kysely<Database>, Waiting>();

/**
 * Runs the work of a start, which no donor waits for: its writes wait longer for other processes, one of which may
 * create the tables, or fill them.
 * @throws DatabaseError when they take longer than `START_TIMEOUT_MS`
 */
export async function whileStarting<Result>(
  db: Kysely<Database>,
  work: () => Promise<Result>,
): Promise<Result> {
  const waiting = waitings.get(db);
  if (!waiting) return work();
  const { lockTimeoutMs } = waiting;
  waiting.lockTimeoutMs = START_TIMEOUT_MS;
  try {
    return await work();
  } catch (error) {
    throw toStartError(error);
  } finally {
    waiting.lockTimeoutMs = lockTimeoutMs;
  }
}

/** Returns the error for operators when a start has waited too long for another process. Returns other errors as they are. */
function toStartError(error: unknown): unknown {
  if (!(error instanceof ApiError) || error.code !== 'request.busy') return error;
  return new DatabaseError(
    'The start was given up: another process has used the PostgreSQL database for too long, or the server no longer ' +
      'responds. Look at the logs of both, and start again.',
    { cause: error },
  );
}

const OIDS = { bool: 16, int8: 20, numeric: 1700 };

/** Returns numbers for integers and sums, and 0 or 1 for conditions, as SQLite does. */
const getTypeParser = ((oid: number, format: 'text' | 'binary') => {
  if (oid === OIDS.bool) return (text: string) => (text === 't' ? 1 : 0);
  if (oid === OIDS.int8 || oid === OIDS.numeric) return toNumber;
  return pg.types.getTypeParser(oid, format as 'text') as unknown;
}) as typeof pg.types.getTypeParser;

/** @throws RangeError for an integer that JavaScript cannot represent */
function toNumber(text: string): number {
  const value = Number(text);
  if (Number.isInteger(value) && !Number.isSafeInteger(value))
    throw new RangeError('the database returned an integer that is too large');
  return value;
}
