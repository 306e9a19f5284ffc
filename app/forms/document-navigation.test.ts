// @vitest-environment jsdom
/** The router's requests as the document wraps them: a request that is aborted says so itself, and not later its body. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { finishInDocument } from './document-navigation';

/** The body's second half never comes; aborting the request breaks the body off, as browsers do. */
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

// Remix logs an AbortError for a body that breaks off: a list that was growing when its donor left it logged one.
test('a response that is aborted half-way never reaches Remix', async () => {
  const gone = new AbortController();
  const request = window.fetch('/projects.data?page=2', { signal: gone.signal });
  await vi.waitFor(() => expect(half).toHaveBeenCalledOnce(), { timeout: 20_000 });
  gone.abort();
  await expect(request).rejects.toMatchObject({ name: 'AbortError' });
});
