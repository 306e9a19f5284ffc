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
 * Parts that nearly every page has: as one file they weigh 6 KB less, compressed, than as forty. Not the entry: in a file
 * that pages import it would run before what it needs is there, and no page would come alive.
 */
const COMMON =
  /\/app\/(?:i18n|links|styles|forms\/honeypot|root\b|routes\/locale|giving\/anchor|shell\/(?!quick-donation\/panel|.*\.server)|ui\/(?:alert|amount-picker|badge|button|crumbs|date-text|field|form-errors|icon|money|picture|select|submit|use-submission|wrap)\b)|\/domain\/(?:time\/dates|numbers\/(?:digits|format)|offerings\/funds|locales|money\/(?!exchange|parse))|preload-helper|use-hydrated/;
/**
 * Small parts that many pages have together, each group as one file. A group takes in what it needs unless that has a
 * group of its own, so what others need too is named before it.
 */
const GROUPS: [name: string, modules: RegExp][] = [
  ['common', COMMON],
  // Only pages on which an amount or a count is typed need these.
  ['typed', /\/domain\/(?:money\/parse|numbers\/typed)\./],
  ['phone', /\/app\/ui\/phone-field\./],
  ['cards', /\/app\/(?:ui\/progress|giving\/card(?:-button)?)\./],
  ['fields', /\/app\/giving\/(?:recipient-fields|interval-choice|typed-amount)\./],
  ['buttons', /\/app\/giving\/give-buttons\./],
  ['story', /\/app\/(?:ui\/rich-text|giving\/(?:gallery|share|field-log))\./],
  [
    'giving',
    /\/app\/giving\/(?:countdown|impact|intention-choice|pay-bar|project\/give-(?:panel|form))\./,
  ],
];
const chunkOf = (id: string) => GROUPS.find(([, modules]) => modules.test(id))?.[0];

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
