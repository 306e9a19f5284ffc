/** Part of the benchmark: time from the start of the process to its first page, beside a plain node:http server. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Bench } from './bench';
import type { Figure } from './figures';
import { startProcess } from './process';
import { median } from './table';

const STARTS = 7;

export async function start({ folder, startSite }: Bench): Promise<Figure[]> {
  const empty = join(folder, 'empty');
  writeFileSync(empty, '');
  const times: { site: number; bare: number }[] = [];
  const memory: number[] = [];
  for (let n = 0; n < STARTS; n++) {
    const site = await startSite();
    memory.push(site.megabytes());
    await site.stop();
    const bare = await startProcess(['tests/bench/raw-server.mjs', empty], '/0');
    await bare.stop();
    times.push({ site: site.startedInMs, bare: bare.startedInMs });
  }
  const [site, bare] = [median(times.map((one) => one.site)), median(times.map((one) => one.bare))];
  return [
    {
      name: 'start to the first page, against node:http',
      value: median(times.map((one) => one.site / one.bare)),
      unit: '×',
      detail: `${site.toFixed(0)} ms, node:http ${bare.toFixed(0)} ms`,
    },
    { name: 'memory after the first page', value: median(memory), unit: 'MB' },
  ];
}
