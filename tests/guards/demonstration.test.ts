/** Guard: only the demonstration's own tests depend on it, so an edit of its content breaks no other test. */
import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import ts from 'typescript';
import { expect, test } from 'vitest';
import { filesBelow, parse, placeOf, walk } from './sources';

/** The tests of the demonstration itself, and of the start on an empty data folder. */
const OWN = [
  'app/routes/about/demonstration.test.ts',
  'charity-api/content/seed/seed.test.ts',
  'charity-api/index.test.ts',
  'tests/faults/stand-alone.test.ts',
  'tests/guards/demonstration.test.ts',
  'tests/guards/sample-content.test.ts',
  'tests/guards/seeded-texts.ts',
  'tests/guards/wording.test.ts',
];
/** Excluded: the content of the test charity, and the benchmark, which measures the demonstration. */
const NOT_TESTS = /^tests\/(?:support\/charity|bench)\//;

const tests = ['app', 'charity-api', 'contract', 'domain', 'server', 'tests']
  .flatMap(filesBelow)
  .filter((path) => /\.test\.tsx?$/.test(path) || /^tests\/.*\.tsx?$/.test(path))
  .filter((path) => !OWN.includes(path) && !NOT_TESTS.test(path));

const nameOf = (path: string) => basename(path).replace(/\.\w+$/, '');

/** Returns the places of calls that read the demonstration: those without another folder. */
function readsDemonstration(path: string, text: string): string[] {
  const source = parse(path, text);
  const found: string[] = [];
  walk(source.tree, (node) => {
    if (!ts.isCallExpression(node)) return;
    const called = node.expression.getText(source.tree);
    const given = node.arguments.map((one) => one.getText(source.tree)).join();
    if (/^(?:seed|readDemonstrationContent)$/.test(called) && !/folder/i.test(given))
      found.push(placeOf(source, node));
    if (
      /['"`](?:\.\/)?demo(?:\/[^'"`]*)?['"`]/.test(given) &&
      /^(?:path\.)?(?:resolve|join)$|^read/i.test(called)
    )
      found.push(placeOf(source, node));
  });
  return found;
}

test('the guard finds a test that reads the demonstration', () => {
  const path = 'app/example.test.ts';
  expect(readsDemonstration(path, `await seed(db, { today });`)).toHaveLength(1);
  expect(readsDemonstration(path, `readFileSync('demo/zakat.yaml', 'utf8');`)).toHaveLength(1);
  expect(
    readsDemonstration(path, `await seed(db, { today, folder: testCharityFolder() });`),
  ).toEqual([]);
});

test('only the tests of the demonstration read it', () => {
  expect(tests.length).toBeGreaterThan(100);
  expect(tests.flatMap((path) => readsDemonstration(path, readFileSync(path, 'utf8')))).toEqual([]);
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
    .filter((id) => id.includes('-') && !written.includes(`'${id}'`));
  expect(ids.length).toBeGreaterThan(20);
  const named = new RegExp(`(?<![\\w-])(?:${ids.join('|')})(?![\\w-])`);
  expect(
    tests.filter((path) => named.test(readFileSync(path, 'utf8'))),
    'tests that contain ids of the demonstration',
  ).toEqual([]);
});
