/** The HTTP server: timeouts, size limits, and error pages for invalid HTTP. */
import {
  createServer,
  type IncomingMessage,
  type Server,
  type ServerOptions,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { readPath } from '#web/links';
import { minutes, seconds } from '#domain/time/durations';
import { smallPage, type Rejection } from './small-page';

export type Handler = (req: IncomingMessage, res: ServerResponse) => void;

/**
 * The handler removes cookies above 24 KB, and needs them all to know which ones are large. Node's own limit only protects
 * the memory.
 */
const MAX_HEADER_BYTES = 48 * 1024;

/** Timeouts of every HTTP server of this project. */
export const HTTP_LIMITS = {
  maxHeaderSize: MAX_HEADER_BYTES,
  headersTimeout: seconds(15),
  // Enough to upload the photo of a receipt over a slow mobile connection.
  requestTimeout: minutes(2),
  // Node enforces both timeouts only when it checks its connections, by default every 30 s.
  connectionsCheckingInterval: seconds(1),
  // Longer than the keep-alive timeout of a proxy. Otherwise the proxy could use a connection that has just been
  // closed.
  keepAliveTimeout: seconds(65),
  noDelay: true,
} satisfies ServerOptions;

export function createHttpServer(handler: Handler, limits: ServerOptions = {}): Server {
  const server = createServer({ ...HTTP_LIMITS, ...limits }, handler);
  server.on('clientError', respondToInvalidHttp);
  return server;
}

/** Returns the port. The system chooses it when `port` is 0. @throws when the port is in use or not permitted */
export async function listen(server: Server, port: number, host: string): Promise<number> {
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => {
      server.removeListener('error', reject);
      resolve();
    });
  });
  return (server.address() as AddressInfo).port;
}

const REJECTION_BY_ERROR: Record<string, Rejection> = {
  HPE_HEADER_OVERFLOW: 'headers',
  HPE_INVALID_METHOD: 'method',
  ERR_HTTP_REQUEST_TIMEOUT: 'late',
};
const REASONS: Partial<Record<number, string>> = {
  400: 'Bad Request',
  405: 'Method Not Allowed',
  408: 'Request Timeout',
  431: 'Request Header Fields Too Large',
};

type ClientError = Error & { code?: string; rawPacket?: Buffer };

function respondToInvalidHttp(error: ClientError, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable || socket.bytesWritten > 0) {
    socket.destroy();
    return;
  }
  const { status, headers, body } = smallPage(
    REJECTION_BY_ERROR[error.code ?? ''] ?? 'malformed',
    languageOf(error.rawPacket),
  );
  const lines = [`HTTP/1.1 ${status} ${REASONS[status] ?? ''}`];
  for (let n = 0; n < headers.length; n += 2) lines.push(`${headers[n]}: ${headers[n + 1]}`);
  lines.push(`content-length: ${body.length}`, 'connection: close', '', '');
  socket.end(Buffer.concat([Buffer.from(lines.join('\r\n')), body]));
}

/** Reads the language from the request line, which is usually valid even when the headers are not. */
function languageOf(packet: Buffer | undefined) {
  const [, path = '/'] = /^[A-Z]+ (\/[^\s?]*)/.exec(packet?.toString('latin1', 0, 200) ?? '') ?? [];
  return readPath(path).locale;
}
