/** Prepares for other scripts: `node scripts/prepare.mjs install build chromium proxies`. Skips steps that are already done. */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));

/** A copy of the package-lock.json from which node_modules was last installed. */
const INSTALLED = resolve(root, 'node_modules/.installed-lock');

/** @type {Record<string, () => void | Promise<void>>} */
const STEPS = { install, build, chromium, proxies, browsers };

for (const name of process.argv.slice(2)) {
  const step = STEPS[name];
  if (!step) fail(`prepare: unknown step "${name}". Steps: ${Object.keys(STEPS).join(', ')}`);
  else await step();
}

function install() {
  const lock = readFileSync(resolve(root, 'package-lock.json'), 'utf8');
  if (isInstalled(lock)) return;
  say('Installing packages …');
  // Building and testing need the development packages, also with NODE_ENV=production.
  // A package that is changed by a thief runs its code in an install script first. No package here needs one.
  const flags = ['--ignore-scripts', '--no-fund', '--no-audit', '--loglevel=error'];
  run('npm', ['ci', '--include=dev', ...flags]);
  writeFileSync(INSTALLED, lock);
}

/**
 * Returns true when node_modules contains the packages of the lock file, installed by this script or by npm. npm
 * records the installed versions in node_modules/.package-lock.json.
 * @param {string} lock
 */
function isInstalled(lock) {
  const written = resolve(root, 'node_modules/.package-lock.json');
  if (!existsSync(written)) return false;
  if (existsSync(INSTALLED) && readFileSync(INSTALLED, 'utf8') === lock) return true;
  const wanted = packagesOf(resolve(root, 'package-lock.json'));
  const present = packagesOf(written);
  return Object.entries(wanted).every(
    ([path, { version, optional, devOptional }]) =>
      // Optional packages are binaries for other platforms, which npm does not install.
      path === '' || optional || devOptional || present[path]?.version === version,
  );
}

/**
 * @param {string} file a package-lock.json
 * @returns {Record<string, { version?: string, optional?: boolean, devOptional?: boolean }>}
 */
function packagesOf(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8')).packages;
  } catch {
    return {};
  }
}

async function build() {
  const { isBuilt, build } = await import('./build.mjs');
  if (isBuilt()) return;
  say('Building …');
  try {
    await build();
  } catch (error) {
    fail(error instanceof Error ? error.message : String(error));
  }
}

async function chromium() {
  const { findChromium } = await import('./chromium.mjs');
  if (findChromium()) return;
  say('Installing Chromium for the end-to-end tests …');
  const apt = aptAsRoot();
  if (apt) {
    attempt([...apt, 'update']);
    // Debian has a package of the headless shell; other distributions may have only the full browser.
    for (const name of ['chromium-headless-shell', 'chromium'])
      if (!findChromium()) attempt([...apt, 'install', '-y', '--no-install-recommends', name]);
  }
  if (!findChromium()) attempt(['npx', 'playwright', 'install', 'chromium']);
  if (!findChromium())
    fail(
      'No Chromium: neither apt-get nor `npx playwright install chromium` could install it.\n' +
        'Install Chromium or Chrome yourself and set CHROMIUM_PATH to the path of its executable.',
    );
}

/** Gets nginx and Caddy for the tests of docs/operating. Without them, these tests are skipped. */
async function proxies() {
  const { findProxy, PROXY_NAMES, unpackProxy } = await import('./proxies.mjs');
  let isUpdated = false;
  for (const name of PROXY_NAMES) {
    if (findProxy(name)) continue;
    say(`Getting ${name} for the tests of docs/operating …`);
    const apt = aptAsRoot();
    if (!unpackProxy(name) && apt && !isUpdated) {
      // The package lists of this machine may be missing or too old.
      attempt([...apt, 'update']);
      isUpdated = true;
      unpackProxy(name);
    }
    if (!findProxy(name)) say(`There is no ${name}: the tests of its example are skipped.`);
  }
}

/**
 * Installs Firefox and WebKitGTK for `npm run test:browsers`. Nothing calls this step unasked: the packages are large. They
 * cannot be unpacked below .cache, because WebKitGTK starts its processes from fixed paths.
 */
async function browsers() {
  const { BROWSER_PACKAGES, findFirefox, findWebKit } = await import('./browsers.mjs');
  if (findFirefox() && findWebKit()) return;
  say(`Installing ${BROWSER_PACKAGES.join(', ')} …`);
  const apt = aptAsRoot();
  if (apt) {
    attempt([...apt, 'update']);
    attempt([...apt, 'install', '-y', '--no-install-recommends', ...BROWSER_PACKAGES]);
  }
  for (const [name, found] of Object.entries({ Firefox: findFirefox(), WebKit: findWebKit() }))
    if (!found) say(`There is no ${name}: its tests are skipped.`);
}

/** Returns the words of an apt-get command with the rights to change packages, or null without apt or these rights. */
function aptAsRoot() {
  const sudo = process.getuid?.() === 0 ? [] : ['sudo', '-n'];
  const mayUseApt =
    works('apt-get', ['--version']) && (sudo.length === 0 || works('sudo', ['-n', 'true']));
  return mayUseApt ? [...sudo, 'env', 'DEBIAN_FRONTEND=noninteractive', 'apt-get', '-qq'] : null;
}

/** @param {string} line */
function say(line) {
  console.log(line);
}

/**
 * @param {string} message
 * @returns {never}
 */
function fail(message) {
  console.error(message);
  process.exit(1);
}

/**
 * Runs a command. If it fails, prints its output and exits.
 * @param {string} command
 * @param {string[]} args
 */
function run(command, args) {
  const done = spawnSync(command, args, { cwd: root, encoding: 'utf8' });
  if (done.status !== 0)
    fail(`${command} ${args.join(' ')} failed:\n${done.error ?? ''}${done.stdout}${done.stderr}`);
}

/**
 * Runs a command. If it fails, prints the error and returns, so that the caller can try another command.
 * @param {string[]} words
 */
function attempt([command = '', ...args]) {
  const done = spawnSync(command, args, { cwd: root, encoding: 'utf8' });
  if (done.status !== 0)
    console.error(`${command} ${args.join(' ')}: ${(done.error ?? done.stderr).toString().trim()}`);
}

/**
 * @param {string} command
 * @param {string[]} args
 */
function works(command, args) {
  return spawnSync(command, args, { stdio: 'ignore' }).status === 0;
}
