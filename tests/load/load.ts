/**
 * `npm run load`: measures the built site under the load of an appeal night, and prints every figure with its goal in
 * goals.json. It fails when a figure exceeds its limit. `npm run load -- donations` measures one scenario,
 * `--seconds 20` shortens a run, and `soak --minutes 30` is a long one. A run without `--seconds` updates docs/load.md;
 * `soak` always does.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { brokenBudgets, printFigures } from '../bench/figures';
import { goalsOf, writeReport } from './report';
import { SCENARIOS } from './scenarios';

/** Scenarios that take too long to be in every run. */
const ONLY_BY_NAME = ['soak'];

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { seconds: { type: 'string' }, minutes: { type: 'string' } },
});
const unknown = positionals.filter((name) => !SCENARIOS[name]);
if (unknown.length > 0)
  throw new Error(
    `unknown scenario ${unknown.join(', ')}; scenarios: ${Object.keys(SCENARIOS).join(', ')}`,
  );
const seconds = Number(values.seconds ?? 0) + Number(values.minutes ?? 0) * 60 || null;
const names =
  positionals.length > 0
    ? positionals
    : Object.keys(SCENARIOS).filter((name) => !ONLY_BY_NAME.includes(name));

const folder = mkdtempSync(join(tmpdir(), 'load-'));
const broken: string[] = [];
try {
  for (const name of names) {
    const { title, load, measure } = SCENARIOS[name]!;
    const measured = await measure({ folder, seconds });
    const goals = goalsOf(name);
    printFigures(`${title}: ${load}`, measured.figures, goals);
    broken.push(...brokenBudgets(measured.figures, goals).map((line) => `${name}: ${line}`));
    // A shorter run is not representative.
    if (seconds === null || name === 'soak') writeReport(name, measured);
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}
for (const line of broken) console.error(`Missed: ${line}`);
process.exit(broken.length > 0 ? 1 : 0);
