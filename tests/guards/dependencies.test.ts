/** package.json: every package is needed, is named where it is needed, and is of one exact version. */
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

/** Packages that no file imports, each with what it is for. */
const WITHOUT_IMPORT: Record<string, string> = {
  '@remix-run/serve':
    'the build also runs under plain remix-serve; `remix vite:dev` and the smoke test start it',
  '@testing-library/dom': 'peer of @testing-library/react',
  jsdom: 'the environment of component tests, named in their first line',
  prettier: 'a command',
  'react-i18next': 'peer of remix-i18next, whose server half needs none of it',
  terser: 'vite.config.ts names it as the minifier, and Vite loads it',
  tsx: 'a command',
};

/** Imported by what runs in production, but only to build or develop it. */
const ONLY_TO_BUILD: Record<string, string> = {
  '@remix-run/route-config': 'app/routes.ts is read by the build alone',
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

test('every package is imported, or stands here with its reason', () => {
  const isNeeded = (name: string) =>
    imported.has(name) ||
    name in WITHOUT_IMPORT ||
    // Types of a package that has none of its own, and of the platform.
    (name.startsWith('@types/') && (name === '@types/node' || name.slice(7) in all));
  expect(Object.keys(all).filter((name) => !isNeeded(name))).toEqual([]);
});

test('no reason outlives its package', () => {
  const listed = [...Object.keys(WITHOUT_IMPORT), ...Object.keys(ONLY_TO_BUILD)];
  expect(listed.filter((name) => !(name in all))).toEqual([]);
  expect(Object.keys(WITHOUT_IMPORT).filter((name) => imported.has(name))).toEqual([]);
});

test('every imported package is in package.json, and what runs in production is no development dependency', () => {
  expect([...imported].filter((name) => !(name in all))).toEqual([]);
  const atRunTime = packagesIn(production.filter(({ typesOnly }) => !typesOnly));
  expect(
    [...atRunTime].filter((name) => !(name in dependencies) && !(name in ONLY_TO_BUILD)),
  ).toEqual([]);
});

test('versions are exact', () => {
  expect(Object.entries(all).filter(([, version]) => !/^\d+\.\d+\.\d+$/.test(version))).toEqual([]);
});

test('the lock is of this package.json', () => {
  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
    packages: Record<string, { dependencies?: object; devDependencies?: object }>;
  };
  expect(packages['']).toMatchObject({ dependencies, devDependencies });
  expect({ ...packages['']?.dependencies, ...packages['']?.devDependencies }).toEqual(all);
});
