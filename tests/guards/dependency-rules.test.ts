/** Dependency rules: which folder may import which. */
import { expect, test } from 'vitest';
import { checkRules, importsPackage, type Rule } from './rules';
import { importsOf, readSources, targetOf } from './sources';

/**
 * The folders and single files that each folder may import. Packages are not restricted. Same as in ARCHITECTURE.md.
 */
const MAY_IMPORT: Record<string, readonly string[]> = {
  domain: ['domain'],
  contract: ['contract', 'domain'],
  // What the storefront and the staff area share: no page, no visitor, and not the connection to the reference API.
  web: ['web', 'contract', 'domain', 'locales', 'config'],
  app: ['app', 'web', 'contract', 'domain', 'locales', 'config'],
  staff: ['staff', 'web', 'contract', 'domain', 'locales', 'config'],
  'charity-api': ['charity-api', 'contract', 'domain', 'locales'],
  // Programs read the settings and pass them to the code below. The stand-alone process uses the start and shutdown
  // code of the storefront.
  'charity-api/main': [
    ...['charity-api', 'contract', 'domain', 'locales', 'config'],
    ...['server/listen', 'server/request-queue', 'server/shutdown', 'server/start-failure'],
    'server/metrics',
  ],
  'charity-api/commands/attack-mode': ['charity-api', 'config'],
  'charity-api/commands/backup': ['charity-api', 'config'],
  'charity-api/commands/content': ['charity-api', 'domain', 'config'],
  'charity-api/commands/doctor': ['charity-api', 'domain', 'config'],
  'charity-api/commands/move-database': ['charity-api', 'config'],
  'charity-api/commands/staff': ['charity-api', 'domain', 'config'],
  'charity-api/commands/restore': ['charity-api', 'config'],
  server: [
    ...['server', 'domain', 'locales', 'config', 'contract/health', 'contract/probe'],
    'contract/telemetry',
    // Interfaces between the app and the server around it. The server loads the app itself from the build.
    ...['web/links', 'web/i18n/translate', 'web/security/internal-headers'],
    ...['web/remix/protocol', 'web/remix/deferred-module.server'],
    ...['app/visitor/plain-request', 'app/visitor/large-cookies', 'app/site.server'],
    ...['staff/links', 'staff/site.server'],
  ],
  config: ['domain'],
};

/** The only file that chooses between the reference API and an API at a URL. */
const COMPOSITION = 'app/charity/transport.server.ts';

function folderOf(path: string): string {
  return path.replace(/\.tsx?$/, '').split('/')[0] ?? '';
}

/** The folder of app/routes or staff/routes that contains a file. A route module outside the folders is a separate section. */
function sectionOf(path: string): string | undefined {
  return /^(?:app|staff)\/routes\/[^/]+/.exec(path)?.[0];
}

function isIn(folderOrFile: string, target: string): boolean {
  const file = target.replace(/\.tsx?$/, '');
  return folderOrFile === file || file.startsWith(`${folderOrFile}/`);
}

/**
 * Layers of three folders, from the bottom. A file imports its own layer and those below. Other files are on top.
 * charity-api/README.md describes the layers of the API.
 */
const LAYERS: Record<string, readonly (readonly string[])[]> = {
  web: [
    ['links', 'log.server'],
    ['i18n', 'security', 'styles'],
    ['charity', 'remix'],
    ['forms'],
    ['ui'],
  ],
  app: [
    ['charity', 'styles', 'calendar-response.server'],
    ['visitor', 'offline'],
    ['forms'],
    ['giving', 'lists', 'events', 'plots', 'reading', 'pixels'],
    ['cart'],
    ['shell'],
    ['paying', 'seo', 'sign-in', 'applications'],
  ],
  'charity-api': [
    ['db', 'http', 'deps', 'links', 'first-time'],
    ['uploads'],
    ['modules'],
    ['content'],
    ['orders'],
    ['payments'],
    ['mail'],
    ['giving'],
    ['applications'],
    ['newsletter'],
    ['accounts'],
    ['staff'],
  ],
};

/** Returns null for a file of a folder without layers. */
function layerOf(path: string): number | null {
  const [folder = '', part = ''] = path.replace(/\.tsx?$/, '').split('/');
  const layers = LAYERS[folder];
  if (!layers) return null;
  const layer = layers.findIndex((parts) => parts.includes(part));
  return layer === -1 ? layers.length : layer;
}

const RULES: Rule[] = [
  {
    name: 'a folder imports only the folders that it may import',
    breaches: (source) => {
      const folder = folderOf(source.path);
      const allowed = MAY_IMPORT[source.path.replace(/\.tsx?$/, '')] ?? MAY_IMPORT[folder];
      return (
        importsOf(source)
          .filter(({ specifier }) => /^[.#]/.test(specifier))
          .map((entry) => targetOf(source, entry))
          .filter((target) => /^[a-z]/.test(target) && !allowed?.some((one) => isIn(one, target)))
          .filter((target) => !(source.path === COMPOSITION && folderOf(target) === 'charity-api'))
          // The programs' build, loaded at run time.
          .filter((target) => !(folder === 'server' && target.startsWith('build/')))
          .map((target) => `${source.path}: ${folder} may not import ${target}`)
      );
    },
    breach: [
      ['domain/cart/cart.ts', "import type { Order } from\n  '#contract/orders';"],
      ['app/routes/home/home.tsx', "const api = await import('#api/index');"],
      ['charity-api/mail/receipt.ts', "type L = import('#web/links').Links;"],
      ['web/ui/picture.tsx', "import { useShell } from '#app/shell/use-shell';"],
    ],
  },
  {
    name: 'nothing imports a section of app/routes or staff/routes from outside it; shared parts are in app/giving, app/lists, app/cart, app/paying and staff/ui',
    breaches: (source) =>
      importsOf(source)
        .map((entry) => targetOf(source, entry))
        .filter((target) => sectionOf(target) !== undefined)
        .filter((target) => sectionOf(target) !== sectionOf(source.path))
        .map((target) => `${source.path}: may not import ${target}`),
    breach: [
      ['app/routes/cases/case.tsx', "import { give } from '../projects/action.server';"],
      ['app/giving/card.tsx', "import { StateBadge } from '../routes/projects/state-badge';"],
      ['staff/routes/today/today.tsx', "import { Row } from '../donations/row';"],
    ],
  },
  {
    name: 'a layer of web, app or charity-api imports only itself and the layers below',
    breaches: (source) => {
      const layer = layerOf(source.path);
      if (layer === null) return [];
      return importsOf(source)
        .filter(({ specifier }) => /^[.#]/.test(specifier))
        .map((entry) => targetOf(source, entry))
        .filter((target) => folderOf(target) === folderOf(source.path))
        .filter((target) => (layerOf(target) ?? 0) > layer)
        .map((target) => `${source.path}: may not import ${target}`);
    },
    breach: [
      ['charity-api/db/open.ts', "import { ratesOf } from '../modules/offerings/repository';"],
      ['charity-api/giving/staff/confirm.ts', "import { createTick } from '../../tick';"],
      ['app/forms/action.server.ts', "import type { PageHead } from '../seo/head.server';"],
      ['web/forms/message.ts', "import type { Labels } from '#web/ui/form-errors';"],
    ],
  },
  {
    name: 'only charity-api/db names the database driver',
    breaches: (source) =>
      source.path.startsWith('charity-api/db/')
        ? []
        : importsPackage(source, (name) =>
            /^(?:@libsql|libsql|pg|better-sqlite3|node:sqlite)/.test(name),
          ),
    breach: [['charity-api/orders/repository.ts', "import Database from 'libsql';"]],
  },
];

checkRules(RULES, [
  ['app/routes/home/home.tsx', "import { Button } from '#web/ui/button';"],
  ['staff/routes/today/today.tsx', "import { Button } from '#web/ui/button';"],
  [COMPOSITION, "import { openCharityApi } from '#api/index';"],
  [
    'app/routes/home/home.tsx',
    "import { accept } from '../../forms/action.server'; import 'react';",
  ],
]);

/** Returns the files that import each other, directly or through others, and files between two such circles. */
function circlesIn(imports: [file: string, targets: string[]][]): string[] {
  const left = new Map(imports);
  for (let before = -1; before !== left.size;) {
    before = left.size;
    const used = new Set([...left.values()].flat());
    for (const [file, targets] of left)
      if (!used.has(file) || !targets.some((target) => left.has(target))) left.delete(file);
  }
  return [...left.keys()];
}

test('no files import each other, not even types', () => {
  const example: [string, string[]][] = [
    ['a', ['b']],
    ['b', ['c']],
    ['c', ['b', 'd']],
    ['d', []],
  ];
  expect(circlesIn(example)).toEqual(['b', 'c']);
  const nameOf = (path: string) => path.replace(/\.tsx?$/, '').replace(/\/index$/, '');
  const imports = readSources().map((source): [string, string[]] => [
    nameOf(source.path),
    importsOf(source).map((entry) => nameOf(targetOf(source, entry))),
  ]);
  expect(circlesIn(imports)).toEqual([]);
});
