/** Describes why the server did not start: one sentence for errors that operators can fix, the stack for all others. */
import { ConfigError } from '#config';

export function describeStartFailure(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (error instanceof ConfigError || error.name === 'DatabaseError') return error.message;
  const { code, port } = error as NodeJS.ErrnoException & { port?: number };
  const setting = String(port) === process.env.METRICS_PORT ? 'METRICS_PORT' : 'PORT';
  if (code === 'EADDRINUSE')
    return `Port ${port} is already in use. Set ${setting} to another one.`;
  if (code === 'EACCES')
    return `Port ${port} may not be used by this user. Set ${setting} to one above 1023.`;
  return error.stack ?? error.message;
}
