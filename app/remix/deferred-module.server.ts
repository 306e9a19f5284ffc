/**
 * Moves data that only scripts need (loader data, route modules, preloads) from a page into a separate JavaScript
 * module. The page then contains only its text and its styles, and fits into the first packets of the connection.
 */
import { createHash, randomBytes } from 'node:crypto';
import { deferredModulePath, type SitePath } from '../links';
import { PRIVATE_PAGE } from '../visitor/plain-request';
import { DEFERRED_TYPE } from './deferred-scripts.server';

export type DeferredModule = { path: string; text: string };

const SCRIPT = /<script([^>]*)>([\s\S]*?)<\/script>/g;
const PRELOADS = / data-preload="([^"]*)"/;
const ROUTE_IMPORT = /import \* as (route\d+) from ("[^"]*");/g;

/**
 * Moves the deferred module script and the loader data into a separate module.
 * @param html with its scripts deferred (deferred-scripts.server.ts) and still with the nonce: a script without the nonce
 * was injected and must not become part of a file that we serve
 * @param keptAs the key of a page that is cached, or OWN for one visitor's
 */
export function extractScripts(
  html: string,
  nonce: string,
  keptAs: string,
): { html: string; module: DeferredModule | null } {
  const ours = ` nonce="${nonce}"`;
  const scripts = [...html.matchAll(SCRIPT)].filter(([, attributes = '']) =>
    attributes.includes(ours),
  );
  const deferred = scripts.find(([, attributes = '']) => attributes.includes(DEFERRED_TYPE));
  if (!deferred) return { html, module: null };
  const data = scripts.filter(([, , text = '']) => text.startsWith('window.__remixContext'));
  const [element, attributes = '', start = ''] = deferred;
  const preloads = PRELOADS.exec(attributes)?.[1]?.split(' ') ?? [];
  const text = moduleOf(
    preloads,
    data.map(([, , script = '']) => script),
    start,
  );
  const path = keptAs === PRIVATE_PAGE ? ownPath() : keptPath(text, keptAs);
  const place = `<script${ours} ${DEFERRED_TYPE} data-src="${escaped(path)}"></script>`;
  const rest = data.reduce((page, [script]) => page.replace(script, ''), html);
  return { html: rest.replace(element, () => place), module: { path, text } };
}

/**
 * Everything is asked for at once. Route modules are imported dynamically: static imports would run, and wait,
 * before the first line of this.
 */
function moduleOf(preloads: string[], data: string[], late: string): string {
  const imports = [...late.matchAll(ROUTE_IMPORT)];
  const names = imports.map(([, name]) => name).join(',');
  const files = imports.map(([, , file]) => `import(${file})`).join(',');
  return [
    `for(const href of ${JSON.stringify(preloads)})document.head.append(Object.assign(document.createElement("link"),{rel:"modulepreload",href}));`,
    ...data,
    `Promise.all([${files}]).then(([${names}])=>{${late.replace(ROUTE_IMPORT, '')}});`,
  ].join('\n');
}

/** What is in it is one visitor's own, so that nobody else can be told its address, or guess it. */
function ownPath(): SitePath {
  return deferredModulePath(`${PRIVATE_PAGE}-${randomBytes(16).toString('base64url')}`);
}

/** By what is in it, and by its page's key for a process that has not rendered the page yet. */
function keptPath(text: string, key: string): SitePath {
  return deferredModulePath(
    createHash('sha256').update(text).digest('base64url').slice(0, 22),
    key,
  );
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
}

const modules = new WeakMap<Response, DeferredModule>();

export function attachDeferredModule(response: Response, module: DeferredModule): void {
  modules.set(response, module);
}

/** The module of a page whose scripts are sent apart. */
export function getDeferredModule(response: Response): DeferredModule | null {
  return modules.get(response) ?? null;
}
