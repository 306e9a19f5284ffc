/** Tests the HTML document of every page: its bytes, its first and last line, and its cache headers. */
import type { EntryContext } from '@remix-run/node';
import type { ReactNode } from 'react';
import { expect, test, vi } from 'vitest';
import { visit } from '#tests/support/site';
import handleRequest, { handleDataRequest } from './entry.server';
import { sha256 } from '#web/security/policy.server';
import { rulesFor } from '#web/styles/charity-colours.server';
import { STYLESHEET_ID } from './styles/stylesheet';
import { STYLESHEET_PLACEHOLDER } from './styles/stylesheet.server';

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
const cacheControlOf = async (request: Request, headers?: HeadersInit) =>
  (await handleRequest(request, 200, new Headers(headers), context)).headers.get('cache-control');

test('the response to a form has no-store, whatever its route sets', async () => {
  const sent = visit('/projects/stocks', { form: { rows: '5' } });
  expect(await cacheControlOf(sent)).toBe('no-store');
  expect(await cacheControlOf(sent, { 'cache-control': 'private, max-age=60' })).toBe('no-store');
  const data = await handleDataRequest(new Response('{}'), {
    request: sent,
    context: {},
    params: {},
  });
  expect(data.headers.get('cache-control')).toBe('no-store');
});

test('no shared cache stores the data of a page, unless its route allows it', async () => {
  const dataOf = async (headers?: HeadersInit) => {
    const request = visit('/faqs');
    const response = new Response('{}', headers && { headers });
    const sent = await handleDataRequest(response, { request, context: {}, params: {} });
    return [sent.headers.get('cache-control'), sent.headers.get('vary')];
  };
  expect(await dataOf()).toEqual(['private, no-cache', 'cookie, save-data']);
  expect(await dataOf({ 'cache-control': 'no-store' })).toEqual(['no-store', 'cookie, save-data']);
});

test('browsers revalidate a page, unless its route allows caching', async () => {
  expect(await cacheControlOf(visit('/faqs'))).toBe('private, no-cache');
  expect(await cacheControlOf(visit('/faqs'), { 'cache-control': 'no-store' })).toBe('no-store');
});

test('a page has the colour of its charity in its stylesheet, which the policy trusts', async () => {
  rendered.body = <style id={STYLESHEET_ID}>{STYLESHEET_PLACEHOLDER}</style>;
  const send = async (organisation: object) => {
    const loaderData = { root: { organisation } };
    const staticHandlerContext = { ...context.staticHandlerContext, loaderData };
    const shown = { staticHandlerContext } as unknown as EntryContext;
    const response = await handleRequest(visit('/ar'), 200, new Headers(), shown);
    const [, css = ''] = /<style[^>]*>([^<]*)</.exec(await response.text()) ?? [];
    expect(response.headers.get('content-security-policy')).toContain(sha256(css));
    return css;
  };
  const plain = await send({});
  expect(await send({ colour: '#1e3a8a' })).toBe(plain + rulesFor('#1e3a8a'));
  expect(rulesFor('#1e3a8a')).toContain('--brand:#1e3a8a');
});

async function renderPage(body: ReactNode): Promise<string> {
  rendered.body = body;
  return (await handleRequest(visit('/ar'), 200, new Headers(), context)).text();
}

test('a page begins with one doctype and ends with </html>', async () => {
  const html = await renderPage(<p>text</p>);
  expect(html).toBe('<!DOCTYPE html><html lang="en"><body><p>text</p></body></html>');
});
