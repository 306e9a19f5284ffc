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

/**
 * Parts that nearly every page has: as one file they weigh 6 KB less, compressed, than as forty. Not the entry: in a file
 * that pages import it would run before what it needs is there, and no page would come alive.
 */
const COMMON =
  /\/app\/(?:i18n|links|styles|forms\/honeypot|root\b|routes\/locale|routes\/projects\/give\/anchor|shell\/(?!quick-donation\/panel|.*\.server)|ui\/(?:alert|amount-picker|badge|button|date-text|field|form-errors|icon|money|picture|select|submit|use-submission|wrap)\b)|\/domain\/(?:dates|digits|locales|numbers|money\/(?!exchange))|preload-helper|use-hydrated/;
const chunkOf = (id: string) => (COMMON.test(id) ? 'common' : undefined);

export default defineConfig(({ command, isSsrBuild }) => ({
  plugins: [tailwindcss(), remix(options)],
  resolve: { alias: aliases },
  // Inlining small files as data: URLs would need img-src data: and weigh on every page.
  build: {
    assetsInlineLimit: 0,
    target: 'es2020',
    cssCodeSplit: false,
    rollupOptions: isSsrBuild ? {} : { output: { manualChunks: chunkOf } },
  },
  // Packages of hundreds of files: finding and reading them was a third of the process's start.
  ssr: { noExternal: command === 'build' ? ['kysely', 'hono', /^@conform-to\//] : [] },
}));
