/**
 * Lock of a data folder: one site, API or restore uses it at a time. The operating system releases the lock when the
 * process ends, also after a crash, so that no lock is ever left behind.
 */
import { existsSync } from 'node:fs';
import { hostname } from 'node:os';
import path from 'node:path';
import Libsql from 'libsql';
import { findMissingRights } from './folder-rights';
import { DatabaseError } from './create';
import { isInTransaction } from './driver';

/** The process that has a data folder. `since`: ISO 8601 in UTC. */
export type Holder = { program: string; pid: number; host: string; since: string };

export type FolderLock = { release(): void };

/** A SQLite file only for its lock. Not `charity.db`, because commands may use that while the site runs. */
export const LOCK_FILE = 'process.lock';

/** Longer than `findHolder` of another process has the lock. */
const BUSY_TIMEOUT_MS = 300;

/** Another process uses the folder. The message names it and the next step. */
export class FolderInUseError extends DatabaseError {
  constructor(
    dataDir: string,
    readonly holder: Holder | null,
  ) {
    const who = holder
      ? `${holder.program}, process ${holder.pid} on ${holder.host}, since ${holder.since}`
      : 'another process';
    super(
      `${dataDir} is in use by ${who}. Only one process may use a data folder. Stop that one, or choose another ` +
        'DATA_DIR. A second storefront connects to the running API with CHARITY_API_URL.',
    );
  }
}

/**
 * Locks the folder until `release` or the end of the process.
 * @param program name for the message of FolderInUseError, such as "the site"
 * @throws FolderInUseError when another process has the lock
 * @throws DatabaseError when this user cannot write to the folder
 */
export function lockFolder(dataDir: string, program: string, now: Date): FolderLock {
  const missing = findMissingRights(dataDir);
  if (missing) throw new DatabaseError(`${missing.text} ${missing.todo}`);
  const file = open(dataDir);
  try {
    if (!begin(file)) throw new FolderInUseError(dataDir, holderIn(file));
    file.exec('create table if not exists holder (json text not null)');
    file.exec('delete from holder');
    const holder: Holder = {
      ...{ program, pid: process.pid, host: hostname(), since: now.toISOString() },
    };
    file.prepare('insert into holder values (?)').run(JSON.stringify(holder));
    file.exec('commit');
    // This transaction writes nothing. It has the write lock, and other processes can still read the holder.
    if (!begin(file)) throw new FolderInUseError(dataDir, holderIn(file));
  } catch (error) {
    close(file);
    throw error;
  }
  return { release: () => close(file) };
}

/** Returns the process that uses the folder, or null. "unknown": it has not written its name. */
export function findHolder(dataDir: string): Holder | 'unknown' | null {
  if (!existsSync(path.join(dataDir, LOCK_FILE))) return null;
  const file = open(dataDir);
  try {
    return begin(file) ? null : (holderIn(file) ?? 'unknown');
  } finally {
    close(file);
  }
}

/** Ends the transaction first: libsql keeps a connection with open statements, and its locks, after `close`. */
function close(file: Libsql.Database): void {
  if (isInTransaction(file)) file.exec('rollback');
  file.close();
}

function open(dataDir: string): Libsql.Database {
  const name = path.join(dataDir, LOCK_FILE);
  try {
    const file = new Libsql(name);
    file.pragma(`busy_timeout = ${BUSY_TIMEOUT_MS}`);
    return file;
  } catch (error) {
    throw new DatabaseError(`${name} cannot be opened (${(error as Error).message}).`, {
      cause: error,
    });
  }
}

/** Returns false when another process has the write lock. */
function begin(file: Libsql.Database): boolean {
  try {
    file.exec('begin immediate');
    return true;
  } catch (error) {
    if (String((error as { code?: unknown }).code).startsWith('SQLITE_BUSY')) return false;
    throw error;
  }
}

/** Returns null when the holder has not written its row yet. */
function holderIn(file: Libsql.Database): Holder | null {
  try {
    const row = file.prepare('select json from holder').get() as { json: string } | undefined;
    return row ? (JSON.parse(row.json) as Holder) : null;
  } catch {
    return null;
  }
}
