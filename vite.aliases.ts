/** The rooms' import names (#app, #domain …) for Vite and Vitest; tsconfig.json has the same for the rest. */
import { fileURLToPath } from 'node:url';

const room = (path: string) => fileURLToPath(new URL(path, import.meta.url));

export const aliases = [
  { find: /^#config$/, replacement: room('config.ts') },
  { find: /^#api\//, replacement: room('charity-api/') },
  {
    find: /^#(app|contract|domain|locales|server|tests|scripts)\//,
    replacement: `${room('.')}$1/`,
  },
];
