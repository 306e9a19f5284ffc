/** The build of the storefront: Remix, Tailwind, and the rooms' import names. */
import { vitePlugin as remix } from '@remix-run/dev';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';
import options from './remix.config.js';
import { aliases } from './vite.aliases';

declare module '@remix-run/node' {
  interface Future {
    v3_singleFetch: true;
  }
}

export default defineConfig(({ command }) => ({
  plugins: [tailwindcss(), remix(options)],
  resolve: { alias: aliases },
  // Inlining small files as data: URLs would need img-src data: and weigh on every page.
  build: { assetsInlineLimit: 0, target: 'es2020', cssCodeSplit: false },
  // Packages of hundreds of files: finding and reading them was a third of the process's start.
  ssr: { noExternal: command === 'build' ? ['kysely', 'hono', /^@conform-to\//] : [] },
}));
