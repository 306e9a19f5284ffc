/** Hands a request on to the charity API and its answer back, with the few headers that each side is to see. */
import { BodyTooLargeError, limitStream, readLimited } from '#contract/limited-body';
import { seconds } from '#domain/time/durations';
import { charityUrl, transport } from '../../charity/transport.server';
import { log } from '../../log.server';

/** Longer than the pages wait: a picture may be drawn for the first time. */
const DEADLINE_MS = seconds(10);
/** Larger than any picture or page of the API. */
const MAX_RESPONSE_BYTES = 10_000_000;

type Passage = {
  request: Request;
  /** Path of the charity API, with its query. */
  path: string;
  /** Headers of the request that go on. Cookies and credentials are never among them. */
  send: readonly string[];
  /** Headers of the answer that come back; all others (hop by hop, cookies) are dropped. */
  answer: readonly string[];
  body?: Uint8Array<ArrayBuffer>;
};

export async function passThrough({
  request,
  path,
  send,
  answer,
  body,
}: Passage): Promise<Response> {
  try {
    const reply = await transport(
      new Request(charityUrl(path), {
        method: request.method,
        headers: only(send, request.headers),
        body: body ?? null,
        signal: AbortSignal.any([request.signal, AbortSignal.timeout(DEADLINE_MS)]),
      }),
    );
    return new Response(limitStream(reply, MAX_RESPONSE_BYTES), {
      status: reply.status,
      headers: only(answer, reply.headers),
    });
  } catch (error) {
    if (!request.signal.aborted) log().warn({ err: error }, 'charity API not reached');
    return new Response(null, { status: 503, headers: { 'retry-after': '30' } });
  }
}

function only(names: readonly string[], headers: Headers): Headers {
  return new Headers(
    names.flatMap((name) => {
      const value = headers.get(name);
      return value === null ? [] : [[name, value] as [string, string]];
    }),
  );
}

/** A path below one folder of the API, or null when it could lead out of it. */
export function pathBelow(folder: string, splat: string | undefined): string | null {
  const parts = (splat ?? '').split('/');
  // The router has decoded the address: "..%2f" is "../" by now.
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
