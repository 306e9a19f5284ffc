/** HTTP of the load generator: keep-alive connections, and a browser without scripts that stores cookies. */
import { Agent, request, type IncomingHttpHeaders } from 'node:http';
import { promisify } from 'node:util';
import { brotliDecompress } from 'node:zlib';
import { CookieJar } from '#tests/support/cookie-jar';

/** Timeout of a page. A visitor would not wait longer. */
const TIMEOUT_MS = 20_000;

export type Reply = { status: number; headers: IncomingHttpHeaders; body: Buffer };
export type Ask = {
  method?: string;
  headers?: Record<string, string>;
  body?: string;
  agent: Agent;
};

/** A pool of connections that visitors share, as behind a proxy. */
export const openAgent = (): Agent => new Agent({ keepAlive: true, maxSockets: Infinity });

/** @returns status 0 when there was no response */
export function send(url: string, { agent, method = 'GET', headers, body }: Ask): Promise<Reply> {
  return new Promise((resolve) => {
    const fail = () => resolve({ status: 0, headers: {}, body: Buffer.alloc(0) });
    const options = {
      ...{ agent, method, timeout: TIMEOUT_MS },
      headers: {
        'accept-encoding': 'br',
        'accept-language': 'en',
        ...(body !== undefined && {
          'content-type': 'application/x-www-form-urlencoded',
          'content-length': String(Buffer.byteLength(body)),
          'sec-fetch-site': 'same-origin',
        }),
        ...headers,
      },
    };
    const sent = request(url, options, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('error', fail);
      response.on('end', () => {
        const { statusCode = 0 } = response;
        resolve({ status: statusCode, headers: response.headers, body: Buffer.concat(chunks) });
      });
    });
    sent.on('timeout', () => sent.destroy());
    sent.on('error', fail);
    sent.end(body);
  });
}

/** Headers of a proxy. */
const forwarded = ({ host }: URL, address: string) => ({
  'x-forwarded-for': address,
  'x-forwarded-host': host,
  'x-forwarded-proto': 'http',
});

/** Returns another IP address for each number (RFC 6598: not used on the internet). */
export const addressOf = (n: number): string =>
  `100.${64 + ((n >> 16) & 63)}.${(n >> 8) & 255}.${n & 255}`;

const decompress = promisify(brotliDecompress);

export async function textOf({ headers, body }: Reply): Promise<string> {
  const whole = headers['content-encoding'] === 'br' ? await decompress(body) : body;
  return whole.toString();
}

/** A browser without scripts, with its cookies. */
export class Browser {
  private readonly cookies = new CookieJar();
  constructor(
    private readonly origin: string,
    private readonly agent: Agent,
    /** IP address that the site sees, as if a proxy forwarded it. */
    private readonly address: string,
  ) {}

  /** @param path a path of the site, or a URL of a payment page */
  async send(path: string, form?: Record<string, string>): Promise<Reply> {
    const url = new URL(path, this.origin);
    const isOfSite = url.origin === this.origin;
    const cookie = this.cookies.header;
    const reply = await send(url.href, {
      agent: this.agent,
      headers: {
        ...(isOfSite && { ...forwarded(url, this.address), ...(cookie && { cookie }) }),
      },
      ...(form && { method: 'POST', body: new URLSearchParams(form).toString() }),
    });
    if (isOfSite) this.cookies.receive(reply.headers['set-cookie']);
    return reply;
  }
}
