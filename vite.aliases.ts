/** Import aliases of the folders (#app, #domain …) for Vite and Vitest. tsconfig.json has the same aliases. */
import { fileURLToPath } from 'node:url';

const folder = (path: string) => fileURLToPath(new URL(path, import.meta.url));

export const aliases = [
  { find: /^#config$/, replacement: folder('config.ts') },
  { find: /^#api\//, replacement: folder('charity-api/') },
  {
    find: /^#(app|contract|domain|locales|server|staff|tests|scripts|web)\//,
    replacement: `${folder('.')}$1/`,
  },
];
