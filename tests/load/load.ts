/**
 * `npm run load`: measures the built site under the load of an appeal night, and prints every figure with its goal in
 * goals.json. It fails when a figure exceeds its limit. `npm run load -- peak` measures one scenario, and `--seconds 20`
 * shortens a run. docs/load.md has the figures of the last run.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { brokenBudgets, printFigures, type Budgets } from '../bench/figures';
import goals from './goals.json' with { type: 'json' };
import { SCENARIOS } from './scenarios';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { seconds: { type: 'string' } },
});
const unknown = positionals.filter((name) => !SCENARIOS[name]);
if (unknown.length > 0)
  throw new Error(
    `unknown scenario ${unknown.join(', ')}; scenarios: ${Object.keys(SCENARIOS).join(', ')}`,
  );
const seconds = Number(values.seconds ?? 0) || null;
const names = positionals.length > 0 ? positionals : Object.keys(SCENARIOS);

const folder = mkdtempSync(join(tmpdir(), 'load-'));
const broken: string[] = [];
try {
  for (const name of names) {
    const { title, load, measure } = SCENARIOS[name]!;
    const figures = await measure({ folder, seconds });
    const own = (goals as unknown as Record<string, Budgets>)[name]!;
    printFigures(`${title}: ${load}`, figures, own);
    broken.push(...brokenBudgets(figures, own).map((line) => `${name}: ${line}`));
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}
for (const line of broken) console.error(`Missed: ${line}`);
process.exit(broken.length > 0 ? 1 : 0);
