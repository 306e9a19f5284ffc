/** A body that ends only when its reader stops: for tests of what reads what another system sends. */

const PIECE_BYTES = 64 * 1024;
/** An end after all: a reader without a limit fails its test instead of the process. */
const END_BYTES = 64 * 1024 * 1024;

/** @returns the stream, and how many bytes were read from it so far */
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
