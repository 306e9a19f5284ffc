/** Vite plugin that replaces page reloads in Remix's client with an event. Only vite.config.ts uses it. */
import type { Plugin } from 'vite';
import { RELOAD_EVENT } from './router';

/**
 * The code of each reload, and the code that replaces it. Keys are names of files in `@remix-run/react/dist/esm`; each
 * file contains its `reload` once. Remix's client reloads the page when it cannot load a route module, or when the
 * server has a newer release. Such a reload would lose the values of a submitted form. app/forms/document-navigation.ts
 * handles the event instead.
 */
export const RELOADS: Record<string, { reload: string; instead: string }> = {
  'routeModules.js': {
    reload: 'window.location.reload();',
    instead: `window.dispatchEvent(new Event('${RELOAD_EVENT}'));`,
  },
  'fog-of-war.js': {
    reload: 'window.location.href = errorReloadPath;',
    instead: `window.dispatchEvent(new Event('${RELOAD_EVENT}')); return new Promise(() => undefined);`,
  },
};

/** Fails the build when a release of Remix no longer has one of the reloads. */
export function reloadsAsEvents(): Plugin {
  const replaced = new Set<string>();
  return {
    name: 'reloads-as-events',
    apply: (_, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    transform(code, id, options) {
      const file = id.split('?')[0]!.replaceAll('\\', '/');
      const [, name = ''] = /@remix-run\/react\/dist\/esm\/([\w-]+\.js)$/.exec(file) ?? [];
      const change = RELOADS[name];
      if (!change || options?.ssr) return null;
      replaced.add(name);
      const { reload, instead } = change;
      if (code.split(reload).length !== 2)
        throw new Error(
          `${name}: Remix no longer contains the expected page reload; update app/remix/reloads-as-events.ts`,
        );
      return { code: code.replace(reload, instead), map: null };
    },
    buildEnd(error) {
      const missed = Object.keys(RELOADS).filter((name) => !replaced.has(name));
      if (!error && missed.length > 0)
        throw new Error(
          `Remix's client no longer has ${missed.join(', ')}; update app/remix/reloads-as-events.ts`,
        );
    },
  };
}
