/** Guard: only the demonstration's own tests depend on it, so an edit of its content breaks no other test. */
import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { expect, test } from 'vitest';
import { filesBelow } from './sources';

/** The tests of the demonstration itself, and of the start on an empty data folder. */
const OWN = [
  'app/routes/about/demonstration.test.ts',
  'charity-api/content/seed/seats.test.ts',
  'charity-api/demonstration/demonstration.test.ts',
  'charity-api/index.test.ts',
  'tests/faults/stand-alone.test.ts',
  'tests/guards/demonstration.test.ts',
  'tests/guards/sample-content.test.ts',
  'tests/guards/seeded-texts.ts',
  'tests/guards/wording.test.ts',
];
/** Excluded: the content of the test charity, and the benchmark, which measures the demonstration. */
const NOT_TESTS = /^tests\/(?:support\/charity|bench)\//;

const tests = ['app', 'charity-api', 'contract', 'domain', 'server', 'tests', 'web']
  .flatMap(filesBelow)
  .filter((path) => /\.test\.tsx?$/.test(path) || /^tests\/.*\.tsx?$/.test(path))
  .filter((path) => !OWN.includes(path) && !NOT_TESTS.test(path));

const wholeWord = (ids: string) => new RegExp(`(?<![\\w-])(?:${ids})(?![\\w-])`);
const nameOf = (path: string) => basename(path).replace(/\.\w+$/, '');

/** A path into demo/, a call that reads it without a folder of its own, or a server that fills an empty data folder. */
const READS = new RegExp(
  [
    /['"`/](?:\.{0,2}\/)*demo(?:\/|['"`])/,
    /(?<!\w)seed\((?![^;]*\bfolder\b)[^;]*today/,
    /readDemonstrationContent\([^,)]*\)|readSeededRows\(\)/,
    /openCharityApi\((?![^;]*demoContent: false)\{/,
    /content: '(?:empty|demonstration)'(?!,\s*env: \{[^}]*DEMO_CONTENT: 'false')/,
  ]
    .map(({ source }) => source)
    .join('|'),
);
const readsOf = (path: string) => READS.exec(readFileSync(path, 'utf8'))?.[0];

test('only the tests of the demonstration read it', () => {
  expect(tests.length).toBeGreaterThan(100);
  expect(tests.filter((path) => readsOf(path) !== undefined)).toEqual([]);
});

test.each(OWN)('%s, which may read the demonstration, reads it', (path) => {
  expect(readsOf(path)).toBeDefined();
});

test('only the tests of the demonstration contain ids that only the demonstration has', () => {
  const written = filesBelow('tests/support/charity')
    .map((path) => readFileSync(path, 'utf8'))
    .join('\n');
  const ids = filesBelow('demo')
    // Every charity uses the ids of these pages, because the site has a route for each.
    .filter((path) => path.endsWith('.yaml') && !path.startsWith('demo/pages/'))
    .map(nameOf)
    // A single word, such as "water", is too common to be recognised as an id.
    .filter((id) => id.includes('-') && !wholeWord(id).test(written));
  expect(ids.length).toBeGreaterThan(20);
  const named = wholeWord(ids.join('|'));
  expect([`'/projects/${ids[0]}'`, `'${ids[0]}-2'`].map((text) => named.test(text))).toEqual([
    ...[true, false],
  ]);
  expect(
    tests.filter((path) => named.test(readFileSync(path, 'utf8'))),
    'tests that contain ids of the demonstration',
  ).toEqual([]);
});
