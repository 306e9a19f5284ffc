/**
 * `npm test`: runs all checks and prints "N passed, N failed". `npm test -- types lint unit postgres e2e` selects parts. The
 * part `postgres` leaves out slow files unless it is selected.
 */
import { spawn, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { countTests } from './count-tests.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const reports = mkdtempSync(join(tmpdir(), 'test-reports-'));
mkdirSync(resolve(root, '.cache'), { recursive: true });

/** @typedef {{ passed: number, failed: number, failures: string[] }} Count */

/** Files whose statements other files run on PostgreSQL too, or that have few statements. They take half of the time. */
const SLOW_ON_POSTGRES = [
  // The editors of staff use the same queries.
  'charity-api/content/**',
  // Stripe's payments use the same queries.
  'charity-api/payments/{paypal,xendit}/**',
  'charity-api/payments/stripe/{session,webhook}.test.ts',
  // Messages, limits, hashes and checks of input.
  'charity-api/mail/{letters/**,smtp.test.ts}',
  'charity-api/http/{endpoint,records}.test.ts',
  'charity-api/accounts/{limits,passwords,weak-passwords}.test.ts',
  'charity-api/accounts/social/{clients,rejections}.test.ts',
  'charity-api/giving/pay/quotes.test.ts',
  'charity-api/doctor/{providers,social}.test.ts',
  'charity-api/staff/permissions.test.ts',
];

/** @type {Record<string, () => Promise<Count>>} */
const PARTS = {
  types: () => check('typecheck'),
  lint: () => check('lint'),
  unit: () => tests('unit', 'vitest.config.ts'),
  postgres: () =>
    tests(
      'postgres',
      'vitest.postgres.config.ts',
      chosen.includes('postgres') ? [] : SLOW_ON_POSTGRES.flatMap((glob) => ['--exclude', glob]),
    ),
  e2e: () => tests('e2e', 'vitest.e2e.config.ts'),
};

const chosen = process.argv.slice(2);
const unknown = chosen.filter((name) => !(name in PARTS));
if (unknown.length > 0) {
  console.error(
    `test: unknown part ${unknown.join(', ')}. Parts: ${Object.keys(PARTS).join(', ')}`,
  );
  process.exit(1);
}

const isChosen = (/** @type {string} */ name) => chosen.length === 0 || chosen.includes(name);
// The checks of types and style need neither a build nor a browser.
if (['unit', 'postgres', 'e2e'].some(isChosen)) {
  const script = resolve(root, 'scripts/prepare.mjs');
  const needs = ['proxies', 'build', ...(isChosen('e2e') ? ['chromium'] : [])];
  const { status } = spawnSync(process.execPath, [script, ...needs], { stdio: 'inherit' });
  if (status !== 0) process.exit(1);
}

/** @type {Record<string, Count>} */
const counts = {};

/** @param {...string} names parts to run one after the other */
async function runInSequence(...names) {
  for (const name of names)
    if (isChosen(name))
      counts[name] = (await PARTS[name]?.()) ?? { passed: 0, failed: 1, failures: [name] };
}

// Two sequences for two cores. Each part waits for a while, for a timer or a server, and the other one uses the core then.
await Promise.all([runInSequence('types', 'lint', 'postgres'), runInSequence('unit', 'e2e')]);
rmSync(reports, { recursive: true, force: true });

const passed = Object.values(counts).reduce((sum, count) => sum + count.passed, 0);
const failed = Object.values(counts).reduce((sum, count) => sum + count.failed, 0);
for (const [name, count] of Object.entries(counts))
  if (count.failed > 0)
    console.log(
      [`${name}: ${count.failed} failed`, ...count.failures]
        .join('\n- ')
        .replaceAll(`${root}/`, ''),
    );
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed > 0 || passed === 0 ? 1 : 0;

/**
 * Runs a script of package.json, which counts as one test.
 * @param {string} script
 * @returns {Promise<Count>}
 */
async function check(script) {
  let output = '';
  const code = await run('npm', ['run', '--silent', script], {}, (text) => (output += text));
  // Print the output in one write, so that lines of parallel checks do not mix.
  if (output.trim()) process.stdout.write(`\n${script}:\n${output}\n`);
  console.log(`${script}: ${code === 0 ? 'passed' : 'FAILED'}`);
  return code === 0
    ? { passed: 1, failed: 0, failures: [] }
    : { passed: 0, failed: 1, failures: [script] };
}

/**
 * @param {string} name
 * @param {string} config
 * @param {string[]} [options] of Vitest
 * @returns {Promise<Count>}
 */
async function tests(name, config, options = []) {
  const report = join(reports, `${name}.json`);
  const code = await run(
    'npx',
    [
      'vitest',
      'run',
      '--config',
      config,
      ...options,
      '--reporter',
      'dot',
      '--reporter',
      'json',
      `--outputFile.json=${report}`,
    ],
    { NODE_ENV: 'test' },
    (text) => process.stdout.write(text),
  );
  return countTests(readReport(report), code);
}

/** @param {string} file */
function readReport(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}

/**
 * @param {string} program
 * @param {string[]} args
 * @param {Record<string, string>} env
 * @param {(text: string) => void} print
 * @returns {Promise<number>} the exit code
 */
function run(program, args, env, print) {
  return new Promise((done) => {
    const child = spawn(program, args, {
      cwd: root,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    child.stdout.on('data', (chunk) => print(String(chunk)));
    child.stderr.on('data', (chunk) => print(String(chunk)));
    child.on('error', (error) => print(`${error.message}\n`));
    child.on('close', (code) => done(code ?? 1));
  });
}
