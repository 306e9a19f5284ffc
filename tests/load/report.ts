/** The goals of the load test (goals.json), and docs/load.md, which shows the last measurement of each scenario. */
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { linePath } from '#domain/plots/line';
import { scaleTo } from '#domain/plots/scale';
import { verdict, written, type Budget, type Budgets, type Figure } from '../bench/figures';
import goals from './goals.json' with { type: 'json' };
import type { Measured, Series } from './scenarios';
import { SCENARIOS } from './scenarios';

/** The last measurement of each scenario. */
const RESULTS = 'tests/load/results.json';
const PAGE = 'docs/load.md';

export type Results = Record<string, Measured & { on: string }>;

/** @throws Error for a scenario that is not in the file */
export function goalsOf(scenario: string): Budgets {
  const found = (goals as unknown as Record<string, Budgets>)[scenario];
  if (!found) throw new Error(`goals.json has no scenario ${scenario}`);
  return found;
}

export function readResults(): Results {
  return JSON.parse(readFileSync(RESULTS, 'utf8')) as Results;
}

/** Stores the measurement, and writes docs/load.md and its plots again. */
export function writeReport(scenario: string, measured: Measured): void {
  const results = { ...readResults(), [scenario]: { on: today(), ...measured } };
  writeFileSync(RESULTS, JSON.stringify(results, null, 2));
  writeFileSync(PAGE, reportOf(results));
  execFileSync('npx', ['prettier', '--write', '--log-level', 'warn', RESULTS, PAGE]);
  for (const series of measured.series ?? [])
    writeFileSync(`docs/${plotOf(scenario)}`, plot(series));
}

const today = () => new Date().toISOString().slice(0, 10);
const plotOf = (scenario: string) => `images/load-${scenario}.svg`;

/** Returns the text of docs/load.md. */
export function reportOf(results: Results): string {
  const rows = Object.entries(SCENARIOS).flatMap(([name, { title }]) =>
    (results[name]?.figures ?? []).map((figure) =>
      rowOf(title, figure, goalsOf(name)[figure.name]),
    ),
  );
  const sections = Object.entries(SCENARIOS).flatMap(([name, { title, load }]) => {
    const result = results[name];
    if (!result) return [];
    const details = result.figures.flatMap(({ name: of, detail }) =>
      detail ? [`- ${of}: ${detail}.`] : [],
    );
    const plots = (result.series ?? []).map(
      ({ name: of }) => `![${title}: ${of}](${plotOf(name)})`,
    );
    return [`### ${title}`, `\`npm run load -- ${name}\`: ${load}.`, details.join('\n'), ...plots];
  });
  return readFileSync('tests/load/load.md', 'utf8')
    .replace('{{table}}', [HEAD, ...rows].join('\n'))
    .replace('{{scenarios}}', sections.join('\n\n'));
}

const HEAD = '| scenario | figure | measured | goal | |\n| --- | --- | ---: | ---: | --- |';

function rowOf(title: string, figure: Figure, goal: Budget | undefined): string {
  const bound = goal && `${goal.least ? '≥' : '≤'} ${goal.goal ?? goal.limit}`;
  const result = { goal: 'reached', ok: 'within the limit', OVER: '**missed**' }[
    verdict(figure.value, goal)
  ];
  return `| ${title} | ${figure.name} | ${written(figure)} | ${bound ?? ''} | ${result ?? ''} |`;
}

const WIDTH = 640;
const HEIGHT = 160;
const MARGIN = 40;

/** Returns an SVG of the values, with the highest one and the length of the run at the axes. */
export function plot({ name, values }: Series): string {
  const highest = Math.max(...values, 1);
  const [x, y] = [scaleTo(WIDTH, values.length - 1), scaleTo(HEIGHT, highest)];
  const line = linePath(
    values.map((value, n) => ({ x: x(n), y: y(value) })),
    HEIGHT,
  );
  const text = (at: string, content: string | number) =>
    `<text ${at} font-family="sans-serif" font-size="12" fill="#555">${content}</text>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-${MARGIN} -24 ${WIDTH + 2 * MARGIN} ${HEIGHT + 48}" role="img">
<title>${name}</title>
<rect x="-${MARGIN}" y="-24" width="${WIDTH + 2 * MARGIN}" height="${HEIGHT + 48}" fill="#fff"/>
<path d="M0 0V${HEIGHT}H${WIDTH}" fill="none" stroke="#999"/>
<path d="${line}" fill="none" stroke="#0b6b53" stroke-width="1.5"/>
${text(`x="-6" y="10" text-anchor="end"`, Math.round(highest))}
${text(`x="-6" y="${HEIGHT}" text-anchor="end"`, 0)}
${text(`x="0" y="-10"`, name)}
${text(`x="${WIDTH}" y="${HEIGHT + 16}" text-anchor="end"`, values.length)}
</svg>
`;
}
