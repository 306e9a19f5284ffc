/** The HTML of every page: exact to the byte, one document; and how long browsers may cache it. */
import type { EntryContext } from '@remix-run/node';
import type { ReactNode } from 'react';
import { expect, test, vi } from 'vitest';
import { visit } from '#tests/support/site';
import handleRequest, { handleDataRequest } from './entry.server';

const rendered = vi.hoisted(() => ({ body: null as ReactNode }));
vi.mock('@remix-run/react', async (original) => ({
  ...(await original<object>()),
  RemixServer: () => (
    <html lang="en">
      <body>{rendered.body}</body>
    </html>
  ),
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

async function renderPage(body: ReactNode): Promise<string> {
  rendered.body = body;
  return (await handleRequest(visit('/ar'), 200, new Headers(), context)).text();
}

test('a page begins with one doctype and ends with </html>', async () => {
  const html = await renderPage(<p>text</p>);
  expect(html).toBe('<!DOCTYPE html><html lang="en"><body><p>text</p></body></html>');
});

/** React writes in chunks of 2 KB. The values of its writer's smallest and largest pieces are on both sides of each end. */
test('a typed value is echoed exactly wherever a chunk of 2 KB ends in it', async () => {
  const typed = 'سلمى الحارثية, Çağrı Öz, 👩‍👩‍👧 & "½"'.repeat(3);
  const echoed = typed.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
  const chunk = 2_048;
  for (let before = 0; before < chunk; before += 7) {
    // Longer strings than a third of a chunk are written by themselves.
    const filling = [...'x'.repeat(before).matchAll(/.{1,600}/g)].map(([text], at) => (
      <i key={at}>{text}</i>
    ));
    const html = await renderPage(
      <>
        {filling}
        <input name="donorName" defaultValue={typed} />
        <p>{typed}</p>
      </>,
    );
    expect(html, `${before} characters before`).not.toMatch(/[\0\uFFFD]/);
    expect(html).toContain(`value="${echoed}"`);
    expect(html).toContain(`<p>${echoed}</p>`);
  }
});
