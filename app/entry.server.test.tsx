/** How long an answer may be kept by the browser, which its page does not always decide. */
import type { EntryContext } from '@remix-run/node';
import { expect, test, vi } from 'vitest';
import { visit } from '#tests/support/site';
import handleRequest, { handleDataRequest } from './entry.server';

vi.mock('@remix-run/react', async (original) => ({
  ...(await original<object>()),
  RemixServer: () => <html lang="en" />,
}));

const context = {
  staticHandlerContext: { loaderData: {}, loaderHeaders: {}, actionHeaders: {} },
} as unknown as EntryContext;
const kept = async (request: Request, headers?: HeadersInit) =>
  (await handleRequest(request, 200, new Headers(headers), context)).headers.get('cache-control');

test('what came of a form is stored nowhere, whatever its route says', async () => {
  const sent = visit('/projects/stocks', { form: { rows: '5' } });
  expect(await kept(sent)).toBe('no-store');
  expect(await kept(sent, { 'cache-control': 'private, max-age=60' })).toBe('no-store');
  const data = await handleDataRequest(new Response('{}'), {
    request: sent,
    context: {},
    params: {},
  });
  expect(data.headers.get('cache-control')).toBe('no-store');
});

test('a page is asked for again, unless its route says more', async () => {
  expect(await kept(visit('/faqs'))).toBe('private, no-cache');
  expect(await kept(visit('/faqs'), { 'cache-control': 'no-store' })).toBe('no-store');
});
