/** Builds everything into build/: the storefront by Remix, the processes by esbuild, and compressed copies of what browsers fetch. */
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const root = fileURLToPath(new URL('..', import.meta.url));

/** Written last, so a build that was broken off is not taken for one. */
const STAMP = resolve(root, 'build/.sources');

/** What the build reads. */
export const SOURCES = [
  ...['app', 'charity-api', 'contract', 'domain', 'locales', 'public', 'server'],
  ...['server.ts', 'config.ts', 'remix.config.js', 'vite.config.ts', 'vite.aliases.ts'],
  ...['tailwind.config.ts', 'package-lock.json', 'scripts/build.mjs'],
];

/** Whether build/ was made from the sources as they are. */
export function isBuilt() {
  return existsSync(STAMP) && readFileSync(STAMP, 'utf8') === sourcesHash();
}

export async function build() {
  // Before building: what is edited meanwhile must be built again.
  const hash = sourcesHash();
  rmSync(resolve(root, 'build'), { recursive: true, force: true });
  await buildStorefront();
  await bundleProcesses();
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
 * @param {string} path a file or a folder; neither gives none
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

/** Quiet, unless it fails. */
async function buildStorefront() {
  const vite = spawn(
    resolve(root, 'node_modules/.bin/remix'),
    ['vite:build', '--logLevel', 'warn'],
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
  if (code !== 0) throw new Error(`remix vite:build failed:\n${Buffer.concat(printed).toString()}`);
}

/** server.ts and the charity API's own programs, each to run with plain node. */
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
    // React, loaded later by dynamic import, picks its slow development form when nothing is said.
    banner: { js: "process.env.NODE_ENV ??= 'production';" },
    plugins: [remixBuildStaysOutside],
    logLevel: 'error',
  });
}

/**
 * The storefront's own build is loaded at run time from beside the program that asks for it.
 * @type {import('esbuild').Plugin}
 */
const remixBuildStaysOutside = {
  name: 'remix-build-stays-outside',
  setup(bundler) {
    bundler.onResolve({ filter: /build\/server\/index\.js$/ }, () => ({
      path: './server/index.js',
      external: true,
    }));
  },
};

const TEXT = /\.(?:js|mjs|css|html|svg|json|txt|xml|webmanifest|ico|map)$/;
/** Below this a compressed copy saves less than a packet. */
const WORTH_COMPRESSING = 400;

/** Beside each text file its .br and .gz, compressed as hard as it goes: once here instead of once a request. */
async function compressClient() {
  const brotli = promisify(brotliCompress);
  const zip = promisify(gzip);
  const files = filesBelow(resolve(root, 'build/client')).filter((file) => TEXT.test(file));
  await Promise.all(
    files.map(async (file) => {
      const text = readFileSync(file);
      if (text.length < WORTH_COMPRESSING) return;
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
