/**
 * Documents for operators agree with the code: each alert uses existing metrics and has a section in the runbook, and
 * each metric, event and command in the documents exists.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { collectDefaultMetrics, Registry } from 'prom-client';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import * as z from 'zod';
import { SETTINGS } from '#config';
import { LOG_EVENTS } from '#contract/telemetry/events';
import { METRICS } from '#contract/telemetry/metrics';
import { ORDER_STATES } from '#domain/orders';
import type { Rejection } from '#server/small-page';
import { filesBelow, FOLDERS } from './sources';

const FOLDER = 'docs/operating';
const read = (name: string) => readFileSync(`${FOLDER}/${name}`, 'utf8');

const rulesSchema = z.strictObject({
  groups: z.array(
    z.strictObject({
      name: z.string(),
      rules: z.array(
        z.strictObject({
          alert: z.string().regex(/^[A-Z][A-Za-z]+$/),
          expr: z.string(),
          for: z
            .string()
            .regex(/^\d+[smh]$/)
            .optional(),
          labels: z.strictObject({ severity: z.enum(['page', 'ticket']) }),
          annotations: z.strictObject({ summary: z.string() }),
        }),
      ),
    }),
  ),
});

const { groups } = rulesSchema.parse(parse(readFileSync('monitoring/alerts.yaml', 'utf8')));
const alerts = groups.flatMap(({ rules }) => rules);

/** Our metrics, those that prom-client adds, and the one that Prometheus itself creates, with the series of histograms. */
async function knownMetrics(): Promise<Set<string>> {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const added = (await registry.getMetricsAsJSON()).map(({ name }) => name);
  registry.clear();
  const names = [...Object.keys(METRICS), ...added];
  const series = names.flatMap((name) =>
    ['', '_bucket', '_count', '_sum'].map((end) => name + end),
  );
  return new Set(['up', ...series]);
}

/** Words of PromQL that look like a metric's name. All other metrics have an underscore. */
const WORDS = ['histogram_quantile'];
/** Values of labels that the documents compare. An alert with a value that does not exist never fires. */
const VALUES: Record<string, readonly string[]> = {
  event: Object.keys(LOG_EVENTS),
  state: ORDER_STATES,
  status: ['2xx', '3xx', '4xx', '5xx'],
  reason: ['busy'] satisfies Rejection[],
  result: ['hit', 'miss', 'waited', 'failed'],
  method: ['GET'],
  route: ['static'],
};

/** Returns the metrics, and the values of labels, that do not exist. */
function unknownIn(expression: string, known: ReadonlySet<string>): string[] {
  const bare = expression.replace(/\b(?:by|without) \([^)]*\)|\{[^}]*\}/g, '');
  const names = bare.match(/\b[a-z0-9]+(?:_[a-z0-9]+)+\b/g) ?? [];
  const labels = [...expression.matchAll(/([a-z_]+)\s*(?:=~|!=|!~|=)\s*"([^"]*)"/g)];
  return [
    ...names.filter((name) => !known.has(name) && !WORDS.includes(name)),
    ...labels
      .filter(([, label, value]) => label !== 'job' && !VALUES[label!]?.includes(value!))
      .map(([text]) => text),
  ];
}

describe('monitoring/alerts.yaml', () => {
  test('names each alert once', () => {
    const names = alerts.map(({ alert }) => alert);
    expect(names.length).toBeGreaterThan(20);
    expect([...new Set(names)]).toEqual(names);
  });

  test.each(alerts.map(({ alert, expr }) => [alert, expr]))(
    '%s uses metrics and values of labels that exist',
    async (_, expr) => {
      expect(unknownIn(expr!, await knownMetrics())).toEqual([]);
    },
  );
});

const sectionsOf = (page: string) => [...page.matchAll(/^## (.+)$/gm)].map(([, title]) => title);

test('each alert has a section in the runbook, and each section an alert', () => {
  expect(sectionsOf(read('runbook.md')).sort()).toEqual(alerts.map(({ alert }) => alert).sort());
});

test('docs/operating/monitoring.md explains each metric and each event', () => {
  const page = read('monitoring.md');
  const names = [...Object.keys(METRICS), ...Object.keys(LOG_EVENTS)];
  expect(names.filter((name) => !page.includes(`\`${name}\``))).toEqual([]);
});

test('docs/operating/monitoring.md names no event that does not exist', () => {
  const listed = [...read('monitoring.md').matchAll(/^\| (`[a-z]+\.[a-z]+`(?:, `[a-z.]+`)*) \|/gm)]
    .flatMap(([, cell]) => cell!.split(', '))
    .map((name) => name.replaceAll('`', ''));
  expect(listed.sort()).toEqual(Object.keys(LOG_EVENTS).sort());
});

const code = FOLDERS.flatMap(filesBelow)
  .filter((file) => /(?<!\.test)\.tsx?$/.test(file))
  .map((file) => readFileSync(file, 'utf8'))
  .join('\n');
const GUIDES = ['runbook.md', 'monitoring.md', 'appeal-night.md'];

test.each(GUIDES)('%s names only metrics and values of labels that exist', async (name) => {
  const known = await knownMetrics();
  const codes = [...read(name).matchAll(/`([^`\n]+)`/g)].map(([, code]) => code!);
  const expressions = codes.filter(
    (code) =>
      /^(?:rate|sum|topk|[a-z0-9]+(?:_[a-z0-9]+)+(?:\{.*\})?$)/.test(code) &&
      !(ORDER_STATES as readonly string[]).includes(code),
  );
  expect(expressions.length).toBeGreaterThan(2);
  expect(expressions.flatMap((code) => unknownIn(code, known))).toEqual([]);
});

test.each(GUIDES)('%s searches the log only for events and messages that exist', (name) => {
  const unknownSearchesIn = (page: string) =>
    [...page.matchAll(/grep (?:'([^'"]+)'|([a-z]+\.[a-z]+))/g)]
      .map(([, message, event]) => message ?? event!)
      .filter((text) => !(text in LOG_EVENTS) && !code.includes(text));
  const absent = ['no.event', '(a message that no code has)'];
  expect(unknownSearchesIn(`grep ${absent[0]}; grep '${absent[1]}'; grep job.failed`)).toEqual(
    absent,
  );
  expect(unknownSearchesIn(read(name))).toEqual([]);
});

const pages = readdirSync(FOLDER).filter((name) => name.endsWith('.md'));
const scripts = Object.keys(
  (JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> }).scripts,
);
const commands = readdirSync('charity-api/commands').map((file) => file.replace(/\.ts$/, ''));
/** Inline code may be broken into two lines. */
const joined = (page: string) => page.replace(/\n +/g, ' ').replace(/\n/g, ' ');

function unknownCommandsIn(page: string): string[] {
  const text = joined(page);
  const used = [...text.matchAll(/(?:`|\b(?:web|run)\s)nadawah ([a-z][a-z-]+)/g)].map(
    ([, command]) => command!,
  );
  const run = [...text.matchAll(/npm run (?:-s )?([a-z:-]+)/g)].map(([, script]) => script!);
  return [
    ...used.filter((command) => !commands.includes(command)),
    ...run.filter((script) => !scripts.includes(script)),
  ];
}

function unknownSettingsIn(page: string): string[] {
  const assigned = [...page.matchAll(/^ *([A-Z][A-Z_]+)=/gm)].map(([, setting]) => setting!);
  const named = [...page.matchAll(/`([A-Z]+_[A-Z_]+)(?:=[^`]*)?`/g)].map(([, one]) => one!);
  return [...assigned, ...named].filter((one) => !(one in SETTINGS));
}

test.each(pages)('%s names only commands of nadawah and npm that exist', (name) => {
  expect(unknownCommandsIn(read(name))).toEqual([]);
});

test.each(GUIDES)('%s names only settings that exist', (name) => {
  expect(unknownSettingsIn(read(name))).toEqual([]);
});
