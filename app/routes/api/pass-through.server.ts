/** Forwards a request to the charity API and returns its response, with an allowlist of headers for each. */
import { BodyTooLargeError, limitStream, readLimited } from '#contract/limited-body';
import { seconds } from '#domain/time/durations';
import { charityUrl, transport } from '../../charity/transport.server';
import { log } from '#web/log.server';

/** Longer than the timeout for page data, because a donor waits for the payment page of the trial. */
const TIMEOUT_MS = seconds(10);
/** Larger than any picture or payment page of the API. */
const MAX_RESPONSE_BYTES = 10_000_000;

export type ForwardOptions = {
  request: Request;
  /** Path and query of the charity API. */
  path: string;
  /** Request headers that are forwarded. They never include cookies or credentials. */
  send: readonly string[];
  /** Response headers that are returned. All others are dropped, such as hop-by-hop headers and cookies. */
  answer: readonly string[];
  body?: Uint8Array<ArrayBuffer>;
  timeoutMs?: number;
};

/** Returns the response of the charity API, or 503 when the request fails. */
export async function forwardToApi({
  request,
  path,
  send,
  answer,
  body,
  timeoutMs = TIMEOUT_MS,
}: ForwardOptions): Promise<Response> {
  try {
    const reply = await transport(
      new Request(charityUrl(path), {
        method: request.method,
        headers: pickHeaders([...send, 'x-request-id'], request.headers),
        body: body ?? null,
        signal: AbortSignal.any([request.signal, AbortSignal.timeout(timeoutMs)]),
      }),
    );
    return new Response(limitStream(reply, MAX_RESPONSE_BYTES), {
      status: reply.status,
      headers: pickHeaders(answer, reply.headers),
    });
  } catch (error) {
    if (!request.signal.aborted) log().warn({ err: error }, 'request to the charity API failed');
    return new Response(null, { status: 503, headers: { 'retry-after': '30' } });
  }
}

function pickHeaders(names: readonly string[], headers: Headers): Headers {
  return new Headers(
    names.flatMap((name) => {
      const value = headers.get(name);
      return value === null ? [] : [[name, value] as [string, string]];
    }),
  );
}

/** Returns a path inside a folder of the API. Returns null for a path that could leave the folder. */
export function pathBelow(folder: string, splat: string | undefined): string | null {
  const parts = (splat ?? '').split('/');
  // The router has already decoded the path: "..%2f" is "../" here.
  const safe = parts.every((part) => /^[\w-][\w.-]{0,127}$/.test(part));
  return safe && parts.length <= 8 ? `/${folder}/${parts.join('/')}` : null;
}

/** Reads the raw bytes of the body. Returns null when it is larger than `maxBytes`. */
export async function readBytes(
  request: Request,
  maxBytes: number,
): Promise<Uint8Array<ArrayBuffer> | null> {
  try {
    return await readLimited(request, maxBytes);
  } catch (error) {
    if (error instanceof BodyTooLargeError) return null;
    throw error;
  }
}
