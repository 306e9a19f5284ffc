/** Vite configuration of the staff area: a second Remix build, whose pages have no scripts. */
import { vitePlugin as remix } from '@remix-run/dev';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig, type Plugin } from 'vite';
import { loaderHeaders } from './web/remix/loader-headers';
import { withoutScripts } from './web/remix/without-scripts';
import options from './remix.config.js';
import { STAFF_FILES_PATH } from './staff/links';
import { aliases } from './vite.aliases';

export default defineConfig(({ command, isSsrBuild }) => ({
  // The URLs of stylesheets and fonts. Not /staff/: in development, Vite would remove that from paths of the folder staff/.
  base: `${STAFF_FILES_PATH}/`,
  plugins: [
    tailwindcss(),
    loaderHeaders(),
    remix({ ...options, appDirectory: 'staff', buildDirectory: 'build/staff' }),
    withoutScripts(),
  ] as Plugin[],
  resolve: { alias: aliases },
  // The files of public/ belong to the site.
  publicDir: false,
  // Two development servers run in one process, so each needs its own folder of optimised packages.
  cacheDir: 'node_modules/.vite-staff',
  build: {
    assetsInlineLimit: 0,
    target: isSsrBuild ? 'node20' : 'es2020',
    cssCodeSplit: false,
    cssMinify: true,
  },
  ssr: { noExternal: command === 'build' ? [/^@conform-to\//] : [] },
}));
