/** Describes why the server did not start: one sentence for errors that operators can fix, the stack for all others. */
import { ConfigError } from '#config';

export function describeStartFailure(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (error instanceof ConfigError || error.name === 'DatabaseError') return error.message;
  const { code, port } = error as NodeJS.ErrnoException & { port?: number };
  if (code === 'EADDRINUSE') return `Port ${port} is already in use. Set PORT to another one.`;
  if (code === 'EACCES')
    return `Port ${port} may not be used by this user. Set PORT to one above 1023.`;
  return error.stack ?? error.message;
}
