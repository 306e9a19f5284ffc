/** A response body without an end, for tests of code that reads responses up to a size limit. */

const PIECE_BYTES = 64 * 1024;
/** Bytes after which the body ends, so that a reader without a limit fails its test and does not fill the memory. */
const END_BYTES = 64 * 1024 * 1024;

/** @returns the stream, and a function that returns the number of bytes read so far */
export function endlessBody(): { body: ReadableStream<Uint8Array>; bytesRead: () => number } {
  const piece = new Uint8Array(PIECE_BYTES).fill(' '.charCodeAt(0));
  let bytes = 0;
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      bytes += PIECE_BYTES;
      controller.enqueue(piece);
      if (bytes >= END_BYTES) controller.close();
    },
  });
  return { body, bytesRead: () => bytes };
}
