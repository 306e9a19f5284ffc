/** Guard: only the demonstration's own tests depend on it, so an edit of its content breaks no other test. */
import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { describe, expect, test } from 'vitest';
import { findDemonstrationReads } from './demonstration-reads';
import { filesBelow } from './sources';

/** The tests of the demonstration itself, and of the start on an empty data folder. */
const OWN = [
  'app/routes/about/demonstration.test.ts',
  'charity-api/content/seed/seats.test.ts',
  'charity-api/content/seed/seed.test.ts',
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

const tests = ['app', 'charity-api', 'contract', 'domain', 'server', 'tests']
  .flatMap(filesBelow)
  .filter((path) => /\.test\.tsx?$/.test(path) || /^tests\/.*\.tsx?$/.test(path))
  .filter((path) => !OWN.includes(path) && !NOT_TESTS.test(path));

const nameOf = (path: string) => basename(path).replace(/\.\w+$/, '');

const readsOf = (path: string) => findDemonstrationReads(path, readFileSync(path, 'utf8'));

describe('the guard', () => {
  test.each([
    ['a seed without a folder', `await seed(db, { today });`],
    ['a seed through a namespace', `await content.seed(db, { today, scale: 3 });`],
    ['the content without a folder', `await readDemonstrationContent(today);`],
    ['the rows of the demonstration', `const rows = await readSeededRows();`],
    ['a file', `readFileSync('demo/zakat.yaml', 'utf8');`],
    ['a copy of the folder', `cpSync('demo', folder, { recursive: true });`],
    ['a function of the tests', `const content = await validContent('demo');`],
    ['any function', `compare(folder, "./demo/");`],
    ['a constant', `const FOLDER = 'demo';`],
    ['a path in parts', `path.join(import.meta.dirname, '../../demo', 'zakat.yaml');`],
    ['a template with the folder first', 'readFileSync(`demo/cases/${id}.yaml`);'],
    ['a template with the folder inside', 'readFileSync(`${root}/demo/cases/${id}.yaml`);'],
    ['a template with the folder last', 'readdirSync(`${root}/demo`);'],
    ['a server on an empty folder', `await startServer({ content: 'empty' });`],
    ['a server with other content', `await startServer({ env, content: 'demonstration' });`],
    ['a server on a folder of its own', `await startServer({ env: { DATA_DIR: folder } });`],
    ['an API on an empty folder', `await openCharityApi({ ...settings, log });`],
  ])('finds a test that reads %s', (_, text) => {
    expect(findDemonstrationReads('app/example.test.ts', `\n${text}`)).toEqual([
      'app/example.test.ts:2',
    ]);
  });

  test.each([
    [`await seed(db, { today, folder: testCharityFolder() });`],
    [`await seed(db, { today, folder });`],
    [`await readDemonstrationContent(today, folder);`],
    [`cpSync(testCharityFolder(), folder, { recursive: true });`],
    [`readFileSync('docs/demo/zakat.yaml'); read('demonstration'); read('demo.yaml');`],
    [`await startServer();`],
    [`await startServer({ env: { PORT: String(port) }, content: 'test charity' });`],
    [`await startServer({ env: { DATA_DIR: folder, DEMO_CONTENT: 'false' } });`],
    [`await openCharityApi({ ...settings, demoContent: false });`],
  ])('accepts %s', (text) => {
    expect(findDemonstrationReads('app/example.test.ts', text)).toEqual([]);
  });
});

test('only the tests of the demonstration read it', () => {
  expect(tests.length).toBeGreaterThan(100);
  expect(tests.flatMap(readsOf)).toEqual([]);
});

test.each(OWN)('%s, which may read the demonstration, reads it', (path) => {
  expect(readsOf(path)).not.toEqual([]);
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
  expect([`'/projects/${ids[0]}'`, `'${ids[0]}-2'`].map((text) => named.test(text))).toEqual([
    ...[true, false],
  ]);
  expect(
    tests.filter((path) => named.test(readFileSync(path, 'utf8'))),
    'tests that contain ids of the demonstration',
  ).toEqual([]);
});
