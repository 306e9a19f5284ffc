/** Renders a page to a complete HTML string. */
import type { ReactElement } from 'react';
import { renderToReadableStream } from 'react-dom/server.browser';
import { seconds } from '#domain/time/durations';

/** A render that takes longer waits for a promise that never settles. */
const DEADLINE_MS = seconds(10);

/**
 * Waits for the complete page: without scripts, a donor would see only the fallbacks of streamed content.
 *
 * Uses React's renderer for web streams. The renderer for Node streams in React 18 writes NUL bytes when a multi-byte
 * character does not fit into the end of its 2 KB buffer (facebook/react#24985, #31134).
 * @throws the error of a component outside every error boundary
 */
export async function renderPage(
  page: ReactElement,
  { nonce, onError }: { nonce: string; onError: (error: unknown) => void },
): Promise<string> {
  const deadline = new AbortController();
  const timer = setTimeout(() => deadline.abort(), DEADLINE_MS);
  try {
    const stream = await renderToReadableStream(page, { nonce, signal: deadline.signal, onError });
    await stream.allReady;
    return await readText(stream);
  } finally {
    // A pending timer would keep the render in memory for 10 s.
    clearTimeout(timer);
  }
}

/** Decodes all chunks together at the end, which is measurably faster than decoding each small chunk. */
async function readText(stream: ReadableStream<Uint8Array>): Promise<string> {
  const reader = stream.getReader();
  const chunks: Uint8Array[] = [];
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return Buffer.concat(chunks).toString();
    chunks.push(value);
  }
}
