/**
 * Takes what only scripts need out of a page and puts it into one module beside it: the loaded data, the route
 * modules, the preloads. The page is then its text and its styles, small enough for the first packets.
 */
import { createHash, randomBytes } from 'node:crypto';
import { lateModulePath, type SitePath } from '../links';
import { OWN } from '../visitor/plain-request';

export type LateModule = { path: string; text: string };

const SCRIPT = /<script([^>]*)>([\s\S]*?)<\/script>/g;
const PRELOAD = /<link rel="x-late" href="([^"]*)"\/>/g;
const ROUTE_IMPORT = /import \* as (route\d+) from ("[^"]*");/g;

/**
 * Elements stay where they are, emptied, because hydration counts them.
 * @param html with its scripts held back (inline-scripts.server.ts), still bearing the nonce: what does not bear
 * it is not ours, and must not come to run as a file of ours
 * @param keptAs the key of a page that is kept, or OWN for one visitor's
 */
export function takeScriptsOut(
  html: string,
  nonce: string,
  keptAs: string,
): { html: string; module: LateModule | null } {
  const preloads: string[] = [];
  const data: string[] = [];
  let late: string | null = null;
  const ours = ` nonce="${nonce}"`;
  const emptied = html
    .replace(PRELOAD, (_, href: string) => {
      preloads.push(href);
      return '<link rel="x-late"/>';
    })
    .replace(SCRIPT, (whole, attributes: string, text: string) => {
      if (!attributes.includes(ours)) return whole;
      if (attributes.includes('type="text/late"')) late = text;
      else if (text.startsWith('window.__remixContext')) data.push(text);
      else return whole;
      return `<script${attributes}></script>`;
    });
  if (late === null) return { html, module: null };
  const text = moduleOf(preloads, data, late);
  const path = keptAs === OWN ? ownPath() : keptPath(text, keptAs);
  return {
    html: emptied.replace('type="text/late"', `type="text/late" data-src="${escaped(path)}"`),
    module: { path, text },
  };
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
  return lateModulePath(`${OWN}-${randomBytes(16).toString('base64url')}`);
}

/** By what is in it, and by its page's key for a process that has not rendered the page yet. */
function keptPath(text: string, key: string): SitePath {
  return lateModulePath(createHash('sha256').update(text).digest('base64url').slice(0, 22), key);
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
}

const modules = new WeakMap<Response, LateModule>();

export function keepLateModule(response: Response, module: LateModule): void {
  modules.set(response, module);
}

/** The module of a page whose scripts are sent apart. */
export function lateModuleOf(response: Response): LateModule | null {
  return modules.get(response) ?? null;
}
