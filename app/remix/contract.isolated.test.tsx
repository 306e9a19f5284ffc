// @vitest-environment jsdom
/**
 * What this folder assumes of the installed Remix, checked on a minimal site that Remix renders, serves and hydrates. A
 * failing test names the file that relies on its assumption. Decision 0036 lists the couplings and the way to React
 * Router 7.
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
import { extractScripts } from './deferred-module.server';
import { DEFERRED_TYPE, deferScripts } from './deferred-scripts.server';
import { headerOfRoutes, loadedData } from './loaded.server';
import { readPageData } from './page-data';
import { hasOldDataQuery, isFailureWithoutPage, isOfForm, pagePathOf } from './protocol';
import { RELOADS } from './reloads-as-events';
import { classesIn } from './rendered-classes.server';
import { followsRedirect, isRouterRequest, isRouterResponse, routerState } from './router';

/** The home page as Remix renders it. */
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

describe('the HTML of a page', () => {
  test('nothing but scripts of loader data comes after </html> (deferred-scripts.server.ts)', () => {
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
    expect(deferScripts(rendered)).toMatch(/<\/script><\/body><\/html>$/);
  });

  test('module preloads are link elements of one form, and one script starts the modules (deferred-scripts.server.ts)', () => {
    const deferred = deferScripts(rendered);
    const files = ['entry', 'shared', 'root', 'home'].map((name) => `/assets/${name}.js`);
    const [, preloads] = /<script nonce="[^"]*" (?:\S+) data-preload="([^"]*)">/.exec(deferred)!;
    expect(preloads!.split(' ').sort()).toEqual(files.sort());
    expect(deferred).not.toMatch(/modulepreload|type="module"|async/);
    expect(deferred.split(DEFERRED_TYPE)).toHaveLength(2);
  });

  test('loader data and modules are in scripts with the nonce, and all can be moved (deferred-module.server.ts)', () => {
    const { html, module } = extractScripts(deferScripts(rendered), NONCE, '/');
    expect(html).not.toMatch(/__remix|\/assets\//);
    expect(html).toContain('<h1>home</h1>');
    expect(module!.text).not.toMatch(/^import /m);
    const order = ['__remixContext = {', 'enqueue(', 'close()', '__remixManifest', 'entry.js")'];
    const places = order.map((part) => module!.text.indexOf(part));
    expect(places).not.toContain(-1);
    expect(places).toEqual([...places].sort((a, b) => a - b));
  });

  test('React writes classes into one attribute, escaped (rendered-classes.server.ts)', () => {
    expect([...classesIn(rendered)]).toEqual(CLASSES);
  });
});

describe('the server', () => {
  test('passes loader data and headers to the entry, but no headers to an error page (loaded.server.ts)', async () => {
    await serve('/');
    expect(loadedData(contexts.at(-1)!)).toEqual([{ greeting: 'salam' }, { gifts: 3 }]);
    const response = await serve('/busy');
    expect([response.status, response.headers.get('retry-after')]).toEqual([503, null]);
    expect(headerOfRoutes(contexts.at(-1)!, 'retry-after')).toBe('7');
  });

  test.each([
    ['/_root.data', '/'],
    ['/thanks.data', '/thanks'],
  ])('answers %s with the data of %s, marked as its own (protocol.ts)', async (path, page) => {
    const response = await serve(path);
    expect(response.status).toBe(200);
    expect(isRouterResponse(response)).toBe(true);
    expect(pagePathOf(path)).toBe(page);
    expect(isRouterResponse(new Response('a captive portal'))).toBe(false);
  });

  test('answers a manifest of another release with 204, without a body (router.ts)', async () => {
    const response = await serve('/__manifest?p=%2Fform&version=0');
    expect([response.status, response.body]).toEqual([204, null]);
  });

  test('loads the page of a rejected form by a GET with the headers of its body (protocol.ts)', async () => {
    loaded.length = 0;
    expect((await serve('/form')).status).toBe(200);
    expect((await serve('/form', sent({}))).status).toBe(400);
    expect(loaded.map((request) => [request.method, isOfForm(request)])).toEqual([
      ['GET', false],
      ['GET', true],
    ]);
  });

  test('rejects a form whose Origin is not its host, without a page (server/app-request.ts)', async () => {
    const response = await serve('/form', sent({ amount: '5' }, { origin: 'null', host: 'x' }));
    expect(isFailureWithoutPage(response)).toBe(true);
  });

  test('runs an action for `_data` from any Origin, so the process rejects it (protocol.ts)', async () => {
    const query = '?_data=form';
    const foreign = sent({ amount: '5' }, { origin: 'https://evil.example', host: 'x' });
    const response = await serve(`/form${query}`, foreign);
    expect(response.headers.get('x-remix-redirect')).toBe('/thanks');
    expect(hasOldDataQuery(query)).toBe(true);
  });

  test('sends plain text when even the error page cannot be rendered (protocol.ts)', async () => {
    expect(isFailureWithoutPage(await serve('/busy'))).toBe(false);
    rendering.isBroken = true;
    const response = await serve('/').finally(() => (rendering.isBroken = false));
    expect(isFailureWithoutPage(response)).toBe(true);
  });
});

describe('the client', () => {
  /** Requests of the router and the state that it had when it made them. */
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
    const { html, module } = extractScripts(deferScripts(rendered), NONCE, '/');
    document.documentElement.lang = 'en';
    document.documentElement.innerHTML = /<html[^>]*>([\s\S]*)<\/html>/.exec(html)![1]!;
    // The browser would fetch the modules.
    const run = new Function('load', module!.text.replaceAll('import(', 'load('));
    run((file: string) => Promise.resolve(MODULES[/(\w+)\.js$/.exec(file)![1] as Id] ?? {}));
    await vi.waitFor(() => expect(window).toHaveProperty('__remixRouteModules'));
    // Modules that later pages would fetch.
    Object.assign(
      (window as unknown as { __remixRouteModules: object }).__remixRouteModules,
      MODULES,
    );
    rendering.isServer = false;
  });

  test('`RemixBrowser` throws the promise of its data before its first hook (page-data.ts)', async () => {
    expect(() => RemixBrowser({})).toThrow(expect.any(Promise));
    await readPageData();
    const { state } = (window as unknown as { __remixContext: { state: { loaderData: object } } })
      .__remixContext;
    expect(state.loaderData).toEqual({ root: { greeting: 'salam' }, home: { gifts: 3 } });
  });

  test('React hydrates nothing after the last element that it expects in the body (deferred-scripts.server.ts)', async () => {
    const last = document.body.lastElementChild!;
    expect(last.getAttribute('type')).toBe('text/late');
    // Server and browser are one process here.
    expectConsole('error', /multiple renderers concurrently/);
    await act(() => hydrateRoot(document, <RemixBrowser />));
    expect(routerState()).toMatchObject({ navigation: { state: 'idle' }, fetchers: new Map() });
    expect(last.isConnected).toBe(true);
    expect(document.querySelector('h1')!.textContent).toBe('home');
  });

  test('the router shows a submission and its redirect in its state (router.ts)', async () => {
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

  test.each(Object.entries(RELOADS))(
    '%s has its reload once (reloads-as-events.ts)',
    (file, { reload }) => {
      const text = readFileSync(join('node_modules/@remix-run/react/dist/esm', file), 'utf8');
      expect(text.split(reload)).toHaveLength(2);
    },
  );
});
