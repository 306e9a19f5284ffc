/**
 * `npm run load`: loads the built site as on an appeal night, and prints every figure beside its goal in goals.json. It
 * fails when a figure misses its limit. `npm run load -- donations` measures one scenario, `--seconds 20` for a shorter
 * time, `soak --minutes 30` over a long one. A run of the whole length updates docs/load.md.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { brokenBudgets, printFigures } from '../bench/figures';
import { goalsOf, writeReport } from './report';
import { SCENARIOS } from './scenarios';

/** Takes too long for every run. */
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
    // A shorter load shows less.
    if (seconds === null || name === 'soak') writeReport(name, measured);
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}
for (const line of broken) console.error(`Missed: ${line}`);
process.exit(broken.length > 0 ? 1 : 0);
