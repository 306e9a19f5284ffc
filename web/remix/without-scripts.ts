/** A Vite plugin for a Remix build whose pages have no scripts: it leaves the scripts of all routes empty. */
import type { Plugin } from 'vite';

/** Remix adds it to the path of a route module in the build for browsers. */
const CLIENT_ROUTE = /\?__remix-build-client-route$/;

/**
 * Without it, Remix would bundle the components of every page for the browser, and reject server code in their modules.
 * It must be after the plugin of Remix. Stylesheets come from the build for the server.
 */
export function withoutScripts(): Plugin {
  return {
    name: 'without-scripts',
    enforce: 'post',
    transform: (_, id) => (CLIENT_ROUTE.test(id) ? { code: 'export {};', map: null } : null),
  };
}
