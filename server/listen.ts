/** The HTTP server: its limits of time and size, and an answer to what is not even a request. */
import { createServer, type Server, type ServerOptions } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { readPath } from '#app/links';
import { minutes, seconds } from '#domain/time/durations';
import type { Handler } from './handler';
import { smallPage, type Refusal } from './small-page';

/** Three cookies of ours at their largest, those of others, and an address. */
const MAX_HEADER_BYTES = 32 * 1024;

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
  server.on('clientError', answerNoRequest);
  return server;
}

/** @throws when the port is taken or may not be used @returns the port, which the system chose if 0 was asked for */
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

const REFUSALS: Record<string, Refusal> = {
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

function answerNoRequest(error: ClientError, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable || socket.bytesWritten > 0) {
    socket.destroy();
    return;
  }
  const { status, headers, body } = smallPage(
    REFUSALS[error.code ?? ''] ?? 'malformed',
    languageOf(error.rawPacket),
  );
  const lines = [`HTTP/1.1 ${status} ${REASONS[status] ?? ''}`];
  for (let n = 0; n < headers.length; n += 2) lines.push(`${headers[n]}: ${headers[n + 1]}`);
  lines.push(`content-length: ${body.length}`, 'connection: close', '', '');
  socket.end(Buffer.concat([Buffer.from(lines.join('\r\n')), body]));
}

/** The request line is mostly intact even where the headers are not. */
function languageOf(packet: Buffer | undefined) {
  const [, path = '/'] = /^[A-Z]+ (\/[^\s?]*)/.exec(packet?.toString('latin1', 0, 200) ?? '') ?? [];
  return readPath(path).locale;
}
