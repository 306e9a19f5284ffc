/**
 * `npm run bench`: measures the built site and prints every figure beside its goal and its limit in budgets.json. It
 * fails when a figure is over its limit. `npm run bench -- speed growth` measures only these parts.
 *
 * Other load of the machine changes times, so speed is a ratio: the site and a plain node:http server that sends the
 * same bytes run at the same time and are measured alternately.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CART_SECRET } from './cart';
import { brokenBudgets, budgetsOf, printFigures, type Figure } from './figures';
import { growth } from './growth';
import { memory } from './memory';
import { startProcess } from './process';
import { speed } from './speed';

/** Given to each part of the benchmark: a folder for files, and a function that starts the site with its data there. */
export type Bench = {
  folder: string;
  startSite: () => ReturnType<typeof startProcess>;
};

const PARTS: Record<string, { title: string; measure: (bench: Bench) => Promise<Figure[]> }> = {
  speed: { title: 'Requests a second', measure: speed },
  memory: { title: 'Memory', measure: memory },
  growth: { title: 'Growth', measure: growth },
};

const asked = process.argv.slice(2);
const unknown = asked.filter((name) => !PARTS[name]);
if (unknown.length > 0)
  throw new Error(`unknown part ${unknown.join(', ')}; parts: ${Object.keys(PARTS).join(', ')}`);

const folder = mkdtempSync(join(tmpdir(), 'bench-'));
const bench: Bench = {
  folder,
  startSite: () =>
    startProcess(['build/server.js'], '/', {
      DATA_DIR: join(folder, 'data'),
      LOG_LEVEL: 'info',
      SESSION_SECRETS: CART_SECRET,
    }),
};
const broken: string[] = [];
try {
  // The first start fills the database and is not measured.
  await (await bench.startSite()).stop();
  for (const name of asked.length > 0 ? asked : Object.keys(PARTS)) {
    const { title, measure } = PARTS[name]!;
    const figures = await measure(bench);
    printFigures(title, figures, budgetsOf(name));
    broken.push(...brokenBudgets(figures, budgetsOf(name)).map((line) => `${name}: ${line}`));
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}
for (const line of broken) console.error(`Over budget: ${line}`);
process.exitCode = broken.length > 0 ? 1 : 0;
