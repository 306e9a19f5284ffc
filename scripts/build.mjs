/** Builds the project into build/: the storefront and the staff area with Remix, server programs with esbuild, compressed static files. */
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const root = fileURLToPath(new URL('..', import.meta.url));

/** Contains the hash of the sources. Written last, so that an interrupted build counts as missing. */
const STAMP = resolve(root, 'build/.sources');

/** Files and folders that the build reads. */
export const SOURCES = [
  ...['app', 'charity-api', 'contract', 'domain', 'locales', 'public', 'server'],
  ...['staff', 'web', 'vite.staff.config.ts'],
  ...['server.ts', 'config.ts', 'remix.config.js', 'vite.config.ts', 'vite.aliases.ts'],
  ...['tailwind.config.ts', 'package-lock.json', 'scripts/build.mjs'],
];

/** Returns true when build/ was made from the current sources. */
export function isBuilt() {
  return existsSync(STAMP) && readFileSync(STAMP, 'utf8') === sourcesHash();
}

/** Replaces build/ by a new build. @throws Error with the output of Remix if its build fails */
export async function build() {
  // Hash the sources before building: files that are edited during the build must be built again.
  const hash = sourcesHash();
  rmSync(resolve(root, 'build'), { recursive: true, force: true });
  await Promise.all([buildWithRemix('vite.config.ts'), buildStaffArea()]);
  await bundleProcesses();
  await bundleWorkers(hash);
  await compressClient();
  writeFileSync(STAMP, hash);
}

function sourcesHash() {
  const hash = createHash('sha256');
  for (const source of SOURCES)
    for (const file of filesBelow(resolve(root, source)))
      if (!/\.test\.tsx?$/.test(file))
        hash.update(`\0${relative(root, file)}\0`).update(readFileSync(file));
  return hash.digest('hex');
}

/**
 * @param {string} path a file or a folder; a missing path gives an empty list
 * @returns {string[]} absolute paths in a stable order
 */
function filesBelow(path) {
  if (!existsSync(path)) return [];
  if (!statSync(path).isDirectory()) return [path];
  return readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
}

/** Builds build/staff/. Its pages have no scripts, so those that Remix writes are deleted. */
async function buildStaffArea() {
  await buildWithRemix('vite.staff.config.ts');
  for (const file of filesBelow(resolve(root, 'build/staff/client')))
    if (file.endsWith('.js') || file.includes('.vite')) rmSync(file);
}

/**
 * Prints the output of Remix only if the build fails.
 * @param {string} config file with the configuration of Vite
 */
async function buildWithRemix(config) {
  const vite = spawn(
    resolve(root, 'node_modules/.bin/remix'),
    ['vite:build', '--config', config, '--logLevel', 'warn'],
    {
      cwd: root,
      env: { ...process.env, NODE_ENV: 'production' },
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  );
  /** @type {Buffer[]} */
  const printed = [];
  vite.stdout.on('data', (chunk) => printed.push(chunk));
  vite.stderr.on('data', (chunk) => printed.push(chunk));
  const code = await new Promise((done) => vite.on('close', done));
  if (code !== 0)
    throw new Error(
      `remix vite:build --config ${config} failed:\n${Buffer.concat(printed).toString()}`,
    );
}

/** Bundles server.ts and the programs of the charity API, so that `node` can run them. */
async function bundleProcesses() {
  const commands = filesBelow(resolve(root, 'charity-api/commands'));
  const programs = {
    server: resolve(root, 'server.ts'),
    api: resolve(root, 'charity-api/main.ts'),
    ...Object.fromEntries(
      commands
        .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
        .map((file) => [
          `commands/${relative(resolve(root, 'charity-api/commands'), file).slice(0, -3)}`,
          file,
        ]),
    ),
  };
  const { build } = await import('esbuild');
  await build({
    entryPoints: Object.fromEntries(
      Object.entries(programs).filter(([, file]) => existsSync(file)),
    ),
    outdir: resolve(root, 'build'),
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    packages: 'external',
    tsconfig: resolve(root, 'tsconfig.json'),
    // Without NODE_ENV, React, which is imported later, would use its slow development build.
    banner: { js: "process.env.NODE_ENV ??= 'production';" },
    plugins: [externalRemixBuild],
    logLevel: 'error',
  });
}

/**
 * Bundles the service worker, and the worker that removes it.
 * @param {string} hash of the sources: a new deployment has another script, so browsers install it
 */
async function bundleWorkers(hash) {
  const { build } = await import('esbuild');
  await build({
    entryPoints: {
      'service-worker': resolve(root, 'app/offline/worker.ts'),
      'removal-worker': resolve(root, 'app/offline/removal-worker.ts'),
    },
    outdir: resolve(root, 'build/client'),
    bundle: true,
    minify: true,
    format: 'iife',
    target: 'es2020',
    tsconfig: resolve(root, 'tsconfig.json'),
    define: { BUILD: JSON.stringify(hash.slice(0, 12)) },
    logLevel: 'error',
  });
}

/**
 * Does not bundle the storefront's build: the server imports it at run time from the same folder.
 * @type {import('esbuild').Plugin}
 */
const externalRemixBuild = {
  name: 'remix-build-stays-outside',
  setup(bundler) {
    bundler.onResolve({ filter: /build\/server\/index\.js$/ }, () => ({
      path: './server/index.js',
      external: true,
    }));
  },
};

const TEXT = /\.(?:js|mjs|css|html|svg|json|txt|xml|webmanifest|ico|map)$/;
/** Bytes. The compressed copy of a smaller file saves less than one network packet. */
const MIN_BYTES_TO_COMPRESS = 400;

/** Writes a .br and a .gz copy of each text file with maximum compression, so that no request needs compression. */
async function compressClient() {
  const brotli = promisify(brotliCompress);
  const zip = promisify(gzip);
  const files = ['build/client', 'build/staff/client']
    .flatMap((folder) => filesBelow(resolve(root, folder)))
    .filter((file) => TEXT.test(file));
  await Promise.all(
    files.map(async (file) => {
      const text = readFileSync(file);
      if (text.length < MIN_BYTES_TO_COMPRESS) return;
      writeFileSync(
        `${file}.br`,
        await brotli(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }),
      );
      writeFileSync(`${file}.gz`, await zip(text, { level: 9 }));
    }),
  );
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  try {
    await build();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
}
