/** Renders a page to a complete HTML string. */
import type { EntryContext } from '@remix-run/node';
import type { ReactElement } from 'react';
import { renderToReadableStream, renderToString } from 'react-dom/server.browser';
import { seconds } from '#domain/time/durations';

/** A render that takes longer waits for a promise that never settles. */
const DEADLINE_MS = seconds(10);

/** React writes this comment at the start of a Suspense boundary that has failed, or waits for a promise. */
const UNFINISHED = '<!--$!-->';

/** RemixServer calls getReader() in each render, but finds the data in its cache. */
const READ_STREAM = { getReader: () => null } as unknown as ReadableStream<Uint8Array>;

type Options = { context: EntryContext; nonce: string; onError: (error: unknown) => void };

/**
 * Waits for the complete page: without scripts, a donor would see only the fallbacks of streamed content.
 *
 * Renders to a string, because React's renderers for streams encode each chunk of HTML separately. That took half of the
 * rendering time of a page. `renderToString` does not wait, so a page with a suspended or failed Suspense boundary is
 * rendered again to a stream, which waits for promises and reports errors.
 * @throws the error of a component outside every error boundary; an AbortError when the page is not complete in time
 */
export async function renderPage(
  page: ReactElement,
  { context, nonce, onError }: Options,
): Promise<string> {
  const deadline = new AbortController();
  const timer = setTimeout(() => deadline.abort(), DEADLINE_MS);
  const { signal } = deadline;
  try {
    await readLoaderData(context, signal);
    return renderAtOnce(page) ?? (await renderWhenReady(page, { nonce, onError, signal }));
  } finally {
    // A pending timer would keep the render in memory for 10 s.
    clearTimeout(timer);
  }
}

/**
 * Reads the loader data that Remix writes into the page. They are complete, because this site defers no data. Without
 * this, RemixServer would suspend for them.
 */
async function readLoaderData(context: EntryContext, signal: AbortSignal): Promise<void> {
  const { serverHandoffStream: stream } = context;
  if (!stream) return;
  const value = await readText(stream, signal);
  const settled = (result: { done: boolean; value: string }) =>
    Object.assign(Promise.resolve(), { result });
  context.renderMeta = {
    ...context.renderMeta,
    streamCache: { 0: settled({ done: false, value }), 1: settled({ done: true, value: '' }) },
  };
  context.serverHandoffStream = READ_STREAM;
}

/** Returns null when a Suspense boundary waits for a promise, or when a component throws an error. */
function renderAtOnce(page: ReactElement): string | null {
  try {
    const html = renderToString(page);
    // This renderer leaves out the doctype.
    return html.includes(UNFINISHED) ? null : `<!DOCTYPE html>${html}`;
  } catch {
    return null;
  }
}

/**
 * Uses React's renderer for web streams. The renderer for Node streams in React 18 writes NUL bytes when a multi-byte
 * character does not fit into the end of its 2 KB buffer (facebook/react#24985, #31134).
 */
async function renderWhenReady(
  page: ReactElement,
  options: Omit<Options, 'context'> & { signal: AbortSignal },
): Promise<string> {
  const stream = await renderToReadableStream(page, options);
  await stream.allReady;
  return readText(stream, options.signal);
}

/**
 * Decodes all chunks together at the end, which is measurably faster than decoding each small chunk.
 * @throws the reason of the signal when it is aborted before the end of the stream
 */
async function readText(stream: ReadableStream<Uint8Array>, signal: AbortSignal): Promise<string> {
  const reader = stream.getReader();
  const cancel = () => void reader.cancel();
  signal.addEventListener('abort', cancel);
  try {
    const chunks: Uint8Array[] = [];
    for (;;) {
      const { done, value } = await reader.read();
      if (done) break;
      chunks.push(value);
    }
    signal.throwIfAborted();
    return Buffer.concat(chunks).toString();
  } finally {
    signal.removeEventListener('abort', cancel);
  }
}
