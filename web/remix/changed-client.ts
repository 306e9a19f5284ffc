/**
 * Vite plugin that changes the code of Remix and React for browsers in the build: reloads become events, and hydration
 * keeps what the visitor has typed. Decisions 0027 and 0065. Only vite.config.ts uses it.
 */
import type { Plugin } from 'vite';
import { RELOAD_EVENT } from './router';

/**
 * By file in `node_modules`: code that the file contains once, and the code that replaces it.
 *
 * Remix's client reloads the page when it cannot load a route module, or when the server has a newer release. Such a
 * reload would lose the values of a submitted form. web/forms/document-navigation.ts handles the event instead.
 */
const CHANGES: Record<string, { code: string; instead: string }[]> = {
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
    // When hydration fails, React renders the document or the Suspense boundary again, and the typed values are lost.
    // Instead the page stays as the server sent it (decision 0065). Status 6 ends the render without a commit.
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
};

/** Returns the path below the last `node_modules`, without a query. */
const packagePath = (id: string) =>
  id.split('?')[0]!.replaceAll('\\', '/').split('/node_modules/').pop()!;

/**
 * Returns the changed code of a file.
 * @param file path in `node_modules`
 * @throws Error when the file does not contain the expected code
 */
function changedCode(file: string, code: string): string {
  let changed = code;
  for (const { code: text, instead } of CHANGES[file] ?? []) {
    if (code.split(text).length !== 2)
      throw new Error(`${file} has not once ${text}; update web/remix/changed-client.ts`);
    changed = changed.replace(text, () => instead);
  }
  return changed;
}

/** Fails the build when a release of Remix does not have the expected code. */
export function changedClient(): Plugin {
  const missing = new Set(Object.keys(CHANGES));
  return {
    name: 'changed-client',
    apply: (_, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    transform(code, id, { ssr } = {}) {
      const file = packagePath(id);
      // An id with \0 is a module that Vite makes for a CommonJS file.
      if (ssr || id.startsWith('\0') || !(file in CHANGES)) return null;
      missing.delete(file);
      return { code: changedCode(file, code), map: null };
    },
    buildEnd(error) {
      if (!error && missing.size > 0)
        throw new Error(
          `Remix's client has no ${[...missing].join(', ')}; update web/remix/changed-client.ts`,
        );
    },
  };
}
