/** Renders a page to a complete HTML string. */
import type { EntryContext } from '@remix-run/node';
import type { ReactElement } from 'react';
import { renderToReadableStream, renderToString } from 'react-dom/server.browser';
import { seconds } from '#domain/time/durations';

/** A render that takes longer waits for a promise that never settles. */
const DEADLINE_MS = seconds(10);

/** React begins the HTML of a part with this comment when the part has failed, or waits for a promise. */
const UNFINISHED = '<!--$!-->';

/** Remix asks for a reader at each render. It does not use the reader, because it finds the text in its cache. */
const READ_STREAM = { getReader: () => null } as unknown as ReadableStream<Uint8Array>;

type Options = { context: EntryContext; nonce: string; onError: (error: unknown) => void };

/**
 * Waits for the complete page: without scripts, a donor would see only the fallbacks of streamed content.
 *
 * Renders to a string, because React's renderers for streams encode each small piece of HTML separately. That took half
 * of the rendering time of a page. React renders to a string without waiting, so a page with a part that waits for a
 * promise, or that failed, is rendered again to a stream.
 * @throws the error of a component outside every error boundary
 */
export async function renderPage(page: ReactElement, options: Options): Promise<string> {
  await readLoaderData(options.context);
  return renderAtOnce(page) ?? renderWhenReady(page, options);
}

/**
 * Reads the loader data that Remix writes into the page, which is complete: this site defers no data. Otherwise, Remix's
 * component would wait for each chunk of it.
 */
async function readLoaderData(context: EntryContext): Promise<void> {
  const { serverHandoffStream: stream } = context;
  if (!stream) return;
  const value = await readText(stream);
  const settled = (result: { done: boolean; value: string }) =>
    Object.assign(Promise.resolve(), { result });
  context.renderMeta = {
    ...context.renderMeta,
    streamCache: { 0: settled({ done: false, value }), 1: settled({ done: true, value: '' }) },
  };
  context.serverHandoffStream = READ_STREAM;
}

/** Returns null when a part waits for a promise, or when a component throws an error. */
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
  { nonce, onError }: Pick<Options, 'nonce' | 'onError'>,
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
