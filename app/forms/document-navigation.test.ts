// @vitest-environment jsdom
/**
 * The wrapped `fetch` of the router: an aborted request rejects with an AbortError, not later while its body is read.
 */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { finishInDocument } from './document-navigation';

/** A response whose second half never arrives. Aborting the request makes the body fail, as in browsers. */
const half = vi.fn((_: string, { signal }: RequestInit) => {
  const body = new ReadableStream({
    start(stream) {
      stream.enqueue(new TextEncoder().encode('half'));
      signal!.addEventListener('abort', () => stream.error(signal!.reason));
    },
  });
  return Promise.resolve(new Response(body, { headers: { 'x-remix-response': 'yes' } }));
});

beforeEach(() => {
  vi.stubGlobal('fetch', half);
  finishInDocument();
});
afterEach(() => void vi.unstubAllGlobals());

// Remix logs an AbortError when a body fails: it did when a donor left a list while further items were loading.
test('an aborted response with half of its body never reaches Remix', async () => {
  const gone = new AbortController();
  const request = window.fetch('/projects.data?page=2', { signal: gone.signal });
  await vi.waitFor(() => expect(half).toHaveBeenCalledOnce(), { timeout: 20_000 });
  gone.abort();
  await expect(request).rejects.toMatchObject({ name: 'AbortError' });
});
