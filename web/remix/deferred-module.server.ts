/**
 * Moves data that only scripts need (loader data, route modules, preloads) from a page into a separate JavaScript
 * module. The page then contains only its text and its styles, and fits into the first packets of the connection.
 */
import { createHash } from 'node:crypto';
import { deferredModulePath, type SitePath } from '../links';
import { DEFERRED_TYPE } from './deferred-scripts.server';

export type DeferredModule = { path: string; text: string };

const SCRIPT = /<script([^>]*)>([\s\S]*?)<\/script>/g;
const PRELOADS = / data-preload="([^"]*)"/;
const ROUTE_IMPORT = /import \* as (route\d+) from ("[^"]*");/g;

/**
 * Moves the deferred module script and the loader data into a separate module.
 * @param html result of `deferScripts`, with the nonce: an attacker injected any script without the nonce, and such a
 * script must not become part of a file that we serve
 * @param pageKey cache key of the page
 * @returns the page without these scripts; `module` is null when the page has no deferred script
 */
export function extractScripts(
  html: string,
  nonce: string,
  pageKey: string,
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
  const path = modulePath(text, pageKey);
  const place = `<script${ours} ${DEFERRED_TYPE} data-src="${escaped(path)}"></script>`;
  const rest = data.reduce((page, [script]) => page.replace(script, ''), html);
  return { html: rest.replace(element, () => place), module: { path, text } };
}

/**
 * Returns the text of the module. It fetches all files in parallel. It imports route modules dynamically, because a
 * browser loads static imports before it runs the first line.
 */
function moduleOf(preloads: string[], data: string[], start: string): string {
  const imports = [...start.matchAll(ROUTE_IMPORT)];
  const names = imports.map(([, name]) => name).join(',');
  const files = imports.map(([, , file]) => `import(${file})`).join(',');
  return [
    `for(const href of ${JSON.stringify(preloads)})document.head.append(Object.assign(document.createElement("link"),{rel:"modulepreload",href}));`,
    ...data,
    `Promise.all([${files}]).then(([${names}])=>{${start.replace(ROUTE_IMPORT, '')}});`,
  ].join('\n');
}

/** Returns a path with the hash of the module and the key of its page. With the key, any server can render the page. */
function modulePath(text: string, key: string): SitePath {
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

/** Returns null when the page contains its scripts itself. */
export function getDeferredModule(response: Response): DeferredModule | null {
  return modules.get(response) ?? null;
}
