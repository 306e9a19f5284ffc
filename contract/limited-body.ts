/** Reads bodies of requests and responses up to a size limit, so that the sender cannot exhaust the memory. */

export class BodyTooLargeError extends Error {
  override name = 'BodyTooLargeError';
  constructor(maxBytes: number) {
    super(`the body has more than ${maxBytes} bytes`);
  }
}

type Message = Pick<Request, 'headers' | 'body'>;

/**
 * Reads the whole body. `fetch` decompresses it while it is read, so the limit counts decompressed bytes.
 * @throws BodyTooLargeError as soon as the limit is exceeded, without reading further
 */
export async function readLimited(
  message: Message,
  maxBytes: number,
): Promise<Uint8Array<ArrayBuffer>> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  const reader = limited(message, maxBytes)?.getReader();
  for (let part = await reader?.read(); part?.value; part = await reader?.read()) {
    size += part.value.byteLength;
    if (size > maxBytes) {
      abandon(reader);
      throw new BodyTooLargeError(maxBytes);
    }
    chunks.push(part.value);
  }
  const whole = new Uint8Array(size);
  let at = 0;
  for (const chunk of chunks) {
    whole.set(chunk, at);
    at += chunk.byteLength;
  }
  return whole;
}

/** Reads the whole body as text, without a byte order mark. @throws BodyTooLargeError */
export async function readLimitedText(message: Message, maxBytes: number): Promise<string> {
  return new TextDecoder().decode(await readLimited(message, maxBytes));
}

/**
 * Streams a body. The returned stream fails when the limit is exceeded.
 * @throws BodyTooLargeError when the content-length is over the limit
 */
export function limitStream(
  message: Message,
  maxBytes: number,
): ReadableStream<Uint8Array<ArrayBuffer>> | null {
  let size = 0;
  const counter = new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
    transform(chunk, controller) {
      size += chunk.byteLength;
      if (size > maxBytes) throw new BodyTooLargeError(maxBytes);
      controller.enqueue(chunk);
    },
  });
  return limited(message, maxBytes)?.pipeThrough(counter) ?? null;
}

function limited({ headers, body }: Message, maxBytes: number): Message['body'] {
  if (Number(headers.get('content-length') ?? 0) <= maxBytes) return body;
  abandon(body);
  throw new BodyTooLargeError(maxBytes);
}

/** Cancels the body. Not awaited, because a sender may never confirm the cancellation. */
function abandon(source: { cancel: () => Promise<void> } | null | undefined): void {
  source?.cancel().catch(() => undefined);
}
