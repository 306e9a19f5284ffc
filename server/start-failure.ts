/** Describes why the server did not start: one sentence for errors that operators can fix, the stack for all others. */
import { config, ConfigError } from '#config';

/** Codes of the file system and of SQLite. A port has EACCES, too. */
const NOT_WRITABLE = /^(?:EACCES|EPERM|EROFS|ENOSPC|SQLITE_(?:READONLY|CANTOPEN|FULL|IOERR))/;

export function describeStartFailure(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (error instanceof ConfigError || error.name === 'DatabaseError') return error.message;
  const { code, port } = error as NodeJS.ErrnoException & { port?: number };
  if (port === undefined && NOT_WRITABLE.test(code ?? ''))
    return `The data folder ${config().DATA_DIR} cannot be written (${error.message}). Give the user of this process the right to write, or set DATA_DIR to another folder.`;
  const setting = String(port) === process.env.METRICS_PORT ? 'METRICS_PORT' : 'PORT';
  if (code === 'EADDRINUSE')
    return `Port ${port} is already in use. Set ${setting} to another one.`;
  if (code === 'EACCES')
    return `Port ${port} may not be used by this user. Set ${setting} to one above 1023.`;
  return error.stack ?? error.message;
}
