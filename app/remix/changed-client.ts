/**
 * Vite plugin that changes the code of Remix and React for browsers in the build: reloads become events, hydration keeps
 * what the visitor has typed, and code for options that this site does not use is removed. Decisions 0027, 0063 and
 * 0065. Only vite.config.ts uses it.
 */
import type { Plugin } from 'vite';
import { RELOAD_EVENT } from './router';

/** A piece of code, how often the file contains it, and the code that replaces it. */
export type Change = { code: string; times?: number; instead: string };

/**
 * Changes by file in `node_modules`. Terser removes the functions that are no longer used.
 *
 * Remix's client reloads the page when it cannot load a route module, or when the server has a newer release. Such a
 * reload would lose the values of a submitted form. app/forms/document-navigation.ts handles the event instead.
 */
export const CHANGES: Record<string, Change[]> = {
  'react-dom/cjs/react-dom.production.min.js': [
    // At hydration, React sets the initial value of a text area again, and the text that the visitor has typed is lost.
    {
      code: 'db(d,f,!0);break;case "textarea":Va(d);jb(d);break;',
      instead: 'db(d,f,!0);break;case "textarea":Va(d);break;',
    },
    // At hydration, elements of extensions between the elements of the page, and after them, are skipped.
    {
      code: 'if(b){var c=b;if(!Cg(a,b)){if(Dg(a))throw Error(p(418));b=Lf(c.nextSibling);var d=xg;b&&Cg(a,b)?Ag(d,c):(a.flags=a.flags&-4097|2,I=!1,xg=a)}}else{',
      instead: 'for(;b&&!Cg(a,b);)b=Lf(b.nextSibling);if(!b){',
    },
    {
      code: 'var b;(b=3!==a.tag)&&!(b=5!==a.tag)&&(b=a.type,b="head"!==b&&"body"!==b&&!Ef(a.type,a.memoizedProps));if(b&&(b=yg)){if(Dg(a))throw Hg(),Error(p(418));for(;b;)Ag(a,b),b=Lf(b.nextSibling)}',
      instead: 'var b;',
    },
    // When hydration fails, React renders the document or the Suspense boundary again, and what the visitor has typed is
    // lost. Instead it stays as the server sent it (decision 0065). Status 6 ends the render without a commit.
    {
      code: 'a.current.memoizedState.isDehydrated&&(Kk(a,b).flags|=256);',
      instead:
        'if(a.current.memoizedState.isDehydrated)return a.current.memoizedState.isDehydrated=!1,(0,a.onRecoverableError)(),6;',
    },
    { code: 'if(6===c)throw Error(p(345));', instead: 'if(6===c)return Ck(a,b),Dk(a,B()),null;' },
    {
      code: '0===(J.flags&65536)&&(J.flags|=256);Vi(J,g,h,f,b);Jg(Ji(k,h));',
      instead: 'Vi(J,g,h,f,b);',
    },
  ],
  '@remix-run/react/dist/esm/routeModules.js': [
    {
      code: 'window.location.reload();',
      instead: `window.dispatchEvent(new Event('${RELOAD_EVENT}'));`,
    },
  ],
  '@remix-run/react/dist/esm/fog-of-war.js': [
    {
      code: 'window.location.href = errorReloadPath;',
      instead: `window.dispatchEvent(new Event('${RELOAD_EVENT}')); return new Promise(() => undefined);`,
    },
  ],
  '@remix-run/react/dist/esm/routes.js': [
    // With single fetch, the router always passes this function.
    { code: 'typeof singleFetch === "function"', instead: 'true' },
    // No route has a `clientLoader` or `clientAction` (tests/guards/client-bundle.test.ts).
    { code: '!routeModule.clientLoader)', instead: 'true)' },
    { code: '!routeModule.clientAction)', instead: 'true)' },
    { code: 'if (mod.clientLoader)', instead: 'if (false)' },
    { code: 'if (mod.clientAction)', instead: 'if (false)' },
    { code: 'if (!route.hasClientLoader)', instead: 'if (true)' },
    { code: 'if (!route.hasClientAction)', instead: 'if (true)' },
    // Only the development server replaces modules of a running page.
    { code: 'if (needsRevalidation)', instead: 'if (false)' },
  ],
  '@remix-run/react/dist/esm/browser.js': [
    {
      code: 'router.createRoutesForHMR = createClientRoutesWithHMRRevalidationOptOut;',
      instead: '',
    },
  ],
  // Only the server writes the script elements of a page.
  '@remix-run/react/dist/esm/errorBoundaries.js': [{ code: 'renderScripts ?', instead: 'false ?' }],
  '@remix-run/react/dist/esm/components.js': [
    // No link of this site is prefetched, because prepaid data costs money (tests/guards/client-bundle.test.ts).
    {
      code: 'let [shouldPrefetch, ref, prefetchHandlers] = usePrefetchBehavior(prefetch, props);',
      times: 2,
      instead: 'let ref = null, prefetchHandlers = {};',
    },
    { code: 'shouldPrefetch && !isAbsolute ?', times: 2, instead: 'false ?' },
    { code: 'isPageLinkDescriptor(link) ?', instead: 'false ?' },
    // An assigned property keeps a component that nothing uses.
    { code: 'NavLink.displayName = "NavLink";', instead: '' },
  ],
  'react-router-dom/dist/index.js': [
    // No link or form has a view transition (tests/guards/client-bundle.test.ts).
    { code: '!viewTransitionOpts || isViewTransitionUnavailable', instead: 'true' },
    { code: 'vtContext.isTransitioning && !vtContext.flushSync', instead: 'false' },
    { code: 'renderDfd && pendingState && router.window', instead: 'false' },
    {
      code: 'renderDfd && pendingState && state.location.key === pendingState.location.key',
      instead: 'false',
    },
    { code: '!vtContext.isTransitioning && interruption', instead: 'false' },
  ],
  '@remix-run/router/dist/router.js': [
    // `defer` of Remix does not exist with single fetch.
    { code: 'return result.type === ResultType.deferred;', instead: 'return false;' },
    {
      code: 'return deferred && typeof deferred === "object" && typeof deferred.data === "object" && typeof deferred.subscribe === "function" && typeof deferred.cancel === "function" && typeof deferred.resolveData === "function";',
      instead: 'return false;',
    },
  ],
};

/** Packages whose code reads the options. */
const READS_OPTIONS = /^(?:@remix-run\/(?:react|router)|react-router(?:-dom)?)\/dist\//;
/** A read of an option, such as `future.v3_singleFetch` or `window.__remixContext.future.v3_singleFetch`. */
const OPTION = /(?:[\w.]+\.)?\bfuture\.(v[37]_\w+)/g;
/** Options in remix.config.js. All are true. */
const REMIX_OPTIONS = [
  ...['v3_fetcherPersist', 'v3_relativeSplatPath', 'v3_throwAbortReason'],
  ...['v3_singleFetch', 'v3_lazyRouteDiscovery', 'v3_routeConfig'],
];
/** Options of the router. `@remix-run/react/dist/esm/browser.js` passes true for all of them. */
const ROUTER_OPTIONS = [
  ...['v7_normalizeFormMethod', 'v7_fetcherPersist', 'v7_partialHydration'],
  ...['v7_prependBasename', 'v7_relativeSplatPath', 'v7_skipActionErrorRevalidation'],
];
const TRUE_OPTIONS = [...REMIX_OPTIONS, ...ROUTER_OPTIONS];
/** A condition on the mode without server rendering. Arguments and parameters of that name are not conditions. */
const SPA_CONDITION =
  /\bwindow\.__remixContext\.isSpaMode\b|(?<=[(!&|=?]\s*|return )\bisSpaMode\b(?=\s*(?:&&|\|\||[?)]))/g;

/** Returns the path below the last `node_modules`, without a query. */
const packagePath = (id: string) =>
  id.split('?')[0]!.replaceAll('\\', '/').split('/node_modules/').pop()!;

/**
 * Returns the changed code of a file.
 * @param file path in `node_modules`
 * @throws Error when the file does not contain the expected code
 */
export function changedCode(file: string, code: string): string {
  let changed = code;
  for (const { code: text, times = 1, instead } of CHANGES[file] ?? []) {
    if (code.split(text).length !== times + 1)
      throw new Error(`${file} has not ${times} × ${text}; update app/remix/changed-client.ts`);
    changed = changed.replaceAll(text, () => instead);
  }
  if (!READS_OPTIONS.test(file)) return changed;
  return changed
    .replace(OPTION, (read, name: string) => (TRUE_OPTIONS.includes(name) ? 'true' : read))
    .replace(SPA_CONDITION, 'false');
}

/**
 * Fails the build when a release of Remix does not have the expected code.
 * @param future options in remix.config.js
 * @throws Error when an option of Remix is not true, or is not in the list of this file
 */
export function changedClient(future: Record<string, unknown> = {}): Plugin {
  const set = Object.keys(future).filter((name) => future[name] === true);
  if (set.sort().join() !== [...REMIX_OPTIONS].sort().join())
    throw new Error('the options of Remix have changed; update app/remix/changed-client.ts');
  const missing = new Set(Object.keys(CHANGES));
  return {
    name: 'changed-client',
    apply: (_, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    transform(code, id, { ssr } = {}) {
      const file = packagePath(id);
      // An id with \0 is a module that Vite makes for a CommonJS file.
      if (ssr || id.startsWith('\0') || !(file in CHANGES || READS_OPTIONS.test(file))) return null;
      missing.delete(file);
      return { code: changedCode(file, code), map: null };
    },
    buildEnd(error) {
      if (!error && missing.size > 0)
        throw new Error(
          `Remix's client has no ${[...missing].join(', ')}; update app/remix/changed-client.ts`,
        );
    },
  };
}
