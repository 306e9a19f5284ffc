/** Vite configuration of the storefront: Remix, Tailwind, import aliases and chunks. */
import { vitePlugin as remix } from '@remix-run/dev';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';
import { changedClient } from './web/remix/changed-client';
import { loaderHeaders } from './web/remix/loader-headers';
import options from './remix.config.js';
import { aliases } from './vite.aliases';

declare module '@remix-run/node' {
  interface Future {
    v3_singleFetch: true;
  }
}

/**
 * Modules of one chunk: the root, the design system and their imports, which nearly every page needs. One file
 * compresses better than many. Rollup splits the other modules. The entry is not in this chunk: pages import it, so the
 * entry would run before the modules that it needs, and no page would hydrate. Decision 0063.
 */
const COMMON = /\/(?:app\/root\.tsx|web\/ui\/[\w-]+\.tsx?)$/;
/** Components that the checkout does not need. In the common chunk, they would add 1 kB to every other page. */
const FEW_PAGES =
  /\/(?:choices|crumbs|file-field|icon-facts|print|share|state-head|table-head|text-area)\.tsx$/;
/** Small parts of the pages to give. One chunk saves 700 B of scripts on a campaign, and four requests. */
const GIFT_FIELDS =
  /\/app\/giving\/(?:give-buttons|intention-choice|interval-choice|recipient-fields|typed-amount)\.tsx?$/;

function chunkOf(id: string): string | undefined {
  if (COMMON.test(id) && !FEW_PAGES.test(id)) return 'common';
  return GIFT_FIELDS.test(id) ? 'gift-fields' : undefined;
}

/**
 * Removes the router's warnings for developers, which only log. Together with a third pass this saves 690 B of every
 * page's scripts (brotli). `pure_funcs` are names of functions in @remix-run/router and react-router. `pure_getters`
 * removes reads of properties whose result is not used, and `inline: 1` repeats fewer bodies of functions: 460 B less.
 * A statement that only reads a property, such as one that forces a layout, therefore has no effect.
 */
const COMPRESS = {
  ecma: 2020 as const,
  passes: 3,
  pure_getters: true,
  inline: 1,
  pure_funcs: [
    ...['warning', 'warning$1', 'warningOnce', 'warnOnce'],
    ...['logDeprecation', 'logV6DeprecationWarnings'],
  ],
};

export default defineConfig(({ command, isSsrBuild }) => ({
  plugins: [tailwindcss(), loaderHeaders(), remix(options), changedClient()],
  resolve: { alias: aliases },
  // assetsInlineLimit 0: inlined files would make every page larger.
  build: {
    assetsInlineLimit: 0,
    target: isSsrBuild ? 'node20' : 'es2020',
    // The code of the server keeps its names, so that stack traces can be read.
    minify: isSsrBuild ? false : 'terser',
    terserOptions: { ecma: 2020, module: true, compress: COMPRESS },
    cssCodeSplit: false,
    rollupOptions: isSsrBuild ? {} : { output: { manualChunks: chunkOf } },
  },
  // Packages with hundreds of files. Loading them took a third of the start-up time of the server.
  ssr: { noExternal: command === 'build' ? ['kysely', 'hono', /^@conform-to\//] : [] },
}));
