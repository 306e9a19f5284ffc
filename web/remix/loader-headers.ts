/** A Vite plugin: each page sends the headers of its loader. Remix does so only for a route module that exports `headers`. */
import type { Plugin } from 'vite';

const ROUTE = /\/(?:app|staff)\/(?:root|routes\/[^?]+)\.tsx?$/;
const LOADER = /^export (?:const loader\b|(?:async )?function loader\b|\{[^}]*\bloader\b)/m;

/** `errorHeaders`: those of the response that a loader threw. */
const EXPORT =
  '\nexport const headers = ({ loaderHeaders, errorHeaders }) => errorHeaders ?? loaderHeaders;\n';

/** Adds the export to the build for the server, so that it also exists under plain `remix-serve`. */
export function loaderHeaders(): Plugin {
  return {
    name: 'loader-headers',
    enforce: 'pre',
    transform: (code, id, { ssr } = {}) =>
      ssr && ROUTE.test(id) && LOADER.test(code) ? { code: code + EXPORT, map: null } : null,
  };
}
