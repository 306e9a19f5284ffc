/** Tests moving the scripts of a page into a module: no script of ours is lost, and no injected script is moved. */
import { expect, test } from 'vitest';
import { extractScripts, attachDeferredModule, getDeferredModule } from './deferred-module.server';

const NONCE = 'q83vASNFZ4mrze8BI0VniQ==';
const INJECTED = 'window.__remixContext = fetch("https://evil.example")';
const page = [
  '<html><body><p>text</p>',
  `<script nonce="${NONCE}">colour()</script>`,
  `<script>${INJECTED}</script><script nonce="guessed">${INJECTED}</script>`,
  `<script nonce="${NONCE}">window.__remixContext = {"a":1};</script>`,
  `<script nonce="${NONCE}" type="text/late" data-preload="/assets/root.js /assets/home.js">import * as route0 from "/assets/root.js";\nimport * as route1 from "/assets/home.js";\nwindow.__remixRouteModules = {"root":route0};\n\nimport("/assets/entry.js");</script>`,
  `<script nonce="${NONCE}">window.__remixContext.streamController.enqueue("data");</script>`,
  '</body></html>',
].join('');

test('the page has an empty deferred script and no loader data', () => {
  const { html, module } = extractScripts(page, NONCE, '/');
  const path = module!.path.replaceAll('&', '&amp;');
  expect(html).toContain(`<script nonce="${NONCE}" type="text/late" data-src="${path}"></script>`);
  expect(html).toContain('<p>text</p>');
  expect(html).not.toContain(`<script nonce="${NONCE}"></script>`);
  expect(html).toContain('colour()');
  expect(html).not.toContain('/assets/');
  expect(html).not.toContain('"data"');
});

test('the module has preloads, loader data, route imports and the start script, in this order', () => {
  const { module } = extractScripts(page, NONCE, '/');
  const order = [
    '"/assets/root.js","/assets/home.js"',
    '{"a":1}',
    'enqueue("data")',
    'import("/assets/root.js"),import("/assets/home.js")',
    '([route0,route1])',
    '__remixRouteModules',
    'import("/assets/entry.js")',
  ];
  const places = order.map((part) => module!.text.indexOf(part));
  expect(places).not.toContain(-1);
  expect(places).toEqual([...places].sort((a, b) => a - b));
  expect(module!.text).not.toMatch(/^import \*/m);
});

test('the module never contains a script without the nonce', () => {
  const { html, module } = extractScripts(page, NONCE, '/');
  expect(module!.text).not.toContain('evil.example');
  expect(html.split(INJECTED)).toHaveLength(3);
});

test('the URL of a module has the hash of its text and the key of its page', () => {
  const { html, module } = extractScripts(page, NONCE, '/ar/projects?page=2&order=newest"');
  expect(module!.path).toMatch(/^\/late\/[\w-]{22}\.js\?of=%2Far%2Fprojects/);
  const named = /data-src="([^"]*)"/.exec(html)![1]!.replaceAll('&amp;', '&');
  expect(named).toBe(module!.path);
  const other = extractScripts(page.replace('"data"', '"news"'), NONCE, '/').module;
  expect(other!.path).not.toBe(extractScripts(page, NONCE, '/').module!.path);
});

test('does not change a page without scripts', () => {
  expect(extractScripts('<p>light</p>', NONCE, '/')).toEqual({
    html: '<p>light</p>',
    module: null,
  });
});

test('returns the module that was attached to a response', () => {
  const response = new Response();
  expect(getDeferredModule(response)).toBeNull();
  attachDeferredModule(response, { path: '/late/x.js', text: '' });
  expect(getDeferredModule(response)).toEqual({ path: '/late/x.js', text: '' });
});
