/** The build of the storefront: Remix, Tailwind, and the rooms' import names. */
import { vitePlugin as remix } from '@remix-run/dev';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';
import { reloadsAsEvents } from './app/remix/reloads-as-events';
import options from './remix.config.js';
import { aliases } from './vite.aliases';

declare module '@remix-run/node' {
  interface Future {
    v3_singleFetch: true;
  }
}

/**
 * One file with the root, the design system and what they import, because nearly every page needs it: its parts compress
 * better together. Rollup splits the rest. Not the entry: in a file that pages import, the entry would run before the
 * modules that it needs, and no page would hydrate. Decision 0038.
 */
const COMMON = /\/app\/(?:root\.tsx|ui\/[\w-]+\.tsx?)$/;
const chunkOf = (id: string) => (COMMON.test(id) ? 'common' : undefined);

export default defineConfig(({ command, isSsrBuild }) => ({
  plugins: [tailwindcss(), remix(options), reloadsAsEvents()],
  resolve: { alias: aliases },
  // Inlining small files as data: URLs would need img-src data: and weigh on every page.
  build: {
    assetsInlineLimit: 0,
    target: 'es2020',
    minify: 'terser',
    cssCodeSplit: false,
    rollupOptions: isSsrBuild ? {} : { output: { manualChunks: chunkOf } },
  },
  // Packages of hundreds of files: finding and reading them was a third of the process's start.
  ssr: { noExternal: command === 'build' ? ['kysely', 'hono', /^@conform-to\//] : [] },
}));
