// @vitest-environment jsdom
/**
 * Tests the assumptions that this folder makes about the installed Remix, on a minimal site that Remix renders, serves
 * and hydrates. Each title names the file that relies on the assumption. Decision 0036 lists all assumptions and the
 * steps to migrate to React Router 7.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { RemixBrowser } from '@remix-run/react';
import { act } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import {
  CLASSES,
  contexts,
  loaded,
  MODULES,
  NONCE,
  ORIGIN,
  rendering,
  serve,
  type Id,
} from '#tests/support/minimal-remix-site';
import { expectConsole } from '#tests/support/setup';
import { CHANGES, changedCode } from './changed-client';
import { extractScripts } from './deferred-module.server';
import { DEFERRED_TYPE, deferScripts } from './deferred-scripts.server';
import { routeHeader, loaderDataOf } from './loaded.server';
import { readPageData } from './page-data';
import { hasRemix1DataQuery, isFailureWithoutPage, isFormRequest, pagePathOf } from './protocol';
import { classesIn } from './rendered-classes.server';
import { followsRedirect, isRouterRequest, isRouterResponse, routerState } from './router';

/** The HTML of the home page, as Remix renders it. */
let rendered: string;

beforeAll(async () => {
  rendered = await (await serve('/')).text();
});

const sent = (body: Record<string, string>, headers: Record<string, string> = {}) => ({
  method: 'POST',
  headers,
  body: new URLSearchParams(body),
});
const SCRIPT = /<script([^>]*)>([\s\S]*?)<\/script>/g;
const LOADER = { startsWhenIdle: false, registersWorker: false };

test('the HTML of a page has only scripts with loader data after </html> (deferred-scripts.server.ts)', () => {
  const [page = '', streamed = '', ...more] = rendered.split('</body></html>');
  expect(more).toEqual([]);
  expect(page).toContain('<h1>home</h1>');
  const scripts = [...streamed.matchAll(SCRIPT)];
  expect(scripts.length).toBeGreaterThan(0);
  for (const [, attributes, text] of scripts) {
    expect(attributes).toBe(` nonce="${NONCE}"`);
    expect(text).toMatch(/^window\.__remixContext\.streamController\.(?:enqueue|close)\(/);
  }
  expect(streamed.replace(SCRIPT, '')).toMatch(/^(?:<!--\/?\$[?!]?-->)*$/);
  expect(deferScripts(rendered, LOADER)).toMatch(/<\/script><\/body><\/html>$/);
});

test('the HTML of a page is rendered once, because RemixServer finds the loader data in renderMeta.streamCache (render.server.ts)', async () => {
  rendering.count = 0;
  expect(await (await serve('/')).text()).toBe(rendered);
  expect(rendering.count).toBe(1);
});

test('the HTML of a page has a link element for each module preload and one module script (deferred-scripts.server.ts)', () => {
  const deferred = deferScripts(rendered, LOADER);
  const files = ['entry', 'shared', 'root', 'home'].map((name) => `/assets/${name}.js`);
  const [, preloads] = /<script nonce="[^"]*" (?:\S+) data-preload="([^"]*)">/.exec(deferred)!;
  expect(preloads!.split(' ').sort()).toEqual(files.sort());
  expect(deferred).not.toMatch(/"modulepreload"|type="module"|async/);
  expect(deferred.split(` ${DEFERRED_TYPE} `)).toHaveLength(2);
});

test('the HTML of a page has loader data and modules only in scripts with the nonce, which can be moved (deferred-module.server.ts)', () => {
  const { html, module } = extractScripts(deferScripts(rendered, LOADER), NONCE, '/');
  expect(html).not.toMatch(/__remix|\/assets\//);
  expect(html).toContain('<h1>home</h1>');
  expect(module!.text).not.toMatch(/^import /m);
  const order = ['__remixContext = {', 'enqueue(', 'close()', '__remixManifest', 'entry.js")'];
  const places = order.map((part) => module!.text.indexOf(part));
  expect(places).not.toContain(-1);
  expect(places).toEqual([...places].sort((a, b) => a - b));
});

test('the HTML of a page has escaped class names in `class` attributes (rendered-classes.server.ts)', () => {
  expect([...classesIn(rendered)]).toEqual(CLASSES);
});

test('the server passes loader data and headers to the server entry, and sets no headers on an error page (loaded.server.ts)', async () => {
  await serve('/');
  expect(loaderDataOf(contexts.at(-1)!)).toEqual([{ greeting: 'salam' }, { gifts: 3 }]);
  const response = await serve('/busy');
  expect([response.status, response.headers.get('retry-after')]).toEqual([503, null]);
  expect(routeHeader(contexts.at(-1)!, 'retry-after')).toBe('7');
});

test.each([
  ['/_root.data', '/'],
  ['/thanks.data', '/thanks'],
])('the server returns for %s the data of %s, with a header (protocol.ts)', async (path, page) => {
  const response = await serve(path);
  expect(response.status).toBe(200);
  expect(isRouterResponse(response)).toBe(true);
  expect(pagePathOf(path)).toBe(page);
  expect(isRouterResponse(new Response('a captive portal'))).toBe(false);
});

test('the server returns 204 without a body for a manifest of another release (router.ts)', async () => {
  const response = await serve('/__manifest?p=%2Fform&version=0');
  expect([response.status, response.body]).toEqual([204, null]);
});

test('the server loads the page of a rejected form with a GET that has the content-type of the form (protocol.ts)', async () => {
  loaded.length = 0;
  expect((await serve('/form')).status).toBe(200);
  expect((await serve('/form', sent({}))).status).toBe(400);
  expect(loaded.map((request) => [request.method, isFormRequest(request)])).toEqual([
    ['GET', false],
    ['GET', true],
  ]);
});

test('the server returns no page for a form with an Origin that differs from the host (server/app-request.ts)', async () => {
  const response = await serve('/form', sent({ amount: '5' }, { origin: 'null', host: 'x' }));
  expect(isFailureWithoutPage(response)).toBe(true);
});

test('the server runs the action of a `_data` request from any Origin, so our server must reject it (protocol.ts)', async () => {
  const query = '?_data=form';
  const foreign = sent({ amount: '5' }, { origin: 'https://evil.example', host: 'x' });
  const response = await serve(`/form${query}`, foreign);
  expect(response.headers.get('x-remix-redirect')).toBe('/thanks');
  expect(hasRemix1DataQuery(query)).toBe(true);
});

test('the server returns plain text when rendering the error page throws too (protocol.ts)', async () => {
  expect(isFailureWithoutPage(await serve('/busy'))).toBe(false);
  rendering.isBroken = true;
  const response = await serve('/').finally(() => (rendering.isBroken = false));
  expect(isFailureWithoutPage(response)).toBe(true);
});

describe('the client', () => {
  /** The requests of the router, with the router's state at the time of each request. */
  const requests: { url: URL; wasRedirected: boolean; submits: string | undefined }[] = [];

  /** The browser's `fetch`, with the minimal site as its server. */
  async function fetchFromSite(input: string | URL, init?: RequestInit): Promise<Response> {
    const url = new URL(input, ORIGIN);
    const state = routerState()!;
    const { formMethod, formAction } = state.navigation;
    requests.push({
      url,
      wasRedirected: followsRedirect(state),
      submits: formMethod && `${formMethod} ${formAction}`,
    });
    const { signal: _, ...rest } = init ?? {};
    const response = await serve(url.pathname + url.search, rest);
    return Object.defineProperty(response, 'url', { value: url.href });
  }

  beforeAll(async () => {
    const { html, module } = extractScripts(deferScripts(rendered, LOADER), NONCE, '/');
    document.documentElement.lang = 'en';
    document.documentElement.innerHTML = /<html[^>]*>([\s\S]*)<\/html>/.exec(html)![1]!;
    // `load` replaces `import()`: jsdom cannot fetch modules.
    const run = new Function('load', module!.text.replaceAll('import(', 'load('));
    run((file: string) => Promise.resolve(MODULES[/(\w+)\.js$/.exec(file)![1] as Id] ?? {}));
    await vi.waitFor(() => expect(window).toHaveProperty('__remixRouteModules'));
    // Adds the modules that a browser would fetch for the next pages.
    Object.assign(
      (window as unknown as { __remixRouteModules: object }).__remixRouteModules,
      MODULES,
    );
    rendering.isServer = false;
  });

  test('`RemixBrowser` throws a promise of the loader data before its first hook (page-data.ts)', async () => {
    expect(() => RemixBrowser({})).toThrow(expect.any(Promise));
    await readPageData();
    const { state } = (window as unknown as { __remixContext: { state: { loaderData: object } } })
      .__remixContext;
    expect(state.loaderData).toEqual({ root: { greeting: 'salam' }, home: { gifts: 3 } });
  });

  test('hydration keeps extra elements at the end of the body (deferred-scripts.server.ts)', async () => {
    const last = document.body.lastElementChild!;
    expect(last.previousElementSibling!.getAttribute('type')).toBe('text/late');
    // In this test, the server renderer and the browser renderer run in one process.
    expectConsole('error', /multiple renderers concurrently/);
    await act(() => hydrateRoot(document, <RemixBrowser />));
    expect(routerState()).toMatchObject({ navigation: { state: 'idle' }, fetchers: new Map() });
    expect(last.isConnected).toBe(true);
    expect(document.querySelector('h1')!.textContent).toBe('home');
  });

  test('the router state contains a submission, and then its redirect (router.ts)', async () => {
    vi.stubGlobal('fetch', fetchFromSite);
    const { navigate } = (
      window as unknown as {
        __remixRouter: { navigate: (to: string, how: object) => Promise<void> };
      }
    ).__remixRouter;
    const formData = new FormData();
    formData.set('amount', '5');
    await act(() => navigate('/form', { formMethod: 'post', formData }));
    expect(document.querySelector('h1')!.textContent).toBe('thanks');
    const paths = requests.map(({ url, submits, wasRedirected }) => [
      url.pathname,
      submits,
      wasRedirected,
    ]);
    expect(paths).toEqual([
      ['/__manifest', 'POST /form', false],
      ['/form.data', 'POST /form', false],
      ['/__manifest', 'POST /form', true],
      ['/thanks.data', 'POST /form', true],
    ]);
    for (const { url } of requests) expect(isRouterRequest(url, ['/form', '/thanks'])).toBe(true);
  });

  test.each(Object.keys(CHANGES))('%s contains the expected code (changed-client.ts)', (file) => {
    const code = readFileSync(join('node_modules', file), 'utf8');
    expect(changedCode(file, code)).not.toBe(code);
    expect(() => changedCode(file, '')).toThrow(file);
  });
});
